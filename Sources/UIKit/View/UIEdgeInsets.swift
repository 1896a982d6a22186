/// Distances from the four edges of a rectangle, in points; positive values shrink it.
public struct UIEdgeInsets: Equatable, Sendable, Codable {
  /// Distance from the top edge.
  public var top: CGFloat
  /// Distance from the left edge.
  public var left: CGFloat
  /// Distance from the bottom edge.
  public var bottom: CGFloat
  /// Distance from the right edge.
  public var right: CGFloat

  /// Makes insets of zero on every edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets from four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Zero on every edge.
  public static let zero = UIEdgeInsets()

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
  }

  /// Stops the program with a message where a number is not finite: everything that is placed by the insets would be nowhere.
  @MainActor func requireFinite(_ property: String, of owner: AnyObject) {
    if top.isFinite && left.isFinite && bottom.isFinite && right.isFinite { return }
    fatalError(
      """
      \(property) of \(owner) was set to (top \(top), left \(left), bottom \(bottom), right \(right)). Insets have to be finite. \
      Most likely they were divided by a width or height of 0.
      """)
  }

  /// The larger of both values on each edge.
  static func maximum(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(a.top, b.top), left: max(a.left, b.left), bottom: max(a.bottom, b.bottom), right: max(a.right, b.right))
  }
}

/// Distances from the edges of a rectangle in terms of the reading direction, in points.
public struct NSDirectionalEdgeInsets: Equatable, Sendable, Codable {
  /// Distance from the top edge.
  public var top: CGFloat
  /// Distance from the edge where reading starts.
  public var leading: CGFloat
  /// Distance from the bottom edge.
  public var bottom: CGFloat
  /// Distance from the edge where reading ends.
  public var trailing: CGFloat

  /// Makes insets of zero on every edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets from four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Zero on every edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// The same insets by sides, for content that reads from right to left or not.
  func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }

  init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }
}

/// A horizontal and a vertical distance, in points.
public struct UIOffset: Equatable, Sendable, Codable {
  /// Distance along the x axis.
  public var horizontal: CGFloat
  /// Distance along the y axis.
  public var vertical: CGFloat

  /// Makes a zero offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset from its two distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No offset.
  public static let zero = UIOffset()
}

/// A set of rectangle edges.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static var top: UIRectEdge { UIRectEdge(rawValue: 1) }
  /// The left edge.
  public static var left: UIRectEdge { UIRectEdge(rawValue: 2) }
  /// The bottom edge.
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 4) }
  /// The right edge.
  public static var right: UIRectEdge { UIRectEdge(rawValue: 8) }
  /// All four edges.
  public static var all: UIRectEdge { UIRectEdge(rawValue: 15) }
}

/// A set of rectangle corners.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  // Silent: UIRectCorner.topLeft, topRight, bottomLeft, bottomRight, allCorners | have the bits of RectCorners
  //   and become them
  /// The top left corner.
  public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1) }
  /// The top right corner.
  public static var topRight: UIRectCorner { UIRectCorner(rawValue: 2) }
  /// The bottom left corner.
  public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 4) }
  /// The bottom right corner.
  public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 8) }
  /// All four corners.
  public static var allCorners: UIRectCorner { UIRectCorner(rawValue: UInt.max) }
}

/// A set of edges in terms of the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1) }
  /// The edge where reading starts.
  public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 2) }
  /// The bottom edge.
  public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 4) }
  /// The edge where reading ends.
  public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 8) }
  // Silent: NSDirectionalRectEdge.all | made of the others
  /// All four edges.
  public static var all: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 15) }
}

extension CGRect {
  /// The rectangle made smaller by the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
