import Foundation
import Testing

@testable import SystemFiles

@Suite struct PrivateFolderTests {
  private func mode(_ path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  @Test func whatIsMissingIsMadeForItsOwnerAlone() throws {
    let folder = try TestFolder()
    let path = folder.path + "/a/b"
    #expect(try PrivateFolder.make(path) == path)
    #expect(mode(path) == 0o700 && mode(folder.path + "/a") == 0o700)
    #expect(try PrivateFolder.make(path) == path, "it may be there")
  }

  @Test(arguments: [0o777, 0o1777, 0o702] as [mode_t])
  func aFolderThatOthersCanWriteToIsRefused(mode: mode_t) throws {
    let folder = try TestFolder()
    let path = folder.path + "/open"
    #expect(mkdir(path, 0o700) == 0 && chmod(path, mode) == 0)
    let problem = #expect(throws: PrivateFolderProblem.self) { try PrivateFolder.make(path) }
    #expect(problem?.description.hasPrefix("\(path): can be written to by others") == true)
  }

  @Test func aFolderThatOthersCanReadIsTaken() throws {
    let folder = try TestFolder()
    #expect(mkdir(folder.path + "/seen", 0o755) == 0)
    #expect(try PrivateFolder.make(folder.path + "/seen") == folder.path + "/seen")
  }

  @Test func aFolderInOneThatOthersCanWriteToIsRefusedUnlessThatIsSticky() throws {
    let folder = try TestFolder()
    #expect(mkdir(folder.path + "/open", 0o700) == 0 && mkdir(folder.path + "/open/mine", 0o700) == 0)
    #expect(chmod(folder.path + "/open", 0o777) == 0)
    let problem = #expect(throws: PrivateFolderProblem.self) { try PrivateFolder.make(folder.path + "/open/mine") }
    #expect(problem?.reason.contains("lies in \(folder.path)/open") == true)
    #expect(chmod(folder.path + "/open", 0o1777) == 0)
    #expect(try PrivateFolder.make(folder.path + "/open/mine") == folder.path + "/open/mine")
  }

  @Test func linksOfOnesOwnLeadToWhatIsChecked() throws {
    let folder = try TestFolder()
    #expect(mkdir(folder.path + "/real", 0o700) == 0)
    #expect(symlink(folder.path + "/real", folder.path + "/link") == 0)
    #expect(try PrivateFolder.make(folder.path + "/link") == folder.path + "/real")
    #expect(chmod(folder.path + "/real", 0o777) == 0)
    #expect(throws: PrivateFolderProblem.self) { try PrivateFolder.make(folder.path + "/link") }
  }

  @Test func aFileIsNoFolder() throws {
    let folder = try TestFolder()
    try "".write(toFile: folder.path + "/file", atomically: false, encoding: .utf8)
    for path in ["/file", "/file/inside"] {
      #expect(throws: PrivateFolderProblem.self) { try PrivateFolder.make(folder.path + path) }
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can make folders of other users"))
  func whatAnotherUserOwnsIsRefused() throws {
    let folder = try TestFolder()
    let theirs = folder.path + "/theirs"
    #expect(mkdir(theirs, 0o700) == 0 && mkdir(theirs + "/mine", 0o700) == 0)
    #expect(symlink(folder.path, folder.path + "/link") == 0 && lchown(folder.path + "/link", 65_534, 65_534) == 0)
    #expect(chown(theirs, 65_534, 65_534) == 0)
    for (path, words) in [
      (theirs, "belongs to nobody"), (theirs + "/mine", "lies in \(theirs), which belongs to nobody"),
      (folder.path + "/link", "is a link that belongs to nobody"),
    ] {
      let problem = #expect(throws: PrivateFolderProblem.self) { try PrivateFolder.make(path) }
      #expect(problem?.reason.contains(words) == true, "\(String(describing: problem))")
    }
  }
}

/// A folder of a test's own that goes when the test ends.
final class TestFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "masthead-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
