import Foundation

/// Insets of a section of a flow layout, in points; negative ones reach out.
public struct FlowInsets: Hashable, Sendable {
  /// The inset above the items.
  public var top: CGFloat
  /// The inset left of the items.
  public var left: CGFloat
  /// The inset below the items.
  public var bottom: CGFloat
  /// The inset right of the items.
  public var right: CGFloat

  /// Makes insets; those not given are 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// The inputs of a flow layout for one section.
///
/// The defaults are UIKit's (`uikit-facts §7`).
public struct FlowSection: Sendable {
  /// The sizes of the items.
  public enum Items: Sendable {
    /// So many items of one size: takes no memory, and everything about them is computed.
    case uniform(count: Int, size: CGSize)
    /// A size for each item.
    case listed([CGSize])
    /// The items of a section that was solved before.
    case kept(KeptItems)

    /// How many items there are.
    public var count: Int {
      switch self {
      case .uniform(let count, _): count
      case .listed(let sizes): sizes.count
      case .kept(let kept): kept.parts.reduce(0) { $0 + $1.count }
      }
    }
  }

  /// Items of a section that was solved before: many of one size as a number, others listed.
  public struct KeptItems: Sendable {
    let base: CGSize
    let parts: [FlowItems]

    var sizes: [CGSize] {
      parts.flatMap { part in
        switch part {
        case .base(let count): Array(repeating: base, count: count)
        case .sizes(let sizes): Array(sizes)
        }
      }
    }
  }

  /// How many items there are, and their sizes.
  public var items: Items
  /// The least distance of two lines, in points; 10 unless set.
  public var minimumLineSpacing: CGFloat
  /// The least distance of two items in a line, in points; 10 unless set.
  public var minimumInteritemSpacing: CGFloat
  /// Room around the items; header and footer lie outside of it.
  public var insets: FlowInsets

  /// The reference sizes; only the length along the scrolling axis counts, and 0 means that there is no view.
  public var headerSize: CGSize
  /// The reference size of the footer; see `headerSize`.
  public var footerSize: CGSize

  /// Makes a section; missing values have UIKit's defaults.
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
  public var count: Int { items.count }
}
