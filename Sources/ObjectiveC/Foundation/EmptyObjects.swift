import Foundation

/// Classes of Foundation that Objective-C makes without arguments and Swift's Foundation does not.
public protocol _MadeEmpty {}

extension Timer: _MadeEmpty {}
extension NSAttributedString: _MadeEmpty {}

extension _MadeEmpty where Self: Timer {
  /// Makes a timer that never fires and belongs to no run loop: `var timer = Timer()`, to be replaced by a real one.
  public init() {
    self = unsafeDowncast(Timer(timeInterval: 0, repeats: false) { _ in }, to: Self.self)
  }
}

extension _MadeEmpty where Self: NSAttributedString {
  /// A text without characters; `NSMutableAttributedString()` can be changed.
  public init() {
    let text =
      Self.self == NSAttributedString.self ? NSAttributedString(string: "") : NSMutableAttributedString(string: "")
    self = unsafeDowncast(text, to: Self.self)
  }
}
