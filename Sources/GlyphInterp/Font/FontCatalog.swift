/// The fonts that are installed on the system, by family.
///
/// Making a catalogue reads fontconfig's configuration and its cache (some 10 ms); nothing else touches them, so make
/// one only when a family is asked for.
public struct FontCatalog: Sendable {
  /// All faces with outlines, in the order of path and index; a variable face is listed once.
  public let faces: [InstalledFace]
  /// Family names, lower-case, with the faces that have them.
  private let facesByFamily: [String: [InstalledFace]]

  /// Lists the installed fonts.
  /// - Throws: `FontError.noCatalog` where fontconfig does not start.
  public init() throws(FontError) {
    guard let database = FontDatabase() else { throw .noCatalog }
    self.init(database.entries())
  }

  /// Makes a catalogue from fontconfig's entries.
  init(_ entries: [FontDatabase.Entry]) {
    var faces: [InstalledFace] = []
    var byFamily: [String: [InstalledFace]] = [:]
    var places: [String: Int] = [:]
    for entry in entries where entry.isScalable {
      guard let family = entry.families.first else { continue }
      let face = InstalledFace(
        family: family, style: entry.style, path: entry.path, index: entry.index, isItalic: entry.isItalic,
        isVariable: entry.isVariable)
      let key = "\(entry.index):\(entry.path)"
      if let place = places[key] {
        if !entry.isVariable || faces[place].isVariable { continue }
        faces[place] = face
      } else {
        places[key] = faces.count
        faces.append(face)
      }
      for name in entry.families {
        byFamily[name.lowercased(), default: []].removeAll { $0.path == face.path && $0.index == face.index }
        byFamily[name.lowercased(), default: []].append(face)
      }
    }
    self.faces = faces
    facesByFamily = byFamily
  }

  /// The family names in alphabetical order, each once.
  public var families: [String] { Set(faces.map(\.family)).sorted() }

  /// The faces of a family, case aside, in the order of path and index; none where there is no such family.
  public func faces(ofFamily family: String) -> [InstalledFace] { facesByFamily[family.lowercased()] ?? [] }

  /// Opens the face of a family that suits a style best.
  ///
  /// Of several files: the upright (or italic) one that has most of the axes the style names, then the most axes, then
  /// the one nearest to regular weight, then the first by path. Where the family has only the other posture, that.
  /// - Throws: `FontError.unknownFamily` with the nearest name, as fontconfig itself would give some other font; or
  ///   what is wrong with the family's files, when none opens.
  public func face(
    matching family: String, italic: Bool = false, wanting axes: Set<OpenTypeTag> = []
  ) throws(FontError) -> FontFace {
    let candidates = faces(ofFamily: family)
    guard !candidates.isEmpty else {
      throw .unknownFamily(name: family, nearest: NearestName.nearest(to: family, among: families))
    }
    let posture = candidates.filter { $0.isItalic == italic }
    var best: (face: FontFace, rank: Rank)?
    var failure: FontError?
    for candidate in posture.isEmpty ? candidates : posture {
      do throws(FontError) {
        let face = try FontFace(path: candidate.path, index: candidate.index)
        let rank = Rank(face, wanting: axes)
        if best.map({ rank < $0.rank }) ?? true { best = (face, rank) }
      } catch { failure = failure ?? error }
    }
    if let best { return best.face }
    throw failure ?? .unknownFamily(name: family, nearest: nil)
  }

  /// How well a face suits a style: smaller is better.
  private struct Rank: Comparable {
    let missingAxisCount: Int
    let axisCount: Int
    let distanceFromRegular: Int

    init(_ face: FontFace, wanting axes: Set<OpenTypeTag>) {
      missingAxisCount = axes.subtracting(face.axes.map(\.tag)).count
      axisCount = face.axes.count
      distanceFromRegular = axisCount > 0 ? 0 : abs(face.style.weightClass - 400)
    }

    static func < (left: Rank, right: Rank) -> Bool {
      (left.missingAxisCount, -left.axisCount, left.distanceFromRegular)
        < (right.missingAxisCount, -right.axisCount, right.distanceFromRegular)
    }
  }
}
