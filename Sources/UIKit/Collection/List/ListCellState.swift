import ListGeometry

/// The list's settings for the cells of its items, headers and footers.
struct ListCellState: Equatable {
  /// The role of a cell.
  enum Role { case item, header, footer }

  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var role = Role.item
  /// Whether it is the first, or the last, of its section's items.
  var isFirst = false
  var isLast = false
  var showsSeparators = true
  var separators = UIListSeparatorConfiguration(listAppearance: .plain)
  /// The distances of the content from the sides for the safe area.
  var safeArea = UIEdgeInsets.zero
  /// How much of the index of titles lies over it, at its trailing edge.
  var indexRoom: CGFloat = 0
  /// Whether the cell floats over scrolling content.
  var isPinned = false
}

extension UICollectionViewCompositionalLayout {
  /// The list settings for a cell at its place; nil in a section that is no list.
  func listState(
    ofKind kind: String?, at indexPath: IndexPath, _ attributes: UICollectionViewLayoutAttributes?
  ) -> ListCellState? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      let list = sections[indexPath.section]?.list, let collectionView
    else { return nil }
    var state = ListCellState(appearance: list.appearance, showsSeparators: list.showsSeparators)
    if list.appearance != .insetGrouped { state.safeArea = environment?.safeArea ?? .zero }
    if collectionView.sectionIndexWidth > 0 {
      // Cards keep out of a part of it by themselves.
      let outside =
        list.appearance == .insetGrouped
        ? (environment?.cardInsets.trailing ?? 0)
          - (collectionView.isRightToLeft
            ? collectionView.safeAreaInsetsForSubviews.left : collectionView.safeAreaInsetsForSubviews.right) : 0
      state.indexRoom = max(0, collectionView.sectionIndexWidth - outside)
    }
    if let kind {
      state.role = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
      state.showsSeparators = false
      state.isPinned = attributes.map { isPinned($0) } ?? false
      return state
    }
    let hasHeader = list.headerMode == .firstItemInSection
    if hasHeader, indexPath.item == 0 {
      state.role = .header
      state.showsSeparators = false
      return state
    }
    state.isFirst = indexPath.item == (hasHeader ? 1 : 0)
    state.isLast = indexPath.item == collectionView.loadedCounts()[indexPath.section] - 1
    state.separators = separators(of: list, at: indexPath)
    return state
  }

  private func separators(
    of list: UICollectionLayoutListConfiguration, at indexPath: IndexPath
  ) -> UIListSeparatorConfiguration {
    guard let handler = list.itemSeparatorHandler, let collectionView,
      let index = collectionView.dataIndex(of: ElementKey(kind: nil, indexPath: indexPath))
    else { return list.separatorConfiguration }
    if let known = itemSeparators[indexPath] { return known }
    let asked = handler(IndexPath(index), list.separatorConfiguration)
    itemSeparators[indexPath] = asked
    return asked
  }

  /// Whether a boundary view is not where it would be if nothing were scrolled.
  private func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let solver, let section = sections[attributes.indexPath.section],
      let index = section.boundarySupplementaryItems.firstIndex(where: {
        $0.elementKind == attributes.representedElementKind
      }), section.boundarySupplementaryItems[index].pinToVisibleBounds
    else { return false }
    let natural = solver.boundary(index, inSection: attributes.indexPath.section).frame
    return natural.minY != attributes.frame.minY
  }

  /// The colour between sections and around cards: that of lists, if all sections are lists.
  var backgroundOfLists: UIColor? {
    guard let first = sections.first, let list = first?.list, let color = list.backgroundColor else { return nil }
    return sections.allSatisfy { $0?.list?.backgroundColor == color } ? color : nil
  }
}
