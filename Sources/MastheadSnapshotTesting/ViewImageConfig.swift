import HeadlessHost
import UIKit

/// The configuration of a screen: its size, the insets under hardware, and the traits.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Sendable {
    case landscape, portrait
  }

  /// The insets under hardware at the edges, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; nil for that of the view.
  public var size: CGSize?
  /// The traits.
  public var traits: UITraitCollection
  /// The device, for the layout text.
  var name = "window"

  /// Makes a screen of its parts.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// A device of the catalogue (`./masthead devices` lists them): size, safe area, pixels a point and size classes.
  ///
  /// Stops the program when there is no device of that name.
  public static func device(_ name: String, _ orientation: Orientation = .portrait) -> ViewImageConfig {
    let device: Device
    do { device = try SnapshotOptions.parseDevice(name) } catch { fatalError("ViewImageConfig: \(error)") }
    var options = SnapshotOptions(device: device)
    options.orientation = orientation == .portrait ? .portrait : .landscape
    let insets = options.windowSafeArea
    var config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      size: CGSize(width: options.windowSize.width, height: options.windowSize.height),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(options), UITraitCollection(displayScale: options.windowScale),
      ]))
    config.name = orientation == .portrait ? device.name : "\(device.name), landscape"
    return config
  }

  @MainActor var options: SnapshotOptions {
    let scale: CGFloat = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
    var options = SnapshotOptions(
      size: Device.Size(width: Double(size?.width ?? 1), height: Double(size?.height ?? 1)), scale: Double(scale))
    options.device.name = name
    options.device.portrait = Device.Insets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    return options
  }
}

/// The devices that suites name.
extension ViewImageConfig {
  /// iPhone SE of 2016, 320 × 568 points.
  public static let iPhoneSe = device("iPhone SE (1st generation)")
  /// iPhone 8, 375 × 667 points.
  public static let iPhone8 = device("iPhone 8")
  /// iPhone 8 Plus, 414 × 736 points.
  public static let iPhone8Plus = device("iPhone 8 Plus")
  /// iPhone X, 375 × 812 points.
  public static let iPhoneX = device("iPhone X")
  /// iPhone XS Max, 414 × 896 points at 3 pixels a point.
  public static let iPhoneXsMax = device("iPhone XS Max")
  /// iPhone XR, 414 × 896 points at 2 pixels a point.
  public static let iPhoneXr = device("iPhone XR")
  /// iPhone 12, 390 × 844 points.
  public static let iPhone12 = device("iPhone 12")
  /// iPhone 12 Pro, 390 × 844 points.
  public static let iPhone12Pro = device("iPhone 12 Pro")
  /// iPhone 12 Pro Max, 428 × 926 points.
  public static let iPhone12ProMax = device("iPhone 12 Pro Max")
  /// iPhone 13, 390 × 844 points.
  public static let iPhone13 = device("iPhone 13")
  /// iPhone 13 mini, 375 × 812 points.
  public static let iPhone13Mini = device("iPhone 13 mini")
  /// iPhone 13 Pro, 390 × 844 points.
  public static let iPhone13Pro = device("iPhone 13 Pro")
  /// iPhone 13 Pro Max, 428 × 926 points.
  public static let iPhone13ProMax = device("iPhone 13 Pro Max")
  /// iPad mini held sideways, as such suites expect of iPads.
  public static let iPadMini = device("iPad mini", .landscape)
  /// iPad of 9.7 inches held sideways.
  public static let iPad9_7 = device("iPad 9.7", .landscape)
  /// iPad of 10.2 inches held sideways.
  public static let iPad10_2 = device("iPad 10.2", .landscape)
  /// iPad Pro of 10.5 inches held sideways.
  public static let iPadPro10_5 = device("iPad Pro 10.5", .landscape)
  /// iPad Pro of 11 inches held sideways.
  public static let iPadPro11 = device("iPad Pro 11", .landscape)
  /// iPad Pro of 12.9 inches held sideways.
  public static let iPadPro12_9 = device("iPad Pro 12.9", .landscape)

  /// iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: Orientation) -> Self { device("iPhone SE (1st generation)", orientation) }
  /// iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> Self { device("iPhone 8", orientation) }
  /// iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> Self { device("iPhone 8 Plus", orientation) }
  /// iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> Self { device("iPhone X", orientation) }
  /// iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self { device("iPhone XS Max", orientation) }
  /// iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> Self { device("iPhone XR", orientation) }
  /// iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> Self { device("iPhone 12", orientation) }
  /// iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> Self { device("iPhone 12 Pro", orientation) }
  /// iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self { device("iPhone 12 Pro Max", orientation) }
  /// iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> Self { device("iPhone 13", orientation) }
  /// iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> Self { device("iPhone 13 mini", orientation) }
  /// iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> Self { device("iPhone 13 Pro", orientation) }
  /// iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self { device("iPhone 13 Pro Max", orientation) }
  /// iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> Self { device("iPad mini", orientation) }
  /// iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> Self { device("iPad 9.7", orientation) }
  /// iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> Self { device("iPad 10.2", orientation) }
  /// iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> Self { device("iPad Pro 10.5", orientation) }
  /// iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> Self { device("iPad Pro 11", orientation) }
  /// iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> Self { device("iPad Pro 12.9", orientation) }
}
