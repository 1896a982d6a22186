import Foundation

/// One of the two axes of a layout.
public enum CompositionalAxis: Hashable, Sendable {
  case horizontal, vertical

  /// The other axis.
  public var other: CompositionalAxis { self == .horizontal ? .vertical : .horizontal }
}

/// Insets in the reading direction, in points.
public struct CompositionalInsets: Hashable, Sendable {
  /// At the top.
  public var top: CGFloat
  /// The inset of the edge at which reading starts.
  public var leading: CGFloat
  /// At the bottom.
  public var bottom: CGFloat
  /// The inset of the edge at which reading ends.
  public var trailing: CGFloat

  /// None at all.
  public static let zero = CompositionalInsets()

  /// Makes one of its parts.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The inset at the start of an axis.
  func start(_ axis: CompositionalAxis) -> CGFloat { axis == .horizontal ? leading : top }
  /// The inset at the end of an axis.
  func end(_ axis: CompositionalAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  /// Both insets of an axis together.
  func sum(_ axis: CompositionalAxis) -> CGFloat { start(axis) + end(axis) }

  /// These insets without those of axes along which a size is estimated, which UIKit ignores (`uikit-facts §18`).
  func ignoringEstimates(of size: CompositionalSize) -> CompositionalInsets {
    var result = self
    if size.width.isEstimate {
      result.leading = 0
      result.trailing = 0
    }
    if size.height.isEstimate {
      result.top = 0
      result.bottom = 0
    }
    return result
  }
}

/// How wide or tall something is.
public enum CompositionalDimension: Hashable, Sendable {
  /// A part of the container's width.
  case fractionalWidth(CGFloat)
  /// A part of the container's height.
  case fractionalHeight(CGFloat)
  /// So many points.
  case absolute(CGFloat)
  /// A guess, in points, until the content was measured.
  case estimated(CGFloat)
  /// A guess, in points; once measured, siblings in a group all take the largest of their lengths.
  case uniformAcrossSiblings(CGFloat)

  /// Whether the content decides.
  public var isEstimate: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  var isUniform: Bool { if case .uniformAcrossSiblings = self { true } else { false } }

  /// The length in a container, or the estimate; fractions are cut to whole pixels.
  func length(in container: CGSize, scale: CGFloat) -> CGFloat {
    switch self {
    case .fractionalWidth(let fraction): Self.cut(fraction * container.width, scale)
    case .fractionalHeight(let fraction): Self.cut(fraction * container.height, scale)
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    }
  }

  /// Whole pixels, where a hair below a pixel counts as on it.
  private static func cut(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    (length * scale + 1e-4).rounded(.down) / scale
  }
}

/// A width and a height.
public struct CompositionalSize: Hashable, Sendable {
  /// The width.
  public var width: CompositionalDimension
  /// The height.
  public var height: CompositionalDimension

  /// Makes one of its parts.
  public init(width: CompositionalDimension, height: CompositionalDimension) {
    self.width = width
    self.height = height
  }

  /// Whether the content decides about one of the two.
  public var isEstimate: Bool { width.isEstimate || height.isEstimate }

  subscript(axis: CompositionalAxis) -> CompositionalDimension { axis == .horizontal ? width : height }

  /// The size in a container, with fractions as they come out.
  public func size(in container: CGSize) -> CGSize { resolved(in: container, scale: 1_000_000) }

  /// The size in a container; measured lengths replace estimates.
  func resolved(in container: CGSize, measured: CGSize? = nil, scale: CGFloat) -> CGSize {
    var size = CGSize(
      width: width.length(in: container, scale: scale), height: height.length(in: container, scale: scale))
    if let measured {
      if width.isEstimate { size.width = measured.width }
      if height.isEstimate { size.height = measured.height }
    }
    return size
  }
}

/// Room beside an item, in points.
public enum CompositionalSpacing: Hashable, Sendable {
  /// Exactly so much.
  case fixed(CGFloat)
  /// At least so much, and a share of the left-over room.
  case flexible(CGFloat)

