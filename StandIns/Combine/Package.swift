// swift-tools-version: 6.2
import PackageDescription

// Apple's Combine over OpenCombine. A package of its own, so that nobody fetches it who does not import it, and so that OpenCombine
// is built where `canImport(Combine)` is false.
let package = Package(
  name: "Combine",
  products: [.library(name: "MastheadCombine", type: .dynamic, targets: ["Combine"])],
  dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")],
  targets: [
    .target(
      name: "Combine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
  ]
)
