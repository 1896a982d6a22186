import Foundation

/// A folder of a test's own that goes when the test ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "masthead-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file into the folder, or into one in it, and returns its path.
  @discardableResult func write(_ name: String, _ text: String) throws -> String {
    let file = path + "/" + name
    let parent = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    return file
  }
}
