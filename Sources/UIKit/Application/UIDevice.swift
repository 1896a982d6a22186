import Foundation

/// The device that the screen belongs to.
///
/// Nothing of the machine that the program runs on is in it.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private var listeners = 0
  private var battery = (state: BatteryState.unknown, level: Float(-1))
  private var isNear = false

  /// Whether the device is charged.
  public enum BatteryState: _Enumeration, Sendable {
    /// Nobody asked for it to be watched.
    case unknown
    // Silent: UIDevice.BatteryState.unplugged, charging | set by a host
    /// It is not connected.
    case unplugged
    /// It is connected, and not full.
    case charging
    /// It is connected and full.
    case full
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
  }

  private let stageReference = StageReference(.current)
  private var stage: Stage { stageReference.stage ?? .current }

  override init() { super.init() }

  /// The device of the main screen.
  open class var current: UIDevice { UIScreen.main.device }

  /// The name of the device: its model, as nobody named it.
  open var name: String { model }
  /// `iPhone`, or `iPad` by the screen's idiom.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model in the reader's language; the same in all.
  open var localizedModel: String { model }
  /// `iOS`, or `iPadOS` by the screen's idiom.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The newest system whose measures this library has: 18.0.
  open var systemVersion: String { SystemProfile.versionText }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { stage.screen.traitCollection.userInterfaceIdiom }

  /// How the device is held, as far as the screen's shape tells; `unknown` unless somebody listens.
  open var orientation: UIDeviceOrientation { listeners > 0 ? held : .unknown }
  /// Whether somebody listens.
  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }
  /// Begins to listen; as many calls of the other end it.
  open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }
  /// Ceases to listen.
  open func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

  /// Names the device to applications of one maker.
  ///
  /// The same on all devices and in each run, unless a host sets another.
  open var identifierForVendor: UUID? { vendorIdentifier }
  /// The identifier of the device, set by hosts.
  package var vendorIdentifier: UUID? = UUID(
    uuid: (0x4D, 0x41, 0x53, 0x54, 0x48, 0x45, 0x41, 0x44, 0, 0, 0, 0, 0, 0, 0, 1))
  /// Whether the device can do several things at once; it can.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Battery

  /// Whether the battery is watched; false unless set.
  open var isBatteryMonitoringEnabled = false
  /// Whether the device is charged: full unless a host says otherwise, and unknown while the battery is not watched.
  open var batteryState: BatteryState {
    guard isBatteryMonitoringEnabled else { return .unknown }
    return battery.state == .unknown ? .full : battery.state
  }
  /// How full the battery is, 0…1; full unless a host says otherwise, and -1 while it is not watched.
  open var batteryLevel: Float {
    guard isBatteryMonitoringEnabled else { return -1 }
    return battery.level < 0 ? 1 : battery.level
  }
  /// Sets how full the battery is; who listens is told of what changed while it is watched.
  package func setBattery(_ state: BatteryState, level: Float) {
    let before = (batteryState, batteryLevel)
    battery = (state, level)
    if batteryState != before.0 {
      NotificationCenter.default.post(name: UIDevice.batteryStateDidChangeNotification, object: self)
    }
    if batteryLevel != before.1 {
      NotificationCenter.default.post(name: UIDevice.batteryLevelDidChangeNotification, object: self)
    }
  }

  // MARK: Proximity

  /// Whether it is watched how near somebody is; false unless set.
  ///
  /// An iPad cannot, and stays at false.
  open var isProximityMonitoringEnabled = false {
    didSet { if userInterfaceIdiom == .pad { isProximityMonitoringEnabled = false } }
  }
  /// Whether somebody is near, while that is watched.
  open var proximityState: Bool { isProximityMonitoringEnabled && isNear }
  /// Brings somebody near, or away; who listens is told while it is watched.
  package func setNear(_ isNear: Bool) {
    let before = proximityState
    self.isNear = isNear
    guard proximityState != before else { return }
    NotificationCenter.default.post(name: UIDevice.proximityStateDidChangeNotification, object: self)
  }

  // MARK: Sounds

  /// Makes the sound of a key, where a view in the keyboard's place wants that; hosts count them.
  open func playInputClick() { inputClicks += 1 }
  /// How many sounds of keys were made.
  package private(set) var inputClicks = 0

  /// The battery is charged or is not.
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// The battery is fuller or emptier.
  public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// Somebody came near or went.
  public nonisolated class var proximityStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
  }

  private var held: UIDeviceOrientation {
    let screen = stage.screen
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