  var minimum: CGFloat {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// Room around an item, outside of it; an edge without spacing has none.
public struct CompositionalEdgeSpacing: Hashable, Sendable {
  /// The spacing at the edge at which reading starts.
  public var leading: CompositionalSpacing?
  /// At the top.
  public var top: CompositionalSpacing?
  /// The spacing at the edge at which reading ends.
  public var trailing: CompositionalSpacing?
  /// At the bottom.
  public var bottom: CompositionalSpacing?

  /// Makes one of its parts.
  public init(
    leading: CompositionalSpacing? = nil, top: CompositionalSpacing? = nil, trailing: CompositionalSpacing? = nil,
    bottom: CompositionalSpacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  func start(_ axis: CompositionalAxis) -> CompositionalSpacing? { axis == .horizontal ? leading : top }
  func end(_ axis: CompositionalAxis) -> CompositionalSpacing? { axis == .horizontal ? trailing : bottom }
}

extension Optional where Wrapped == CompositionalEdgeSpacing {
  func start(_ axis: CompositionalAxis) -> CGFloat { self?.start(axis)?.minimum ?? 0 }
  func end(_ axis: CompositionalAxis) -> CGFloat { self?.end(axis)?.minimum ?? 0 }
  func sum(_ axis: CompositionalAxis) -> CGFloat { start(axis) + end(axis) }
  func startIsFlexible(_ axis: CompositionalAxis) -> Bool { self?.start(axis)?.isFlexible ?? false }
  func endIsFlexible(_ axis: CompositionalAxis) -> Bool { self?.end(axis)?.isFlexible ?? false }
  /// The number of flexible edges of an axis, which share the left-over room.
  func flexibleCount(_ axis: CompositionalAxis) -> Int {
    (startIsFlexible(axis) ? 1 : 0) + (endIsFlexible(axis) ? 1 : 0)
  }
}

/// A place on the edge of a rectangle, per axis: at its start, in its middle or at its end.
public struct CompositionalPlace: Hashable, Sendable {
  /// A place along one axis.
  public enum Position: CGFloat, Hashable, Sendable {
    case start = 0
    case middle = 0.5
    case end = 1
  }

  /// The place along the horizontal axis.
  public var horizontal: Position
  /// The place along the vertical axis.
  public var vertical: Position

  /// Makes one of its parts.
  public init(horizontal: Position, vertical: Position) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: CompositionalAxis) -> Position { axis == .horizontal ? horizontal : vertical }
}

/// A point that a supplementary view is fastened at.
public struct CompositionalAnchor: Hashable, Sendable {
  /// The edge or corner.
  public var place: CompositionalPlace
  /// Moves the view: in points, or in its own sizes.
  public var offset: CGPoint
  /// Whether the offset counts in the view's own sizes.
  public var isFractional: Bool

  /// Makes one of its parts.
  public init(place: CompositionalPlace, offset: CGPoint = .zero, isFractional: Bool = false) {
    self.place = place
    self.offset = offset
    self.isFractional = isFractional
  }

  func shift(of size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

extension CGSize {
  subscript(axis: CompositionalAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(_ axis: CompositionalAxis, _ length: CGFloat, _ cross: CGFloat) {
    self = axis == .horizontal ? CGSize(width: length, height: cross) : CGSize(width: cross, height: length)
  }

  func inset(by insets: CompositionalInsets) -> CGSize {
    CGSize(width: width - insets.leading - insets.trailing, height: height - insets.top - insets.bottom)
  }
}

extension CGPoint {
  subscript(axis: CompositionalAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  init(_ axis: CompositionalAxis, _ position: CGFloat, _ cross: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position)
  }
}

extension CGRect {
  func start(_ axis: CompositionalAxis) -> CGFloat { origin[axis] }
  func end(_ axis: CompositionalAxis) -> CGFloat { origin[axis] + size[axis] }

  /// Whether they have more in common than an edge; a rectangle without extent counts where it lies inside.
  ///
  /// What `intersects` of CoreGraphics answers, and that of Foundation on Linux does not.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  /// The rectangle less insets; for insets larger than the rectangle, its size is the difference (`uikit-facts §18`).
  func inset(by insets: CompositionalInsets) -> CGRect {
    CGRect(
      origin: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top), size: size.inset(by: insets)
    ).standardized
  }
}
