// swift-tools-version: 6.2
import PackageDescription

// Modules of Apple's systems that adapted sources import. They are a package beside Masthead's: what asks `canImport(os)` or
// `canImport(Darwin)` in a build takes Apple's branch where they are found.
let package = Package(
  name: "System",
  products: [
    .library(name: "MastheadSystem", type: .dynamic, targets: ["os", "OSLog", "Darwin"])
  ],
  targets: [
    .target(name: "CMastheadSystem"),
    .target(name: "os", dependencies: ["CMastheadSystem"]),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "Darwin", dependencies: ["CMastheadSystem"]),
    .testTarget(name: "SystemTests", dependencies: ["os", "OSLog", "Darwin"]),
  ]
)
