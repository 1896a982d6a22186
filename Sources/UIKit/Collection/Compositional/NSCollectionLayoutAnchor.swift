import ListGeometry

/// A place at an edge or in a corner of a rectangle, in terms of the reading direction.
public enum NSRectAlignment: _Enumeration, Sendable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 9 }

  var place: CompositionalPlace {
    let horizontal: CompositionalPlace.Position =
      switch self {
      case .topLeading, .leading, .bottomLeading: .start
      case .topTrailing, .trailing, .bottomTrailing: .end
      case .none, .top, .bottom: .middle
      @unknown default: .middle
      }
    let vertical: CompositionalPlace.Position =
      switch self {
      case .top, .topLeading, .topTrailing: .start
      case .bottom, .bottomLeading, .bottomTrailing: .end
      case .none, .leading, .trailing: .middle
      @unknown default: .middle
      }
    return CompositionalPlace(horizontal: horizontal, vertical: vertical)
  }
}

/// The edges from which content insets count.
public enum UIContentInsetsReference: _Enumeration, Sendable {
  /// The reference of the layout's configuration; the safe area there.
  case automatic
  /// The collection view's bounds.
  case none
  case safeArea
  case layoutMargins
  case readableContent
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 5 }
}

/// The anchor of a supplementary view at an item or a group.
///
/// Edges that are not named are centred, as are two opposite ones.
@preconcurrency @MainActor public class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edge, or the corner.
  public let edges: NSDirectionalRectEdge
  /// How far the view is moved: in points, or in parts of its own size.
  public let offset: CGPoint
  private let isFraction: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFraction: Bool) {
    self.edges = edges
    self.offset = offset
    self.isFraction = isFraction
    super.init()
  }

  /// Makes an anchor at an edge or in a corner.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFraction: false) }

  /// Makes an anchor with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFraction: false)
  }

  /// Makes an anchor with an offset in parts of the supplementary view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFraction: true)
  }

  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { !isFraction }
  /// Whether the offset is in parts of the view's size.
  public var isFractionalOffset: Bool { isFraction }

  var value: CompositionalAnchor {
    func position(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CompositionalPlace.Position {
      switch (edges.contains(start), edges.contains(end)) {
      case (true, false): .start
      case (false, true): .end
      default: .middle
      }
    }
    return CompositionalAnchor(
      place: CompositionalPlace(horizontal: position(.leading, .trailing), vertical: position(.top, .bottom)),
      offset: offset, isFractional: isFraction)
  }

  /// The object itself: it does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
