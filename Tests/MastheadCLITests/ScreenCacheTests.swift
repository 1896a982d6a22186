import Foundation
import Testing

@testable import masthead_cli

@Suite struct ScreenCacheTests {
  private func add(_ key: String, to cache: ScreenCache, text: String = "x") throws -> String {
    try cache.add(key) { #expect(FileSystem.write(Array(text.utf8), to: $0)) }
  }

  @Test func whatWasAddedIsFoundAgain() throws {
    let folder = try TemporaryFolder()
    let cache = ScreenCache(folder: folder.path + "/deep/cache")
    #expect(cache.executable(for: "key") == nil)
    let path = try add("key", to: cache, text: "content")
    #expect(cache.executable(for: "key") == path)
    #expect(FileSystem.read(path)?.starts(with: "content".utf8) == true)
    #expect(cache.executable(for: "other") == nil)
  }

  @Test func nothingIsLeftWhenMakingFails() throws {
    let folder = try TemporaryFolder()
    let cache = ScreenCache(folder: folder.path)
    #expect(throws: CommandFailure.self) {
      try cache.add("key") { output in
        #expect(FileSystem.write([1], to: output))
        throw CommandFailure("no")
      }
    }
    #expect(cache.executable(for: "key") == nil)
    #expect(FileSystem.list(folder.path) == ["lock-k", "screens"])
    #expect(FileSystem.list(folder.path + "/screens").isEmpty)
  }

  @Test func theLeastRecentlyUsedGo() throws {
    let folder = try TemporaryFolder()
    let cache = ScreenCache(folder: folder.path)
    for number in 0..<ScreenCache.limit { _ = try add("key\(number)", to: cache) }
    for number in 0..<ScreenCache.limit {
      let date = Date(timeIntervalSince1970: 1_000_000 + Double(number))
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: folder.path + "/screens/key\(number)")
    }
    #expect(cache.executable(for: "key0") != nil)
    _ = try add("new", to: cache)
    #expect(FileSystem.list(folder.path + "/screens").count == ScreenCache.limit)
    #expect(cache.executable(for: "key0") != nil, "used last, so kept")
    #expect(cache.executable(for: "key1") == nil, "used least recently, so gone")
    #expect(cache.executable(for: "new") != nil)
  }

  @Test func aFolderThatCanNotBeMadeIsNamed() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("file", "")
    let failure = try #require(throws: CommandFailure.self) { try add("key", to: ScreenCache(folder: file)) }
    #expect(failure.message.contains(file) && failure.message.contains("MASTHEAD_CACHE"))
    #expect(failure.status == 1)
  }

  @Test func whatIsNotWholeIsNotFound() throws {
    let folder = try TemporaryFolder()
    let cache = ScreenCache(folder: folder.path)
    let path = try add("key", to: cache, text: String(repeating: "program ", count: 100))
    var bytes = try #require(FileSystem.read(path))
    for damage in [{ $0.removeLast() }, { $0[3] ^= 1 }, { $0.removeAll() }] as [(inout [UInt8]) -> Void] {
      var damaged = bytes
      damage(&damaged)
      #expect(FileSystem.write(damaged, to: path))
      #expect(cache.executable(for: "key") == nil)
      #expect(FileSystem.kind(path) == .missing)
    }
    bytes.append(0)
    #expect(!ProgramSeal.isIntact(bytes))
  }

  @Test func aProgramThatOthersCanWriteToOrALinkIsNotFound() throws {
    let folder = try TemporaryFolder()
    let cache = ScreenCache(folder: folder.path)
    let path = try add("key", to: cache)
    #expect(chmod(path, 0o777) == 0)
    #expect(cache.executable(for: "key") == nil)
    #expect(chmod(path, 0o700) == 0)
    #expect(rename(path, folder.path + "/elsewhere") == 0)
    #expect(symlink(folder.path + "/elsewhere", path) == 0)
    #expect(cache.executable(for: "key") == nil)
  }

  @Test func theResultOfAnotherCommandIsTaken() throws {
    let folder = try TemporaryFolder()
    let cache = ScreenCache(folder: folder.path)
    let first = try add("key", to: cache, text: "first")
    let second = try cache.add("key") { _ in Issue.record("made twice") }
    #expect(first == second)
  }
}
