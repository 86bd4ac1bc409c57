extension TransitionPlan {
  /// Everything that is drawn at a progress that a host gives, not eased: for a slider or a gesture.
  ///
  /// Staggered motions begin and end one after the other as they would in time.
  /// - Parameter progress: 0 the old text, 1 the new text; clamped.
  public func scene(atProgress progress: Double) -> Scene {
    let progress = min(1, max(0, progress))
    let last = onsets.max() ?? 0
    let whole = motionDuration + last
    let progresses = onsets.map { onset in
      guard last > 0, motionDuration > 0, whole.isFinite else { return progress }
      return min(1, max(0, (progress * whole - onset) / motionDuration))
    }
    let overall = progresses.isEmpty ? progress : progresses.reduce(0, +) / Double(progresses.count)
    return scene(of: instant(progresses: progresses, overall: overall), at: progress, seconds: progress * duration)
  }
}
