import Foundation
import SourceAdapter
import Testing

@testable import masthead_cli

@Suite struct AdaptedModuleTests {
  private let folder: TemporaryFolder
  private let body = "class A: UIView {\n}\n"

  init() throws { folder = try TemporaryFolder() }

  private func write(_ sources: KeyValuePairs<String, String>) throws -> AdaptedModule {
    let files = try sources.map { name, text in
      let path = folder.path + "/" + name
      if FileSystem.read(path) != Array(text.utf8) { try folder.write(name, text) }
      return SourceAdapter.File(path: path, bytes: Array(text.utf8))
    }
    return try AdaptedModule.write(files, into: folder.path + "/adapted", options: .init())
  }

  private var adapted: [String] { FileSystem.list(folder.path + "/adapted").filter { $0.hasSuffix(".swift") } }

  @Test func filesThatNeedNothingAreNotWritten() throws {
    let module = try write(["A.swift": body, "B.swift": "let a = 1\n"])
    #expect(adapted.isEmpty)
    #expect(
      FileSystem.read(module.overlay).map { String(decoding: $0, as: UTF8.self) }?.contains("\"roots\":[]") == true)
  }

  @Test func textsThatStayAreNotWrittenAgain() throws {
    let sources: KeyValuePairs = ["A.swift": "class A { @objc func f() {} }\n"]
    _ = try write(sources)
    let first = FileIdentity(folder.path + "/adapted/" + adapted[0])
    #expect(try !write(sources).changedWithoutEdit)
    #expect(FileIdentity(folder.path + "/adapted/" + adapted[0]) == first)
  }

  @Test func aModuleThatStaysIsNotAdaptedAgain() throws {
    let sources: KeyValuePairs = ["A.swift": "import WebKit\nclass A { @objc func f() {} }\n"]
    let options = SourceAdapter.Options(missingModules: ["WebKit": "not there"])
    func write() throws -> AdaptedModule {
      let files = sources.map { SourceAdapter.File(path: folder.path + "/" + $0, bytes: Array($1.utf8)) }
      return try AdaptedModule.write(files, into: folder.path + "/adapted", options: options)
    }
    let first = try write()
    let file = folder.path + "/adapted/" + adapted[0]
    // What the adapter would write again shows whether it was asked.
    #expect(FileSystem.write(Array("mark".utf8), to: file))
    #expect(try write().notes == first.notes && FileSystem.read(file) == Array("mark".utf8))
    FileSystem.remove(file)
    _ = try write()
    #expect(FileSystem.read(file) != nil && FileSystem.read(file) != Array("mark".utf8))
  }

  @Test func anythingElseIsAnotherKey() {
    let file = SourceAdapter.File(path: "/A.swift", bytes: [1])
    let keys = [
      KeptAdaptation.key([file], lists: [], options: .init()), KeptAdaptation.key([], lists: [file], options: .init()),
      KeptAdaptation.key([.init(path: "/B.swift", bytes: [1])], lists: [], options: .init()),
      KeptAdaptation.key([.init(path: "/A.swift", bytes: [2])], lists: [], options: .init()),
      KeptAdaptation.key([file], lists: [], options: .init(missingModules: ["A": "b"])),
      KeptAdaptation.key([file], lists: [], options: .init(hasRuntime: false)),
    ]
    #expect(Set(keys).count == keys.count)
  }

  @Test func membersThatAnotherFileAsksForAreNoticed() throws {
    #expect(try !write(["A.swift": body, "B.swift": "let a = 1\n"]).changedWithoutEdit)
    usleep(20_000)
    let asking = "extension A {\n  override func layoutSubviews() {}\n}\n"
    #expect(try write(["A.swift": body, "B.swift": asking]).changedWithoutEdit)
    #expect(adapted.count == 2)
    usleep(20_000)
    #expect(try write(["A.swift": body, "B.swift": "let a = 1\n"]).changedWithoutEdit)
    #expect(adapted.isEmpty)
  }

  @Test func notesAreWarningsWithTheirPlace() throws {
    let files = [SourceAdapter.File(path: "A.swift", bytes: Array("\nimport WebKit\n".utf8))]
    let module = try AdaptedModule.write(
      files, into: folder.path + "/adapted", options: .init(missingModules: ["WebKit": "not there"]))
    #expect(module.text == "A.swift:2:1: warning: import WebKit: not there\n")
  }
}
