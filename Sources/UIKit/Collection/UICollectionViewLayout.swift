import ListGeometry

/// Decides where the elements of a collection view lie.
///
/// A subclass computes in `prepare()` and answers `collectionViewContentSize`, `layoutAttributesForElements(in:)` and the questions
/// about single elements, in this order. The collection view asks for the elements of the visible rectangle only. `prepare()` is
/// called again after an invalidation, before the next answer is needed; what `prepare()` itself invalidates is prepared once more
/// at once, so that a subclass may set properties in it.
///
/// In an update the order is: `invalidateLayout(with:)` with a context whose `invalidateDataSourceCounts` is true, `prepare()`,
/// `prepare(forCollectionViewUpdates:)`, `collectionViewContentSize`, `targetContentOffset(forProposedContentOffset:)`,
/// `layoutAttributesForElements(in:)`, then `finalLayoutAttributes…` for every element that was on the screen and
/// `initialLayoutAttributes…` for every element that is, and, inside of the animation, `finalizeCollectionViewUpdates()`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  weak var collectionViewStorage: UICollectionView?
  private(set) var state = LayoutState.stale
  /// The number of invalidations so far: sizes from before the last one have to be found again.
  private(set) var staleCount = 0
  /// Whether nothing but the content insets changed since the layout was prepared.
  private(set) var onlyInsetsChanged = false
  private var isFollowingInsets = false
  /// Whether one of the two ways to invalidate is calling the other.
  private var isForwarding = false
  /// How decoration views are made, by their kinds.
  private var decorationRecipes: [String: (CGRect) -> UICollectionReusableView] = [:]

  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
    coder.finishDecoding(self, as: UICollectionViewLayout.self)
  }

  /// Called after the layout was decoded from a nib or storyboard with all its connections; an override calls `super`.
  open func awakeFromNib() {}

  /// Called by Xcode when it draws the layout in the editor; nobody calls it here.
  open func prepareForInterfaceBuilder() {}

  /// The collection view that the layout is used by.
  open var collectionView: UICollectionView? { collectionViewStorage }

  /// The stage of the collection view that has the layout.
  final var stage: Stage { collectionView?.stage ?? .current }

  // MARK: Keys

  /// Returns the value of a key without a property; raises unless overridden.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.undefinedValue(key, of: self) }

  /// Takes the value for a key without a property; raises unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueCoding.setUndefined(value, key, of: self) }

  // MARK: Invalidation

  /// Marks everything to be computed again: `prepare()` is called at the next layout.
  ///
  /// Calls `invalidateLayout(with:)` with a context that invalidates everything. An override has to call `super`.
  open func invalidateLayout() {
    guard !isForwarding else { return becomeStale() }
    isForwarding = true
    defer { isForwarding = false }
    let context = makeInvalidationContext()
    context.invalidatesEverything = true
    invalidateLayout(with: context)
  }

  /// Marks the parts named by a context to be computed again.
  ///
  /// The context's adjustments of content size and offset take effect at once. A context that names no element calls
  /// `invalidateLayout()` too, so that subclasses that override that one alone hear of every such change. An override has to call
  /// `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    becomeStale()
    collectionViewStorage?.layoutWasInvalidated(with: context)
    guard !isForwarding, context.namesNoElement else { return }
    isForwarding = true
    defer { isForwarding = false }
    invalidateLayout()
  }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that the layout is invalidated with, a subclass of `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Whether a change of the bounds to `newBounds`, by scrolling too, asks for another layout; false unless overridden.
  ///
  /// The collection view has its old bounds meanwhile.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context that the layout is invalidated with for a change of the bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether what a view would like to have asks for another layout; false unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context that the layout is invalidated with when a view would like to have other attributes: it names the view's element.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidate(originalAttributes)
    return context
  }

  // MARK: Answers

  /// Called before answers are needed after an invalidation; does nothing unless overridden.
  open func prepare() {}
  /// The attributes of everything that has a part in the rectangle, in any order; nil is none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item; nil for one that is not laid out.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view; nil for one that the layout does not have.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration view; nil for one that the layout does not have.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The offset at which a scroll comes to rest, for a proposed one; the velocity is in points per millisecond.
  ///
  /// The delegate's `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` is called with the answer and may change it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after an update or a change of layout; asked where the delegate does not say.
  ///
  /// Proposed is the offset that keeps what the reader looks at in its place; for a layout that overrides the method it is the present
  /// offset, also where views turn out to have other sizes (`contentOffsetAdjustment` of a context is for these).
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Direction

  /// The direction that the layout is written for; left to right unless overridden.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the collection view mirrors the layout's attributes for the other reading direction; false unless
  /// overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Hook for framework layouts: whether the layout mirrors its answers by itself.
  var mirrorsByItself: Bool { false }
  /// Hook for framework layouts: whether the collection view's margins decide about anything.
  var readsLayoutMargins: Bool { false }

  // MARK: Updates

  /// Called once before an update is shown, after `prepare()` was called with the new data; an override should call `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called inside of the animation of an update, when all initial and final attributes were asked for.
  open func finalizeCollectionViewUpdates() {}
  /// Called before a change of the bounds' size is shown inside of an animation, such as a rotation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called inside of the animation of a change of the bounds' size.
  open func finalizeAnimatedBoundsChange() {}
  /// Called on the layout that is given up before another one takes its place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on a layout before it takes the place of another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts inside of the animation of a change of layout.
  open func finalizeLayoutTransition() {}

  /// The attributes of an appearing item before its animation; the index path is that after the update.
  ///
  /// Nil is as it looks after it.
  /// Asked for every item on the screen. The default is where the item was before, and for an item that was inserted or reloaded its
  /// own place, transparent.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    initialAttributes(of: ElementKey(kind: nil, indexPath: itemIndexPath))
  }

  /// The attributes of a disappearing item after its animation; the index path is that before the update.
  ///
  /// Nil is as it looked before.
  /// Asked for every item that was on the screen. The default is where the item is afterwards, and for an item that was deleted or
  /// reloaded its old place, transparent.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    finalAttributes(of: ElementKey(kind: nil, indexPath: itemIndexPath))
  }

  /// How a supplementary view looks before the animation that shows it; see `initialLayoutAttributesForAppearingItem(at:)`.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(of: ElementKey(kind: elementKind, indexPath: elementIndexPath))
  }

  /// How a supplementary view looks after the animation that takes it away; see `finalLayoutAttributesForDisappearingItem(at:)`.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(of: ElementKey(kind: elementKind, indexPath: elementIndexPath))
  }

  /// How a decoration view looks before the animation that shows it; see `initialLayoutAttributesForAppearingItem(at:)`.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(of: ElementKey(kind: elementKind, indexPath: decorationIndexPath, isDecoration: true))
  }

  /// How a decoration view looks after the animation that takes it away; see `finalLayoutAttributesForDisappearingItem(at:)`.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(of: ElementKey(kind: elementKind, indexPath: decorationIndexPath, isDecoration: true))
  }

  /// Supplementary views that an update takes away although their sections and items stay, by index path before it.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Decoration views that an update takes away although their sections and items stay, by index path before it.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Supplementary views that are new in an update although their sections and items are not, by index path after it.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Decoration views that are new in an update although their sections and items are not, by index path after it.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Interactive movement

  /// The index path for an item held at a position of the content: that of the item there, else the item stays.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { itemForMovement(at: position, besides: previousIndexPath) ?? previousIndexPath }

  /// The attributes of an item that is held at a position of the content: its own, around the position and in front.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { movementAttributes(at: indexPath, position) }

  /// The context that the layout is invalidated with while items are moved by hand.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
  }

  /// The context that the layout is invalidated with when items were dropped, or put back where they had been.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(from: previousIndexPaths, to: indexPaths, at: .zero)
  }

  // MARK: Decoration views

  /// Names the class of decoration views of a kind; nil forgets it.
  ///
  /// A class that is no `UICollectionReusableView` raises.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationRecipes[elementKind] = nil
      return
    }
    guard let viewType = viewClass as? UICollectionReusableView.Type else {
      fatalError(
        ListProblem.registration(
          className: "\(viewClass)", base: "UICollectionReusableView",
          method: "register(_:forDecorationViewOfKind: \"\(elementKind)\")"
        ).description)
    }
    decorationRecipes[elementKind] = { DynamicInitializer.makeView(viewType, frame: $0) }
  }

  /// Names the nib of decoration views of a kind, whose only object is a view; nil forgets it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationRecipes[elementKind] = nib.map { nib in
      { frame in
        let view = nib.instantiate(
          UICollectionReusableView.self, "register(_:forDecorationViewOfKind: \"\(elementKind)\")")
        view.frame = frame
        return view
      }
    }
  }

  /// Makes a decoration view of a kind; nil where nothing is registered.
  func makeDecorationView(ofKind elementKind: String, frame: CGRect) -> UICollectionReusableView? {
    decorationRecipes[elementKind]?(frame)
  }
  /// The kinds of decoration views that something is registered for.
  var decorationKinds: [String] { decorationRecipes.keys.sorted() }

  // MARK: Hooks for framework layouts

  /// Hook for framework layouts: a view is about to be filled for an element, or to be shown with its attributes.
  func willShow(
    _ view: UICollectionReusableView, ofKind kind: String?, at indexPath: IndexPath,
    _ attributes: UICollectionViewLayoutAttributes?
  ) {}
  /// Hook for framework layouts: the colour over the background of the collection view; nil shows the background.
  var coveringColor: UIColor? { nil }
  /// Hook for framework layouts: the layout, if it has sections that scroll across; nil without such sections.
  var rowedLayout: (any RowedLayout)? { nil }
  /// Hook for framework layouts: the swipes of items; nil where none has actions.
  var swiping: CollectionSwipes? { nil }
  /// Hook for framework layouts: the actions at an edge of an item; nil where it has none.
  func swipeActions(ofItemAt indexPath: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? { nil }
  /// Hook for framework layouts: an item's own size became known.
  func setPreferredSize(_ size: CGSize, at indexPath: IndexPath) {}
  /// Hook for framework layouts: the adjusted content insets are others.
  func contentInsetDidChange() { invalidateLayout() }
  /// Hook for framework layouts: data was loaded again.
  func dataWasReloaded() {}
  /// Hook for framework layouts: an update gave items other places.
  func dataDidChange(by plan: ListUpdatePlan) {}
  /// Hook for framework layouts: whether views on the screen are asked for the size that they would like to have.
  var asksForPreferredSizes: Bool { true }
  /// Hook for framework layouts: whether the view of some attributes is asked for the size that it would like to have.
  ///
  /// A layout of an application's decides in `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`.
  func mayPrefer(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  /// Hook for framework layouts: takes the preferred attributes of a view; false if nothing changes by them.
  func adopt(_ asked: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes) -> Bool {
    if original.representedElementCategory == .cell { setPreferredSize(asked.size, at: original.indexPath) }
    invalidateLayout(
      with: invalidationContext(forPreferredLayoutAttributes: asked, withOriginalAttributes: original))
    return true
  }
  /// Hook for framework layouts: these attributes are about to be applied, and may be changed.
  func willApply(_ shown: [UICollectionViewLayoutAttributes]) {}

  /// Whether the layout overrides `targetContentOffset(forProposedContentOffset:)`, and so keeps the reader's place itself.
  private(set) lazy var choosesOffset: Bool = LayoutOverrides.choosesOffset(self)

  // MARK: State

  /// Whether `prepare()` has to run before the next answer.
  var needsPrepare: Bool { state == .stale }

  /// The adjusted content insets are others.
  func followContentInset() {
    isFollowingInsets = true
    defer { isFollowingInsets = false }
    contentInsetDidChange()
  }

  private func becomeStale() {
    staleCount += 1
    if !isFollowingInsets { onlyInsetsChanged = false } else if state == .valid { onlyInsetsChanged = true }
    switch state {
    case .preparing: state = .preparingAgain
    case .preparingAgain: break
    case .stale, .valid: state = .stale
    }
    collectionViewStorage?.setNeedsLayout()
  }

  /// Runs `prepare()` where an invalidation asks for it.
  func prepareIfNeeded() {
    guard state == .stale else { return }
    state = .preparing
    prepare()
    if state == .preparingAgain {
      state = .preparing
      prepare()
    }
    state = .valid
  }
}

/// Whether a layout's answers hold.
enum LayoutState: Hashable {
  /// Something was invalidated: `prepare()` has to run.
  case stale
  /// `prepare()` runs.
  case preparing
  /// `prepare()` runs, and has invalidated something.
  case preparingAgain
  /// Answers hold.
  case valid
}
