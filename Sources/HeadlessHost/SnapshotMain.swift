import Foundation
import UIKit

/// The program that the snapshot command compiles around the user's screens.
@MainActor
public enum SnapshotMain {
  /// Draws the screens one after the other as the program's arguments say; returns the exit status.
  ///
  /// The status is 0 when every screen was drawn, 2 when one cannot be shown as asked for, 1 when nothing can be written. A
  /// screen that crashes ends the program with a line that names it and the status 1 (`CrashReport`).
  public static func run(
    resourceFolders: [String], screens: [SnapshotScreen], arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Int32 {
    let options: SnapshotOptions
    do {
      options = try SnapshotOptions(arguments: arguments)
    } catch {
      return fail("\(error)", status: 2)
    }
    do {
      try FileManager.default.createDirectory(atPath: options.outputDirectory, withIntermediateDirectories: true)
    } catch {
      return fail(
        "\(options.outputDirectory): not a folder that can be written to; name another one with -o", status: 2)
    }
    ResourceSearchPath.folders = resourceFolders
    CrashReport.install()
    var status: Int32 = 0
    for (index, screen) in screens.enumerated() {
      CrashReport.begin(screen.source, screensAfter: screens.count - index - 1)
      do {
        try draw(screen, options)
      } catch let error as ScreenHostError {
        if case .notWritable = error { return fail("\(error)", status: 1) }
        status = fail("\(screen.source): \(error)", status: 2)
      } catch {
        return fail("\(screen.source): \(error)", status: 1)
      }
    }
    return status
  }

  private static func draw(_ screen: SnapshotScreen, _ options: SnapshotOptions) throws {
    let start = ContinuousClock.now
    Diagnostics.shared.removeAll()
    let host = ScreenHost(options: options)
    try host.show(screen.make())
    if options.showsFullContent { try host.showFullContent() }
    try host.scroll(options.scroll)
    let picture = host.picture()
    let path = options.outputDirectory + "/" + screen.name
    try write(picture.png, to: path + ".png")
    try write(Data(host.layoutText().utf8), to: path + ".layout.txt")
    host.close()
    let duration = (ContinuousClock.now - start).components
    let milliseconds = duration.seconds * 1000 + duration.attoseconds / 1_000_000_000_000_000
    output("\(path).png  \(picture.width)x\(picture.height)  \(milliseconds) ms\n")
    for diagnostic in Diagnostics.shared.all {
      for line in diagnostic.description.split(separator: "\n") { output("  \(line)\n") }
    }
  }

  private static func write(_ data: Data, to path: String) throws {
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw ScreenHostError.notWritable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  private static func output(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  private static func fail(_ message: String, status: Int32) -> Int32 {
    FileHandle.standardError.write(Data("masthead: \(message)\n".utf8))
    return status
  }
}
