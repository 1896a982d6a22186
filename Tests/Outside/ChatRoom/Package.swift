// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "ChatRoom",
  platforms: [.iOS(.v15)],
  products: [.library(name: "ChatRoom", targets: ["ChatRoom"])],
  targets: [
    .target(name: "ChatRoom"),
    .testTarget(name: "ChatRoomTests", dependencies: ["ChatRoom"]),
  ]
)
