/// The colours of a bar that was given none.
public enum UIBarStyle: _Enumeration, Sendable {
  /// Those of the appearance that the bar is shown in.
  case `default`
  /// Those of the dark appearance.
  case black
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 2 }
}

/// The position of a bar.
public enum UIBarPosition: _Enumeration, Sendable {
  /// Nowhere in particular.
  case any
  /// At the bottom of what it belongs to; its line is at its upper edge.
  case bottom
  /// At the top of what it belongs to; its line is at its lower edge.
  case top
  /// At the top of the screen, with its background behind the status bar too.
  case topAttached
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 4 }
}

/// Something that stands at an edge.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// The position of a bar; asked at each layout.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The bar's own place.
  @_silgen_name("masthead_default_positionForBar_")
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    OptionalMethods.call("positionForBar:", self, bar, or: .any)
  }
}
