import ListGeometry

/// Lays items out in lines, one after another, with headers and footers of sections.
///
/// The rules are in `FlowLayoutSolver` (`uikit-facts §7`). Sizes come from the delegate (`UICollectionViewDelegateFlowLayout`), else
/// from the properties. The delegate is asked for everything when data or properties change and when it is told to
/// (`UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics`), not when the bounds change: lines are
/// packed again from the sizes that are known.
///
/// With an `estimatedItemSize` that is not zero, cells on the screen give their own size (`preferredLayoutAttributesFitting`);
/// others keep the estimate until they are shown. A cell that takes another size costs the lines that it changes, not the data.
///
/// Where the collection view reads from right to left, places are mirrored: lines begin at the right, and content that scrolls
/// sideways begins at the right end, where the collection view shows it first. Insets are mirrored with it.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges from which section insets count.
  public enum SectionInsetReference: _Enumeration, Sendable {
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The estimate that means: size items by their content.
  public class var automaticSize: CGSize { CGSize(width: 1.79769e+308, height: 1.79769e+308) }

  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { didChange(minimumLineSpacing != oldValue) } }
  /// The least distance between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { didChange(minimumInteritemSpacing != oldValue) } }
  /// The size of items, unless the delegate says.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { didChange(itemSize != oldValue) } }
  /// The guess for items that size themselves; zero (the default) means that they do not.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      contents.forgetSizes()
      invalidateLayout()
    }
  }
  /// The axis that scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { didChange(scrollDirection != oldValue) }
  }
  /// The size of section headers along the scrolling axis; 0 means none.
  open var headerReferenceSize = CGSize.zero { didSet { didChange(headerReferenceSize != oldValue) } }
  /// The size of section footers along the scrolling axis; 0 means none.
  open var footerReferenceSize = CGSize.zero { didSet { didChange(footerReferenceSize != oldValue) } }
  /// Room around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { didChange(sectionInset != oldValue) } }
  /// The edges from which section insets count across the scrolling axis: those of the adjusted content insets, the
  /// safe area, or the layout margins.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { didChange(sectionInsetReference != oldValue) }
  }
  /// Whether headers stay in sight while their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { didChange(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether footers stay in sight while their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { didChange(sectionFootersPinToVisibleBounds != oldValue) }
  }

  /// The solution of the layout, and how much of it is stale.
  var contents = FlowContents()

  /// Makes a layout of items of 50 × 50 points.
  public override init() { super.init() }

  /// Makes a layout of a nib or storyboard; as `init()` does with any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UICollectionViewFlowLayout.self)
  }

  private func didChange(_ isOther: Bool) {
    if isOther { invalidateLayout() }
  }

  // MARK: Invalidation

  /// `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Marks the stale parts of the layout: see `UICollectionViewFlowLayoutInvalidationContext`.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contents.invalidate(context)
    super.invalidateLayout(with: context)
  }

  /// A change of the length across the scrolling axis changes the lines; pinned headers follow the offset without a new layout.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    return scrollDirection == .vertical ? old.width != newBounds.width : old.height != newBounds.height
  }

  /// Lines are packed again where the length across the scrolling axis changes; the delegate is not asked.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let old = collectionView?.bounds, let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutAttributes =
        scrollDirection == .vertical ? old.width != newBounds.width : old.height != newBounds.height
    }
    return context
  }

  /// Whether a cell that sizes itself would like to have another size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  override func setPreferredSize(_ size: CGSize, at indexPath: IndexPath) {
    contents.preferred.append((indexPath, size))
  }

  override func dataWasReloaded() { contents.forgetSizes() }

  /// Insets change the room that lines have, and nothing that the delegate said.
  override func contentInsetDidChange() {
    let context = makeInvalidationContext()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutAttributes = true
    invalidateLayout(with: context)
  }

  override func dataDidChange(by plan: ListUpdatePlan) { contents.plans.append(plan) }

  /// The layout mirrors its places, unless a subclass has the collection view do it.
  override var readsLayoutMargins: Bool { sectionInsetReference == .fromLayoutMargins }
  override var mirrorsByItself: Bool { !flipsHorizontallyInOppositeLayoutDirection }

  override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }
  override func mayPrefer(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && attributes.representedElementCategory == .cell
  }

  // MARK: Answers

  /// Computes the stale parts: asks the delegate for everything, packs lines again, or changes the lines of some items.
  open override func prepare() {
    super.prepare()
    prepareContents()
  }

  /// The size of all sections; across the scrolling axis it is the collection view's.
  open override var collectionViewContentSize: CGSize { contents.solver?.contentSize ?? .zero }

  /// The items, headers and footers that have a part in the rectangle, section by section.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributesOfElements(in: rect)
  }

  /// The attributes of an item; nil for a missing item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(at: indexPath)
  }

  /// The attributes of a header or a footer; nil where the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesOfSupplement(elementKind, at: indexPath)
  }
}
