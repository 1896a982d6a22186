/// Items in sections, placed by a layout object.
///
/// The data source is asked for counts when data is (re)loaded, the layout computes from them, and cells are asked for when their
/// items come on the screen: first counts, then (by a flow layout) sizes, then cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The kind of section headers.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of section footers.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  private var layoutStorage: UICollectionViewLayout
  private weak var dataSourceStorage: (any UICollectionViewDataSource)?
  private var counts: [Int] = []
  private var needsReload = true
  private var backgroundViewStorage: UIView?
  var cellPool = ReusePool<UICollectionViewCell>()
  var supplementPool = ReusePool<UICollectionReusableView>()
  /// What is on the screen, in the layout's order.
  var shown: [ShownElement] = []
  var isUpdatingWindow = false
  /// How often data was loaded: what was asked of the data before means nothing after.
  private(set) var generation = 0
  /// Whether the content became smaller, so that the offset may be past its end.
  private var contentDidShrink = false
  var selected: [IndexPath] = []
  /// The scroll views of sections that scroll by themselves.
  var rowViews: [Int: OrthogonalRowView] = [:]
  /// Registrations of cells and supplementary views that were used.
  var registrations: [ObjectIdentifier: KnownRegistration] = [:]

  /// Makes a collection view with a layout; its background is the system's.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    layout.collectionViewStorage = self
    backgroundColor = .systemBackground
  }

  /// Makes a collection view with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Makes a collection view with a flow layout; archives are not read.
  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutStorage.collectionViewStorage = self
  }

  /// Places the elements.
  ///
  /// Setting another shows everything at its new place at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set {
      guard newValue !== layoutStorage else { return }
      layoutStorage.collectionViewStorage = nil
      layoutStorage = newValue
      newValue.collectionViewStorage = self
      removeRowViews()
      newValue.invalidateLayout()
    }
  }

  /// Gives counts and views.
  ///
  /// Setting another loads the data anew.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { dataSourceStorage }
    set {
      guard dataSourceStorage !== newValue else { return }
      dataSourceStorage = newValue
      reloadData()
    }
  }

  /// Is told what happens, and may give a flow layout its sizes.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { delegateStorage as? any UICollectionViewDelegate }
    set {
      guard delegateStorage !== newValue else { return }
      delegateStorage = newValue
      layoutStorage.invalidateLayout()
    }
  }

  /// A view behind the items that keeps its place while they scroll.
  open var backgroundView: UIView? {
    get { backgroundViewStorage }
    set {
      backgroundViewStorage?.removeFromSuperview()
      backgroundViewStorage = newValue
      if let newValue {
        newValue.frame = bounds
        insertSubview(newValue, at: 0)
      }
    }
  }

  /// Whether items may be selected by touches.
  open var allowsSelection = true
  /// Whether several items may be selected.
  open var allowsMultipleSelection = false

  // MARK: Data

  /// Asks for everything anew: counts when something depends on them, views at the next layout.
  ///
  /// The selection is cleared. The offset stays, as far as the content still reaches; an animated scroll goes on to the same index
  /// path, or ends where there is no such item any more.
  open func reloadData() {
    needsReload = true
    generation += 1
    selected = []
    endDisplayingAll()
    keepMotionInContent()
    removeRowViews()
    layoutStorage.dataWasReloaded()
    layoutStorage.invalidateLayout()
    setNeedsLayout()
  }

  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    guard let dataSource else {
      counts = []
      return
    }
    do {
      counts = try ListCounts.ask(
        sections: { dataSource.numberOfSections(in: self) }, method: "numberOfSections(in:)",
        items: { dataSource.collectionView(self, numberOfItemsInSection: $0) },
        itemMethod: "collectionView(_:numberOfItemsInSection:)", list: "the collection view")
    } catch { raise(error) }
  }

  /// Whether the data has an item, as far as its counts are known.
  func contains(_ indexPath: IndexPath) -> Bool {
    reloadIfNeeded()
    return indexPath.count == 2 && counts.indices.contains(indexPath.section) && indexPath.item >= 0
      && indexPath.item < counts[indexPath.section]
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    reloadIfNeeded()
    return counts.count
  }

  /// How many items a section has; raises for a section that is not there.
  open func numberOfItems(inSection section: Int) -> Int {
    reloadIfNeeded()
    guard counts.indices.contains(section) else {
      raise(.noSection(section, method: "numberOfItems(inSection:)", sections: counts.count))
    }
    return counts[section]
  }

  // MARK: Layout

  /// The layout's content size.
  open override var contentSize: CGSize {
    get {
      prepareLayout()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Brings counts and layout up to date, and the content size with them.
  func prepareLayout() {
    // A data source that is gone has no items any more.
    if dataSource == nil, !counts.isEmpty, !needsReload { reloadData() }
    reloadIfNeeded()
    let isNew = layoutStorage.needsPrepare
    layoutStorage.prepareIfNeeded()
    guard isNew else { return }
    let old = super.contentSize
    let new = layoutStorage.collectionViewContentSize
    if new.width < old.width || new.height < old.height { contentDidShrink = true }
    super.contentSize = new
  }

  /// Keeps the offset within the content after it became smaller.
  func clampOffsetToContent() {
    guard contentDidShrink else { return }
    contentDidShrink = false
    guard bounds.width > 0, bounds.height > 0 else { return }
    let limit = clampedContentOffset(CGPoint(x: CGFloat.infinity, y: CGFloat.infinity))
    let offset = bounds.origin
    let target = CGPoint(x: min(offset.x, limit.x), y: min(offset.y, limit.y))
    if target != offset { bounds.origin = target }
  }

  /// The content is as large as the layout of its elements makes it, whatever constraints say.
  override func layoutScrollContentSizeDidChange(width: CGFloat?, height: CGFloat?) {}

  open override func layoutSubviews() {
    updateWindow()
    backgroundViewStorage?.frame = bounds
    super.layoutSubviews()
  }

  override func didScroll() {
    super.didScroll()
    setNeedsLayout()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue != super.bounds, layoutStorage.shouldInvalidateLayout(forBoundsChange: newValue) {
        layoutStorage.invalidateLayout()
      }
      super.bounds = newValue
    }
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    // A change by the frame does not go through the setter of the bounds.
    if layoutStorage.dependsOnChange(from: oldSize, to: bounds.size) { layoutStorage.invalidateLayout() }
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    layoutStorage.invalidateLayout()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutStorage.invalidateLayout()
  }

  // MARK: Registration and reuse

  /// Names the class of cells for an identifier; nil forgets it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(identifier, recipe: recipe(cellClass, UICollectionViewCell.self, identifier))
  }

  /// Names the class of supplementary views of a kind for an identifier; nil forgets it.
  ///
  /// That it is a class of `UICollectionReusableView` is checked when a view is dequeued.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementPool.register(
      Self.key(elementKind, identifier), recipe: recipe(viewClass, UICollectionReusableView.self, identifier))
  }

  static func key(_ kind: String, _ identifier: String) -> String { kind + "/" + identifier }

  private func recipe<View: UICollectionReusableView>(
    _ type: AnyClass?, _ base: View.Type, _ identifier: String
  ) -> ((CGRect) -> View)? {
    guard let type else { return nil }
    // Told when a view is dequeued, as UIKit does (`uikit-facts §16`).
    return { frame in
      guard let viewType = type as? View.Type else {
        fatalError(
          ListProblem.registration(className: "\(type)", base: "\(base)", method: "register for \"\(identifier)\"")
            .description)
      }
      let view = DynamicInitializer.makeView(viewType, frame: frame)
      view.identifierStorage = identifier
      return view
    }
  }

  /// A cell that waits for reuse, else a new one; raises when nothing is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = cellPool.takeWaiting(identifier) {
      cell.prepareForReuse()
      return cell
    }
    let frame = layoutStorage.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    guard let cell = cellPool.makeNew(identifier, frame: frame) else {
      raise(
        .unregistered(
          identifier: identifier, method: "dequeueReusableCell(withReuseIdentifier:for:)",
          cure: "register(_:forCellWithReuseIdentifier:)", registered: cellPool.registeredIdentifiers))
    }
    return cell
  }

  /// A supplementary view that waits for reuse, else a new one; raises when nothing is registered for kind and identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = Self.key(elementKind, identifier)
    if let view = supplementPool.takeWaiting(key) {
      view.prepareForReuse()
      return view
    }
    let attributes = layoutStorage.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    guard let view = supplementPool.makeNew(key, frame: attributes?.frame ?? .zero) else {
      raise(
        .unregistered(
          identifier: key, method: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
          cure: "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
          registered: supplementPool.registeredIdentifiers))
    }
    view.elementKind = elementKind
    return view
  }

  // MARK: Questions

  /// The layout's attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutStorage.layoutAttributesForItem(at: indexPath)
  }

  /// The layout's attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a point of the content; nil for a point outside items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = layoutStorage.layoutAttributesForElements(in: rect) ?? []
    return found.last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// The item that a cell shows; nil for a cell that is not on the screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.view === cell }?.key.indexPath }

  /// The cell of an item; nil while it is not on the screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown.first { $0.key == ElementKey(kind: nil, indexPath: indexPath) }?.view as? UICollectionViewCell
  }

  /// The cells on the screen, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    shownCells.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The items on the screen, in order.
  open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.key.indexPath) }

  private var shownCells: [ShownElement] {
    if needsLayout { layoutIfNeeded() }
    return shown.filter { $0.key.kind == nil }.sorted { $0.key.indexPath < $1.key.indexPath }
  }

  /// A header, footer or other supplementary view; nil while it is not on the screen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown.first { $0.key == ElementKey(kind: elementKind, indexPath: indexPath) }?.view
  }

  /// The supplementary views of a kind on the screen, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.filter { $0.key.kind == elementKind }.sorted { $0.key.indexPath < $1.key.indexPath }.map(\.view)
  }

  // MARK: Scrolling

  /// Scrolls an item to a place of the visible part; raises for an item that is not there.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let target = offset(forScrollingTo: indexPath, at: scrollPosition) else {
      raise(noItem(at: indexPath, "scrollToItem(at:at:animated:)"))
    }
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      return setContentOffset(target, animated: animated)
    }
    clampOffsetToContent()
    // Asked for again in each frame: the item may go elsewhere, or be gone.
    dragging.glide(
      to: { [weak self] in self?.offset(forScrollingTo: indexPath, at: scrollPosition) }, end: nil)
  }

  /// The offset that shows an item at a place; nil for an item that is not there.
  private func offset(forScrollingTo indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard contains(indexPath), let attributes = layoutAttributesForItem(at: indexPath) else { return nil }
    return clampedContentOffset(targetOffset(of: attributes.frame, at: position))
  }

  private func noItem(at indexPath: IndexPath, _ method: String) -> ListProblem {
    let isSection = counts.indices.contains(indexPath.section)
    return .noItem(
      item: indexPath.item, section: indexPath.section, method: method, sections: counts.count,
      items: isSection ? counts[indexPath.section] : nil)
  }

  // MARK: Selecting

  /// The selected items in the order in which they were selected; empty when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Selects an item, or none for nil, without telling the delegate; an item that is not there is left out.
  ///
  /// - Parameter animated: whether the cell's `selectedBackgroundView` fades in, and whether the scroll takes its time.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selected { setSelected(path, false, animated: animated) }
      return
    }
    guard contains(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selected where path != indexPath { setSelected(path, false, animated: animated) }
    }
    setSelected(indexPath, true, animated: animated)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without telling the delegate.
  ///
  /// - Parameter animated: whether the cell's `selectedBackgroundView` fades out.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false, animated: animated)
  }
}
