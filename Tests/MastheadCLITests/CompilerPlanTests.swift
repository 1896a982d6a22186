import Testing

@testable import masthead_cli

@Suite struct CompilerPlanTests {
  /// What swiftc 6.3.1 says, with fewer options and the toolchain elsewhere.
  private static let driver = """
    /toolchain/usr/bin/swift-frontend -frontend -c 'a b.swift' c.swift /cache/work-1.swift -Onone -file-compilation-dir /home/me -module-name Screens -o /tmp/TemporaryDirectory.d30Tu3/work-1-1.o
    /toolchain/usr/bin/swift-autolink-extract /tmp/TemporaryDirectory.d30Tu3/work-1-1.o -o /tmp/TemporaryDirectory.d30Tu3/work-1-2.autolink
    /toolchain/usr/bin/clang -fuse-ld=lld -pie /toolchain/usr/lib/swift/linux/x86_64/swiftrt.o /tmp/TemporaryDirectory.d30Tu3/work-1-1.o @/tmp/TemporaryDirectory.d30Tu3/work-1-2.autolink -lswiftCore -o /cache/work-1
    """

  @Test func whatDiffersFromCallToCallHasAPlace() throws {
    let plan = try #require(
      CompilerPlan(driver: Self.driver, sources: ["a b.swift", "c.swift"], output: "/cache/work-1"))
    #expect(
      plan.compilation == [
        "/toolchain/usr/bin/swift-frontend", "-frontend", "-c", "\u{1}", "\u{2}.swift", "-Onone",
        "-file-compilation-dir", "\u{3}", "-module-name", "Screens", "-o", "\u{2}.o",
      ])
    #expect(
      plan.linking == [
        "/toolchain/usr/bin/clang", "-fuse-ld=lld", "-pie", "/toolchain/usr/lib/swift/linux/x86_64/swiftrt.o",
        "\u{2}.o", "\u{4}", "-lswiftCore", "-o", "\u{2}",
      ])
  }

  @Test func anotherFormIsLeftToTheDriver() {
    func plan(_ text: String, _ sources: [String] = ["a b.swift", "c.swift"]) -> CompilerPlan? {
      CompilerPlan(driver: text, sources: sources, output: "/cache/work-1")
    }
    #expect(plan("") == nil)
    #expect(plan(Self.driver + "\n/usr/bin/strip x") == nil)
    #expect(plan(Self.driver.replacing("a b.swift' c.swift", with: "a b.swift' x.swift c.swift")) == nil)
    #expect(plan(Self.driver, ["other.swift"]) == nil)
    #expect(plan(Self.driver.replacing("-lswiftCore", with: "/tmp/TemporaryDirectory.d30Tu3/resources")) == nil)
  }

  @Test func theLinkersCallIsReadFromWhatTheCCompilerSays() {
    let said = """
      clang version 17.0.0
      Target: x86_64-unknown-linux-gnu
       "/opt/a b/ld.lld" "-pie" "-o" "/cache/work-1" "/cache/work-1.o" "-lmasthead-autolinked" "-lc"
      """
    #expect(
      CompilerPlan.linkerCommand(said, output: "/cache/work-1")
        == ["/opt/a b/ld.lld", "-pie", "-o", "\u{2}", "\u{2}.o", "\u{4}", "-lc"])
    #expect(CompilerPlan.linkerCommand(said.replacing("ld.lld", with: "ld.gold"), output: "/cache/work-1") == nil)
    #expect(CompilerPlan.linkerCommand("clang: error: no input files", output: "/cache/work-1") == nil)
  }
}

@Suite struct ObjectFileTests {
  /// A file of three sections: none, the names, and the entries that the linker is given.
  private static func object(_ entries: String) -> [UInt8] {
    let names = Array("\0.strtab\0.swift1_autolink_entries\0".utf8)
    let content = Array(entries.utf8)
    func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
    func header(_ name: Int, _ start: Int, _ size: Int) -> [UInt8] {
      number(name, 4) + number(0, 20) + number(start, 8) + number(size, 8) + number(0, 24)
    }
    var file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + number(0, 0x28 - 6)
    file += number(64, 8) + number(0, 10) + number(64, 2) + number(3, 2) + number(1, 2)
    let end = 64 + 3 * 64
    file += header(0, 0, 0) + header(1, end, names.count) + header(9, end + names.count, content.count)
    return file + names + content
  }

  @Test func librariesThatAnObjectAsksForAreRead() throws {
    let object = try #require(ObjectFile(Self.object("-lFoundation\0-lm\0-lFoundation\0")))
    #expect(object.autolinkEntries == ["-lFoundation", "-lm"])
    #expect(ObjectFile(Self.object(""))?.autolinkEntries == [])
  }

  @Test func brokenObjectsAreNotRead() throws {
    let whole = Self.object("-lFoundation\0")
    #expect(ObjectFile(Array(whole.prefix(40))) == nil)
    #expect(ObjectFile(Array("!<arch>\n".utf8) + whole) == nil)
    for length in [64, 100, 200, whole.count - 1] {
      #expect(try #require(ObjectFile(Array(whole.prefix(length)))).autolinkEntries == nil, "\(length)")
    }
  }
}
