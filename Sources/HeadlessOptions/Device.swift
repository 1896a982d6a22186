/// A screen that a window can be shown on: size, scale and the areas that the hardware covers.
///
/// Lengths are points. `size` is the portrait size; `Orientation.landscape` swaps it.
/// Numbers come from `devices.json`, where each device names its source.
public struct Device: Hashable, Sendable, Codable {
  /// The family a device belongs to.
  public enum Idiom: String, Hashable, Sendable, Codable {
    case phone, pad
  }

  /// The orientation in which the device is held.
  public enum Orientation: String, Hashable, Sendable, Codable, CaseIterable {
    case portrait, landscape
  }

  /// Distances from the four edges of the screen, in points.
  public struct Insets: Hashable, Sendable, Codable {
    public var top, left, bottom, right: Double

    /// Makes insets from distances in points.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// No insets.
    public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Width and height in points.
  public struct Size: Hashable, Sendable, Codable {
    public var width, height: Double

    /// Makes a size in points.
    public init(width: Double, height: Double) {
      (self.width, self.height) = (width, height)
    }
  }

  /// Apple's name of the device.
  public var name: String
  /// The idiom of the device: phone or pad.
  public var idiom: Idiom
  /// Portrait width in points.
  public var width: Double
  /// Portrait height in points.
  public var height: Double
  /// Pixels a point.
  public var scale: Double
  /// Safe area insets when held upright.
  public var portrait: Insets
  /// Safe area insets when held sideways.
  public var landscape: Insets
  /// Radius of the display's corners in points; 0 for a display with square corners.
  public var cornerRadius: Double
  /// Other names by which the device is found.
  public var aliases: [String]
  /// The source of the device's numbers.
  public var source: String

  /// The size of the screen when held that way.
  public func size(_ orientation: Orientation) -> Size {
    orientation == .portrait ? Size(width: width, height: height) : Size(width: height, height: width)
  }

  /// The safe area insets of the screen when held that way.
  public func safeArea(_ orientation: Orientation) -> Insets {
    orientation == .portrait ? portrait : landscape
  }

  /// Whether the horizontal size class is regular: pads always, large phones when held sideways.
  ///
  /// Apple's list of size classes gives a regular width to the Plus, Max and XR sizes (414 points and wider) in landscape.
  public func hasRegularWidth(_ orientation: Orientation) -> Bool {
    idiom == .pad || (orientation == .landscape && width >= 414)
  }

  /// Whether the vertical size class is regular: all but phones held sideways.
  public func hasRegularHeight(_ orientation: Orientation) -> Bool {
    idiom == .pad || orientation == .portrait
  }

  /// Traps when a number is impossible; called by the catalogue's tests for each device.
  public func checkInvariants() {
    ensure(!name.isEmpty && !source.isEmpty, "a device needs a name and a source")
    ensure(width > 0 && height >= width, "\(name): the portrait size must be upright")
    ensure([1, 2, 3].contains(scale), "\(name): a scale is 1, 2 or 3")
    for insets in [portrait, landscape] {
      ensure(
        min(insets.top, insets.left, insets.bottom, insets.right) >= 0 && insets.top + insets.bottom < width
          && insets.left + insets.right < width, "\(name): the safe area must leave room")
    }
    ensure(cornerRadius >= 0, "\(name): a corner radius is not negative")
  }
}
