// swift-tools-version: 6.2
import PackageDescription

// Apple's Combine over OpenCombine. A package of its own, so that nobody fetches it who does not import it; the command builds it when
// a source imports Combine. Its module is not called Combine: OpenCombine asks `canImport(Combine)` and would take Apple's branch.
let package = Package(
  name: "MastheadCombine",
  products: [.library(name: "MastheadCombine", type: .dynamic, targets: ["MastheadCombine"])],
  dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")],
  targets: [
    .target(
      name: "MastheadCombine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ]),
    .testTarget(name: "CombineTests", dependencies: ["MastheadCombine"]),
  ]
)
