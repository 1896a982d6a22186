internal import InterfaceDocuments

/// The segues of a storyboard that begin at a cell.
struct CellSegues {
  var selection: ((UITableViewCell) -> Void)?
  var accessory: ((UITableViewCell) -> Void)?
}

extension UITableView {
  /// Makes cells of a prototype where its identifier is dequeued.
  func registerPrototype(_ element: DocumentElement, _ instance: NibInstance) {
    guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { return }
    elements.pool.register(.cell(identifier)) { [element, instance] _ in
      guard let cell = instance.instantiatePrototype(element) as? UITableViewCell else {
        fatalError(
          "The prototype \"\(identifier)\" of a table made no cell; its class has to return one from init(coder:)")
      }
      return cell
    }
  }

  /// Makes cells of a nib for an identifier.
  func registerCells(_ nib: UINib?, _ identifier: String) {
    let method = "register(_:forCellReuseIdentifier: \"\(identifier)\")"
    let recipe = nib.map { nib -> (CGRect) -> UIView in
      { _ in
        let cell = nib.instantiate(UITableViewCell.self, method)
        if let own = cell.reuseIdentifier, !own.isEmpty, own != identifier { refuse(own, identifier, method) }
        cell.identifierStorage = identifier
        return cell
      }
    }
    elements.pool.register(.cell(identifier), recipe: recipe)
  }

  /// Makes headers and footers of a nib for an identifier.
  func registerHeadersAndFooters(_ nib: UINib?, _ identifier: String) {
    let method = "register(_:forHeaderFooterViewReuseIdentifier: \"\(identifier)\")"
    let recipe = nib.map { nib -> (CGRect) -> UIView in
      { _ in
        let view = nib.instantiate(UITableViewHeaderFooterView.self, method)
        view.identifierStorage = identifier
        return view
      }
    }
    elements.pool.register(Self.supplementKey(identifier), recipe: recipe)
  }
}

extension UICollectionView {
  /// Makes cells, or supplementary views of a kind, of a prototype where its identifier is dequeued.
  func registerPrototype(_ element: DocumentElement, _ kind: String?, _ instance: NibInstance) {
    guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { return }
    let key = kind.map { ReuseKey.view(ofKind: $0, identifier) } ?? .cell(identifier)
    elements.pool.register(key) { [element, instance] _ in
      guard let view = instance.instantiatePrototype(element) as? UICollectionReusableView else {
        fatalError(
          "The prototype \"\(identifier)\" of a collection view made no view; its class has to return one from init(coder:)"
        )
      }
      view.identifierStorage = identifier
      return view
    }
  }

  /// How views of a nib are made for an identifier.
  func recipe<View: UICollectionReusableView>(
    _ nib: UINib?, _ base: View.Type, _ identifier: String
  ) -> ((CGRect) -> UICollectionReusableView)? {
    guard let nib else { return nil }
    return { _ in
      let method = "register for \"\(identifier)\""
      let view = nib.instantiate(base, method)
      if let own = view.identifierStorage, !own.isEmpty, own != identifier { refuse(own, identifier, method) }
      view.identifierStorage = identifier
      return view
    }
  }
}

/// Ends the program: a nib says another identifier than it is registered for, as iOS does.
private func refuse(_ own: String, _ identifier: String, _ method: String) -> Never {
  fatalError(
    """
    \(method): the reuse identifier in the nib, "\(own)", does not match the identifier that the nib is registered for, \
    "\(identifier)". Write the same in both places, or none in the nib.
    """)
}

extension NibInstance {
  /// Makes a view of a prototype, whose outlets and actions may lead to objects around its list.
  func instantiatePrototype(_ element: DocumentElement) -> AnyObject? {
    let instance = NibInstance(document, bundle: bundle, owner: owner, storyboard: storyboard, outer: self)
    return instance.instantiate(element)
  }
}
