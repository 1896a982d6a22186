import HeadlessOptions
import Testing

@testable import masthead_cli

private func options(_ arguments: String...) throws -> SnapshotOptions {
  let command = try MastheadCommand.parseAsRoot(["snapshot", "A.swift"] + arguments)
  return try #require(command as? SnapshotCommand).snapshotOptions()
}

@Suite struct SnapshotCommandTests {
  @Test func withoutOptionsThePictureIsOfTheDefaultDevice() throws {
    let options = try options()
    #expect(options.device.name == DeviceCatalogue.defaultDeviceName)
    #expect(options.windowSize == Device.Size(width: 393, height: 852))
    #expect(options.windowScale == 3)
    #expect(options.windowSafeArea == Device.Insets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(options.outputDirectory == "snapshots")
  }

  @Test func allOptionsArrive() throws {
    let options = try options(
      "--device", "iphone se1", "--orientation", "landscape", "--scale", "1.5", "--appearance", "Dark", "--text-size",
      "ax5",
      "--direction", "rtl", "--scroll", "-20", "-o", "out")
    #expect(options.device.name == "iPhone SE (1st generation)")
    #expect(options.windowSize == Device.Size(width: 568, height: 320))
    #expect(options.windowScale == 1.5)
    #expect(options.appearance == .dark)
    #expect(options.textSize == .ax5)
    #expect(options.direction == .rtl)
    #expect(options.scroll == .offset(-20))
    #expect(options.outputDirectory == "out")
  }

  @Test func aSizeAloneHasNoSafeAreaAndASizeOfADeviceKeepsIt() throws {
    #expect(try options("--size", "320x200").windowSafeArea == .zero)
    #expect(try options("--size", "320x200", "--device", "iPhone X").windowSafeArea.top == 44)
    #expect(try options("--size", "320.5X200").windowSize == Device.Size(width: 320.5, height: 200))
  }

  @Test func rowsAndFullContentAreUnderstood() throws {
    #expect(try options("--scroll-to", "2,10").scroll == .row(section: 2, row: 10))
    #expect(try options("--full-content").showsFullContent)
  }

  @Test(arguments: [
    (["--device", "iPhone 15 Por"], "--device 'iPhone 15 Por': no such device; nearest are 'iPhone 15 Pro'"),
    (["--device", ""], "--device '': no such device"),
    (["--size", "320"], "--size '320': not a size; write WIDTHxHEIGHT"), (["--size", "0x5"], "--size '0x5'"),
    (["--size", "axb"], "--size 'axb'"), (["--size", "1x2x3"], "--size '1x2x3'"),
    (["--size", "nanx5"], "--size 'nanx5'"),
    (["--size", "99999x5"], "at most 32767 pixels"), (["--scale", "0"], "--scale '0'"),
    (["--scale", "eleven"], "--scale 'eleven'"),
    (["--scale", "inf"], "--scale 'inf'"), (["--appearance", "grey"], "--appearance 'grey': not one of light, dark"),
    (["--text-size", "big"], "--text-size 'big': not one of xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5"),
    (["--direction", "up"], "--direction 'up': not one of ltr, rtl"),
    (["--orientation", "flat"], "--orientation 'flat': not one of portrait, landscape"),
    (["--scroll", "far"], "--scroll 'far': not a number"),
    (["--scroll-to", "3"], "--scroll-to '3': not a row; write SECTION,ROW"),
    (["--scroll-to", "-1,0"], "--scroll-to '-1,0'"), (["--scroll", "1", "--scroll-to", "0,0"], "exclude each other"),
    (["--full-content", "--scroll", "1"], "--full-content shows everything"), (["-o", ""], "-o '': not a folder"),
  ])
  func whatCanNotBeHonouredIsSaidInOneLine(arguments: [String], message: String) throws {
    let command = try #require(
      try MastheadCommand.parseAsRoot(["snapshot", "A.swift"] + arguments) as? SnapshotCommand)
    let failure = try #require(throws: CommandFailure.self) { try command.snapshotOptions() }
    #expect(failure.message.contains(message))
    #expect(!failure.message.contains("\n"))
    #expect(failure.status == 2)
  }

  @Test func expressionsMayLookLikeOptions() throws {
    let command = try MastheadCommand.parseAsRoot(["snapshot", "A.swift", "--show", "-x", "--show", "A(b: 1)"])
    #expect((command as? SnapshotCommand)?.show == ["-x", "A(b: 1)"])
  }

  @Test func wordsThatAreNoCommandAreToldWithTheOnesThereAre() throws {
    for arguments in [["masthead"], ["masthead", "snapshot"], ["masthead", "help"], ["masthead", "--help"]] {
      #expect(MastheadCommand.unknownCommand(arguments) == nil)
    }
    let word = try #require(MastheadCommand.unknownCommand(["masthead", "snap"]))
    let words = "'snap': no such command; there are snapshot, swift, devices, snapshots, doctor, test and bench"
    #expect(word.status == 2 && word.message == words)
    #expect(
      MastheadCommand.unknownCommand(["masthead", "A.swift"])?.message.hasSuffix("masthead snapshot A.swift") == true)
    #expect(MastheadCommand.unknownCommand(["masthead", "doctor"])?.message.contains("./masthead doctor") == true)
  }
}
