import Foundation

/// The device that the screen belongs to.
///
/// Nothing of the machine that the program runs on is in it.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private var listeners = 0

  override init() { super.init() }

  /// The device of the main screen.
  open class var current: UIDevice { UIScreen.main.device }

  /// What the device is called: its model, as nobody gave it a name.
  open var name: String { model }
  /// `iPhone`, or `iPad` by the screen's idiom.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model in the reader's language; the same in all.
  open var localizedModel: String { model }
  /// `iOS`, or `iPadOS` by the screen's idiom.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The newest system whose measures this library has: 18.0.
  open var systemVersion: String { "18.0" }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// How the device is held, as far as the screen's shape tells; `unknown` unless somebody listens.
  open var orientation: UIDeviceOrientation { listeners > 0 ? held : .unknown }
  /// Whether somebody listens.
  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }
  /// Begins to listen; as many calls of the other end it.
  open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }
  /// Ceases to listen.
  open func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

  private var held: UIDeviceOrientation {
    let screen = UIScreen.main
    guard screen.bounds.width > screen.bounds.height else {
      return screen.portraitOrientation == .portraitUpsideDown ? .portraitUpsideDown : .portrait
    }
    return screen.landscapeOrientation == .landscapeRight ? .landscapeLeft : .landscapeRight
  }

  /// The screen has another shape.
  func orientationDidChange() {
    guard listeners > 0 else { return }
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
  }

  /// The device was turned.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
}
