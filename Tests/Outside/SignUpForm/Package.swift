// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "SignUpForm",
  platforms: [.iOS(.v15)],
  products: [.library(name: "SignUpForm", targets: ["SignUpForm"])],
  targets: [
    .target(name: "SignUpForm"),
    .testTarget(name: "SignUpFormTests", dependencies: ["SignUpForm"]),
  ]
)
