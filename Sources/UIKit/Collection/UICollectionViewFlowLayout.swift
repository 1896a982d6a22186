import ListGeometry

/// Lays items out in lines, one after another, with headers and footers of sections.
///
/// The rules are in `FlowLayoutSolver` (`uikit-facts §7`). Sizes come from the delegate (`UICollectionViewDelegateFlowLayout`), else
/// from the properties. With an `estimatedItemSize` that is not zero, cells on the screen give their own size
/// (`preferredLayoutAttributesFitting`); others keep the estimate until they are shown.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What section insets count from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// The estimate that means: size items by their content.
  public class var automaticSize: CGSize { CGSize(width: 1.79769e+308, height: 1.79769e+308) }

  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, unless the delegate says.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The guess for items that size themselves; zero (the default) means that they do not.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The axis that scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of section headers along the scrolling axis; 0 means none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of section footers along the scrolling axis; 0 means none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Room around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What section insets count from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
  /// Whether headers stay in sight while their section is.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay in sight while their section is.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var solver: FlowLayoutSolver?
  private var preferredSizes: [IndexPath: CGSize] = [:]

  /// Asks for counts and sizes and solves the layout.
  open override func prepare() {
    super.prepare()
    guard let collectionView else {
      solver = nil
      return
    }
    let isVertical = scrollDirection == .vertical
    let bounds = collectionView.bounds
    let inset = collectionView.adjustedContentInset
    let sections = (0..<collectionView.numberOfSections).map { flowSection($0, in: collectionView) }
    solver = FlowLayoutSolver(
      direction: isVertical ? .vertical : .horizontal, crossLength: isVertical ? bounds.width : bounds.height,
      crossContentInset: isVertical ? inset.left + inset.right : inset.top + inset.bottom,
      scale: collectionView.displayScale, sections: sections)
  }

  open override var collectionViewContentSize: CGSize { solver?.contentSize ?? .zero }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let solver, let collectionView else { return nil }
    let viewport = self.viewport(of: collectionView)
    let elements = solver.elements(
      in: mirrored(rect), pinningHeadersIn: sectionHeadersPinToVisibleBounds ? viewport : nil,
      pinningFootersIn: sectionFootersPinToVisibleBounds ? viewport : nil)
    return elements.map { attributes(for: $0) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let solver, indexPath.section < solver.sectionCount,
      indexPath.item < solver.itemCount(inSection: indexPath.section)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = mirrored(solver.frame(ofItem: indexPath.item, inSection: indexPath.section))
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solver, let collectionView, indexPath.section < solver.sectionCount else { return nil }
    let viewport = self.viewport(of: collectionView)
    let section = indexPath.section
    var frame: CGRect?
    if elementKind == UICollectionView.elementKindSectionHeader {
      frame =
        sectionHeadersPinToVisibleBounds
        ? solver.pinnedHeaderFrame(ofSection: section, in: viewport) : solver.frame(ofHeader: section)
    } else if elementKind == UICollectionView.elementKindSectionFooter {
      frame =
        sectionFootersPinToVisibleBounds
        ? solver.pinnedFooterFrame(ofSection: section, in: viewport) : solver.frame(ofFooter: section)
    }
    guard let frame else { return nil }
    return supplement(elementKind, section, frame)
  }

  /// A change of the size across the scrolling axis changes the lines; pinned headers follow the offset without a new layout.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    return scrollDirection == .vertical ? old.width != newBounds.width : old.height != newBounds.height
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size
  }

  override func setPreferredSize(_ size: CGSize, at indexPath: IndexPath) {
    preferredSizes[indexPath] = size
    invalidateLayout()
  }

  override var mirrorsByItself: Bool { scrollDirection == .vertical }
  override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }

  override func dataWasReloaded() { preferredSizes = [:] }

  /// Sizes go with their items.
  override func dataDidChange(by plan: ListUpdatePlan) {
    var renamed: [IndexPath: CGSize] = [:]
    for (path, size) in preferredSizes {
      guard let after = plan.rowAfter(RowIndex(path)), !plan.isReloaded(rowAfter: after) else { continue }
      renamed[IndexPath(after)] = size
    }
    preferredSizes = renamed
  }

  // MARK: Asking

  private func flowSection(_ section: Int, in collectionView: UICollectionView) -> FlowSection {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    func length(_ asked: CGFloat?, _ property: CGFloat) -> CGFloat {
      guard let asked, asked != NotImplemented.length else { return property }
      return asked
    }
    func size(_ asked: CGSize?, _ property: CGSize) -> CGSize {
      guard let asked, asked.width != NotImplemented.length else { return property }
      return asked
    }
    let items = flowItems(section, in: collectionView, delegate)
    let asked = delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section)
    var inset = asked.map { $0.top == NotImplemented.length ? sectionInset : $0 } ?? sectionInset
    inset = inset + referenceInset(of: collectionView)
    return FlowSection(
      items: items,
      minimumLineSpacing: length(
        delegate?.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section),
        minimumLineSpacing),
      minimumInteritemSpacing: length(
        delegate?.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section),
        minimumInteritemSpacing),
      insets: FlowInsets(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right),
      headerSize: size(
        delegate?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section),
        headerReferenceSize),
      footerSize: size(
        delegate?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section),
        footerReferenceSize))
  }

  private func referenceInset(of collectionView: UICollectionView) -> UIEdgeInsets {
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea:
      let safeArea = collectionView.safeAreaInsets
      return scrollDirection == .vertical
        ? UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
        : UIEdgeInsets(top: safeArea.top, left: 0, bottom: safeArea.bottom, right: 0)
    case .fromLayoutMargins:
      let margins = collectionView.layoutMargins
      return scrollDirection == .vertical
        ? UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
        : UIEdgeInsets(top: margins.top, left: 0, bottom: margins.bottom, right: 0)
    }
  }

  private func flowItems(
    _ section: Int, in collectionView: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection.Items {
    let count = collectionView.numberOfItems(inSection: section)
    var fallback = itemSize
    if estimatedItemSize != .zero {
      fallback = estimatedItemSize.width > 1e307 ? CGSize(width: 50, height: 50) : estimatedItemSize
    }
    var sizes: [CGSize]?
    if count > 0, let delegate {
      let first = delegate.collectionView(
        collectionView, layout: self,
        sizeForItemAt: collectionView.dataPath(of: IndexPath(item: 0, section: section)))
      if first.width != NotImplemented.length {
        var listed = [checked(first, 0, section)]
        listed.reserveCapacity(count)
        for item in 1..<max(1, count) {
          let indexPath = collectionView.dataPath(of: IndexPath(item: item, section: section))
          listed.append(
            checked(delegate.collectionView(collectionView, layout: self, sizeForItemAt: indexPath), item, section))
        }
        sizes = listed
      }
    }
    if estimatedItemSize != .zero, !preferredSizes.isEmpty {
      var listed = sizes ?? Array(repeating: fallback, count: count)
      for item in listed.indices {
        if let size = preferredSizes[IndexPath(item: item, section: section)] { listed[item] = size }
      }
      sizes = listed
    }
    return sizes.map { .listed($0) } ?? .uniform(count: count, size: fallback)
  }

  /// Sizes that cannot be laid out are told and taken as zero.
  private func checked(_ size: CGSize, _ item: Int, _ section: Int) -> CGSize {
    if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite { return size }
    Diagnostics.shared.report(
      Diagnostic(
        kind: .invalidListContent,
        summary:
          "Item \(item) of section \(section) was given the size \(size.width) × \(size.height), which cannot be laid out.",
        object: collectionView?.diagnosticName ?? "UICollectionViewFlowLayout",
        likelyCause: "collectionView(_:layout:sizeForItemAt:) computes from a width that is not known yet.",
        cure: "Return a finite size that is not negative; invalidate the layout when the width is known."))
    return .zero
  }

  // MARK: Answering

  private func viewport(of collectionView: UICollectionView) -> Viewport {
    let bounds = collectionView.bounds
    let inset = collectionView.adjustedContentInset
    return scrollDirection == .vertical
      ? Viewport(offset: bounds.minY, length: bounds.height, leadingInset: inset.top, trailingInset: inset.bottom)
      : Viewport(offset: bounds.minX, length: bounds.width, leadingInset: inset.left, trailingInset: inset.right)
  }

  private func attributes(for element: FlowElement) -> UICollectionViewLayoutAttributes {
    switch element.kind {
    case .item(let item):
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: element.section))
      attributes.frame = mirrored(element.frame)
      return attributes
    case .header: return supplement(UICollectionView.elementKindSectionHeader, element.section, element.frame)
    case .footer: return supplement(UICollectionView.elementKindSectionFooter, element.section, element.frame)
    }
  }

  private func supplement(_ kind: String, _ section: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = mirrored(frame)
    let isPinned =
      kind == UICollectionView.elementKindSectionHeader
      ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    // Above the cells that it floats over (`uikit-facts §7`).
    attributes.zIndex = isPinned ? 10 : 0
    return attributes
  }

  /// Right-to-left collections mirror lines of vertical layouts.
  private func mirrored(_ frame: CGRect) -> CGRect {
    guard let collectionView, collectionView.isRightToLeft, scrollDirection == .vertical else { return frame }
    var result = frame
    result.origin.x = collectionView.bounds.width - frame.maxX
    return result
  }
}
