import ListGeometry

/// Says where the cells of a custom group are.
///
/// Called when the layout is solved, once for each section, with a container of the group's size.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A cell of a custom group.
@preconcurrency @MainActor public class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame in the group, in points.
  public let frame: CGRect
  /// Cells of a higher index lie in front.
  public let zIndex: Int

  /// Makes a cell that lies in front of others.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Makes a cell at a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// The object itself: it does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A slot of a compositional layout that holds others: in a row, in a column or as an application has it.
///
/// A row or column repeats its subitems while they fit. Fractions of its length are parts of what the spacing between subitems
/// leaves: two halves with 10 points between them fill a row (`uikit-facts §18`). The section's last group, if it is not filled, is
/// as long as what it holds.
@preconcurrency @MainActor public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case run(CompositionalAxis)
    case repeating(CompositionalAxis, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items of the group; empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]
  /// Between two subitems; nil for none.
  @NSCopying public var interItemSpacing: NSCollectionLayoutSpacing?

  required init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem])
  {
    self.arrangement = arrangement
    self.subitems = subitems.map { $0.makeCopy() }
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A row that repeats subitems from the first again while they fit.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    run(layoutSize, .horizontal, subitems)
  }

  /// A column that repeats subitems from the first again while they fit.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    run(layoutSize, .vertical, subitems)
  }

  /// A row of so many subitems of one size, whether they fit or not.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    repeating(layoutSize, .horizontal, subitem, count)
  }

  /// A column of so many subitems of one size, whether they fit or not.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    repeating(layoutSize, .vertical, subitem, count)
  }

  /// A row of so many subitems, each as wide as that makes it, whatever its own width is.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    sharing(layoutSize, .horizontal, subitem, count)
  }

  /// A column of so many subitems, each as tall as that makes it, whatever its own height is.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    sharing(layoutSize, .vertical, subitem, count)
  }

  /// A group whose cells lie where the provider says.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    self.init(layoutSize, .custom(itemProvider), [])
  }

  private class func run(
    _ layoutSize: NSCollectionLayoutSize, _ axis: CompositionalAxis, _ subitems: [NSCollectionLayoutItem]
  ) -> Self {
    ensure(!subitems.isEmpty, "NSCollectionLayoutGroup: at least one subitem is required for a group")
    return self.init(layoutSize, .run(axis), subitems)
  }

  private class func repeating(
    _ layoutSize: NSCollectionLayoutSize, _ axis: CompositionalAxis, _ subitem: NSCollectionLayoutItem, _ count: Int
  ) -> Self {
    ensure(count >= 1, "NSCollectionLayoutGroup: a repeating group has to have a count of 1 or more; this is \(count)")
    return self.init(layoutSize, .repeating(axis, count: count), [subitem])
  }

  private class func sharing(
    _ layoutSize: NSCollectionLayoutSize, _ axis: CompositionalAxis, _ subitem: NSCollectionLayoutItem, _ count: Int
  ) -> Self {
    ensure(count >= 1, "NSCollectionLayoutGroup: a repeating group has to have a count of 1 or more; this is \(count)")
    let share = 1 / CGFloat(count)
    let size = subitem.layoutSize
    let shared =
      axis == .horizontal
      ? NSCollectionLayoutSize(widthDimension: .fractionalWidth(share), heightDimension: size.heightDimension)
      : NSCollectionLayoutSize(widthDimension: size.widthDimension, heightDimension: .fractionalHeight(share))
    return repeating(layoutSize, axis, subitem.resized(shared), count)
  }

  /// The views fastened to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { supplements }
    set { supplements = newValue.map { $0.copied() } }
  }

  /// The group with what it holds, a line each, indented by depth; for debugging, its form may change.
  ///
  /// Custom groups say so: what they hold is known when a layout is solved.
  public func visualDescription() -> String { lines(depth: 0).joined(separator: "\n") }

  private func lines(depth: Int) -> [String] {
    let kind =
      switch arrangement {
      case .run(let axis): axis == .horizontal ? "horizontal group" : "vertical group"
      case .repeating(let axis, let count):
        "\(axis == .horizontal ? "horizontal" : "vertical") group of \(count)"
      case .custom: "custom group"
      }
    let indentation = String(repeating: "  ", count: depth)
    return [indentation + "\(kind), \(layoutSize.words)"]
      + subitems.flatMap { subitem in
        (subitem as? NSCollectionLayoutGroup)?.lines(depth: depth + 1)
          ?? [indentation + "  item, \(subitem.layoutSize.words)"]
      }
  }

  override func makeCopy() -> NSCollectionLayoutItem { resized(layoutSize) }

  override func resized(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(size, arrangement, subitems)
    copyProperties(to: copy)
    copy.interItemSpacing = interItemSpacing
    copy.supplements = supplements.map { $0.copied() }
    return copy
  }

  override func value(_ context: CompositionalContext) -> CompositionalItem {
    var item = super.value(context)
    let slots = subitems.map { $0.value(context) }
    let spacing = interItemSpacing?.value ?? .fixed(0)
    switch arrangement {
    case .run(let axis): item.content = .group(CompositionalGroup(.run(axis, slots), spacing: spacing))
    case .repeating(let axis, let count):
      item.content = .group(CompositionalGroup(.repeating(axis, slots[0], count: count), spacing: spacing))
    case .custom(let provider): item.content = .group(CompositionalGroup(.custom(customItems(provider, context))))
    }
    return item
  }

  /// The provider is told the group's size in the whole container (`uikit-facts §18`).
  private func customItems(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ context: CompositionalContext
  ) -> [CompositionalCustomItem] {
    let size = layoutSize.value.size(in: context.container)
    let container = LayoutContainer(contentSize: size, contentInsets: contentInsets)
    let environment = LayoutEnvironment(container: container, traitCollection: context.environment.traitCollection)
    return provider(environment).map { CompositionalCustomItem(frame: $0.frame, zIndex: $0.zIndex) }
  }
}
