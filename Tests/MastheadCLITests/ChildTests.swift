import Testing

@testable import masthead_cli

@Suite struct ChildTests {
  @Test func bothStreamsAndTheStatusAreCollected() throws {
    let result = try Child.run(["/bin/sh", "-c", "echo one; echo two >&2; exit 7"])
    #expect(result == Child.Result(status: 7, output: "one\ntwo\n"))
  }

  @Test func longOutputIsReadWhole() throws {
    let result = try Child.run(["/bin/sh", "-c", "head -c 300000 /dev/zero | tr '\\0' x"])
    #expect(result.status == 0)
    #expect(result.output.utf8.count == 300_000)
  }

  @Test func aSignalIsToldAsTheShellDoes() throws {
    #expect(try Child.run(["/bin/sh", "-c", "kill -9 $$"]).status == 137)
  }

  @Test func aProgramThatIsNotThereIsNamed() throws {
    let failure = try #require(throws: CommandFailure.self) { try Child.run(["/nowhere/program"]) }
    #expect(failure.message.hasPrefix("/nowhere/program: cannot be started"))
  }
}
