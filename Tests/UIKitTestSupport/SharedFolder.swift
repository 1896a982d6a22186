import Foundation

/// The folder of recordings and applications that is not part of the package: `MASTHEAD_SHARED`, else `shared` beside the package.
public enum SharedFolder {
  /// A file or folder in it; nil when it is not there, so that who needs it is skipped.
  public static func url(_ path: String) -> URL? {
    var package = URL(filePath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    let folder: URL =
      ProcessInfo.processInfo.environment["MASTHEAD_SHARED"].map { URL(filePath: $0) }
      ?? package.deletingLastPathComponent().appending(path: "shared")
    let file: URL = folder.appending(path: path)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }
}
