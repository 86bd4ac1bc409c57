import Foundation
import GlyphInterp
import GlyphInterpExport

/// One process's measurement of the engine: plan once, then scene, pixels and file bytes of every frame on one thread.
struct EngineRun {
  let work: Work
  /// Whether overlapping contours are drawn as their union, as the product does, or as FreeType alone would.
  let unions: Bool
  let fontPath: String

  /// Measures and gives the line that `Figures` reads.
  func measured() throws -> String {
    let start = milliseconds(CLOCK_MONOTONIC)
    let plan = try work.plan(font: try FontFace(path: fontPath))
    let planned = milliseconds(CLOCK_MONOTONIC) - start
    var renderer = try Renderer()
    var bitmap = try Bitmap(width: work.width, height: work.height)
    let encoder = work == .b ? try PNGEncoder() : nil
    var best = (wall: Double.infinity, processor: Double.infinity)
    var stages = (scene: Double.infinity, render: Double.infinity, encode: Double.infinity)
    var bytes = 0
    for _ in 0..<work.passCount {
      let wall = milliseconds(CLOCK_MONOTONIC)
      let processor = milliseconds(CLOCK_PROCESS_CPUTIME_ID)
      var pass = (scene: 0.0, render: 0.0, encode: 0.0)
      bytes = 0
      for frame in 0..<Work.frameCount {
        var mark = milliseconds(CLOCK_PROCESS_CPUTIME_ID)
        func lap() -> Double {
          let now = milliseconds(CLOCK_PROCESS_CPUTIME_ID)
          defer { mark = now }
          return now - mark
        }
        var scene = plan.scene(at: Double(frame) / 60)
        if !unions {
          for index in scene.outlines.indices { scene.outlines[index].hasOverlaps = false }
        }
        pass.scene += lap()
        renderer.render(scene, into: &bitmap, transform: transform(for: scene))
        pass.render += lap()
        if let encoder { bytes += encoder.encode(bitmap).count }
        pass.encode += lap()
      }
      let count = Double(Work.frameCount)
      best.wall = min(best.wall, (milliseconds(CLOCK_MONOTONIC) - wall) / count)
      best.processor = min(best.processor, (milliseconds(CLOCK_PROCESS_CPUTIME_ID) - processor) / count)
      stages.scene = min(stages.scene, pass.scene / count)
      stages.render = min(stages.render, pass.render / count)
      stages.encode = min(stages.encode, pass.encode / count)
    }
    return [
      "\(best.wall) \(best.processor) \(peakMemory())", "plan=\(planned)", "scene=\(stages.scene)",
      "render=\(stages.render)", "encode=\(stages.encode)", "bytes=\(bytes / Work.frameCount)",
    ].joined(separator: " ")
  }

  private func transform(for scene: Scene) -> Transform2D {
    work == .c
      ? .translation(x: 20, y: 40)
      : .translation(x: Double(work.width) / 2 - scene.layoutBox.center.x, y: 432)
  }
}
