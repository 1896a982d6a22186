import QuartzCore

/// An element on the screen.
struct ShownElement {
  let key: ElementKey
  let view: UICollectionReusableView
  /// The solved compositional layout that the view was asked for its size in.
  var sizedGeneration = -1
}

/// Pass: the list window of collections. Which elements are on the screen, where, and with which views.
extension UICollectionView {
  /// Rounds of self-sizing until no cell asks for another size.
  private static let sizingLimit = 50

  func updateWindow() {
    guard !isUpdatingWindow else { return }
    isUpdatingWindow = true
    defer { isUpdatingWindow = false }
    var round = 0
    var isStale: Bool
    repeat {
      prepareLayout()
      clampOffsetToContent()
      isStale = !showElements() || letCellsSizeThemselves()
      round += 1
    } while isStale && round < Self.sizingLimit
    #if CHECKS_INVARIANTS
      if !isStale { checkInvariants() }
    #endif
  }

  /// Shows what the layout has in the bounds; false where the application loaded other data meanwhile.
  ///
  /// Each step leaves `shown` true to what is on the screen.
  private func showElements() -> Bool {
    let generation = self.generation
    var wanted = Set<ElementKey>()
    updateRowViews()
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout {
      layout.callVisibleItemsHandlers(all, in: self)
    }
    // An element that a layout names twice is shown once.
    let elements = all.filter { !$0.isHidden && wanted.insert($0.key).inserted }
    let gone = shown.filter { !wanted.contains($0.key) }
    if !gone.isEmpty {
      shown.removeAll { !wanted.contains($0.key) }
      for element in gone { endDisplaying(element) }
    }
    var present: [ElementKey: ShownElement] = [:]
    for element in shown { present[element.key] = element }
    var next: [ShownElement] = []
    var new: [(element: ShownElement, attributes: UICollectionViewLayoutAttributes)] = []
    for attributes in elements {
      if generation != self.generation { return false }
      let element: ShownElement
      if let there = present[attributes.key] {
        element = there
      } else {
        element = ShownElement(key: attributes.key, view: makeView(attributes))
        if generation != self.generation {
          putBack(element)
          return false
        }
        let host = host(of: attributes)
        if element.view.superview !== host { host.addSubview(element.view) }
        shown.append(element)
        new.append((element, attributes))
      }
      apply(attributes, to: element.view)
      next.append(element)
    }
    if generation != self.generation { return false }
    shown = next
    orderByZIndex(elements)
    // Told at the end, when a change finds everything in order.
    for (element, _) in new {
      if generation != self.generation { return false }
      tellWillDisplay(element)
    }
    return generation == self.generation
  }

