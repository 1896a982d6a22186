// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

/// The folder of the parser that comes with the toolchain, `usr/lib/swift/host`.
///
/// Read from where this manifest's own library lies: that is the toolchain that builds, wherever it is installed and whatever `swift` in
/// PATH is a link to. Empty on systems where the command line is not built.
let parserFolder: String = {
  #if canImport(Glibc)
    guard let maps = fopen("/proc/self/maps", "r") else { return "" }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 8192)
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard let start = text.firstIndex(of: "/"), let end = text.firstRange(of: "/lib/swift/pm/")?.lowerBound
      else { continue }
      return text[start..<end] + "/lib/swift/host"
    }
  #endif
  return ""
}()

/// For targets that no other package can depend on: the parser is not in a folder where the compiler looks by itself.
let parser: [SwiftSetting] = parserFolder.isEmpty ? [] : [.unsafeFlags(["-I", parserFolder])]
let parserLibraries: [LinkerSetting] =
  parserFolder.isEmpty
  ? []
  : [
    .unsafeFlags(["-L", parserFolder, "-Xlinker", "-rpath", "-Xlinker", parserFolder, "-lSwiftParser", "-lSwiftSyntax"])
  ]

/// How the runtime library and programs are linked: for a quick start in little memory.
///
/// Relocations are packed, which takes a hundredth of their room; the C library knows them since 2.36. What a first screen runs lies side by
/// side (`Scripts/first-use-order` says how that was found), so that a quarter of the pages with code is read. The linker is the toolchain's.
let forStart: [LinkerSetting] = {
  #if canImport(Glibc)
    guard !parserFolder.isEmpty else { return [] }
    var version = [CChar](repeating: 0, count: 64)
    confstr(Int32(_CS_GNU_LIBC_VERSION), &version, version.count)
    // "glibc 2.36"
    let parts = version.split(whereSeparator: { $0 == 32 || $0 == 46 || $0 == 0 }).compactMap {
      Int(String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    let packed =
      parts.lexicographicallyPrecedes([2, 36]) ? [] : ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]
    let order = "--symbol-ordering-file=\(Context.packageDirectory)/Scripts/first-use-order.txt"
    return [
      .unsafeFlags(
        ["-use-ld=lld", "-Xlinker", order, "-Xlinker", "--no-warn-symbol-ordering"] + packed)
    ]
  #else
    return []
  #endif
}()

/// C libraries come from the distribution; `./masthead` installs them (see `Scripts/packages.txt`).
let systemLibraries: [Target] = [
  .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
  .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
  .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
  .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
  .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
  .systemLibrary(name: "CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
  .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
  .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
  .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
  .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
]

let layers: [Target] = [
  .target(
    name: "CCodecShims", dependencies: ["CPNG", "CJPEG", "CWebP", "CGIF"],
    // The frames of WebP files are found by a library of the same package.
    linkerSettings: [.linkedLibrary("webpdemux")]),
  .target(name: "CInitializers"),
  .target(name: "CSymbolNames"),
  .target(name: "CProcess"),
  .target(name: "CWork"),
  .target(name: "CWitnesses"),
  .target(name: "CDigest"),
  .target(
    name: "CTextShims", dependencies: ["CFreeType", "CHarfBuzz", "CICU"],
    // Of Debian's libhyphen-dev, which has no file for pkg-config.
    linkerSettings: [.linkedLibrary("hyphen")]),
  .target(
    name: "SystemFiles", dependencies: ["CDigest"],
    resources: [.embedInCode("fonts.lock"), .embedInCode("hyphenation.lock")]),
  .target(name: "Cassowary"),
  .target(name: "ListGeometry"),
  .target(name: "InterfaceDocuments"),
  .target(
    name: "CoreGraphics",
    dependencies: ["CCairo", "CPNG", "CJPEG", "CWebP", "CISAL", "CDeflate", "CCodecShims", "CRectangles"]),
  .target(
    name: "TextLayout", dependencies: ["SystemFiles", "CoreGraphics", "CFreeType", "CHarfBuzz", "CICU", "CTextShims"]),
  .target(name: "CThread"),
  .target(name: "CRectangles"),
  .target(name: "QuartzCore", dependencies: ["CoreGraphics", "CThread", "ObjectiveC"]),
  .target(name: "CClassRecords"),
  .target(name: "CObjectLifetime"),
  .target(name: "CAppleSystem"),
  .target(name: "AppleSystem", dependencies: ["CAppleSystem"]),
  .target(name: "ObjectiveC", dependencies: ["CAppleSystem", "CClassRecords", "CObjectLifetime"]),
  .target(
    name: "UIKit",
    dependencies: [
      "CInitializers", "CSymbolNames", "CWitnesses", "Cassowary", "ListGeometry", "InterfaceDocuments", "CoreGraphics",
      "TextLayout",
      "ObjectiveC", "QuartzCore",
    ],
    resources: [
      .embedInCode("Graphics/Symbols/symbol-map.tsv"), .embedInCode("Graphics/Symbols/symbol-shapes.tsv"),
      .embedInCode("Graphics/Strings/system-words.tsv"),
    ]
  ),
  .target(name: "UniformTypes"),
  .target(name: "UniformTypeNames", dependencies: ["UniformTypes", "ObjectiveC"]),
  .target(name: "ImageFiles", dependencies: ["CoreGraphics", "ObjectiveC"]),
  .target(name: "_Testing_UIKit"),
  .target(name: "_Testing_CoreGraphics"),
  .target(name: "HeadlessOptions", resources: [.embedInCode("devices.json")]),
  .target(name: "CPictureDifference"),
  .target(name: "SnapshotReport"),
  .target(
    name: "SnapshotComparison", dependencies: ["CoreGraphics", "CPictureDifference", "SnapshotReport", "SystemFiles"]),
  .target(
    name: "HeadlessHost", dependencies: ["UIKit", "HeadlessOptions", "SnapshotComparison", "SystemFiles", "CProcess"]),
  // Of the runtime library alone.
  .target(name: "FormattedTexts", dependencies: ["UIKit", "HeadlessHost"], linkerSettings: forStart),
  .target(name: "OfflineNetwork"),
  .target(
    name: "MastheadSnapshotTesting",
    dependencies: ["HeadlessHost", "SnapshotComparison", "SnapshotReport"]),
  .target(
    name: "SnapshotReview", dependencies: ["SnapshotReport", .product(name: "FlyingFox", package: "FlyingFox")]),
  .executableTarget(
    name: "masthead-snapshots",
    dependencies: [
      "SnapshotReport", "SnapshotReview", .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
  // What `./masthead bench snapshots` runs; stands here, since tests link the toolchain's libraries, which the other benchmarks have linked in.
  .executableTarget(
    name: "snapshot-bench", dependencies: ["MastheadSnapshotTesting", "SnapshotComparison", "SnapshotReport"],
    path: "Benchmarks/Snapshots"),
  .target(name: "SourceAdapter", swiftSettings: parser, linkerSettings: parserLibraries),
  .executableTarget(
    name: "masthead-cli",
    dependencies: [
      "HeadlessOptions", "SystemFiles", "SourceAdapter",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    swiftSettings: parser
  ),
]

let overlays: [Target.Dependency] = ["_Testing_UIKit", "_Testing_CoreGraphics"]

/// Tests of UIKit, a target an area, so that a change is built with the tests of its area alone.
let interfaceTests: [Target] = [
  "UIKitControllerTests", "UIKitControlTests", "UIKitTextTests", "UIKitViewTests", "InterfaceBuilderTests",
].map { name in
  .testTarget(
    name: name,
    dependencies: ["UIKit", "HeadlessHost", "UIKitTestSupport", "SeededRandom"] + overlays
      + (name == "InterfaceBuilderTests" ? ["InterfaceDocuments"] : []))
}

let testSupport: [Target] = [
  .target(name: "UIKitTestSupport", dependencies: ["UIKit"], path: "Tests/UIKitTestSupport"),
  .target(name: "SeededRandom", path: "Tests/SeededRandom"),
]

let allTests: [Target] =
  [
    .testTarget(name: "SystemFilesTests", dependencies: ["SystemFiles"]),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "SeededRandom"]),
    .testTarget(
      name: "ListGeometryTests", dependencies: ["ListGeometry", "SeededRandom"], resources: [.copy("Fixtures")]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "SeededRandom"] + overlays),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["TextLayout", "SystemFiles"] + overlays,
      resources: [.copy("Fixtures")]),
    .testTarget(name: "ObjectiveCTests", dependencies: ["ObjectiveC", "AppleSystem", "CAppleSystem"]),
    .testTarget(
      name: "ImageFilesTests", dependencies: ["ImageFiles", "UniformTypes", "UniformTypeNames"] + overlays),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "SeededRandom"] + overlays),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "HeadlessHost", "TextLayout", "UIKitTestSupport", "SeededRandom"] + overlays,
      resources: [.copy("Fixtures")]
    ),
    .testTarget(name: "HeadlessOptionsTests", dependencies: ["HeadlessOptions"]),
    .testTarget(name: "HeadlessHostTests", dependencies: ["HeadlessHost", "SystemFiles"] + overlays),
    .testTarget(
      name: "PictureTests", dependencies: ["UIKit", "HeadlessHost", "CISAL"] + overlays, exclude: ["References"]),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: [
        "MastheadSnapshotTesting", "HeadlessHost", "HeadlessOptions", "SnapshotComparison", "SnapshotReport",
        "SeededRandom",
      ] + overlays),
    .testTarget(
      name: "SnapshotReportTests",
      dependencies: ["SnapshotReport", "SnapshotReview", "masthead-snapshots", "SeededRandom"]),
    .testTarget(name: "SourceAdapterTests", dependencies: ["SourceAdapter", "SeededRandom"], swiftSettings: parser),
    .testTarget(
      name: "MastheadCLITests", dependencies: ["masthead-cli", "SystemFiles", "SourceAdapter"] + overlays,
      swiftSettings: parser),
  ] + interfaceTests

