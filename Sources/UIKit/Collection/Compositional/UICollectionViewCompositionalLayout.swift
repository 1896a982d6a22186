import ListGeometry

/// Says how a section is laid out, for its index and the environment; nil is allowed for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Lays out sections that are described: items in groups, groups in sections.
///
/// The rules are in `CompositionalLayoutSolver` (`uikit-facts §18`). The provider is asked once for each section when the layout
/// becomes invalid: when data is reloaded, and when size, traits or insets of the collection view change. A section costs one
/// layout of its group, however many items it has.
///
/// Cells, headers and footers with estimated dimensions give their own size when they are shown
/// (`preferredLayoutAttributesFitting(_:)`), which stands until the layout becomes invalid; other content insets leave the sizes of
/// sections that are described as before, and so does `reloadData()` until their views are measured again. What the reader looks at stays
/// where it is.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private var configurationStorage: UICollectionViewCompositionalLayoutConfiguration
  var solver: CompositionalLayoutSolver?
  var sections: [NSCollectionLayoutSection?] = []
  private(set) var environment: LayoutEnvironment?
  /// The lines that handlers gave for items since the layout became invalid.
  var itemSeparators: [IndexPath: UIListSeparatorConfiguration] = [:]

  /// Makes a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    let copy = section.makeCopy()
    self.init(sectionProvider: { _, _ in copy }, configuration: configuration)
  }

  /// Makes a layout that asks how each section is laid out.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout that asks how each section is laid out.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    configurationStorage = configuration.makeCopy()
    super.init()
  }

  /// Archives are not read: nil.
  public required init?(coder: NSCoder) { nil }

  /// The settings for the whole layout; setting them lays out again, while changes to the returned copy do nothing.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { configurationStorage.makeCopy() }
    set {
      configurationStorage = newValue.makeCopy()
      invalidateLayout()
    }
  }

  /// Whether data was loaded again since the layout was prepared.
  private var dataWasLoaded = false

  /// Called after a reload: sizes measured before are the best estimates for the new data in their place.
  override func dataWasReloaded() { dataWasLoaded = true }

  var axis: CompositionalAxis { configurationStorage.scrollDirection == .vertical ? .vertical : .horizontal }

  /// Asks how sections are laid out, and solves the layout.
  open override func prepare() {
    super.prepare()
    guard let collectionView else {
      solver = nil
      return
    }
    let size = collectionView.bounds.size
    let safeArea = collectionView.safeAreaInsets
    let sides = UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
    let cards = collectionView.listSideMargins + sides
    let environment = LayoutEnvironment(
      container: LayoutContainer(contentSize: size), traitCollection: collectionView.traitCollection,
      cardInsets: NSDirectionalEdgeInsets(cards, isRightToLeft: collectionView.isRightToLeft), safeArea: sides)
    itemSeparators = [:]
    self.environment = environment
    let context = CompositionalContext(container: size, environment: environment)
    let sectionCount = collectionView.numberOfSections
    sections = []
    sections.reserveCapacity(sectionCount)
    var described: [(section: CompositionalSection, itemCount: Int)] = []
    described.reserveCapacity(sectionCount)
    // The same for all sections that refer to the same.
    var knownInsets: [UIContentInsetsReference: CompositionalInsets] = [:]
    for number in 0..<sectionCount {
      let count = collectionView.numberOfItems(inSection: number)
      let section = sectionProvider(number, environment)
      ensure(
        section != nil || count == 0,
        "The section provider of \(type(of: self)) returned nil for section \(number), which has \(count) items: return a section for every section that has items."
      )
      sections.append(section)
      var value = section?.value(context) { reference in
        if let known = knownInsets[reference] { return known }
        let insets = insets(of: reference, in: collectionView)
        knownInsets[reference] = insets
        return insets
      }
      if number == sectionCount - 1, let list = section?.list, list.appearance.isGrouped,
        list.footerMode == .none
      {
        let metrics = TableMetrics(collectionView.metricsProfile.table, scale: collectionView.displayScale)
        value?.insets.bottom += metrics.groupedBottomPadding
      }
      described.append((value ?? Self.empty, count))
    }
    let known = onlyInsetsChanged || dataWasLoaded ? solver : nil
    dataWasLoaded = false
    solver = CompositionalLayoutSolver(
      axis: axis, bounds: size, scale: collectionView.displayScale, sections: described,
      sectionSpacing: configurationStorage.interSectionSpacing,
      boundaries: configurationStorage.boundarySupplementaryItems.map(\.boundary))
    if let known { solver?.keepMeasured(of: known) }
    reportGroupsWithoutRoom()
    updateSwipes(in: collectionView)
    let color = backgroundOfLists
    if color != coveringColor {
      covering = color
      collectionView.updateLayerColors()
    }
  }

  /// The swipes of lists that give actions.
  private var swipes: CollectionSwipes?
  override var rowedLayout: (any RowedLayout)? { self }
  override var swiping: CollectionSwipes? { swipes }

  override func swipeActions(ofItemAt indexPath: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    guard sections.indices.contains(indexPath.section), let list = sections[indexPath.section]?.list else { return nil }
    let provider =
      side == .leading
      ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    return provider?(indexPath)
  }

  /// Closes open swipes, and makes lists with swipe actions follow fingers.
  private func updateSwipes(in collectionView: UICollectionView) {
    swipes?.endSwipes()
    let givesActions = sections.contains { section in
      section?.list?.leadingSwipeActionsConfigurationProvider != nil
        || section?.list?.trailingSwipeActionsConfigurationProvider != nil
    }
    if givesActions, swipes?.swipedList !== collectionView { swipes = CollectionSwipes(collectionView) }
  }

  private var covering: UIColor?
  override var coveringColor: UIColor? { covering }

  override func willShow(
    _ view: UICollectionReusableView, ofKind kind: String?, at indexPath: IndexPath,
    _ attributes: UICollectionViewLayoutAttributes?
  ) {
    guard let cell = view as? UICollectionViewListCell else { return }
    cell.willShow(at: kind == nil ? indexPath : nil, listState(ofKind: kind, at: indexPath, attributes))
  }

  override func mayPrefer(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.estimates.width || attributes.estimates.height
  }

  override func adopt(
    _ asked: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) -> Bool { adoptEstimated(asked, for: original) }

  override func willApply(_ shown: [UICollectionViewLayoutAttributes]) { callVisibleItemsHandlers(shown) }

  private static var empty: CompositionalSection {
    CompositionalSection(
      group: CompositionalItem(size: CompositionalSize(width: .fractionalWidth(1), height: .absolute(0))))
  }

  /// The insets of a reference across the scrolling axis.
  private func insets(of reference: UIContentInsetsReference, in view: UICollectionView) -> CompositionalInsets {
    var reference = reference
    if reference == .automatic { reference = configurationStorage.contentInsetsReference }
    var insets: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsets
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      let bounds = view.bounds
      insets = UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
        right: bounds.maxX - frame.maxX)
    @unknown default: insets = view.safeAreaInsets
    }
    if axis == .vertical {
      insets.top = 0
      insets.bottom = 0
    } else {
      insets.left = 0
      insets.right = 0
    }
    return NSDirectionalEdgeInsets(insets, isRightToLeft: view.isRightToLeft).compositional
  }

  /// A group that not even its first item fits in shows nothing, as on iOS; it is told.
  private func reportGroupsWithoutRoom() {
    guard let solver, let collectionView, collectionView.bounds.width > 0, collectionView.bounds.height > 0 else {
      return
    }
    for number in 0..<solver.sectionCount where solver.itemCount(inSection: number) > 0 {
      guard sections[number] != nil, !solver.hasRoom(inSection: number) else { continue }
      stage.diagnostics.report(
        Diagnostic(
          kind: .invalidListContent,
          summary: "No item of section \(number) fits in its group: the section is left out.",
          object: collectionView.diagnosticName,
          likelyCause: "The first item of the group is longer than the group, along the group's axis.",
          cure: "Make the group at least as long as its first item, or give the item a fraction of the group's length.")
      )
    }
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { solver?.contentSize ?? .zero }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let solver, let collectionView else { return nil }
    var elements = solver.elements(in: mirrored(rect), viewport: viewport(of: collectionView))
    for number in rowSections(in: mirrored(rect)) {
      let visible = collectionView.visibleRowRange(ofSection: number)
      elements += solver.rowElements(ofSection: number, from: visible.lowerBound, to: visible.upperBound)
    }
    return elements.map { attributes(for: $0) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let solver, indexPath.count == 2, indexPath.section < solver.sectionCount else { return nil }
    return solver.item(indexPath.item, inSection: indexPath.section).map { attributes(for: $0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solver, let collectionView else { return nil }
    let viewport = viewport(of: collectionView)
    guard indexPath.count == 2 else {
      let index = configurationStorage.boundarySupplementaryItems.firstIndex { $0.elementKind == elementKind }
      return index.map { attributes(for: solver.layoutBoundary($0, viewport: viewport)) }
    }
    guard indexPath.section < solver.sectionCount else { return nil }
    let boundaries = sections[indexPath.section]?.boundarySupplementaryItems ?? []
    if let index = boundaries.firstIndex(where: { $0.elementKind == elementKind }) {
      guard indexPath.item == 0 else { return nil }
      return attributes(for: solver.boundary(index, inSection: indexPath.section, viewport: viewport))
    }
    return solver.supplement(elementKind, indexPath.item, inSection: indexPath.section).map { attributes(for: $0) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solver, indexPath.section < solver.sectionCount, let section = sections[indexPath.section],
      section.decorationItems.indices.contains(indexPath.item),
      section.decorationItems[indexPath.item].elementKind == elementKind
    else { return nil }
    return attributes(for: solver.decoration(indexPath.item, inSection: indexPath.section))
  }

  override var mirrorsByItself: Bool { axis == .vertical }
  /// Margins decide about lists, and about what refers to them or to the readable width within them.
  override var readsLayoutMargins: Bool {
    func refers(_ reference: UIContentInsetsReference) -> Bool {
      reference == .layoutMargins || reference == .readableContent
    }
    return refers(configurationStorage.contentInsetsReference)
      || sections.contains { section in
        guard let section else { return false }
        return section.list != nil || refers(section.contentInsetsReference)
          || refers(section.supplementaryContentInsetsReference)
      }
  }

  /// A change of the size changes everything; pinned views follow the offset without a new layout.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }

  /// Whether a view asks for another size along a dimension that is estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let estimates = originalAttributes.estimates
    let isWider = estimates.width && preferredAttributes.size.width != originalAttributes.size.width
    let isTaller = estimates.height && preferredAttributes.size.height != originalAttributes.size.height
    return isWider || isTaller
  }
}
