import ListGeometry

/// The attributes of a flow layout's elements.
extension UICollectionViewFlowLayout {
  /// Whether places are mirrored: the collection view reads from right to left, and does not mirror by itself.
  var isMirrored: Bool { collectionView?.isRightToLeft == true && mirrorsByItself }

  func attributesOfElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let solver = contents.solver, let room = contents.room, let collectionView else { return nil }
    let viewport = viewport(of: collectionView, solver)
    let isMirrored = isMirrored
    var asked = rect
    if isMirrored {
      asked =
        room.isVertical
        ? CGRect(x: -Self.far, y: rect.minY, width: 2 * Self.far, height: rect.height)
        : CGRect(x: solver.contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    let elements = solver.elements(
      in: asked, pinningHeadersIn: sectionHeadersPinToVisibleBounds ? viewport : nil,
      pinningFootersIn: sectionFootersPinToVisibleBounds ? viewport : nil)
    var result: [UICollectionViewLayoutAttributes] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      let attributes = attributes(of: element)
      if !isMirrored || attributes.frame.overlaps(rect) { result.append(attributes) }
    }
    return result
  }

  /// Farther away than any item across the scrolling axis.
  private static var far: CGFloat { 1e7 }

  func attributesOfItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let solver = contents.solver, contains(indexPath, solver) else { return nil }
    let frame = solver.frame(ofItem: indexPath.item, inSection: indexPath.section)
    return attributes(of: FlowElement(section: indexPath.section, kind: .item(indexPath.item), frame: frame))
  }

  func attributesOfSupplement(_ kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let solver = contents.solver, let collectionView, !indexPath.isEmpty, indexPath[0] >= 0,
      indexPath[0] < solver.sectionCount
    else { return nil }
    let section = indexPath[0]
    let viewport = viewport(of: collectionView, solver)
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      let frame =
        sectionHeadersPinToVisibleBounds
        ? solver.pinnedHeaderFrame(ofSection: section, in: viewport) : solver.frame(ofHeader: section)
      return frame.map { attributes(of: FlowElement(section: section, kind: .header, frame: $0)) }
    case UICollectionView.elementKindSectionFooter:
      let frame =
        sectionFootersPinToVisibleBounds
        ? solver.pinnedFooterFrame(ofSection: section, in: viewport) : solver.frame(ofFooter: section)
      return frame.map { attributes(of: FlowElement(section: section, kind: .footer, frame: $0)) }
    default: return nil
    }
  }

  private func attributes(of element: FlowElement) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    switch element.kind {
    case .item(let item):
      attributes.indexPath = IndexPath(item: item, section: element.section)
      attributes.frame = mirrored(element.frame, isItem: true)
    case .header, .footer:
      let isHeader = element.kind == .header
      let kind = isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
      attributes.setElement(ElementKey(kind: kind, section: element.section, item: 0))
      attributes.frame = mirrored(element.frame, isItem: false)
      let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
      // Above the cells that it floats over (`uikit-facts §7`).
      attributes.zIndex = isPinned ? 10 : 0
    }
    return attributes
  }

  /// Items of vertical layouts are mirrored in the room that the content insets leave; headers and footers take all of it.
  private func mirrored(_ frame: CGRect, isItem: Bool) -> CGRect {
    guard isMirrored, let room = contents.room, let solver = contents.solver else { return frame }
    var width = solver.contentSize.width
    if room.isVertical, isItem { width -= room.crossInset }
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The visible rectangle, in the coordinates of the solver.
  private func viewport(of collectionView: UICollectionView, _ solver: FlowLayoutSolver) -> Viewport {
    let bounds = collectionView.bounds
    let inset = collectionView.adjustedContentInset
    if scrollDirection == .vertical {
      return Viewport(
        offset: bounds.minY, length: bounds.height, leadingInset: inset.top, trailingInset: inset.bottom)
    }
    guard isMirrored else {
      return Viewport(
        offset: bounds.minX, length: bounds.width, leadingInset: inset.left, trailingInset: inset.right)
    }
    return Viewport(
      offset: solver.contentSize.width - bounds.maxX, length: bounds.width, leadingInset: inset.right,
      trailingInset: inset.left)
  }
}