/// While one works: the test targets to build, by name, with blanks between.
///
/// All of them unless it is set.
let wanted: [Substring]? = Context.environment["MASTHEAD_ONLY_TESTS"]?.split(separator: " ")
let tests: [Target] = allTests.filter { wanted?.contains(Substring($0.name)) ?? true }

/// `./masthead test` sets it: warnings are errors there, and stay warnings while one works; what is costly to check is checked.
if Context.environment["MASTHEAD_STRICT"] == "1" {
  for target in layers + testSupport + tests {
    // Lists check what they hold after every window pass.
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error), .define("CHECKS_INVARIANTS")]
  }
}

/// Continuous integration sets it in optimised builds: what is tested is optimised, the tests, which are as long again, are not.
if Context.environment["MASTHEAD_PLAIN_TESTS"] == "1" {
  for target in tests { target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])] }
}

let package = Package(
  name: "Masthead",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "HeadlessHost", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .library(name: "MastheadSnapshotTesting", targets: ["MastheadSnapshotTesting"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
    // CWork and FormattedTexts take calls of the dispatch library and Foundation over and are in no other product. The overlays are there for packages' tests.
    .library(
      name: "MastheadRuntime", type: .dynamic,
      targets: [
        "UIKit", "HeadlessHost", "AppleSystem", "CWork", "FormattedTexts", "ImageFiles", "UniformTypes",
        "UniformTypeNames", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]),
    // Brings Foundation's network with it: programs that have that load it.
    .library(name: "MastheadNetwork", type: .dynamic, targets: ["OfflineNetwork"]),
    .executable(name: "masthead-cli", targets: ["masthead-cli"]),
    .executable(name: "masthead-snapshots", targets: ["masthead-snapshots"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    // Of all that depends on it only the command masthead-snapshots is made; it depends on nothing itself.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: systemLibraries + layers + testSupport + tests
)
