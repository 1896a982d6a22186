import Foundation

/// Insets of a section of a flow layout, in points; negative ones reach out.
public struct FlowInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// What a flow layout is told about one section.
///
/// The defaults are UIKit's (`uikit-facts §7`).
public struct FlowSection: Sendable {
  /// The sizes of the items.
  public enum Items: Sendable {
    /// So many items of one size: takes no memory, and everything about them is computed.
    case uniform(count: Int, size: CGSize)
    /// A size for each item.
    case listed([CGSize])
  }

  public var items: Items
  public var minimumLineSpacing: CGFloat
  public var minimumInteritemSpacing: CGFloat
  public var insets: FlowInsets

  /// The reference sizes; only the length along the scrolling axis counts, and 0 means that there is no view.
  public var headerSize: CGSize
  public var footerSize: CGSize

  public init(
    items: Items,
    minimumLineSpacing: CGFloat = 10,
    minimumInteritemSpacing: CGFloat = 10,
    insets: FlowInsets = FlowInsets(),
    headerSize: CGSize = .zero,
    footerSize: CGSize = .zero
  ) {
    self.items = items
    self.minimumLineSpacing = minimumLineSpacing
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.insets = insets
    self.headerSize = headerSize
    self.footerSize = footerSize
  }

  /// The number of items.
  public var count: Int {
    switch items {
    case .uniform(let count, _): count
    case .listed(let sizes): sizes.count
    }
  }
}
