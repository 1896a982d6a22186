@_exported import HeadlessOptions
import Foundation
@MainActor public enum SnapshotMain {
  public static func run(resourceFolders: [String], screens: [SnapshotScreen]) -> Int32 {
    print(resourceFolders, screens.map(\.name), CommandLine.arguments)
    return 0
  }
}
