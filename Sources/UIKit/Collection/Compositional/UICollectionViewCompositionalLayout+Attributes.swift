import ListGeometry

extension UICollectionViewCompositionalLayout {
  /// Attributes of an element, mirrored where content reads from right to left.
  func attributes(for element: CompositionalElement) -> UICollectionViewLayoutAttributes {
    let section = sections.indices.contains(element.section) ? sections[element.section] : nil
    let attributes = makeAttributes()
    switch element.kind {
    case .item(let item): attributes.indexPath = IndexPath(item: item, section: element.section)
    case .supplement(let kind, let number):
      attributes.setElement(ElementKey(kind: kind, section: element.section, item: number))
    case .boundary(let index):
      let boundary = section!.boundarySupplementaryItems[index]
      attributes.setElement(ElementKey(kind: boundary.elementKind, section: element.section, item: 0))
      if boundary.isNoWiderThanEstimated { attributes.widthLimit = boundary.layoutSize.widthDimension.dimension }
    case .layoutBoundary(let index):
      attributes.setElement(
        ElementKey(
          kind: configuration.boundarySupplementaryItems[index].elementKind, indexPath: IndexPath(index: 0)))
    case .decoration(let index):
      attributes.setElement(
        ElementKey(
          kind: section!.decorationItems[index].elementKind,
          indexPath: IndexPath(item: index, section: element.section), isDecoration: true))
    }
    attributes.frame = mirrored(element)
    attributes.zIndex = element.zIndex
    attributes.estimates = (element.widthIsEstimate, element.heightIsEstimate)
    return attributes
  }

  /// Whether the element lies in a row that scrolls by itself.
  func isInRow(_ element: CompositionalElement) -> Bool {
    guard let section = sections.indices.contains(element.section) ? sections[element.section] : nil,
      section.orthogonalScrollingBehavior != .none
    else { return false }
    switch element.kind {
    case .item, .supplement: return true
    case .boundary, .layoutBoundary, .decoration: return false
    }
  }

  /// Whether the element of some attributes lies in a row that scrolls by itself.
  func isInRow(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let indexPath = attributes.indexPath
    guard attributes.representedElementCategory != .decorationView, indexPath.count == 2,
      sections.indices.contains(indexPath.section), let section = sections[indexPath.section],
      section.orthogonalScrollingBehavior != .none
    else { return false }
    guard let kind = attributes.representedElementKind else { return true }
    return !section.boundarySupplementaryItems.contains { $0.elementKind == kind }
  }

  private func mirrored(_ element: CompositionalElement) -> CGRect {
    guard let collectionView, collectionView.isRightToLeft, axis == .vertical else { return element.frame }
    var frame = element.frame
    var width = collectionView.bounds.width
    if isInRow(element), let row = solver?.row(ofSection: element.section) { width = max(width, row.contentLength) }
    frame.origin.x = width - element.frame.maxX
    return frame
  }

  /// A rectangle of the content in the solver's coordinates.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard let collectionView, collectionView.isRightToLeft, axis == .vertical else { return rect }
    var result = rect
    result.origin.x = collectionView.bounds.width - rect.maxX
    return result
  }

  /// The visible rectangle, without the parts under the adjusted insets.
  func viewport(of collectionView: UICollectionView) -> CompositionalViewport {
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return axis == .vertical
      ? CompositionalViewport(start: visible.minY, end: visible.maxY)
      : CompositionalViewport(start: visible.minX, end: visible.maxX)
  }

  /// Sections whose row has a part in a rectangle.
  func rowSections(in rect: CGRect) -> [Int] {
    guard let solver else { return [] }
    return solver.sectionNumbers(in: rect).filter { number in
      sections[number].map { $0.orthogonalScrollingBehavior != .none } ?? false
        && solver.row(ofSection: number).map { $0.frame.overlaps(rect) } ?? false
    }
  }

  // MARK: Sizes of content

  /// Takes what a view asked for along estimated dimensions; true when something moved.
  func adoptEstimated(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let estimates = original.estimates
    let size = CGSize(
      width: estimates.width ? preferred.size.width : original.size.width,
      height: estimates.height ? preferred.size.height : original.size.height)
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else { return false }
    let indexPath = original.indexPath
    guard let kind = original.representedElementKind else {
      return solver?.setMeasured(size, ofItem: indexPath.item, inSection: indexPath.section) ?? false
    }
    if indexPath.count == 1 {
      let items = configuration.boundarySupplementaryItems
      guard let index = items.firstIndex(where: { $0.elementKind == kind }) else { return false }
      return solver?.setMeasured(size, ofLayoutBoundary: index) ?? false
    }
    let items = sections[indexPath.section]?.boundarySupplementaryItems ?? []
    guard let index = items.firstIndex(where: { $0.elementKind == kind }) else { return false }
    return solver?.setMeasured(size, ofBoundary: index, inSection: indexPath.section) ?? false
  }

  // MARK: Visible items

  /// Lets the sections' handlers change the attributes before they are applied.
  func callVisibleItemsHandlers(_ shown: [UICollectionViewLayoutAttributes]) {
    guard let environment, let collectionView else { return }
    // Only sections on the screen are looked at, as this is done for every frame.
    var items: [Int: [UICollectionViewLayoutAttributes]] = [:]
    for attributes in shown where attributes.indexPath.count == 2 {
      let number = attributes.indexPath.section
      guard sections.indices.contains(number), sections[number]?.visibleItemsInvalidationHandler != nil else {
        continue
      }
      items[number, default: []].append(attributes)
    }
    for (number, items) in items.sorted(by: { $0.key < $1.key }) {
      guard let section = sections[number], let handler = section.visibleItemsInvalidationHandler else { continue }
      var offset = collectionView.contentOffset
      if section.orthogonalScrollingBehavior != .none {
        offset = collectionView.rowView(ofSection: number)?.contentOffset ?? .zero
      }
      handler(items.map { LayoutVisibleItem($0) }, offset, environment)
    }
  }
}
