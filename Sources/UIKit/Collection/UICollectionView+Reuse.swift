/// Making views: registered classes, views that wait, and the window's questions to its owner.
extension UICollectionView {
  func recipe<View: UICollectionReusableView>(
    _ type: AnyClass?, _ base: View.Type, _ identifier: String
  ) -> ((CGRect) -> UICollectionReusableView)? {
    guard let type else { return nil }
    return { [unowned self] frame in
      let viewType = registered(type, as: base, "register for \"\(identifier)\"")
      let view = DynamicInitializer.makeView(viewType, frame: frame)
      view.identifierStorage = identifier
      return view
    }
  }

  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    let element = ElementKey(kind: nil, indexPath: indexPath)
    if let reconfiguring, reconfiguring.element == element, reconfiguring.view.reuseIdentifier == identifier,
      let cell = reconfiguring.view as? UICollectionViewCell
    {
      return cell
    }
    let view = dequeue(.cell(identifier), element) {
      .unregistered(
        identifier: identifier, method: "dequeueReusableCell(withReuseIdentifier:for:)",
        cure: "register(_:forCellWithReuseIdentifier:)",
        registered: self.elements.pool.registeredKeys.filter { $0.kind == nil }.map(\.identifier))
    }
    return view as! UICollectionViewCell
  }

  func dequeueSupplementaryView(
    _ elementKind: String, _ identifier: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeue(
      .view(ofKind: elementKind, identifier), ElementKey(kind: elementKind, indexPath: indexPath)
    ) {
      .unregistered(
        identifier: "\(elementKind)/\(identifier)",
        method: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
        cure: "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
        registered: self.elements.pool.registeredKeys.compactMap { key in key.kind.map { "\($0)/\(key.identifier)" } })
    }
    view.elementKind = elementKind
    return view
  }

  private func dequeue(
    _ key: ReuseKey, _ element: ElementKey, _ problem: () -> ListProblem
  ) -> UICollectionReusableView {
    let attributes = attributesForDequeuing(element)
    let view: UICollectionReusableView
    if let waiting = elements.pool.takeWaiting(key) {
      view = waiting
      view.appliedAttributes = nil
      view.prepareForReuse()
    } else {
      guard let made = elements.pool.makeNew(key, frame: attributes?.ownRect ?? .zero) else { raise(problem()) }
      view = made
    }
    view.dequeuedElement = element
    layoutStorage.willShow(view, ofKind: element.kind, at: element.indexPath, attributes)
    if let attributes { fit(view, attributes) }
    if request == nil { reportDequeuing(of: view) } else { request?.dequeued.append(view) }
    return view
  }

  /// Gives a view the frame and the attributes of its element before the view is filled, as the data source may lay it
  /// out and measure in it.
  ///
  /// UIKit applies attributes when it dequeues (steipete/PSTCollectionView #155).
  private func fit(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    AnimationBlock.with(nil) { look(of: attributes, in: self).apply(to: view) }
    view.appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    view.apply(attributes)
  }

  /// The attributes of the element that a view is dequeued for; nil for a missing element, and while the layout is
  /// being computed.
  ///
  /// The element in question has the attributes by which it was found: insets or sizes may have made the layout stale
  /// since.
  private func attributesForDequeuing(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(kind: element.kind, indexPath: shownPath(of: element.indexPath))
    if let attributes = request?.attributes, attributes.key == key { return attributes }
    // A view that nobody asked for does not load data that is not there yet.
    if elements.phase == .resting, !batch.isOpen, counts != nil { prepareLayout() }
    if layoutStorage.state == .valid {
      let isThere = key.isCell ? isShown(at: key.index) : key.item < 0 || loadedCounts().indices.contains(key.section)
      return isThere ? layoutAttributes(of: key) : nil
    }
    return shownAttributes.first { $0.key == key }
  }

  /// Asks the data source, or another maker, for the view of an element; reports other views dequeued meanwhile.
  func requestView<View: UICollectionReusableView>(
    _ attributes: UICollectionViewLayoutAttributes, _ ask: () -> View
  ) -> View {
    let outer = request
    request = ViewRequest(attributes: attributes)
    let view = askForView(ask)
    let dequeued = request?.dequeued ?? []
    request = outer
    for other in dequeued where other !== view {
      stage.diagnostics.report(ListMisuse.dequeuedAndDropped(className: "\(type(of: other))").diagnostic(in: self))
    }
    return view
  }

  /// Reports a view dequeued without request, unless the view is shown by the end of the frame.
  private func reportDequeuing(of view: UICollectionReusableView) {
    let misuse = ListMisuse.dequeuedAndDropped(className: "\(type(of: view))")
    stage.diagnostics.report(misuse.diagnostic(in: self)) { [weak self, weak view] in
      self != nil && (view == nil || view?.dequeuedElement != nil)
    }
  }
}

/// A question for the view of an element, while it is being asked.
struct ViewRequest {
  /// The attributes by which the element was found.
  let attributes: UICollectionViewLayoutAttributes
  /// The views that were dequeued to answer it.
  var dequeued: [UICollectionReusableView] = []
}

