import ListGeometry

/// Asking the delegate, and solving.
extension UICollectionViewFlowLayout {
  private typealias FlowDelegate = any UICollectionViewDelegateFlowLayout

  func prepareContents() {
    guard let collectionView else {
      contents = FlowContents()
      return
    }
    let room = room(in: collectionView)
    if contents.solver == nil || contents.metrics.count != collectionView.numberOfSections {
      contents.staleness = .metrics
    }
    switch contents.staleness {
    case .metrics: askForEverything(collectionView, room)
    case .places: pack(room)
    case .items: if contents.room != room { pack(room) } else { askForNamedItems(collectionView) }
    }
    takePreferredSizes()
    contents.staleness = .items
    contents.named = []
    contents.plans = []
    showBeginning(collectionView)
  }

  // MARK: Asking

  private func askForEverything(_ collectionView: UICollectionView, _ room: FlowContents.Room) {
    let delegate = collectionView.delegate as? FlowDelegate
    let isEstimated = estimatedItemSize != .zero
    var kept: [FlowSection.Items?] = []
    if isEstimated, !contents.hasForgottenSizes { kept = keptItems() }
    contents.hasForgottenSizes = false
    contents.room = room
    contents.metrics = (0..<collectionView.numberOfSections).map { metrics(ofSection: $0, collectionView, delegate) }
    let fallback = isEstimated ? estimate : checked(itemSize, nil)
    var sections: [FlowSection] = []
    sections.reserveCapacity(contents.metrics.count)
    for number in contents.metrics.indices {
      let count = collectionView.numberOfItems(inSection: number)
      var section = self.section(number, room)
      if let delegate, let sizes = sizes(ofSection: number, count, collectionView, delegate) {
        section.items = .listed(sizes)
      } else if kept.indices.contains(number), let items = kept[number], count == items.count {
        section.items = items
      } else {
        section.items = .uniform(count: count, size: fallback)
      }
      tellIfTooLong(section, number, room)
      sections.append(section)
    }
    contents.solver = FlowLayoutSolver(room, sections)
  }

  /// Items whose cells have given their size, by section as they are now; empty where nothing is known.
  private func keptItems() -> [FlowSection.Items?] {
    guard var solver = contents.solver else { return [] }
    guard let last = contents.plans.last else {
      return (0..<solver.sectionCount).map { solver.items(ofSection: $0) }
    }
    for plan in contents.plans.dropLast() {
      let items = solver.items(after: plan, estimate: estimate)
      solver = FlowLayoutSolver(
        scale: 1, sections: items.map { FlowSection(items: $0 ?? .uniform(count: 0, size: estimate)) })
    }
    return solver.items(after: last, estimate: estimate)
  }

