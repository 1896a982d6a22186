import Foundation

/// Something that a compositional layout places.
public struct CompositionalElement: Hashable, Sendable {
  /// The kind of the element.
  public enum Kind: Hashable, Sendable {
    case item(Int)
    /// A view fastened to cells or groups: its kind, and its number among those of the section.
    case supplement(String, Int)
    /// A boundary view of the section, by its index in the description.
    case boundary(Int)
    /// A boundary view of the layout.
    case layoutBoundary(Int)
    /// A background, by its index in the section's description.
    case decoration(Int)

    /// Takes a part of the value: what differs most.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .item(let item): hasher.combine(item)
      case .supplement(_, let number): hasher.combine(number)
      case .boundary(let index), .layoutBoundary(let index), .decoration(let index): hasher.combine(index)
      }
    }
  }

  /// The section that it belongs to; 0 for a view of the whole layout.
  public var section: Int
  /// The kind of element, with its number.
  public var kind: Kind
  /// The frame of the element in the content, at whole pixels.
  public var frame: CGRect
  /// The index of depth: elements of a higher one lie in front.
  public var zIndex: Int
  /// Whether the content decides about the width, or the height.
  public var widthIsEstimate = false
  /// Whether the content decides about the height.
  public var heightIsEstimate = false
  /// Whether it stays in sight.
  public var isPinned = false

  /// Makes one of its parts.
  public init(section: Int, kind: Kind, frame: CGRect, zIndex: Int) {
    self.section = section
    self.kind = kind
    self.frame = frame
    self.zIndex = zIndex
  }

  /// Takes a part of the value: what differs most.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(section)
    hasher.combine(kind)
  }
}

/// The visible part of the content.
public struct CompositionalViewport: Hashable, Sendable {
  /// The visible part less the adjusted insets, along the scrolling axis.
  public var start: CGFloat
  /// The end of the visible part.
  public var end: CGFloat

  /// Makes one of its parts.
  public init(start: CGFloat, end: CGFloat) {
    self.start = start
    self.end = end
  }
}

/// The row of a section that scrolls by itself.
public struct CompositionalRow: Hashable, Sendable {
  /// The part of the layout's content that shows the row.
  public var frame: CGRect
  /// The row's own length, with the section's insets.
  public var contentLength: CGFloat
}
