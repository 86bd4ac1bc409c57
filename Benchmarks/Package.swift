// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "GlyphInterp", path: "..")],
  targets: [
    .systemLibrary(name: "CBareShaping", pkgConfig: "harfbuzz"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CBareShaping",
        .product(name: "GlyphInterp", package: "GlyphInterp"),
        .product(name: "GlyphInterpExport", package: "GlyphInterp"),
      ]),
    .executableTarget(
      name: "Exhaustive", dependencies: [.product(name: "GlyphInterp", package: "GlyphInterp")]),
  ],
  swiftLanguageModes: [.v6]
)