extension UICollectionView: ListWindowOwner {
  typealias Element = ElementKey
  typealias View = UICollectionReusableView

  /// Makes the view of an element at a place; collection views measure shown views, so that without a place there is
  /// none.
  func makeView(of element: ElementKey, at place: Int?) -> UICollectionReusableView? {
    guard let place else { return nil }
    let attributes = shownAttributes[place]
    if let problem = problem(with: attributes) { raise(problem) }
    if element.isDecoration { return makeDecorationView(element, attributes) }
    guard let dataSource else {
      fatalError("A collection view without a data source has no items; \(element) was asked for")
    }
    if element.isCell, let guest = guests.guest(at: element.index) { return makeCell(of: guest, element, attributes) }
    let path = dataPath(of: element.indexPath)
    if let kind = element.kind {
      let view = requestView(attributes) {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      }
      view.elementKind = kind
      return checked(view, element, path) ?? UICollectionReusableView(frame: attributes.ownRect)
    }
    let given = requestView(attributes) { dataSource.collectionView(self, cellForItemAt: path) }
    let cell =
      checked(given, element, path) as? UICollectionViewCell ?? UICollectionViewCell(frame: attributes.ownRect)
    let isSelected = dataIndex(of: element).map { selection.contains($0) } ?? false
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    tellEditing(cell, element)
    return cell
  }

  private func makeDecorationView(
    _ element: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let kind = element.kind ?? ""
    let key = ReuseKey.decoration(ofKind: kind)
    if let view = elements.pool.takeWaiting(key) {
      view.appliedAttributes = nil
      view.prepareForReuse()
      return view
    }
    guard let view = layoutStorage.makeDecorationView(ofKind: kind, frame: attributes.ownRect) else {
      raise(
        .unregistered(
          identifier: kind, method: "\(type(of: layoutStorage)) has a decoration view",
          cure: "register(_:forDecorationViewOfKind:) on the layout", registered: layoutStorage.decorationKinds))
    }
    view.elementKind = kind
    view.decorationKind = kind
    return view
  }

  /// The view itself; nil where another element has it.
  private func checked(
    _ view: UICollectionReusableView, _ element: ElementKey, _ path: IndexPath
  ) -> UICollectionReusableView? {
    let dequeued = view.dequeuedElement
    view.dequeuedElement = nil
    if elements.shows(view) {
      stage.diagnostics.report(ListMisuse.shownTwice(asked: "\(element)").diagnostic(in: self))
      return nil
    }
    if view.reuseIdentifier == nil {
      let misuse = ListMisuse.notDequeued(asked: "\(element)", className: "\(type(of: view))")
      stage.diagnostics.report(misuse.diagnostic(in: self))
    }
    if let dequeued, dequeued != ElementKey(kind: element.kind, indexPath: path) {
      let misuse = ListMisuse.dequeuedForAnother(asked: "\(element)", dequeued: "\(dequeued)")
      stage.diagnostics.report(misuse.diagnostic(in: self))
    }
    return view
  }

  func insert(
    _ view: UICollectionReusableView, of element: ElementKey, at place: Int,
    after others: ArraySlice<ListWindow<ElementKey, UICollectionReusableView>.Shown>
  ) {
    let host = host(of: shownAttributes[place])
    if view.superview !== host { host.addSubview(view) }
  }

  func placedView(of view: UICollectionReusableView) -> UIView { swiping?.holder(of: view) ?? view }

  func reuseKey(of view: UICollectionReusableView, _ element: ElementKey) -> ReuseKey? {
    if element.isDecoration { return view.decorationKind.map { .decoration(ofKind: $0) } }
    guard let identifier = view.reuseIdentifier else { return nil }
    return ReuseKey(kind: element.kind, identifier: identifier)
  }

  func willDisplay(_ view: UICollectionReusableView, _ element: ElementKey) {
    if element.isCell, !element.isDecoration {
      if focus.index == dataIndex(of: element), focus.index != nil {
        focusEngine?.adopt(view)
      } else if view.isFocused {
        focusEngine?.viewWillLeave(view)
      }
    }
    guard let delegate, !element.isDecoration else { return }
    if let kind = element.kind {
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
    } else if let cell = view as? UICollectionViewCell, let path = pathForDelegate(of: element) {
      delegate.collectionView(self, willDisplay: cell, forItemAt: path)
    }
  }

  func willLeave(_ view: UICollectionReusableView, _ element: ElementKey) {
    (view as? UICollectionViewCell)?.willLeaveCollection()
    if view.isFocused { focusEngine?.viewWillLeave(view) }
  }

  func didEndDisplaying(_ view: UICollectionReusableView, _ element: ElementKey) {
    guard let delegate, !element.isDecoration else { return }
    if let kind = element.kind {
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.indexPath)
    } else if let cell = view as? UICollectionViewCell, let path = pathForDelegate(of: element) {
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  /// The delegate's index path of an item: that on the screen; nil for guests, which the delegate does not know.
  private func pathForDelegate(of element: ElementKey) -> IndexPath? { dataIndex(of: element).map { IndexPath($0) } }
}
