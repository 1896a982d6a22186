// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "NibsBesideSources",
  platforms: [.iOS(.v15)],
  products: [.library(name: "NibsBesideSources", targets: ["NibsBesideSources"])],
  targets: [
    .target(name: "NibsBesideSources"),
    .testTarget(name: "NibsBesideSourcesTests", dependencies: ["NibsBesideSources"]),
  ]
)