  private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    if attributes.representedElementCategory == .decorationView, let kind = attributes.representedElementKind {
      return collectionViewLayout.makeDecorationView(ofKind: kind, frame: attributes.frame)
    }
    guard let dataSource else {
      fatalError("A collection view without a data source has no items; \(attributes.indexPath) was asked for")
    }
    if let kind = attributes.representedElementKind {
      let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
      view.elementKind = kind
      return view
    }
    var cell = dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
    if shown.contains(where: { $0.view === cell }) {
      reportShownTwice(attributes.indexPath)
      cell = UICollectionViewCell(frame: attributes.frame)
    }
    let isSelected = selected.contains(attributes.indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    return cell
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    let host = host(of: attributes)
    var frame = attributes.frame
    if host !== self {
      frame.origin.x -= host.frame.minX
      frame.origin.y -= host.frame.minY
    }
    if CATransform3DIsIdentity(attributes.transform3D) {
      if !CATransform3DIsIdentity(view.transform3D) { view.transform3D = CATransform3DIdentity }
      if view.frame != frame { view.frame = frame }
    } else {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      view.transform3D = attributes.transform3D
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    view.apply(attributes)
  }

  private func reportShownTwice(_ indexPath: IndexPath) {
    Diagnostics.shared.report(
      Diagnostic(
        kind: .invalidListContent,
        summary: """
          The data source returned a cell for item \(indexPath.item) of section \(indexPath.section) that another item is \
          showing; the item stays empty.
          """,
        object: diagnosticName, likelyCause: "A cell is kept in a property and returned for several items.",
        cure: "Dequeue a cell for each item."))
  }

  private func tellWillDisplay(_ element: ShownElement) {
    if element.key.isDecoration { return }
    if let cell = element.view as? UICollectionViewCell, element.key.kind == nil {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.key.indexPath)
    } else if let kind = element.key.kind {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: element.view, forElementKind: kind, at: element.key.indexPath)
    }
  }

  /// Elements of a higher index lie in front; equals keep the order in which they came.
  private func orderByZIndex(_ elements: [UICollectionViewLayoutAttributes]) {
    guard elements.contains(where: { $0.zIndex != 0 }) else { return }
    let order = elements.indices.sorted { (elements[$0].zIndex, $0) < (elements[$1].zIndex, $1) }
    guard !isOrdered(order.map { elements[$0].zIndex }, order.map { shown[$0].view }) else { return }
    for index in order where elements[index].zIndex > 0 {
      let view = shown[index].view
      view.superview?.bringSubviewToFront(view)
    }
    for index in order.reversed() where elements[index].zIndex < 0 {
      let view = shown[index].view
      view.superview?.sendSubviewToBack(view)
    }
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  /// Whether views lie behind one another already as their indexes have it.
  private func isOrdered(_ zIndexes: [Int], _ views: [UIView]) -> Bool {
    var known: [ObjectIdentifier: Int] = [:]
    for (zIndex, view) in zip(zIndexes, views) { known[ObjectIdentifier(view)] = zIndex }
    let hosts: [UIView] = [self] + rowViews.values.map { $0 as UIView }
    for host in hosts {
      var last = Int.min
      for view in host.subviews {
        let zIndex = known[ObjectIdentifier(view)] ?? (host === self && last < 0 ? 0 : last)
        if zIndex < last { return false }
        last = zIndex
      }
    }
    return true
  }

  private func putBack(_ element: ShownElement) {
    guard let identifier = element.view.reuseIdentifier else { return }
    if let kind = element.key.kind {
      supplementPool.putBack(element.view, identifier: Self.key(kind, identifier))
    } else if let cell = element.view as? UICollectionViewCell {
      cellPool.putBack(cell, identifier: identifier)
    }
  }

  /// Takes an element off the screen; whoever is told may change the data.
  func endDisplaying(_ element: ShownElement) {
    (element.view as? UICollectionViewCell)?.willLeaveCollection()
    element.view.removeFromSuperview()
    putBack(element)
    if element.key.isDecoration { return }
    if let cell = element.view as? UICollectionViewCell, element.key.kind == nil {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.key.indexPath)
    } else if let kind = element.key.kind {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: element.view, forElementOfKind: kind, at: element.key.indexPath)
    }
  }

  func endDisplayingAll() {
    let all = shown
    shown = []
    for element in all { endDisplaying(element) }
  }

  /// Asks the cells on the screen for their own size where the layout wants it; true when one differs.
  private func letCellsSizeThemselves() -> Bool {
    if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout { return sizeElements(by: layout) }
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout, layout.estimatedItemSize != .zero else {
      return false
    }
    let generation = self.generation
    var changed = false
    for element in shown where element.key.kind == nil {
      // A cell may change what it is given and return it.
      guard let original = layout.layoutAttributesForItem(at: element.key.indexPath),
        let given = original.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let preferred = element.view.preferredLayoutAttributesFitting(given)
      if generation != self.generation { return true }
      if layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) {
        layout.setPreferredSize(preferred.size, at: element.key.indexPath)
        changed = true
      }
    }
    return changed
  }

  // MARK: Targets

  func targetOffset(of rect: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    if position.contains(.top) { offset.y = rect.minY - inset.top }
    if position.contains(.centeredVertically) { offset.y = rect.midY - visible.height / 2 - inset.top }
    if position.contains(.bottom) { offset.y = rect.maxY - visible.height - inset.top }
    if position.contains(.left) { offset.x = rect.minX - inset.left }
    if position.contains(.centeredHorizontally) { offset.x = rect.midX - visible.width / 2 - inset.left }
    if position.contains(.right) { offset.x = rect.maxX - visible.width - inset.left }
    return offset
  }

  // MARK: Selection

  func setSelected(_ indexPath: IndexPath, _ isSelected: Bool, animated: Bool = false) {
    let present = selected.firstIndex(of: indexPath)
    // The delegate may reload while it is asked.
    if isSelected == (present != nil) || isSelected && !contains(indexPath) { return }
    if let present { selected.remove(at: present) } else { selected.append(indexPath) }
    cellForItem(at: indexPath)?.setSelected(isSelected, animated: animated)
  }

  /// A finger came down on a cell: it is highlighted unless the delegate objects, and can then be selected.
  func fingerDidTouch(_ cell: UICollectionViewCell) {
    guard allowsSelection, let indexPath = indexPath(for: cell) else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
    cell.isTouched = true
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  /// The finger on a cell was lifted, or taken away to scroll: the item is selected, then highlight ends (`uikit-facts §6.4`).
  func fingerDidLeave(_ cell: UICollectionViewCell, isTap: Bool) {
    guard cell.isTouched else { return }
    cell.isTouched = false
    let indexPath = indexPath(for: cell)
    if isTap, let indexPath { selectByTouch(indexPath) }
    cell.isHighlighted = false
    if let indexPath { delegate?.collectionView(self, didUnhighlightItemAt: indexPath) }
  }

  private func selectByTouch(_ indexPath: IndexPath) {
    if allowsMultipleSelection, selected.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      setSelected(indexPath, false)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for path in selected where path != indexPath {
        setSelected(path, false)
        delegate?.collectionView(self, didDeselectItemAt: path)
      }
    }
    setSelected(indexPath, true)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
