extension UIView {
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { layoutItem.dimension(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { layoutItem.dimension(.height) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.centerX) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.centerY) }
  /// The baseline of the first line of text; the top edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.lastBaseline) }
}
