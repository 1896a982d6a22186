import Foundation
import Testing

@testable import masthead_cli

@Suite struct SourceFileTests {
  @Test func filesAreReadOnceInTheOrderGiven() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("B.swift", "b")
    let second = try folder.write("A.swift", "a")
    let files = try SourceFile.read([first, second, folder.path + "/./B.swift"])
    #expect(files.map(\.path) == [first, second])
    #expect(files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["b", "a"])
    #expect(files[0].folder == FileSystem.resolve(folder.path))
  }

  @Test func foldersStandForTheSwiftFilesInThem() throws {
    let folder = try TemporaryFolder()
    for name in ["B.swift", "In/A.swift", "In/notes.txt", "AppTests/T.swift", ".build/X.swift", "Package.swift"] {
      try folder.write(name, "")
    }
    let files = try SourceFile.read([folder.path + "/"])
    #expect(files.map(\.path) == ["/B.swift", "/In/A.swift"].map { folder.path + $0 })
  }

  @Test func whatIsNoReadableSwiftFileIsNamedWithTheCure() throws {
    let folder = try TemporaryFolder()
    let text = try folder.write("notes.txt", "")
    for (path, words) in [
      (folder.path + "/None.swift", "no such file"), (folder.path, "is a folder"), (text, "not a Swift file"),
      ("", "no such file"),
    ] {
      let failure = try #require(throws: CommandFailure.self) { try SourceFile.read([path]) }
      #expect(failure.message.hasPrefix("\(path): \(words)"))
      #expect(failure.status == 2)
    }
  }

  @Test func emptyExpressionsAreRefused() throws {
    #expect(throws: CommandFailure.self) { try ScreenExpression.checked(["A()", " \n"]) }
    #expect(try ScreenExpression.checked(["A()"]) == [ScreenExpression(text: "A()")])
  }
}
