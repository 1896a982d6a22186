// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "DelegatePatterns",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Review", targets: ["Review"])],
  targets: [
    .target(name: "Rating"),
    .target(name: "Review", dependencies: ["Rating"]),
    .testTarget(name: "ReviewTests", dependencies: ["Review", "Rating"]),
  ]
)
