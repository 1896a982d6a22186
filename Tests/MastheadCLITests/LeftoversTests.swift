import Testing

@testable import masthead_cli

@Suite struct LeftoversTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The number of no process: the highest is below it.
  private let ended = 99_999_999

  @Test func workOfCommandsThatEndedIsRemovedWithAllInIt() throws {
    let own = FileSystem.processIdentifier
    for path in [
      "Combine-\(ended)/Combine.swift", "Combine-\(ended)/.hidden/a.txt", "Combine/Combine.swift",
      "Combine-\(own)/Combine.swift", "lock-5", "Other-\(ended)/a", "Combine-\(ended)x/a",
    ] { try folder.write(path, "") }
    Leftovers.remove(in: folder.path, startingWith: "Combine-")
    #expect(
      FileSystem.list(folder.path)
        == ["Combine", "Combine-\(own)", "Combine-\(ended)x", "Other-\(ended)", "lock-5"].sorted())
    Leftovers.removeNumbered(in: folder.path)
    #expect(FileSystem.kind(folder.path + "/Other-\(ended)") == .missing)
  }

  @Test func foldersOfKilledCompilesGoWithTheNextOne() throws {
    let cache = ScreenCache(folder: folder.path)
    try folder.write("work-\(ended)-abc.adapted/1.swift", "")
    try folder.write("work-\(ended)-abc.swift", "")
    try folder.write("work-\(FileSystem.processIdentifier)-abc.adapted/1.swift", "")
    _ = try cache.add("abcdef") { _ = FileSystem.write([1], to: $0) }
    #expect(FileSystem.list(folder.path).filter { $0.contains("\(ended)") } == [])
    #expect(FileSystem.kind(folder.path + "/work-\(FileSystem.processIdentifier)-abc.adapted") == .folder)
  }
}
