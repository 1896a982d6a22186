import Foundation

/// A slot of a compositional layout: a cell, or a group of slots.
public struct CompositionalItem: Hashable, Sendable {
  /// The content of a slot.
  public enum Content: Hashable, Sendable {
    case cell
    case group(CompositionalGroup)
  }

  /// The size; for a slot, before insets are taken off.
  public var size: CompositionalSize
  /// The insets of the slot after its placement; for a group, the insets of its content.
  public var insets: CompositionalInsets
  /// Room around the slot, outside of it.
  public var edgeSpacing: CompositionalEdgeSpacing?
  /// Views fastened to the slot.
  public var supplements: [CompositionalSupplement]
  /// The content of the slot.
  public var content: Content

  /// Makes one of its parts.
  public init(
    size: CompositionalSize, insets: CompositionalInsets = .zero, edgeSpacing: CompositionalEdgeSpacing? = nil,
    supplements: [CompositionalSupplement] = [], content: Content = .cell
  ) {
    self.size = size
    self.insets = insets
    self.edgeSpacing = edgeSpacing
    self.supplements = supplements
    self.content = content
  }
}

/// The subitems of a group, and their axis and order.
public struct CompositionalGroup: Hashable, Sendable {
  /// How slots follow one another.
  public indirect enum Arrangement: Hashable, Sendable {
    /// The slots one after another, from the first again until the group is full.
    case run(CompositionalAxis, [CompositionalItem])
    /// So many times the same slot.
    case repeating(CompositionalAxis, CompositionalItem, count: Int)
    /// Cells at given frames, counted from the group's corner.
    case custom([CompositionalCustomItem])
  }

  /// The slots, and how they follow one another.
  public var arrangement: Arrangement
  /// Between two slots.
  public var spacing: CompositionalSpacing

  /// Makes one of its parts.
  public init(_ arrangement: Arrangement, spacing: CompositionalSpacing = .fixed(0)) {
    self.arrangement = arrangement
    self.spacing = spacing
  }
}

/// A cell of a custom group.
public struct CompositionalCustomItem: Hashable, Sendable {
  /// The frame, counted from the group's corner, in points.
  public var frame: CGRect
  /// The index of depth: elements of a higher one lie in front.
  public var zIndex: Int

  /// Makes one of its parts.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// Takes a part of the value: what differs most.
  public func hash(into hasher: inout Hasher) { hasher.combine(zIndex) }
}

/// A view fastened to a cell or a group, as a badge.
public struct CompositionalSupplement: Hashable, Sendable {
  /// The size; for a slot, before insets are taken off.
  public var size: CompositionalSize
  /// The kind by which the data source knows the view.
  public var kind: String
  /// The point of the cell or group.
  public var containerAnchor: CompositionalAnchor
  /// The point of the view that lies on the container's; nil for the one at the same place.
  public var itemAnchor: CompositionalAnchor?
  /// Taken off at the edges, in points.
  public var insets: CompositionalInsets
  /// The index of depth: elements of a higher one lie in front.
  public var zIndex: Int

  /// Makes one of its parts.
  public init(
    size: CompositionalSize, kind: String, containerAnchor: CompositionalAnchor,
    itemAnchor: CompositionalAnchor? = nil, insets: CompositionalInsets = .zero, zIndex: Int = 1
  ) {
    self.size = size
    self.kind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.insets = insets
    self.zIndex = zIndex
  }

  /// The frame beside a rectangle, with sizes that are parts of `container`.
  func frame(at rect: CGRect, container: CGSize, scale: CGFloat) -> CGRect {
    let size = self.size.resolved(in: container, scale: scale)
    let place = containerAnchor.place
    let own = itemAnchor?.place ?? place
    let shift = containerAnchor.shift(of: size)
    let ownShift = itemAnchor?.shift(of: size) ?? .zero
    let x = rect.minX + place.horizontal.rawValue * rect.width - own.horizontal.rawValue * size.width
    let y = rect.minY + place.vertical.rawValue * rect.height - own.vertical.rawValue * size.height
    return CGRect(origin: CGPoint(x: x + shift.x + ownShift.x, y: y + shift.y + ownShift.y), size: size)
      .inset(by: insets.ignoringEstimates(of: self.size))
  }
}

