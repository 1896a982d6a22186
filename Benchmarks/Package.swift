// swift-tools-version: 6.2
import PackageDescription

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
      path: "Sources/ListScene"
    ),
  ]
)
