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
