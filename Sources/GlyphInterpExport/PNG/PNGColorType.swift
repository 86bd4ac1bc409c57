/// How a pixel is stored, 8 bits a sample (PNG, section 6.1).
enum PNGColorType: UInt8 {
  case gray = 0
  case rgb = 2
  case indexed = 3
  case grayAlpha = 4
  case rgba = 6

  /// Bytes of a pixel.
  var pixelSize: Int {
    switch self {
    case .gray, .indexed: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }
}
