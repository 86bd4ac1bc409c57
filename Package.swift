// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target compiles with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// The engine alone calls C, so the engine alone is audited for memory safety.
let audited: [SwiftSetting] = strict + [.strictMemorySafety()]

let package = Package(
  name: "GlyphInterp",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "GlyphInterp", targets: ["GlyphInterp"]),
    .library(name: "GlyphInterpExport", targets: ["GlyphInterpExport"]),
    .executable(name: "glyph-interp", targets: ["glyph-interp"]),
  ],
  targets: [
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-uc",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpmux",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .target(name: "CUnicodeText", dependencies: ["CICU"]),
    .target(name: "CEmbeddedFont", cSettings: [.unsafeFlags(["-Wno-c23-extensions"])]),

    .target(
      name: "GlyphInterp",
      dependencies: ["CFreeType", "CHarfBuzz", "CUnicodeText", "CFontconfig"],
      swiftSettings: audited),
    .target(
      name: "GlyphInterpExport",
      dependencies: ["GlyphInterp", "CDeflate", "CWebP"],
      swiftSettings: strict),
    .executableTarget(
      name: "glyph-interp",
      dependencies: ["GlyphInterp", "GlyphInterpExport", "CEmbeddedFont"],
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["GlyphInterp"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "GlyphInterpTests", dependencies: ["GlyphInterp", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "GlyphInterpExportTests", dependencies: ["GlyphInterpExport", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SnapshotTests", dependencies: ["GlyphInterp", "GlyphInterpExport", "TestSupport"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "CommandTests", dependencies: ["glyph-interp", "TestSupport"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c17
)
