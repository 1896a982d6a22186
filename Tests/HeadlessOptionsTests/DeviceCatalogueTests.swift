import Testing

@testable import HeadlessOptions

@Suite struct DeviceCatalogueTests {
  private let catalogue = DeviceCatalogue.standard

  @Test func everyDeviceIsPossible() {
    #expect(catalogue.devices.count >= 50)
    for device in catalogue.devices { device.checkInvariants() }
  }

  @Test func everyNameAndAliasFindsItsOwnDevice() {
    for device in catalogue.devices {
      for name in [device.name] + device.aliases { #expect(catalogue.device(named: name) == device, "\(name)") }
    }
  }

  @Test func noTwoDevicesShareAName() {
    let keys = catalogue.devices.flatMap { [$0.name] + $0.aliases }.map(DeviceCatalogue.key)
    #expect(Set(keys).count == keys.count)
  }

  /// `uikit-facts §15`: size, scale, top and bottom inset; 48 is the XR's real top inset.
  @Test(arguments: [
    ("iPhone SE (1st generation)", 320, 568, 2, 20, 0), ("iPhone 8", 375, 667, 2, 20, 0),
    ("iPhone 8 Plus", 414, 736, 3, 20, 0),
    ("iPhone X", 375, 812, 3, 44, 34), ("iPhone XS", 375, 812, 3, 44, 34), ("iPhone 11 Pro", 375, 812, 3, 44, 34),
    ("iPhone XR", 414, 896, 2, 48, 34), ("iPhone 11", 414, 896, 2, 48, 34), ("iPhone XS Max", 414, 896, 3, 44, 34),
    ("iPhone 11 Pro Max", 414, 896, 3, 44, 34), ("iPhone 12", 390, 844, 3, 47, 34), ("iPhone 13", 390, 844, 3, 47, 34),
    ("iPhone 14", 390, 844, 3, 47, 34), ("iPhone 12 mini", 375, 812, 3, 50, 34),
    ("iPhone 13 mini", 375, 812, 3, 50, 34),
    ("iPhone 12 Pro Max", 428, 926, 3, 47, 34), ("iPhone 13 Pro Max", 428, 926, 3, 47, 34),
    ("iPhone 14 Plus", 428, 926, 3, 47, 34),
    ("iPhone 14 Pro", 393, 852, 3, 59, 34), ("iPhone 15", 393, 852, 3, 59, 34), ("iPhone 15 Pro", 393, 852, 3, 59, 34),
    ("iPhone 16", 393, 852, 3, 59, 34), ("iPhone 14 Pro Max", 430, 932, 3, 59, 34),
    ("iPhone 15 Plus", 430, 932, 3, 59, 34),
    ("iPhone 15 Pro Max", 430, 932, 3, 59, 34), ("iPhone 16 Pro", 402, 874, 3, 62, 34),
    ("iPhone 16 Pro Max", 440, 956, 3, 62, 34),
    ("iPad 9.7", 768, 1024, 2, 20, 0), ("iPad mini", 768, 1024, 2, 20, 0), ("iPad 10.2", 810, 1080, 2, 20, 0),
    ("iPad Pro 10.5", 834, 1112, 2, 20, 0), ("iPad Pro 11", 834, 1194, 2, 24, 20),
    ("iPad Pro 12.9", 1024, 1366, 2, 24, 20),
    // Not in the facts; devices.json names the sources.
    ("iPhone 16e", 390, 844, 3, 47, 34), ("iPhone 17e", 390, 844, 3, 47, 34), ("iPhone 17", 402, 874, 3, 62, 34),
    ("iPhone 17 Pro", 402, 874, 3, 62, 34), ("iPhone 17 Pro Max", 440, 956, 3, 62, 34),
    ("iPhone Air", 420, 912, 3, 68, 34),
    ("iPad (10th generation)", 820, 1180, 2, 24, 20), ("iPad mini (A17 Pro)", 744, 1133, 2, 24, 20),
    ("iPad Air 11", 820, 1180, 2, 24, 20), ("iPad Air 13", 1024, 1366, 2, 24, 20),
    ("iPad Pro 11 (M4)", 834, 1210, 2, 24, 20), ("iPad Pro 13", 1032, 1376, 2, 24, 20),
  ])
  func devicesAreAsTheFactsSay(name: String, width: Double, height: Double, scale: Double, top: Double, bottom: Double)
    throws
  {
    let device = try #require(catalogue.device(named: name))
    #expect(device.name == name)
    #expect(device.size(.portrait) == Device.Size(width: width, height: height))
    #expect(device.size(.landscape) == Device.Size(width: height, height: width))
    #expect(device.scale == scale)
    #expect(device.portrait == Device.Insets(top: top, left: 0, bottom: bottom, right: 0))
    if device.idiom == .phone {
      #expect(device.landscape.top == 0)
      let runsOnlyNewest = name.hasPrefix("iPhone 17") || name == "iPhone Air"
      #expect(device.landscape.bottom == (bottom > 0 ? runsOnlyNewest ? 20 : 21 : 0))
      #expect(device.landscape.left == (bottom > 0 ? top : 0))
      #expect(device.landscape.left == device.landscape.right)
    } else {
      #expect(device.landscape == device.portrait)
    }
  }

  @Test(arguments: [
    ("iphone15pro", "iPhone 15 Pro"), ("15 Pro", "iPhone 15 Pro"), ("IPHONE-XR", "iPhone XR"),
    ("se1", "iPhone SE (1st generation)"),
    ("iPhone SE", "iPhone SE (3rd generation)"), ("Pro 12.9", "iPad Pro 12.9"), ("17 pro max", "iPhone 17 Pro Max"),
    ("iPad Pro 13-inch (M5)", "iPad Pro 13"), ("iPad Air 11-inch (M3)", "iPad Air 11"), ("iPhone 7", "iPhone 8"),
  ])
  func namesAreFoundHoweverTheyAreWritten(written: String, name: String) {
    #expect(catalogue.device(named: written)?.name == name)
  }

  @Test(arguments: [
    ("iPhone 15 Por", "iPhone 15 Pro"), ("iphone 61", "iPhone X"), ("13 mni", "iPhone 13 mini"),
    ("ipda mini", "iPad mini"),
  ])
  func theNearestNamesComeFirst(written: String, name: String) {
    #expect(catalogue.device(named: written) == nil)
    #expect(catalogue.names(nearest: written).count == 3)
    #expect(catalogue.names(nearest: written, count: 6).contains(name))
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("ab", "ab", 0),
  ])
  func distancesAreThoseOfLevenshtein(a: String, b: String, distance: Int) {
    #expect(editDistance(Array(a.utf8), Array(b.utf8)) == distance)
  }

  @Test func sizeClassesAreApplesList() throws {
    let phone = try #require(catalogue.device(named: "iPhone 15"))
    #expect(!phone.hasRegularWidth(.portrait) && phone.hasRegularHeight(.portrait))
    #expect(!phone.hasRegularWidth(.landscape) && !phone.hasRegularHeight(.landscape))
    let large = try #require(catalogue.device(named: "iPhone 15 Pro Max"))
    #expect(
      !large.hasRegularWidth(.portrait) && large.hasRegularWidth(.landscape) && !large.hasRegularHeight(.landscape))
    let pad = try #require(catalogue.device(named: "iPad"))
    #expect(pad.hasRegularWidth(.portrait) && pad.hasRegularHeight(.landscape))
  }
}
