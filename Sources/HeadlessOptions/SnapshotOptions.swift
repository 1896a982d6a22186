/// The options of a snapshot: device, traits, scroll position and output folder of the screens.
///
/// Plain values without a view, so that the command line can check them before anything is compiled, and hand them to the
/// compiled screens as arguments (`SnapshotOptions+Arguments`).
public struct SnapshotOptions: Hashable, Sendable {
  /// Light or dark user interface.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  /// Direction of the user interface.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case ltr, rtl
  }

  /// Whether the reader asks for more contrast.
  public enum Contrast: String, Hashable, Sendable, CaseIterable {
    case normal, high
  }

  /// Pictures are compared with references in place of being the result.
  public struct Check: Hashable, Sendable {
    /// Folder of the references.
    public var references: String
    /// The name of the run in its report.
    public var name: String
    /// The file or folder of the screens, for marks beside the source.
    public var source: String
    /// The record mode, `never`, `missing`, `failed` or `all`; nil for the mode that holds otherwise.
    public var record: String?
    /// Whether only some of the screens were asked for, so that references of others are not stale.
    public var isOfAPart = false

    /// Makes a check.
    public init(references: String, name: String, source: String, record: String? = nil, isOfAPart: Bool = false) {
      (self.references, self.name, self.source, self.record) = (references, name, source, record)
      self.isOfAPart = isOfAPart
    }
  }

  /// The twelve text sizes of iOS, smallest first; a new phone has `l`.
  public enum TextSize: String, Hashable, Sendable, CaseIterable {
    case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5
  }

  /// The scroll position of the main scroll view before the picture is taken.
  public enum Scroll: Hashable, Sendable {
    /// The position where the screen itself puts it.
    case none
    /// An offset in points below the top of the content.
    case offset(Double)
    /// The position with a row or item at the top.
    case row(section: Int, row: Int)
  }

  /// The device whose screen, safe area and idiom hold.
  public var device: Device
  /// The orientation in which the device is held.
  public var orientation = Device.Orientation.portrait
  /// Size of the window in points in place of the device's screen.
  public var size: Device.Size?
  /// Pixels a point in place of the device's.
  public var scale: Double?
  /// Whether the window keeps the device's safe area; false when only a size was asked for.
  public var keepsSafeArea = true
  /// Light or dark.
  public var appearance = Appearance.light
  /// The reader's text size.
  public var textSize = TextSize.l
  /// The direction of the interface.
  public var direction = Direction.ltr
  /// Whether colours are those of increased contrast.
  public var contrast = Contrast.normal
  /// Whether the system's texts are bold.
  public var hasBoldText = false
  /// The language that the application is shown in, as its folders of strings are named: `ko`, `pt-BR`, or a pseudolocale (`en-XA`, `en-XL`, `ar-XB`); nil for the one it was developed in.
  public var language: String?
  /// The scroll position of the main scroll view.
  public var scroll = Scroll.none
  /// The actions of fingers and keys before the picture is taken, and before the screen is scrolled.
  public var script = ScreenScript()
  /// Whether the window is made so tall that all the scrolling content shows.
  public var showsFullContent = false
  /// Whether the accessibility elements are written beside the layout text.
  public var writesAccessibility = false
  /// Whether each screen is searched for accessibility issues, which fail it.
  public var checksAccessibility = false
  /// Whether status bar and home indicator are drawn; nil draws them where an application was started.
  public var showsStatusBar: Bool?
  /// Whether the keys of the keyboard are drawn while it is up.
  public var showsKeyboard = false
  /// For how many seconds of virtual time, from when a screen is shown, timers and other work that waits for time are waited for.
  public var after: Double = 1
  /// The seconds of real time after which a screen that is not drawn yet is given up.
  public var timeout: Double = 10
  /// The variants of each screen; nil for the single variant of the other options.
  public var matrix: SnapshotMatrix?
  /// The references to compare the pictures with; nil where the pictures are the result.
  public var check: Check?
  /// Folder that pictures are written to.
  public var outputDirectory = "snapshots"

  /// Makes the options that a device has when nothing else is said.
  public init(device: Device) {
    self.device = device
  }

  /// A window of a size in points that is no device's: a phone held upright, without a safe area.
  ///
  /// Reads nothing, not even the catalogue of devices.
  public init(size: Device.Size, scale: Double) {
    device = Device(
      name: "window", idiom: .phone, width: size.width, height: size.height, scale: scale, portrait: .zero,
      landscape: .zero, cornerRadius: 0, aliases: [], source: "given")
  }

  /// The ways in which each screen is shown: one without a matrix.
  public var variants: [SnapshotOptions] { matrix?.variants(of: self) ?? [self] }

  /// Size of the window in points.
  public var windowSize: Device.Size { size ?? device.size(orientation) }

  /// Pixels a point of the picture.
  public var windowScale: Double { scale ?? device.scale }

  /// Safe area of the window.
  public var windowSafeArea: Device.Insets { keepsSafeArea ? device.safeArea(orientation) : .zero }

  /// The largest side of a picture in pixels that can be asked for.
  ///
  /// Cairo's image surfaces end at 32,767 pixels a side.
  public static let largestSideInPixels = 32_767.0
}
