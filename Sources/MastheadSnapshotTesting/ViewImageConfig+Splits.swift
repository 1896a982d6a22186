import UIKit

extension ViewImageConfig {
  /// How an iPad is held, and which part of its screen the application has beside another one.
  public enum TabletOrientation: Sendable {
    /// Parts of a screen that is held upright.
    public enum PortraitSplits: Sendable {
      case oneThird, twoThirds, full
    }
    /// Parts of a screen that is held sideways.
    public enum LandscapeSplits: Sendable {
      case oneThird, oneHalf, twoThirds, full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// The part of an iPad's screen for an application beside another one.
  ///
  /// Ten points lie between the two; the narrow one is 320 points wide, and 375 on a screen of 1194 points held
  /// sideways or 1024 held upright. Parts narrower than 678 points are horizontally compact. (The sizes that
  /// swift-snapshot-testing names for its six iPads are these.)
  static func device(_ name: String, _ orientation: TabletOrientation) -> ViewImageConfig {
    var config: ViewImageConfig
    let isLandscape: Bool
    let part: Int
    switch orientation {
    case .landscape(let split):
      (config, isLandscape) = (device(name, .landscape), true)
      part = [.oneThird: 2, .oneHalf: 3, .twoThirds: 4, .full: 6][split] ?? 6
    case .portrait(let split):
      (config, isLandscape) = (device(name, .portrait), false)
      part = [.oneThird: 2, .twoThirds: 4, .full: 6][split] ?? 6
    }
    guard part < 6, let whole = config.size else { return config }
    let divider: CGFloat = 10
    let narrow: CGFloat = whole.width >= (isLandscape ? 1194 : 1024) ? 375 : 320
    let width: CGFloat =
      switch part {
      case 2: narrow
      case 3: (whole.width - divider) / 2
      default: whole.width - divider - narrow
      }
    config.size = CGSize(width: width, height: whole.height)
    config.name += ", \(part) sixths"
    if width < 678 {
      config.traits = UITraitCollection(traitsFrom: [config.traits, UITraitCollection(horizontalSizeClass: .compact)])
    }
    return config
  }

  /// iPad mini, as an application is shown beside another one.
  public static func iPadMini(_ orientation: TabletOrientation) -> Self { device("iPad mini", orientation) }
  /// iPad of 9.7 inches, as an application is shown beside another one.
  public static func iPad9_7(_ orientation: TabletOrientation) -> Self { device("iPad 9.7", orientation) }
  /// iPad of 10.2 inches, as an application is shown beside another one.
  public static func iPad10_2(_ orientation: TabletOrientation) -> Self { device("iPad 10.2", orientation) }
  /// iPad Pro of 10.5 inches, as an application is shown beside another one.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> Self { device("iPad Pro 10.5", orientation) }
  /// iPad Pro of 11 inches, as an application is shown beside another one.
  public static func iPadPro11(_ orientation: TabletOrientation) -> Self { device("iPad Pro 11", orientation) }
  /// iPad Pro of 12.9 inches, as an application is shown beside another one.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> Self { device("iPad Pro 12.9", orientation) }
}