/// A view at the edge of a section or of the whole layout, as a header.
public struct CompositionalBoundary: Hashable, Sendable {
  /// The size; for a slot, before insets are taken off.
  public var size: CompositionalSize
  /// The kind by which the data source knows the view.
  public var kind: String
  /// The edge or corner that it lies at.
  public var place: CompositionalPlace
  /// Moves the view, in points.
  public var offset: CGPoint
  /// Taken off at the edges, in points.
  public var insets: CompositionalInsets
  /// The index of depth: elements of a higher one lie in front.
  public var zIndex: Int
  /// Whether the view lies outside of its section or layout, which grows by the view.
  public var extendsBoundary: Bool
  /// Whether the view stays in sight while its section or layout is.
  public var pinsToVisibleBounds: Bool
  /// Room before a view at the start that extends its section or layout, in points.
  public var padding: CGFloat

  /// Makes one of its parts.
  public init(
    size: CompositionalSize, kind: String, place: CompositionalPlace, offset: CGPoint = .zero,
    insets: CompositionalInsets = .zero, zIndex: Int = 1, extendsBoundary: Bool = true,
    pinsToVisibleBounds: Bool = false, padding: CGFloat = 0
  ) {
    self.size = size
    self.kind = kind
    self.place = place
    self.offset = offset
    self.insets = insets
    self.zIndex = zIndex
    self.extendsBoundary = extendsBoundary
    self.pinsToVisibleBounds = pinsToVisibleBounds
    self.padding = padding
  }

  /// Takes a part of the value: what differs most.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A background of a section.
public struct CompositionalDecoration: Hashable, Sendable {
  /// The kind by which the data source knows the view.
  public var kind: String
  /// Taken off at the edges, in points.
  public var insets: CompositionalInsets
  /// The index of depth: elements of a higher one lie in front.
  public var zIndex: Int

  /// Makes one of its parts.
  public init(kind: String, insets: CompositionalInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.insets = insets
    self.zIndex = zIndex
  }
}

/// The inputs of a section's layout.
public struct CompositionalSection: Hashable, Sendable {
  /// The group, which is laid out repeatedly until there are no items left.
  public var group: CompositionalItem
  /// Taken off at the edges, in points.
  public var insets: CompositionalInsets
  /// Between two groups, in points.
  public var groupSpacing: CGFloat
  /// Views at the section's edges.
  public var boundaries: [CompositionalBoundary]
  /// Backgrounds.
  public var decorations: [CompositionalDecoration]
  /// Whether groups follow one another across the layout's axis, in a row that scrolls by itself.
  public var isOrthogonal: Bool
  /// The insets of groups by a reference (safe area, margins), across the scrolling axis.
  public var referenceInsets: CompositionalInsets
  /// The insets of boundary views across the scrolling axis.
  public var boundaryInsets: CompositionalInsets

  /// Makes one of its parts.
  public init(
    group: CompositionalItem, insets: CompositionalInsets = .zero, groupSpacing: CGFloat = 0,
    boundaries: [CompositionalBoundary] = [], decorations: [CompositionalDecoration] = [], isOrthogonal: Bool = false,
    referenceInsets: CompositionalInsets = .zero, boundaryInsets: CompositionalInsets? = nil
  ) {
    self.group = group
    self.insets = insets
    self.groupSpacing = groupSpacing
    self.boundaries = boundaries
    self.decorations = decorations
    self.isOrthogonal = isOrthogonal
    self.referenceInsets = referenceInsets
    self.boundaryInsets = boundaryInsets ?? insets
  }
}
