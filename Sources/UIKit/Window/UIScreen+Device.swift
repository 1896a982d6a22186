import Foundation

/// The device properties of a screen.
extension UIScreen {
  /// All screens: this one.
  public class var screens: [UIScreen] { [main] }

  /// Posted after the brightness changed.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// The screen without the status bar, from before safe areas.
  @available(*, deprecated, message: "Use the bounds of the window")
  public var applicationFrame: CGRect {
    bounds.inset(by: UIEdgeInsets(top: stage.application.statusBarFrame.height, left: 0, bottom: 0, right: 0))
  }
}

/// A size that a screen can have, in pixels.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  private let sizeStorage: CGSize

  init(size: CGSize) {
    sizeStorage = size
    super.init()
  }

  /// The size in pixels, upright or turned as the interface is.
  open var size: CGSize { sizeStorage }
  /// How much wider than high a pixel is: 1.
  open var pixelAspectRatio: CGFloat { 1 }
}

// The screen of a device, whose pixels are what they are, and which is shown nowhere else.
extension UIScreen {
  /// Whether the screen shows colours exactly as they are defined.
  public enum ReferenceDisplayModeStatus: _Enumeration, Sendable {
    /// It cannot.
    case notSupported
    // Silent: UIScreen.ReferenceDisplayModeStatus.notEnabled, limited, enabled | the screen cannot;
    //   applications compare
    /// It does not.
    case notEnabled
    /// It does less well than it can.
    case limited
    /// It does.
    case enabled
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
  }

  /// The sizes that the screen can have: its own.
  public var availableModes: [UIScreenMode] { [ownMode] }
  /// The size that is best: its own.
  public var preferredMode: UIScreenMode? { ownMode }
  /// The insets of what an edge hides; none.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// The screen that this one shows the picture of; none.
  public var mirrored: UIScreen? { nil }
  /// Whether the picture is recorded or shown elsewhere; no.
  public var isCaptured: Bool { false }
  /// How late the picture is seen, in seconds; 0.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// Whether colours are shown exactly as defined; the screen cannot.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  /// How much brighter than white the screen shines now: not at all, 1.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// How much brighter than white it could shine: not at all, 1.
  public var potentialEDRHeadroom: CGFloat { 1 }

  private var ownMode: UIScreenMode {
    UIScreenMode(size: CGSize(width: bounds.width * scale, height: bounds.height * scale))
  }
}

/// The coordinates of a screen that do not turn with the interface.
final class FixedScreenSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  private var isLandscape: Bool { screen.bounds.width > screen.bounds.height }
  private var turnsLeft: Bool { screen.landscapeOrientation == .landscapeLeft }

  var bounds: CGRect {
    guard isLandscape else { return screen.bounds }
    return CGRect(x: 0, y: 0, width: screen.bounds.height, height: screen.bounds.width)
  }

  /// In landscape right the home indicator's side of the device lies at the right: the interface is turned a quarter to the left.
  private func toScreen(_ point: CGPoint) -> CGPoint {
    guard isLandscape else { return point }
    return turnsLeft
      ? CGPoint(x: screen.bounds.width - point.y, y: point.x) : CGPoint(x: point.y, y: screen.bounds.height - point.x)
  }

  private func fromScreen(_ point: CGPoint) -> CGPoint {
    guard isLandscape else { return point }
    return turnsLeft
      ? CGPoint(x: point.y, y: screen.bounds.width - point.x) : CGPoint(x: screen.bounds.height - point.y, y: point.x)
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace is FixedScreenSpace { return point }
    return screen.convert(toScreen(point), to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace is FixedScreenSpace { return point }
    return fromScreen(screen.convert(point, from: coordinateSpace))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.covering { convert($0, to: coordinateSpace) }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.covering { convert($0, from: coordinateSpace) }
  }
}
