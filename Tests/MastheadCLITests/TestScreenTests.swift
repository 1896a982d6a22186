import Testing

@testable import masthead_cli

@Suite struct TestScreenTests {
  @Test func optionsOfTheScreenAreTakenOutAndAllOthersAreSwiftPMs() throws {
    let screen = try TestScreen([
      "test", "--device", "iPad mini", "--filter", "Rows", "--text-size=ax3", "--appearance", "dark", "--bold-text",
      "--parallel",
    ])
    #expect(screen.others == ["test", "--filter", "Rows", "--parallel"])
    #expect(screen.value == "--device=iPad mini\n--appearance=dark\n--text-size=ax3\n--bold-text=1")
  }

  @Test func withoutOptionsNothingIsSaid() throws {
    let arguments = ["test", "--filter", "--", "--device", "x"]
    let screen = try TestScreen(arguments)
    #expect(screen.others == arguments && screen.value == nil)
  }

  @Test func aSizeThatIsNoDevicesHasNoSafeArea() throws {
    #expect(try TestScreen(["--size=320x568"]).value?.contains("--no-safe-area=1") == true)
    #expect(try TestScreen(["--size", "320x568", "--device", "iPhone 15"]).value?.contains("safe-area") == false)
  }

  @Test(arguments: [
    (["--device", "Fridge"], "Fridge"), (["--text-size=huge"], "huge"), (["--device"], "--device: needs a value"),
  ])
  func whatIsNotThereIsTold(_ arguments: [String], _ words: String) {
    do {
      _ = try TestScreen(arguments)
      Issue.record("\(arguments) are no screen")
    } catch {
      #expect((error as? CommandFailure)?.message.contains(words) == true, "\(error)")
    }
  }
}
