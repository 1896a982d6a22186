extension NSValue {
  /// Holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The point; raises for a value that holds something else.
  public var cgPointValue: CGPoint { pointValue }
  /// The size; raises for a value that holds something else.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle; raises for a value that holds something else.
  public var cgRectValue: CGRect { rectValue }
  /// The insets; raises for a value that holds something else.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

// `notification.userInfo?[…] as? CGRect` reads a value that holds a rectangle, as with Objective-C.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The rectangle as a value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  /// The rectangle that a value holds; raises for a value that holds something else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.rectValue }

  /// The rectangle that a value holds; false for a value that holds something else.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    guard !(source is NSNumber), String(cString: source.objCType) == NSValue(rect: .zero).heldType else { return false }
    result = source.rectValue
    return true
  }

  /// The rectangle that a value holds; the empty one for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

extension NSValue {
  fileprivate var heldType: String { String(cString: objCType) }
}
