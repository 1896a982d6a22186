/// What a screen says of itself as a thing.
extension UIScreen {
  /// The screens that there are: this one.
  public class var screens: [UIScreen] { [main] }

  /// How bright the screen shines, 0…1; half unless set.
  ///
  /// Setting another value posts `brightnessDidChangeNotification`. Pictures of the screen do not change.
  public var brightness: CGFloat {
    get { brightnessStorage }
    set {
      let value = max(0, min(1, newValue))
      guard value != brightnessStorage else { return }
      brightnessStorage = value
      NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
    }
  }

  /// Is posted after the brightness changed.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// How many frames the display clock has a second: 60.
  public var maximumFramesPerSecond: Int { Int((1 / DisplayClock.frameInterval).rounded()) }

  /// The screen without the status bar, from before safe areas.
  @available(*, deprecated, message: "Use the bounds of the window")
  public var applicationFrame: CGRect {
    bounds.inset(by: UIEdgeInsets(top: UIApplication.shared.statusBarFrame.height, left: 0, bottom: 0, right: 0))
  }

  /// The screen's coordinates as the device is held upright, whichever way the interface lies.
  public var fixedCoordinateSpace: any UICoordinateSpace { FixedScreenSpace(screen: self) }
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
