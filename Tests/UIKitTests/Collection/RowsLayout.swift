import UIKit

@testable import UIKit

/// Rows below one another, a header above each section and a stripe behind it; it writes down what it is asked.
class RowsLayout: UICollectionViewLayout {
  static let header = "header"
  static let stripe = "stripe"

  var rowHeight: CGFloat = 40
  var headerHeight: CGFloat = 0
  var hasStripes = false
  var isSelfSizing = false
  var log: [String] = []
  var updateItems: [UICollectionViewUpdateItem] = []
  /// What is called in `prepare()`.
  var whilePreparing: () -> Void = {}
  /// Attributes that are given beside the others.
  var more: [UICollectionViewLayoutAttributes] = []
  var changesBounds: (CGRect) -> Bool = { _ in false }
  private var heights: [IndexPath: CGFloat] = [:]
  private var rows: [[CGRect]] = []
  private var headers: [CGRect] = []
  private var height: CGFloat = 0

  override func prepare() {
    super.prepare()
    log.append("prepare")
    whilePreparing()
    rows = []
    headers = []
    height = 0
    guard let view = collectionView else { return }
    let width = view.bounds.width
    for section in 0..<view.numberOfSections {
      headers.append(CGRect(x: 0, y: height, width: width, height: headerHeight))
      height += headerHeight
      var list: [CGRect] = []
      for item in 0..<view.numberOfItems(inSection: section) {
        let own = heights[IndexPath(item: item, section: section)] ?? rowHeight
        list.append(CGRect(x: 0, y: height, width: width, height: own))
        height += own
      }
      rows.append(list)
    }
  }

  override var collectionViewContentSize: CGSize {
    log.append("size")
    return CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    log.append("elements \(Int(rect.minY))+\(Int(rect.height))")
    var found: [UICollectionViewLayoutAttributes] = []
    for section in rows.indices {
      let end = rows[section].last?.maxY ?? headers[section].maxY
      if hasStripes, headers[section].minY < rect.maxY, end > rect.minY {
        found.append(layoutAttributesForDecorationView(ofKind: Self.stripe, at: IndexPath(item: 0, section: section))!)
      }
      if headerHeight > 0, headers[section].minY < rect.maxY, headers[section].maxY > rect.minY {
        found.append(
          layoutAttributesForSupplementaryView(ofKind: Self.header, at: IndexPath(item: 0, section: section))!)
      }
      for item in rows[section].indices
      where rows[section][item].minY < rect.maxY && rows[section][item].maxY > rect.minY {
        found.append(layoutAttributesForItem(at: IndexPath(item: item, section: section))!)
      }
    }
    return found + more
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard rows.indices.contains(indexPath.section), rows[indexPath.section].indices.contains(indexPath.item) else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = rows[indexPath.section][indexPath.item]
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.header, headers.indices.contains(indexPath.section) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = headers[indexPath.section]
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.stripe, rows.indices.contains(indexPath.section) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    let top = headers[indexPath.section].minY
    let end = rows[indexPath.section].last?.maxY ?? headers[indexPath.section].maxY
    attributes.frame = CGRect(x: 0, y: top, width: 10, height: end - top)
    attributes.zIndex = -1
    return attributes
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    var words = "invalidate"
    if context.invalidateEverything { words += " everything" }
    if context.invalidateDataSourceCounts { words += " counts" }
    for path in context.invalidatedItemIndexPaths ?? [] { words += " \(path.section)/\(path.item)" }
    log.append(words)
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { changesBounds(newBounds) }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isSelfSizing && preferredAttributes.size.height != originalAttributes.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[originalAttributes.indexPath] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    log.append("updates")
    self.updateItems = updateItems
    // Sizes belong to rows, which have other places now.
    heights = [:]
  }

  override func finalizeCollectionViewUpdates() {
    log.append("finalize")
    super.finalizeCollectionViewUpdates()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("initial \(itemIndexPath.section)/\(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("final \(itemIndexPath.section)/\(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
}

/// A collection view over items with names, in a window of 200 × 300 points; it writes down what it is told.
@MainActor final class NamedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  final class Cell: UICollectionViewCell {
    var name = ""
    var wantedHeight: CGFloat?
    var reuses = 0
    var applied = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applied += 1
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let wantedHeight { layoutAttributes.size.height = wantedHeight }
      return layoutAttributes
    }
  }

  struct Section: Hashable {
    var name: String
    var items: [String]
  }

  let window: UIWindow
  let view: UICollectionView
  var sections: [Section]
  var heights: [String: CGFloat] = [:]
  var log: [String] = []
  var isEditable = true
  var whileMaking: () -> Void = {}
  var whileDisplaying: () -> Void = {}
  var mayHighlight = true
  var moves: [(from: IndexPath, to: IndexPath)] = []
  var canMove = true
  var indexTitles: [String]?
  /// The item of a title; the first of the section of its number where nil.
  var itemOfTitle: ((Int) -> IndexPath)?

  init(
    _ sections: [[String]], layout: UICollectionViewLayout, size: CGSize = CGSize(width: 200, height: 300)
  ) {
    TestScreen.reset(scale: 2, size: size)
    self.sections = sections.enumerated().map { Section(name: "s\($0.offset)", items: $0.element) }
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [RowsLayout.header, UICollectionView.elementKindSectionHeader] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.isHidden = false
  }

  func settle() { window.updateForFrame() }

  func finishMotion() {
    DisplayClock.shared.settle(limit: 10)
    settle()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The names on the cells on the screen, in order.
  var shownNames: [String] { view.visibleCells.compactMap { ($0 as? Cell)?.name } }

  func name(_ path: IndexPath) -> String { sections[path.section].items[path.item] }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = name(indexPath)
    log.append("cell \(name)")
    whileMaking()
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.name = name
    (cell as? Cell)?.wantedHeight = heights[name]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { canMove }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    if indexTitles != nil { log.append("index") }
    return indexTitles
  }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    log.append("title \(title)")
    return itemOfTitle?(index) ?? IndexPath(item: 0, section: index)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    moves.append((sourceIndexPath, destinationIndexPath))
    let name = sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].items.insert(name, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    log.append("show \(indexPath.section)/\(indexPath.item)")
    whileDisplaying()
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.append("end \(indexPath.section)/\(indexPath.item)") }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight")
    return mayHighlight
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("didHighlight")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log.append("didUnhighlight")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    log.append("shouldSelect")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    log.append("shouldDeselect")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    log.append("primary \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    log.append("began \(indexPath.item)")
    collectionView.isEditing = true
  }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { log.append("ended") }
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { isEditable }
}

extension NamedItems {
  /// Names in rows of 40 points that highlight as soon as they are touched, laid out once.
  static func rows(_ items: [String]...) -> NamedItems {
    let items = NamedItems(items, layout: RowsLayout())
    items.view.delaysContentTouches = false
    items.settle()
    items.log = []
    return items
  }
}
