/// How the interface is turned: by the place of the bottom of the device.
public enum UIInterfaceOrientation: _Enumeration, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// With the bottom of the device at the left.
  case landscapeLeft
  /// With the bottom of the device at the right.
  case landscapeRight
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 5 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { [0, 1, 2, 4, 3][place] }

  /// Whether it is one of the two upright ones.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is one of the two on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several ways in which an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// A bit for each orientation, at the place of its number.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// With the bottom of the device at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// With the bottom of the device at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Both on a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Each of the four.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// Each but on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
  }
}

/// How the device is held.
public enum UIDeviceOrientation: _Enumeration, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// With the bottom at the right.
  case landscapeLeft
  /// With the bottom at the left.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 7 }

  /// Whether it is one of the two upright ones.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is one of the two on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the interface can follow it.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