  private func metrics(
    ofSection section: Int, _ collectionView: UICollectionView, _ delegate: FlowDelegate?
  ) -> FlowSection {
    func length(_ asked: CGFloat?, _ property: CGFloat) -> CGFloat {
      guard let asked, asked != NotImplemented.length else { return property }
      return asked
    }
    func size(_ asked: CGSize?, _ property: CGSize) -> CGSize {
      guard let asked, asked.width != NotImplemented.length else { return property }
      return asked
    }
    let asked = delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section)
    let inset = asked.map { $0.top == NotImplemented.length ? sectionInset : $0 } ?? sectionInset
    return FlowSection(
      items: .uniform(count: 0, size: .zero),
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

  /// The sizes given by the delegate; nil unless it gives sizes.
  private func sizes(
    ofSection section: Int, _ count: Int, _ collectionView: UICollectionView, _ delegate: FlowDelegate
  ) -> [CGSize]? {
    guard count > 0 else { return nil }
    // While an item is moved by hand the delegate has the order of before.
    let isMoving = collectionView.movement != nil
    let guests = collectionView.guests
    // What is only shown is as large as the item whose place it takes.
    let last =
      guests.isEmpty ? 0 : collectionView.numberOfItems(inSection: section) - guests.count(inSection: section) - 1
    if last < 0 { return nil }
    var sizes: [CGSize] = []
    sizes.reserveCapacity(count)
    for item in 0..<count {
      let place = IndexPath(item: item, section: section)
      var asked = isMoving ? collectionView.dataPath(of: place) : place
      if !guests.isEmpty {
        asked.item = min(last, guests.dataIndex(of: RowIndex(place))?.row ?? guests.place(of: place))
      }
      let size = delegate.collectionView(collectionView, layout: self, sizeForItemAt: asked)
      if item == 0, size.width == NotImplemented.length { return nil }
      sizes.append(Self.canBeLaidOut(size) ? size : checked(size, place))
    }
    return sizes
  }

  /// Items that a context named: the delegate may have another size for them.
  private func askForNamedItems(_ collectionView: UICollectionView) {
    guard estimatedItemSize == .zero, let delegate = collectionView.delegate as? FlowDelegate else { return }
    for indexPath in contents.named {
      guard let solver = contents.solver, contains(indexPath, solver) else { continue }
      let asked = delegate.collectionView(collectionView, layout: self, sizeForItemAt: indexPath)
      if asked.width == NotImplemented.length { return }
      setSize(checked(asked, indexPath), indexPath)
    }
  }

  private func takePreferredSizes() {
    let preferred = contents.preferred
    contents.preferred = []
    for (indexPath, size) in preferred {
      guard let solver = contents.solver, contains(indexPath, solver) else { continue }
      setSize(checked(size, indexPath), indexPath)
      tellIfTooLong(size, indexPath)
    }
  }

  private func setSize(_ size: CGSize, _ indexPath: IndexPath) {
    if contents.solver?.size(ofItem: indexPath.item, inSection: indexPath.section) == size { return }
    contents.solver?.setSize(size, ofItem: indexPath.item, inSection: indexPath.section)
  }

  func contains(_ indexPath: IndexPath, _ solver: FlowLayoutSolver) -> Bool {
    indexPath.count == 2 && indexPath.section >= 0 && indexPath.section < solver.sectionCount && indexPath.item >= 0
      && indexPath.item < solver.itemCount(inSection: indexPath.section)
  }

  // MARK: Packing

  private func pack(_ room: FlowContents.Room) {
    guard let solver = contents.solver else { return }
    contents.room = room
    contents.solver = FlowLayoutSolver(
      room,
      contents.metrics.indices.map { number in
        var section = self.section(number, room)
        section.items = solver.items(ofSection: number)
        tellIfTooLong(section, number, room)
        return section
      })
  }

  /// The metrics of a section, with the reference of insets.
  private func section(_ number: Int, _ room: FlowContents.Room) -> FlowSection {
    var section = contents.metrics[number]
    if room.isVertical {
      section.insets.left += room.reference.start
      section.insets.right += room.reference.end
    } else {
      section.insets.top += room.reference.start
      section.insets.bottom += room.reference.end
    }
    return section
  }

  private func room(in collectionView: UICollectionView) -> FlowContents.Room {
    let isVertical = scrollDirection == .vertical
    let bounds = collectionView.bounds
    let inset = collectionView.adjustedContentInset
    var reference = (start: CGFloat(0), end: CGFloat(0))
    let edges: UIEdgeInsets? =
      switch sectionInsetReference {
      case .fromContentInset: nil
      case .fromSafeArea: collectionView.safeAreaInsets
      case .fromLayoutMargins: collectionView.layoutMargins
      @unknown default: nil
      }
    if let edges {
      // What the content insets take already does not count twice.
      let (left, right) = (max(0, edges.left - inset.left), max(0, edges.right - inset.right))
      let sides = isMirrored ? (start: right, end: left) : (start: left, end: right)
      reference =
        isVertical ? sides : (start: max(0, edges.top - inset.top), end: max(0, edges.bottom - inset.bottom))
    }
    return FlowContents.Room(
      isVertical: isVertical, crossLength: isVertical ? bounds.width : bounds.height,
      crossInset: isVertical ? inset.left + inset.right : inset.top + inset.bottom, reference: reference,
      scale: collectionView.displayScale)
  }

  /// The size of an item that has not given its own.
  private var estimate: CGSize {
    let size = estimatedItemSize.width > 1e307 ? CGSize(width: 50, height: 50) : estimatedItemSize
    return checked(size, nil)
  }

  /// Content that begins at the right end is shown from there: the distance to the right edge stays when its length changes.
  private func showBeginning(_ collectionView: UICollectionView) {
    let length = contents.solver?.contentSize.width ?? 0
    let known = contents.shownLength
    let isSideways = scrollDirection == .horizontal && collectionView.isRightToLeft
    contents.shownLength = isSideways ? length : nil
    guard isSideways, collectionView.bounds.width > 0, known != length else { return }
    let inset = collectionView.adjustedContentInset
    var offset = collectionView.bounds.minX
    if let known {
      offset += length - known
    } else if offset == -inset.left || offset == 0 {
      offset = length + inset.right - collectionView.bounds.width
    }
    let first = -inset.left
    let last = max(first, length + inset.right - collectionView.bounds.width)
    collectionView.bounds.origin.x = min(max(offset, first), last)
  }
}

extension FlowLayoutSolver {
  fileprivate init(_ room: FlowContents.Room, _ sections: [FlowSection]) {
    self.init(
      direction: room.isVertical ? .vertical : .horizontal, crossLength: room.crossLength,
      crossContentInset: room.crossInset, scale: room.scale, sections: sections)
  }

  /// A solver that only keeps items.
  fileprivate init(scale: CGFloat, sections: [FlowSection]) {
    self.init(direction: .vertical, crossLength: 0, crossContentInset: 0, scale: scale, sections: sections)
  }
}
