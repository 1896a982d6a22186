import SourceAdapter
import Testing

@testable import masthead_cli

@Suite struct CompilerCallTests {
  @Test func callsOfSwiftPMAreToldApart() throws {
    let folder = try TemporaryFolder()
    let list = try folder.write("sources", "'/a b/A.swift'\n/c/B\\ C.swift\n")
    let compile = CompilerCall([
      "-module-name", "M", "-output-file-map", "/x/M.build/output-file-map.json", "-c", "@" + list,
    ])
    #expect(compile.purpose == .compile && compile.sourceFiles == ["/a b/A.swift", "/c/B C.swift"])
    #expect(compile.moduleFolder == "/x/M.build")
    let objects = try folder.write("objects", "/x/M.build/A.swift.o\n/x/N.build/B.swift.o\n")
    let link = CompilerCall(["-emit-executable", "-o", "/x/app", "@" + objects])
    #expect(link.purpose == .link && link.objectFiles.count == 2)
    #expect(CompilerCall(["-version"]).purpose == .version)
    #expect(CompilerCall(["-emit-executable", "-o", "m", "Package.swift"]).purpose == .other)
    #expect(CompilerCall(["-print-target-info"]).purpose == .other)
  }

  @Test func languageModesOfXcodeAreThoseOfTheCompiler() {
    #expect(CompilerCall(["-swift-version", "5.0", "-c"]).argumentsWithLanguageMode == ["-swift-version", "5", "-c"])
    #expect(CompilerCall(["-swift-version", "4.2"]).argumentsWithLanguageMode == ["-swift-version", "4.2"])
    #expect(CompilerCall(["-swift-version", "6"]).argumentsWithLanguageMode == ["-swift-version", "6"])
  }

  @Test func protocolsOfModulesAreReadAsTheyWereWritten() throws {
    let folder = try TemporaryFolder()
    let protocols = [
      OptionalProtocol(
        name: "Outer.P", methods: ["f(_:a:)", "g()"], properties: [.init(name: "tint", type: "[String: Int]?")],
        inherited: ["Q"]),
      OptionalProtocol(name: "R", methods: ["h()"], properties: [], inherited: []),
    ]
    let path = folder.path + "/protocols"
    #expect(OptionalProtocolFile.write(protocols, to: path))
    #expect(OptionalProtocolFile.read(path) == protocols)
    #expect(OptionalProtocolFile.read(path + "-none").isEmpty)
  }
}
