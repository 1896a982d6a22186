import Foundation

/// An element of a list that has to keep its visible place, while others change their sizes.
public struct ListAnchor<Element: Hashable & Sendable>: Hashable, Sendable {
  /// The row, item, header or footer.
  public var element: Element
  /// The distance of its upper left corner from the start of the visible part, in points; negative for an element that
  /// begins before.
  public var place: CGPoint

  /// Makes an anchor.
  public init(element: Element, place: CGPoint) {
    self.element = element
    self.place = place
  }
}

extension ListAnchor {
  /// The first of some elements to begin at or after the start of the visible part; nil for none.
  ///
  /// O(elements).
  ///
  /// - Parameters:
  ///   - candidates: elements and their frames in the content; of those that begin alike the first is taken.
  ///   - bounds: the part of the content that the list shows, from whose corner places are counted.
  ///   - start: the start of the visible part along the axis, past bars over the bounds.
  ///   - isVertical: whether the content scrolls upwards and downwards.
  public static func first(
    of candidates: some Sequence<(element: Element, frame: CGRect)>, in bounds: CGRect, from start: CGFloat,
    isVertical: Bool
  ) -> ListAnchor? {
    var best: (anchor: ListAnchor, start: CGFloat)?
    for (element, frame) in candidates {
      let position = isVertical ? frame.minY : frame.minX
      // Half a point is where rounding to pixels may have put it.
      guard position >= start - 0.5, position < best?.start ?? .infinity else { continue }
      let place = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
      best = (ListAnchor(element: element, place: place), position)
    }
    return best?.anchor
  }
}

/// The anchor of a table, which scrolls upwards and downwards only.
public typealias TableAnchor = ListAnchor<TableElement>

extension ListAnchor where Element == TableElement {
  /// How far the element's top lies below the start of the visible part, in points; negative above it.
  public var distance: CGFloat { place.y }

  /// Makes an anchor.
  public init(element: TableElement, distance: CGFloat) {
    self.init(element: element, place: CGPoint(x: 0, y: distance))
  }
}
