// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

/// Programs are linked as the runtime library is (`forStart` in Masthead's own description of its package).
let forStart: [LinkerSetting] = {
  #if canImport(Glibc)
    var version = [CChar](repeating: 0, count: 64)
    confstr(Int32(_CS_GNU_LIBC_VERSION), &version, version.count)
    // "glibc 2.36"
    let parts = version.split(whereSeparator: { $0 == 32 || $0 == 46 || $0 == 0 }).compactMap {
      Int(String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    let packed =
      parts.lexicographicallyPrecedes([2, 36]) ? [] : ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]
    let order = "--symbol-ordering-file=\(Context.packageDirectory)/../Scripts/first-use-order.txt"
    return [
      .unsafeFlags(
        ["-use-ld=lld", "-Xlinker", order, "-Xlinker", "--no-warn-symbol-ordering"]
          + ["-Xlinker", "--no-export-dynamic"] + packed)
    ]
  #else
    return []
  #endif
}()

/// What Masthead's speed is measured with: a package of its own, so that nobody who depends on Masthead fetches it.
///
/// `./masthead bench` builds it for release and runs it.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Masthead", path: "..")
  ],
  targets: [
    .target(name: "Measuring"),
    .target(name: "CAllocations"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Measuring", "CAllocations", .product(name: "Cassowary", package: "Masthead"),
        .product(name: "UIKit", package: "Masthead"),
      ]
    ),
    .executableTarget(
      name: "list-scene",
      dependencies: ["Measuring", .product(name: "UIKit", package: "Masthead")],
      path: "Sources/ListScene",
      linkerSettings: forStart
    ),
  ]
)
