import ListGeometry

/// A place at an edge or in a corner of a rectangle, in terms of the reading direction.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  var place: CompositionalPlace {
    let horizontal: CompositionalPlace.Position =
      switch self {
      case .topLeading, .leading, .bottomLeading: .start
      case .topTrailing, .trailing, .bottomTrailing: .end
      case .none, .top, .bottom: .middle
      }
    let vertical: CompositionalPlace.Position =
      switch self {
      case .top, .topLeading, .topTrailing: .start
      case .bottom, .bottomLeading, .bottomTrailing: .end
      case .none, .leading, .trailing: .middle
      }
    return CompositionalPlace(horizontal: horizontal, vertical: vertical)
  }
}

/// What content insets count from.
public enum UIContentInsetsReference: Int, Sendable {
  /// What the layout's configuration says; the safe area there.
  case automatic = 0
  /// The collection view's bounds.
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// Where a supplementary view is fastened at an item or a group.
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
