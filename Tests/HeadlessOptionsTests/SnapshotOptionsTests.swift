import Testing

@testable import HeadlessOptions

@Suite struct SnapshotOptionsTests {
  @Test func argumentsReadBackAsTheOptionsThatWroteThem() throws {
    var all: [SnapshotOptions] = []
    for device in DeviceCatalogue.standard.devices { all.append(SnapshotOptions(device: device)) }
    let base = all[0]
    func add(_ change: (inout SnapshotOptions) -> Void) {
      var options = base
      change(&options)
      all.append(options)
    }
    add { $0.orientation = .landscape }
    add { $0.size = Device.Size(width: 320.25, height: 100) }
    add { $0.scale = 1.0 / 3 }
    add { $0.keepsSafeArea = false }
    add { $0.outputDirectory = "a = b/ü" }
    for appearance in SnapshotOptions.Appearance.allCases { add { $0.appearance = appearance } }
    for size in SnapshotOptions.TextSize.allCases { add { $0.textSize = size } }
    for direction in SnapshotOptions.Direction.allCases { add { $0.direction = direction } }
    add { $0.scroll = .offset(-0.1) }
    add { $0.scroll = .row(section: 3, row: 14) }
    add { $0.showsFullContent = true }
    for options in all { #expect(try SnapshotOptions(arguments: options.arguments) == options) }
  }

  @Test func argumentsThatAreNotOursAreRefused() {
    for arguments in [["size"], ["--size"], ["--unknown=1"], ["--device=none"], ["--size=1e9x1"]] {
      #expect(throws: SnapshotOptionsError.self) { try SnapshotOptions(arguments: arguments) }
    }
  }

  @Test func theLargestPictureIsAllowedAndNoLarger() throws {
    var options = SnapshotOptions(device: DeviceCatalogue.standard.devices[0])
    options.scale = 1
    options.size = Device.Size(width: 32_767, height: 1)
    try options.validate()
    options.size = Device.Size(width: 1, height: 32_768)
    #expect(throws: SnapshotOptionsError.self) { try options.validate() }
  }
}
