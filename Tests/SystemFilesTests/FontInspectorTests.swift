import Foundation
import Testing

@testable import SystemFiles

@Suite struct FontInspectorTests {
  /// A lock of two files, the second of which is missing; the first holds "letters".
  private let folder: TestFolder
  private let font: String
  private let lock: FontLock

  init() throws {
    folder = try TestFolder()
    font = folder.path + "/A.otf"
    try "letters".write(toFile: font, atomically: false, encoding: .utf8)
    let digest = SHA256.hexadecimal(of: "letters".utf8)
    lock = FontLock(
      text: "# words\n\(digest) fonts-a 1.0-1 /usr/share/A.otf /other/A.ttf\n\(digest) fonts-b 2:3~x /usr/share/B.otf\n"
    )
    try """
    Package: fonts-ab
    Version: 9

    Package: fonts-a
    Status: install ok installed
    Version: 2.0-1

    """.write(toFile: folder.path + "/status", atomically: false, encoding: .utf8)
  }

  private func inspector(_ stateFolders: [String]) -> FontInspector {
    FontInspector(lock: lock, stateFolders: stateFolders, packageDatabase: folder.path + "/status")
  }

  private var kept: String { folder.path + "/state/font-digests" }

  private func keptLines() -> [Substring] {
    ((try? String(contentsOfFile: kept, encoding: .utf8)) ?? "").split(separator: "\n")
  }

  @Test func filesAreKnownByTheirNames() {
    #expect(lock.entries.map(\.name) == ["A.otf", "B.otf"])
    #expect(lock.entry(for: "/anywhere/A.ttf")?.version == "1.0-1")
    #expect(lock.entry(for: "B.otf")?.package == "fonts-b")
    #expect(lock.entry(for: "/usr/share/C.otf") == nil)
  }

  @Test func aFileAsLockedIsNoFinding() {
    #expect(inspector([]).finding(path: font) == nil)
    #expect(inspector([]).finding(path: folder.path + "/B.otf") == nil, "missing files are the reader's to tell")
  }

  @Test func anotherFileIsFoundWithBothVersions() throws {
    try "lettres".write(toFile: font, atomically: false, encoding: .utf8)
    let finding = try #require(inspector([]).finding(path: font))
    #expect(finding.entry.package == "fonts-a" && finding.entry.version == "1.0-1")
    #expect(finding.foundVersion == "2.0-1")
    #expect(finding.foundSHA256 == SHA256.hexadecimal(of: "lettres".utf8))
  }

  @Test func aFileIsDigestedOnceAsLongAsItIsTheSame() throws {
    let state = folder.path + "/state"
    #expect(inspector([state]).finding(path: font) == nil)
    #expect(keptLines().count == 1)
    // A kept digest is believed: it shows whether the file was read again.
    let line = try #require(keptLines().first)
    try "\(String(repeating: "f", count: 64))\(line.dropFirst(64))\n".write(
      toFile: kept, atomically: false, encoding: .utf8)
    #expect(inspector([state]).finding(path: font)?.foundSHA256 == String(repeating: "f", count: 64))
    // Another size, and the file is read again.
    try "letters!".write(toFile: font, atomically: false, encoding: .utf8)
    #expect(inspector([state]).finding(path: font)?.foundSHA256 == SHA256.hexadecimal(of: "letters!".utf8))
    #expect(keptLines().count == 2)
  }

  @Test func whatIsKeptMayBeCutShortOrNonsense() throws {
    let state = folder.path + "/state"
    #expect(mkdir(state, 0o700) == 0)
    for text in ["", "\n\n", "nonsense", "0123 4\n", String(repeating: "f", count: 64) + " unfinished"] {
      try text.write(toFile: kept, atomically: false, encoding: .utf8)
      #expect(inspector([state]).finding(path: font) == nil)
      #expect(inspector([state]).finding(path: font) == nil)
      #expect(keptLines().last?.hasSuffix(font) == true)
    }
  }

  @Test func foldersThatCannotBeTrustedAreNotUsed() throws {
    let open = folder.path + "/open"
    let state = folder.path + "/state"
    #expect(mkdir(open, 0o700) == 0 && chmod(open, 0o777) == 0)
    #expect(inspector([open, state]).finding(path: font) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: open).isEmpty)
    #expect(keptLines().count == 1)
    #expect(inspector([open, font]).finding(path: font) == nil, "works without any")
  }

  @Test func theFingerprintTellsFilesApart() throws {
    let text = "\(SHA256.hexadecimal(of: "letters".utf8)) fonts-a 1 \(font)\n"
    let other = "\(SHA256.hexadecimal(of: "letters".utf8)) fonts-a 1 \(font).not\n"
    func fingerprint(_ lock: String) -> String {
      FontInspector(lock: FontLock(text: lock), stateFolders: []).fingerprint()
    }
    let first = fingerprint(text)
    #expect(first.utf8.count == 12 && fingerprint(text) == first)
    #expect(fingerprint(other) != first)
    try "lettres".write(toFile: font, atomically: false, encoding: .utf8)
    #expect(fingerprint(text) != first)
  }

  @Test func theProjectsLockIsWellFormed() {
    let entries = FontLock.standard.entries
    #expect(Set(entries.map(\.name)).count == entries.count)
    #expect(
      entries.allSatisfy { $0.sha256.allSatisfy(\.isHexDigit) && $0.package.hasPrefix("fonts-") && $0.version != "0" })
  }
}
