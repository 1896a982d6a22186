/// Making views: registered classes, views that wait, and the window's questions to its owner.
extension UICollectionView {
  static func key(_ kind: String?, _ identifier: String) -> String {
    guard let kind else { return "cell/" + identifier }
    return "view/" + kind + "/" + identifier
  }

  func recipe<View: UICollectionReusableView>(
    _ type: AnyClass?, _ base: View.Type, _ identifier: String
  ) -> ((CGRect) -> UICollectionReusableView)? {
    guard let type else { return nil }
    // Told when a view is dequeued, as UIKit does (`uikit-facts §16`).
    return { [weak self] frame in
      guard let viewType = type as? View.Type else {
        let problem = ListProblem.registration(
          className: "\(type)", base: "\(base)", method: "register for \"\(identifier)\"")
        guard let self else { fatalError("\(problem)") }
        self.raise(problem)
      }
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
    let view = dequeue(Self.key(nil, identifier), element) {
      .unregistered(
        identifier: identifier, method: "dequeueReusableCell(withReuseIdentifier:for:)",
        cure: "register(_:forCellWithReuseIdentifier:)", registered: self.registeredIdentifiers("cell/"))
    }
    return view as! UICollectionViewCell
  }

  func dequeueSupplementaryView(
    _ elementKind: String, _ identifier: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeue(
      Self.key(elementKind, identifier), ElementKey(kind: elementKind, indexPath: indexPath)
    ) {
      .unregistered(
        identifier: "\(elementKind)/\(identifier)",
        method: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
        cure: "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
        registered: self.registeredIdentifiers("view/"))
    }
    view.elementKind = elementKind
    return view
  }

  private func dequeue(
    _ key: String, _ element: ElementKey, _ problem: () -> ListProblem
  ) -> UICollectionReusableView {
    if let view = elements.pool.takeWaiting(key) {
      view.appliedAttributes = nil
      view.prepareForReuse()
      view.dequeuedElement = element
      layoutStorage.willShow(view, ofKind: element.kind, at: element.indexPath, nil)
      return view
    }
    // A layout that is being computed cannot be asked.
    let frame = layoutStorage.state == .valid ? layoutAttributes(of: element)?.ownRect : nil
    guard let view = elements.pool.makeNew(key, frame: frame ?? .zero) else { raise(problem()) }
    view.dequeuedElement = element
    layoutStorage.willShow(view, ofKind: element.kind, at: element.indexPath, nil)
    return view
  }

  private func registeredIdentifiers(_ prefix: String) -> [String] {
    elements.pool.registeredIdentifiers.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }
}

extension UICollectionView: ListWindowOwner {
  typealias Element = ElementKey
  typealias View = UICollectionReusableView

  func makeView(of element: ElementKey, at place: Int) -> UICollectionReusableView {
    let attributes = shownAttributes[place]
    if let problem = problem(with: attributes) { raise(problem) }
    if element.isDecoration { return makeDecorationView(element, attributes) }
    guard let dataSource else {
      fatalError("A collection view without a data source has no items; \(element) was asked for")
    }
    let path = dataPath(of: element.indexPath)
    if let kind = element.kind {
      let view = askForView {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      }
      view.elementKind = kind
      return checked(view, element, path) ?? UICollectionReusableView(frame: attributes.ownRect)
    }
    let given = askForView { dataSource.collectionView(self, cellForItemAt: path) }
    let cell =
      checked(given, element, path) as? UICollectionViewCell ?? UICollectionViewCell(frame: attributes.ownRect)
    let isSelected = selection.contains(element.index)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    tellEditing(cell, element)
    return cell
  }

  private func makeDecorationView(
    _ element: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let kind = element.kind ?? ""
    let key = "decoration/" + kind
    if let view = elements.pool.takeWaiting(key) {
      view.appliedAttributes = nil
      view.prepareForReuse()
      return view
    }
    guard let viewType = layoutStorage.decorationClass(ofKind: kind) else {
      raise(
        .unregistered(
          identifier: kind, method: "\(type(of: layoutStorage)) has a decoration view",
          cure: "register(_:forDecorationViewOfKind:) on the layout", registered: layoutStorage.decorationKinds))
    }
    let view = DynamicInitializer.makeView(viewType, frame: attributes.ownRect)
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
      ListMisuse.shownTwice(asked: "\(element)").report(in: self)
      return nil
    }
    if let dequeued, dequeued != ElementKey(kind: element.kind, indexPath: path) {
      ListMisuse.dequeuedForAnother(asked: "\(element)", dequeued: "\(dequeued)").report(in: self)
    }
    return view
  }

  func container(of element: ElementKey, at place: Int) -> UIView { host(of: shownAttributes[place]) }

  func reuseIdentifier(of view: UICollectionReusableView, _ element: ElementKey) -> String? {
    if element.isDecoration { return view.decorationKind.map { "decoration/" + $0 } }
    return view.reuseIdentifier.map { Self.key(element.kind, $0) }
  }

  func willDisplay(_ view: UICollectionReusableView, _ element: ElementKey) {
    guard let delegate, !element.isDecoration else { return }
    if let kind = element.kind {
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
    } else if let cell = view as? UICollectionViewCell {
      delegate.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    }
  }

  func willLeave(_ view: UICollectionReusableView) { (view as? UICollectionViewCell)?.willLeaveCollection() }

  func didEndDisplaying(_ view: UICollectionReusableView, _ element: ElementKey) {
    guard let delegate, !element.isDecoration else { return }
    if let kind = element.kind {
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.indexPath)
    } else if let cell = view as? UICollectionViewCell {
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    }
  }
}
