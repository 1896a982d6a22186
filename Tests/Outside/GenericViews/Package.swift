// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "GenericViews",
  platforms: [.iOS(.v15)],
  products: [.library(name: "GenericViews", targets: ["GenericViews"])],
  targets: [
    .target(name: "GenericViews"),
    .testTarget(name: "GenericViewsTests", dependencies: ["GenericViews"]),
  ]
)
