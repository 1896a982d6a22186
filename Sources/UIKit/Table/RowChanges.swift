import CWitnesses

/// The changes of rows that a data source carries out: optional methods without a result.
///
/// A method with a result tells by a `NotImplemented` value that it is missing. One without can only be called, which
/// nobody may do to find out: `tableView(_:commit:forRowAt:)` deletes. So the method table is looked at instead. In the
/// table of a class's methods for the protocol, the entry of a method that the protocol's extension gives leads to that
/// one. Of framework classes, whose methods are there to be overridden, the class's own table tells whether one is.
///
/// Where it cannot be found out, a method counts as there until it was called for the user and turned out to be the
/// protocol extension's, which takes itself out of the table's `abilities`. That such methods cannot be told apart is
/// reported once: each is tried at first use, on classes that have it and classes that have not.
struct RowChanges: OptionSet {
  let rawValue: UInt8

  /// The data source carries out deletions and insertions, by `tableView(_:commit:forRowAt:)`.
  static let commitsEdits = RowChanges(rawValue: 1)
  /// The data source is told of rows that the user moved, by `tableView(_:moveRowAt:to:)`.
  static let movesRows = RowChanges(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Those of a data source.
  ///
  /// Takes microseconds: keep the result.
  @MainActor init(of source: any UITableViewDataSource) {
    self = []
    if Self.commit.isThere(in: source) { insert(.commitsEdits) }
    if Self.move.isThere(in: source) { insert(.movesRows) }
  }

  @MainActor static let commit = OptionalMethod(
    name: "tableView(_:commit:forRowAt:)", selector: "tableView:commitEditingStyle:forRowAtIndexPath:",
    probe: ChangingSource(),
    controller: CommittingController.self, diffable: CommittingSource.self)

  @MainActor static let move = OptionalMethod(
    name: "tableView(_:moveRowAt:to:)", selector: "tableView:moveRowAtIndexPath:toIndexPath:", probe: ChangingSource(),
    controller: MovingController.self, diffable: MovingSource.self)

  /// A data source with both methods.
  private final class ChangingSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.isEditing = false }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.isEditing = true }
  }

  class CommittingController: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { title = nil }
  }

  class CommittingSource: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { defaultRowAnimation = .none }
  }

  private class MovingController: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { title = nil }
  }

  private class MovingSource: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { defaultRowAnimation = .none }
  }
}

/// The places of an optional method in method tables, found by comparing classes with and without the method.
@MainActor struct OptionalMethod {
  private final class PlainSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }
  private class PlainController: UITableViewController {}
  private class PlainDiffable: UITableViewDiffableDataSource<Int, Int> {}

  private let selector: String
  /// The implementation in the protocol's extension.
  private let standard: UnsafeRawPointer
  private let place: Int?
  private let placeInController: Int?
  private let placeInDiffable: Int?

  /// `probe` has the method; `controller` and `diffable` override it and nothing else.
  ///
  /// Reports a diagnostic when one of the three kinds of data sources does not come out as it has to: the method then counts as there.
  init(
    name: String, selector: String, standard: UnsafeRawPointer? = nil, probe: any UITableViewDataSource,
    controller: UITableViewController.Type, diffable: AnyClass
  ) {
    self.selector = selector
    let standard = standard ?? OptionalWitnesses.standard(selector)
    self.standard = standard
    let plain = Self.methods(of: PlainSource())
    let own = Self.methods(of: probe)
    let count = PlatformProperty.conformanceTables.holds ? MethodPlaces.count(of: plain) : 0
    let found = (0..<count).map { $0 + 1 }.filter { masthead_leads_to(plain[$0], standard) }
    place = found.count == 1 && !masthead_leads_to(own[found[0]], standard) ? found[0] : nil
    placeInController = MethodPlaces.place(of: controller, PlainController.self, over: UITableViewController.self)
    placeInDiffable = MethodPlaces.place(
      of: diffable, PlainDiffable.self, over: UITableViewDiffableDataSource<Int, Int>.self)
    if let problem { Self.report(name, problem) }
  }

  /// The kinds of data sources whose methods cannot be told apart; nil for none.
  var problem: String? {
    var kinds: [String] = []
    if place == nil { kinds.append("classes with UITableViewDataSource") }
    if placeInController == nil { kinds.append("subclasses of UITableViewController") }
    if placeInDiffable == nil { kinds.append("subclasses of UITableViewDiffableDataSource") }
    return kinds.isEmpty ? nil : kinds.joined(separator: ", ")
  }

  private static func report(_ name: String, _ kinds: String) {
    Diagnostics.shared.report(
      Diagnostic(
        kind: .optionalMethodsUnknown,
        summary: "Whether a data source has \(name) cannot be told; it counts as there until it was called.",
        object: kinds,
        likelyCause: "The program was built by a compiler, or for a processor, that this version was never tried with.",
        cure:
          "Return false from tableView(_:canEditRowAt:) and tableView(_:canMoveRowAt:) where rows cannot be changed."))
  }

  /// Whether a data source has the method.
  func isThere(in source: any UITableViewDataSource) -> Bool {
    if source is UITableViewController {
      return differs(type(of: source), from: UITableViewController.self, at: placeInController)
    }
    if source is any SnapshotSource {
      // Methods of a generic class are the same functions whatever its parameters are.
      return differs(type(of: source), from: UITableViewDiffableDataSource<Int, Int>.self, at: placeInDiffable)
    }
    guard let place else { return true }
    return !masthead_leads_to(Self.methods(of: source)[place], standard) || OptionalMethods.answers(selector, source)
  }

  private func differs(_ type: AnyClass, from base: AnyClass, at place: Int?) -> Bool {
    guard let place else { return true }
    return ClassMetadata(type).words[place] != ClassMetadata(base).words[place]
  }

  /// The table of methods for the protocol: the second word of a value of protocol type.
  private static func methods(of source: any UITableViewDataSource) -> UnsafePointer<UnsafeRawPointer> {
    withUnsafePointer(to: source) { pointer in
      UnsafeRawPointer(pointer).load(
        fromByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: UnsafePointer<UnsafeRawPointer>.self)
    }
  }
}

/// Data sources that snapshots are applied to, whatever their sections and items are.
protocol SnapshotSource {}
