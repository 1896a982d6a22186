import ListGeometry

/// Items in sections, placed by a layout object.
///
/// The data source is asked for counts when data is (re)loaded, the layout computes from them, and cells are asked for
/// when their items come on the screen: first counts, then (by a flow layout) sizes, then cells. The cost of a step of
/// a scroll does not depend on the number of items, as far as the layout's own cost does not.
///
/// The class conducts: `ListWindow` knows which views are shown, leave and wait, `ListUpdatePlan` checks updates and says where items
/// go, the layout says where everything lies. What the reader looks at stays in place through updates, corrections of estimated
/// sizes, changes of size and of text size, unless the content rests at its start.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  // Declared here, and `dynamic`, so that extensions of adapted sources can override it.
  open override dynamic func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }

  /// The kind of section headers.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of section footers.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  var layoutStorage: UICollectionViewLayout
  private weak var dataSourceStorage: (any UICollectionViewDataSource)?
  private var backgroundViewStorage: UIView?
  /// The number of items of each section; nil while they have to be asked for.
  var counts: [Int]?
  /// Whether data was loaded, or is to be, that was not laid out since.
  var hasUnshownData = true
  /// Whether a new data source waits for its `reloadData()`.
  private var awaitsReload = false
  /// Whether `reloadData()` is called only to tell an override of a load that is done.
  private var isTellingOfLoad = false
  /// Whether the contents are to be loaded again before they are shown or asked about.
  var loadsAgain = false
  /// The views on the screen, on their way out, and in the reuse pool.
  let elements = ListWindow<ElementKey, UICollectionReusableView>()
  /// The attributes of the shown elements, in order; those of the next ones while the layout's answer is carried out.
  var shownAttributes: [UICollectionViewLayoutAttributes] = []
  /// The inputs of the last window pass; nil makes the pass run again.
  var shownState: ShownState?
  let selection = ListSelection()
  let announcements = ListAnnouncements()
  /// The items to announce next.
  var lookahead = ListLookahead()
  /// The changes that `performBatchUpdates` collects.
  var batch = ListBatch<Void>()
  /// The update or change of layout that is being shown.
  var change: LayoutChange?
  /// The view that the data source is being asked for.
  var request: ViewRequest?
  /// The cell that the data source is asked to configure again; dequeuing for its item gives it.
  var reconfiguring: (element: ElementKey, view: UICollectionReusableView)?
  /// The item that is moved by hand.
  var movement: InteractiveMovement?
  /// The items on the screen without data.
  var guests = CollectionGuests()
  /// Whether callers take and give index paths as they are on the screen.
  var performsUsingPresentationValues = false
  /// The change of layout that progresses as somebody says.
  var transition: InteractiveTransition?
  /// The bounds before a change that the layout is asked about, or that is to be shown inside of an animation.
  var boundsBefore = BoundsBefore()
  /// The index beside the items.
  var sectionIndex: CollectionSectionIndex?
  /// Whether the data source is to be asked for the index: data was loaded since it was.
  var asksForIndexTitles = false
  /// The place that the item that is moved by hand waits for.
  var movementDelay = MovementDelay()
  /// Whether the content became smaller, so that the offset may be past its end.
  var contentDidShrink = false
  /// The element out of sight that is kept, as somebody types in it.
  var typedOutOfSight: ElementKey?
  /// The scroll views of sections that scroll by themselves.
  var rowViews: [Int: OrthogonalRowView] = [:]
  /// Registrations of cells and supplementary views that were used.
  var registrations: [ObjectIdentifier: KnownRegistration] = [:]

  /// Makes a collection view with a layout; its background is the system's.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    setUp()
    settingDefaults { backgroundColor = .systemBackground }
  }

  /// Makes a collection view with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Makes a collection view of a nib or storyboard; one with a flow layout with any other coder.
  public required init?(coder: NSCoder) {
    layoutStorage = Self.layout(in: coder)
    super.init(coder: coder)
    setUp()
    coder.finishDecoding(self, as: UICollectionView.self)
  }

  private func setUp() {
    layoutStorage.collectionViewStorage = self
    elements.owner = self
    elements.holders.add(selection)
    elements.holders.add(announcements)
    elements.holders.add(focus)
  }

  // MARK: Layout and sources

  /// Places the elements.
  ///
  /// Setting another shows everything at its new place at once; see `setCollectionViewLayout(_:animated:)`.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Gives counts and views.
  ///
  /// Setting another loads the data again.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { dataSourceStorage }
    set {
      guard dataSourceStorage !== newValue else { return }
      dataSourceStorage = newValue
      loadAgain()
      awaitsReload = newValue != nil
    }
  }

  // MARK: Drag and drop

  /// The state of drags and drops in the collection view; nil while there never was a delegate for them.
  var drags: CollectionDragging?
  /// The delegate that gives drag items for the collection view's items.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { updateDragging() } }
  /// The delegate for drops on the collection view.
  ///
  /// Without one, items of a collection view with a `dragDelegate` are moved by drags where the data source moves items.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { updateDragging() } }
  /// Whether a press on an item lifts what `dragDelegate` gives; true unless set, as on iPad since iOS 11 and on iPhone since iOS 15.
  open var dragInteractionEnabled = true { didSet { updateDragEnabling() } }
  /// Whether an item opens, as by a tap, when a drag is held over it for 0.8 seconds, a rule; false unless set.
  open var isSpringLoaded = false { didSet { updateDragging() } }
  /// Whether items are being dragged.
  open var hasActiveDrag: Bool { drags?.hasActiveDrag ?? false }
  /// Whether something is being dragged over the collection view.
  open var hasActiveDrop: Bool { drags?.hasActiveDrop ?? false }

  // MARK: Menus and delegate

  var menus: CollectionMenus?
  /// The interaction that opens the menus of items; nil while the collection view has no delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  /// The delegate, which is told of events, and may give a flow layout its sizes.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { delegateStorage as? any UICollectionViewDelegate }
    set {
      guard delegateStorage !== newValue else { return }
      delegateStorage = newValue
      updateMenus()
      layoutStorage.invalidateLayout()
    }
  }

  /// The object that is told of items to be shown soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      guard prefetchDataSource !== oldValue else { return }
      announcements.forget()
      setNeedsLayout()
    }
  }

  /// Whether `prefetchDataSource` is told of items; true unless set.
  open var isPrefetchingEnabled = true {
    didSet {
      guard isPrefetchingEnabled != oldValue else { return }
      announcements.forget()
      setNeedsLayout()
    }
  }

  /// A view behind the items that keeps its place while they scroll.
  open var backgroundView: UIView? {
    get { backgroundViewStorage }
    set {
      guard newValue !== backgroundViewStorage else { return }
      backgroundViewStorage?.removeFromSuperview()
      backgroundViewStorage = newValue
      if let newValue {
        newValue.frame = bounds
        insertSubview(newValue, at: 0)
      }
    }
  }

  /// When views on the screen are asked again for the size that they would like to have; `enabled` unless set.
  ///
  /// They are at the next layout, with an animation unless `UIView.performWithoutAnimation(_:)` was around what asked for it.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Data

  /// Loads everything again: counts when something depends on them, views at the next layout.
  ///
  /// The selection is cleared. The offset stays, as far as the content still reaches; an animated scroll goes on to the
  /// same index path, or ends where there is no such item any more. During updates it replaces the announced changes.
  ///
  /// The collection view calls it once for a data source that it was given, with its first layout, unless somebody else
  /// does before.
  open func reloadData() {
    if isTellingOfLoad { return }
    awaitsReload = false
    loadAgain()
  }

  /// Calls `reloadData()`, which a subclass may override, for a new data source if nobody has called it since.
  ///
  /// Setting a data source has loaded everything again already: an override that calls nobody takes nothing away.
  private func reloadForDataSource() {
    guard awaitsReload, elements.phase == .resting, !batch.isOpen else { return }
    awaitsReload = false
    guard type(of: self) != UICollectionView.self else { return }
    isTellingOfLoad = true
    reloadData()
    isTellingOfLoad = false
  }

  /// How many sections there are.
  open var numberOfSections: Int { loadedCounts().count }

  /// How many items a section has; raises for a section that is not there.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts()
    guard counts.indices.contains(section) else {
      raise(.noSection(section, method: "numberOfItems(inSection:)", sections: counts.count))
    }
    return takesDataPaths ? counts[section] - guests.count(inSection: section) : counts[section]
  }

  // MARK: Updates

  /// Carries out several updates as one.
  ///
  /// Deletions, reloads and the sources of moves are index paths before the update; insertions and the targets of moves are index
  /// paths after it, whatever the order of the calls. Change the data inside `updates`. Afterwards the collection view asks for its
  /// counts once; they have to be what the calls make of those before, else it raises with the arithmetic. Items that stay keep their
  /// cells. Calls nest; the outermost counts.
  ///
  /// A collection view that was never laid out does not check its updates: where the arithmetic fails it loads the data again.
  ///
  /// - Parameter completion: called when the animations have ended; with false when they were cut short.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginBatch("performBatchUpdates(_:completion:)")
    updates?()
    if let completion { batch.completions.append(completion) }
    endBatch()
  }

  /// Carries out several updates as one; for blocks that a function was given and must not keep.
  ///
  /// The same as the other method of this name, which is the one to override.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Whether updates were announced that are not carried out yet, an item is moved by hand, or placeholders are shown.
  open var hasUncommittedUpdates: Bool { batch.isOpen && !batch.update.isEmpty || movement != nil || !guests.isEmpty }

  /// Inserts sections that the data source has now; the numbers are those after the update.
  open func insertSections(_ sections: IndexSet) {
    announce("insertSections(_:)") { $0.update.insertedSections += sections }
  }

  /// Tells of sections that are gone, by index before the update.
  open func deleteSections(_ sections: IndexSet) {
    announce("deleteSections(_:)") { $0.update.deletedSections += sections }
  }

  /// Announces the move of a section from its index before the update to its index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    announce("moveSection(_:toSection:)") {
      $0.update.movedSections.append(ListMove(from: section, to: newSection))
    }
  }

  /// Asks for everything of some sections again, by index before the update.
  open func reloadSections(_ sections: IndexSet) {
    announce("reloadSections(_:)") { $0.update.reloadedSections += sections }
  }

  /// Inserts items that the data source has now; the index paths are those after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    announce("insertItems(at:)") { $0.update.insertedRows += indexPaths.map { RowIndex($0) } }
  }

  /// Tells of items that are gone, by index path before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    announce("deleteItems(at:)") { $0.update.deletedRows += indexPaths.map { RowIndex($0) } }
  }

  /// Announces the move of an item from its index path before the update to its index path after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce("moveItem(at:to:)") {
      $0.update.movedRows.append(ListMove(from: RowIndex(indexPath), to: RowIndex(newIndexPath)))
    }
  }

  /// Asks for the cells of some items again, by index path before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    announce("reloadItems(at:)") { $0.update.reloadedRows += indexPaths.map { RowIndex($0) } }
  }

  /// Lets the data source configure the existing cells of items, by index path before the update.
  ///
  /// `dequeueReusableCell(withReuseIdentifier:for:)` gives the data source the cell that the item has; returning another one raises.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    announce("reconfigureItems(at:)") { $0.reconfiguredRows += indexPaths.map { RowIndex($0) } }
  }

  // MARK: Changing the layout

  /// Gives the place of the layout to another one; see `setCollectionViewLayout(_:animated:completion:)`.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, completion: nil)
  }

  /// Gives the place of the layout to another one, and moves everything to its new place.
  ///
  /// - Parameter completion: called when the animation has ended; with false when it was cut short.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { changeLayout(to: layout, animated: animated, completion: completion) }

  /// Begins a change of layout whose progress the application says, by `transitionProgress` of the layout that it gets.
  ///
  /// The transition ends with `finishInteractiveTransition()` or `cancelInteractiveTransition()`. A second one before that raises.
  ///
  /// - Parameter completion: called when everything is in place, with whether the animation ran to its end and whether the new
  ///   layout was taken.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

  /// Moves everything to its place in the new layout; raises without a transition.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Moves everything back to its place in the old layout; raises without a transition.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  /// Called with whether an animation ran to its end, and whether the new layout was taken.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  // MARK: Geometry

  /// The layout's content size.
  open override var contentSize: CGSize {
    get {
      if !isTellingContentSize { prepareLayout() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Insets do not need a layout: they follow when its size becomes known.
  override var contentSizeForInsets: CGSize { super.contentSize }

  /// The content size as it is known, without bringing the layout up to date.
  var knownContentSize: CGSize {
    get { super.contentSize }
    set { tellContentSize(newValue) }
  }

  override var findsContentSizeInLayout: Bool { true }

  /// The content is as large as the layout of its elements makes it, whatever constraints say.
  override func layoutScrollContentSizeDidChange(width: CGFloat?, height: CGFloat?) {}

  open override func layoutSubviews() {
    reloadForDataSource()
    updateSectionIndex()
    updateWindow()
    raiseSectionIndex()
    backgroundViewStorage?.frame = bounds
    super.layoutSubviews()
  }

  override func didScroll() {
    super.didScroll()
    setNeedsLayout()
  }

  override func tellOfScroll() { elements.tellOfScroll { super.tellOfScroll() } }

  open override var bounds: CGRect {
    get { boundsBefore.whileAsking ?? super.bounds }
    set {
      let old = super.bounds
      let context = newValue == old ? nil : boundsWillChange(from: old, to: newValue)
      super.bounds = newValue
      if let context { layoutStorage.invalidateLayout(with: context) }
    }
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    // Before the offset changes with the size.
    boundsDidResize(from: oldSize)
    super.boundsSizeDidChange(from: oldSize)
  }

  override var contentIsKnown: Bool {
    counts != nil && layoutStorage.state == .valid && elements.phase == .resting && !batch.isOpen
      && elements.anchor == nil
  }

  override func editingDidLeave() {
    super.editingDidLeave()
    guard typedOutOfSight != nil else { return }
    typedOutOfSight = nil
    setNeedsWindow()
  }

  override func offsetIsNotKept() {
    contentDidShrink = true
    setNeedsLayout()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    keepReadersPlace()
    layoutStorage.invalidateLayout()
  }

  /// Lists, and what refers to the margins, are laid out by them.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    guard layoutStorage.readsLayoutMargins else { return }
    keepReadersPlace()
    layoutStorage.invalidateLayout()
    for shown in elements.shown {
      shown.view.layoutMarginsInputsDidChange()
      // Content configurations keep the margins of the cell around them.
      (shown.view as? UICollectionViewCell)?.contentView.layoutMarginsInputsDidChange()
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutStorage.followContentInset()
  }

  override func makeRecognizers() -> [UIGestureRecognizer] {
    // Two fingers are asked about before the one that scrolls.
    [MultipleSelectionGestureRecognizer(self)] + super.makeRecognizers()
  }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutStorage.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  override func subviewIntrinsicSizeDidChange(_ subview: UIView) {
    super.subviewIntrinsicSizeDidChange(subview)
    if let view = subview as? UICollectionReusableView { selfSizeDidChange(of: view) }
  }

  override var viewBehindContent: UIView? { backgroundView }

  override func fingerWillScroll() {
    super.fingerWillScroll()
    swiping?.closeSwipes(except: nil, animated: true)
  }

  override func updateLayerColors() {
    guard let color = layoutStorage.coveringColor else { return super.updateLayerColors() }
    showInLayer(color, isOwn: false)
  }

  // MARK: Registration and reuse

  /// Names the class of cells for an identifier; nil forgets it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    elements.pool.register(
      .cell(identifier), recipe: recipe(cellClass, UICollectionViewCell.self, identifier))
  }

  /// Names the nib of cells for an identifier, whose only object is the cell; nil forgets it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    elements.pool.register(.cell(identifier), recipe: recipe(nib, UICollectionViewCell.self, identifier))
  }

  /// Names the nib of supplementary views of a kind for an identifier, whose only object is the view; nil forgets it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    elements.pool.register(
      .view(ofKind: kind, identifier), recipe: recipe(nib, UICollectionReusableView.self, identifier))
  }

  /// Names the class of supplementary views of a kind for an identifier; nil forgets it.
  ///
  /// That it is a class of `UICollectionReusableView` is checked when a view is dequeued.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    elements.pool.register(
      .view(ofKind: elementKind, identifier), recipe: recipe(viewClass, UICollectionReusableView.self, identifier))
  }

  /// A cell that waits for reuse, else a new one; raises when nothing is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }

  /// A supplementary view that waits for reuse, else a new one; raises when nothing is registered for kind and identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplementaryView(elementKind, identifier, indexPath) }

  // MARK: Questions

  /// The layout's attributes of an item; nil for one that is not laid out.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutAttributes(of: ElementKey(kind: nil, indexPath: shownPath(of: indexPath)))
  }

  /// The layout's attributes of a supplementary view; nil for one that the layout does not have.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutAttributes(of: ElementKey(kind: kind, indexPath: indexPath))
  }

  /// The item at a point of the content; nil for a point outside items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let found = layoutElements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    return item(of: found, at: point).flatMap { callersPath(of: $0.indexPath) }
  }

  /// The item that a cell shows; nil for a cell that is not on the screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.element(of: cell).flatMap { $0.isCell ? callersPath(of: $0.indexPath) : nil }
  }

  /// The index path of a supplementary view on the screen; nil for any other view.
  public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    elements.element(of: supplementaryView).flatMap { $0.isCell || $0.isDecoration ? nil : $0.indexPath }
  }

  /// The cell of an item; nil while it is not on the screen.
  ///
  /// After `reloadData()` the visible items are laid out first.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showIfLoadedAgain()
    return shownCell(at: indexPath)
  }

  /// The cells on the screen, in the order of their items.
  open var visibleCells: [UICollectionViewCell] { itemsInSight.compactMap { $0.view as? UICollectionViewCell } }
  /// The items on the screen, in order.
  open var indexPathsForVisibleItems: [IndexPath] { itemsInSight.compactMap { callersPath(of: $0.element.indexPath) } }

  /// A header, footer or other supplementary view; nil while it is not on the screen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    showIfLoadedAgain()
    return elements.view(of: ElementKey(kind: elementKind, indexPath: indexPath))
  }

  /// The supplementary views of a kind on the screen, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplements(elementKind).map(\.view)
  }

  /// The index paths of the supplementary views of a kind on the screen, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplements(elementKind).map(\.element.indexPath)
  }

  // MARK: Scrolling

  /// Scrolls an item to a place of the visible part; raises for an item that is not there.
  ///
  /// An empty position scrolls as little as it takes to show the item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Selecting

  /// Whether items may be selected by touches; true unless set.
  open var allowsSelection = true
  /// Whether several items may be selected; false unless set.
  open var allowsMultipleSelection = false

  /// The selected items in the order in which they were selected; empty when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.indices.map { IndexPath($0) } }

  /// Selects an item, or none for nil, without telling the delegate; an item that is not there is left out.
  ///
  /// - Parameter animated: whether the cell's `selectedBackgroundView` fades in, and whether the scroll takes its time.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item without telling the delegate.
  ///
  /// - Parameter animated: whether the cell's `selectedBackgroundView` fades out.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard indexPath.count == 2 else { return }
    setSelected(indexPath, false, animated: animated)
  }

  // MARK: Editing

  /// Whether the collection view is in editing mode, in which list cells show their accessories for it; false unless
  /// set.
  ///
  /// Items whose selection the other mode does not allow are deselected, without telling the delegate.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// Whether items may be selected by touches in editing mode; false unless set.
  open var allowsSelectionDuringEditing = false
  /// Whether several items may be selected in editing mode; false unless set.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Focus

  /// The item that has the focus.
  let focus = ListFocus()
  /// Whether focus may come to items; the delegate's `collectionView(_:canFocusItemAt:)` comes before it.
  ///
  /// True unless set, a rule: Apple says that the system decides by platform and other properties.
  open var allowsFocus = true
  /// Whether focus may come to items in editing mode; true unless set, a rule as above.
  open var allowsFocusDuringEditing = true
  /// Whether an item is selected, as by a tap, when a key moves the focus to it; false unless set, a rule as above.
  open var selectionFollowsFocus = false
  // Silent: UICollectionView.remembersLastFocusedIndexPath | read through DraggingList and IndexedFocusList
  /// Whether returning focus goes to the item that had it last; false unless set.
  ///
  /// The tab key goes back there in any case.
  open var remembersLastFocusedIndexPath = false

  override var formsFocusGroup: Bool { true }

  /// Asks the delegate, too.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { delegateAllows(context) }

  /// Tells the delegate, too.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { tellDelegate(context, coordinator) }

  // MARK: Moving items by hand

  /// How soon the others make room where the item that is moved is held; at once unless set.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Lifts an item, to follow `updateInteractiveMovementTargetPosition(_:)`; false if the data source does not allow
  /// the move, or during another one.
  ///
  /// The others make room as the layout says (`targetIndexPath(forInteractivelyMovingItem:withPosition:)`) and the delegate allows;
  /// the data source is told at the end.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }
  /// Holds the item that is moved at a place of the content; nothing without one.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }
  /// Drops the moved item, and tells the data source its new index path.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }
  /// Puts the moved item back at its old index path.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }
}
