extension UICollectionView {
  /// Says of which class the cells of some items are, and how they are filled.
  ///
  /// Make one outside of the data source's methods: each is a reuse identifier of its own.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let nib: UINib?
    let identity = RegistrationIdentity()

    /// Makes a registration of a class.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// Makes a registration of a nib, whose only object is a cell of the class.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// Says of which class supplementary views of a kind are, and how they are filled.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    let elementKind: String
    let handler: Handler
    let nib: UINib?
    let identity = RegistrationIdentity()

    /// Makes a registration of a class for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Makes a registration of a nib for a kind; its only object is a view of the class.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// A cell of a registration's class, filled for an item.
  ///
  /// Without an item the cell is not filled.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = identifier(of: registration.identity, Cell.self) {
      guard let nib = registration.nib else { return register(Cell.self, forCellWithReuseIdentifier: $0) }
      elements.pool.register(.cell($0), recipe: recipe(nib, Cell.self, $0))
    }
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! Cell
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of a registration's class, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let identifier = identifier(of: registration.identity, Supplementary.self) {
      guard let nib = registration.nib else {
        return register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: $0)
      }
      elements.pool.register(.view(ofKind: kind, $0), recipe: recipe(nib, Supplementary.self, $0))
    }
    let view =
      dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath) as! Supplementary
    registration.handler(view, kind, indexPath)
    return view
  }

  private func identifier(
    of identity: RegistrationIdentity, _ viewType: UICollectionReusableView.Type, register: (String) -> Void
  ) -> String {
    if let known = registrations[ObjectIdentifier(identity)] { return known.identifier }
    let number = registrations.count
    let known = KnownRegistration(identity: identity, number: number, viewType: viewType)
    registrations[ObjectIdentifier(identity)] = known
    register(known.identifier)
    return known.identifier
  }

  /// Asks the data source for a view; stops the program if the data source made a registration for this one view.
  ///
  /// A registration that nobody has when the view is there was made for this one view: it would never be used again.
  func askForView<View>(_ ask: () -> View) -> View {
    let count = registrations.count
    let view = elements.during(.asking, ask)
    guard registrations.count > count else { return view }
    for key in Array(registrations.keys) where registrations[key].map({ $0.number >= count }) == true {
      guard registrations[key]?.isHeldByNobodyElse() == true, let known = registrations[key] else { continue }
      fatalError(
        """
        A registration of \(known.viewType) was made while the data source was asked for a view. Each registration is a \
        reuse identifier of its own, so that no view would ever be used again. Make it once, before the data source is \
        asked, and keep it in a constant. List: \(diagnosticName).
        """)
    }
    return view
  }
}

/// Tells registrations apart.
final class RegistrationIdentity: Sendable {}

/// A registration in use; it holds the identity, so that no other object takes its address.
struct KnownRegistration {
  private var identity: RegistrationIdentity
  /// Counted from 0 in the order in which the collection view saw them.
  let number: Int
  let viewType: UICollectionReusableView.Type

  init(identity: RegistrationIdentity, number: Int, viewType: UICollectionReusableView.Type) {
    self.identity = identity
    self.number = number
    self.viewType = viewType
  }

  var identifier: String { "registration \(number)" }

  /// Whether the registration itself is gone.
  mutating func isHeldByNobodyElse() -> Bool { isKnownUniquelyReferenced(&identity) }
}
