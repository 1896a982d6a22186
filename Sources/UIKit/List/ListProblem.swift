import ListGeometry

/// A mistake of the application after which a list cannot continue; the description is written for its developer.
///
/// The checks return or throw it, so that tests read it as a value; the list raises it, as UIKit raises an exception.
enum ListProblem: Error, Hashable {
  /// A batch that does not add up.
  case update(ListUpdateError, item: String, hadLoadedCounts: Bool)
  /// The data source returned a negative number, or more than a list can hold.
  case count(Int, of: String, method: String, most: Int)
  /// Rows that are taller together than places can be told apart.
  case length(rows: Int, height: CGFloat, section: Int)
  /// A height that is no height.
  case height(CGFloat, of: String, method: String)
  /// A property that is no height.
  case heightProperty(CGFloat, String)
  /// A dequeue with an identifier under which nothing is registered.
  case unregistered(identifier: String, method: String, cure: String, registered: [String])
  /// Something else than a cell (or header) class was registered.
  case registration(className: String, base: String, method: String)
  /// The contents were changed while the list was asking for them.
  case changeWhileAsking(String)
  /// A reconfigured row got another cell.
  case reconfigured(RowIndex)
  /// A reconfigured item got another cell.
  case reconfiguredItem(item: Int, section: Int)
  /// A layout gave attributes for what the data does not have.
  case attributesOfNothing(element: String, layout: String, sections: Int, items: Int?)
  /// An interactive transition begun during another one, or ended without one.
  case transition(method: String, isRunning: Bool)
  /// An item was sent where it cannot go.
  case itemMoveTarget(RowIndex, of: RowIndex, source: String, sections: Int, items: Int?)
  /// A row was sent where it cannot go.
  case moveTarget(RowIndex, of: RowIndex, sections: Int, rows: Int?)
  /// A row that is not there.
  case noRow(RowIndex, method: String, sections: Int, rows: Int?)
  /// An item that is not there.
  case noItem(item: Int, section: Int, method: String, sections: Int, items: Int?)
  /// A section that is not there.
  case noSection(Int, method: String, sections: Int)
}

extension ListProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .update(let error, let item, let hadLoadedCounts):
      let late = """
        (The list asked for its counts only when this update began, as it had not been laid out. Change the data inside \
        performBatchUpdates(_:completion:), or call reloadData() instead.)
        """
      return "Invalid update: \(error.message(item: item))" + (hadLoadedCounts ? " \(late)" : "")
    case .count(let count, let what, let method, let most):
      if count < 0 { return "\(method) returned \(count) for \(what); return 0 or more." }
      return """
        \(method) returned \(count) for \(what); a list holds at most \(most). Int.max and NSNotFound stand for "no such \
        place" and are no counts: look at where the number comes from.
        """
    case .length(let rows, let height, let section):
      return """
        The \(rows) rows of section \(section), \(height) points each, would be taller than places can be told apart. Return \
        fewer from tableView(_:numberOfRowsInSection:), or look at where rowHeight or estimatedRowHeight is computed.
        """
    case .heightProperty(let height, let property):
      return """
        \(property) was set to \(height); it has to be a finite number from 0, or UITableView.automaticDimension. Look at \
        where it is computed: a division by zero gives nan or an infinite number.
        """
    case .height(let height, let what, let method):
      return """
        \(method) gave \(height) as the height of \(what); it has to be a finite number from 0, or \
        UITableView.automaticDimension. Look at where it is computed: a division by zero gives nan, a width that is not \
        known yet gives a negative number.
        """
    case .unregistered(let identifier, let method, let cure, let registered):
      let known =
        registered.isEmpty
        ? "nothing is registered" : "registered are \(registered.map { "\"\($0)\"" }.joined(separator: ", "))"
      return "\(method): no class is registered for \"\(identifier)\" (\(known)). Call \(cure) first."
    case .registration(let className, let base, let method):
      return "\(method): \(className) is not a \(base); register a subclass of it."
    case .changeWhileAsking(let call):
      return """
        \(call) was called while the list was asking its data source or delegate for contents, which would then belong \
        to other rows. Change the contents outside of these methods: later, or in willDisplay.
        """
    case .reconfigured(let row):
      return """
        Row \(row.row) of section \(row.section) is reconfigured, and the data source returned another cell than the one \
        it has. Dequeue with the same identifier by dequeueReusableCell(withIdentifier:for:) and the given index path, or \
        reload the row.
        """
    case .reconfiguredItem(let item, let section):
      return """
        Item \(item) of section \(section) is reconfigured, and the data source returned another cell than the one it has. \
        Dequeue with the same identifier by dequeueReusableCell(withReuseIdentifier:for:) and the given index path, or reload the \
        item.
        """
    case .attributesOfNothing(let element, let layout, let sections, let items):
      let there = items.map { "the section has \($0) item\($0 == 1 ? "" : "s")" } ?? Self.count(sections)
      return """
        \(layout) returned attributes for \(element), which is not there; \(there). Compute attributes in prepare() from \
        numberOfSections and numberOfItems(inSection:), and forget old ones when invalidateDataSourceCounts is true.
        """
    case .transition(let method, let isRunning):
      return isRunning
        ? "\(method) was called while a transition is running; finish or cancel that one first."
        : "\(method) was called without startInteractiveTransition(to:completion:) before it."
    case .itemMoveTarget(let target, let item, let source, let sections, let items):
      let there = items.map { "section \(target.section) has \($0) places" } ?? Self.count(sections)
      return """
        \(source) sent item \(item.row) of section \(item.section) to item \(target.row) of section \(target.section); \
        \(there). Return the proposed index path, or one of an item.
        """
    case .moveTarget(let target, let row, let sections, let rows):
      let there = rows.map { "section \(target.section) has \($0) places" } ?? Self.count(sections)
      return """
        tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) sent row \(row.row) of section \(row.section) to \
        row \(target.row) of section \(target.section); \(there). Return the proposed index path, or one of a row.
        """
    case .noRow(let row, let method, let sections, let rows):
      let there = rows.map { "section \(row.section) has \($0) row\($0 == 1 ? "" : "s")" } ?? Self.count(sections)
      return "\(method): there is no row \(row.row) in section \(row.section); \(there)."
    case .noItem(let item, let section, let method, let sections, let items):
      let there = items.map { "section \(section) has \($0) item\($0 == 1 ? "" : "s")" } ?? Self.count(sections)
      return "\(method): there is no item \(item) in section \(section); \(there)."
    case .noSection(let section, let method, let sections):
      return "\(method): there is no section \(section); \(Self.count(sections))."
    }
  }

  private static func count(_ sections: Int) -> String {
    sections == 1 ? "there is 1 section" : "there are \(sections) sections"
  }
}

/// A problem, and the list that has it.
struct ListError: Error, Hashable, CustomStringConvertible {
  let problem: ListProblem
  /// The list, as messages call it.
  let list: String

  var description: String { "\(problem) List: \(list)." }
}

extension UIView {
  /// A problem of this list.
  func error(_ problem: ListProblem) -> ListError { ListError(problem: problem, list: diagnosticName) }

  /// Ends the program with a message about the mistake and the list, as UIKit ends it with an exception.
  ///
  /// Not `preconditionFailure`, whose message is missing in optimised programs.
  func raise(_ problem: ListProblem) -> Never { fatalError("\(error(problem))") }

  /// A registered class as one that a list can show; raises for another.
  ///
  /// Told when a view is dequeued, as UIKit does (`uikit-facts §16`).
  func registered<View: UIView>(_ type: AnyClass, as base: View.Type, _ method: @autoclosure () -> String) -> View.Type
  {
    if let type = type as? View.Type { return type }
    raise(.registration(className: "\(type)", base: "\(base)", method: method()))
  }
}
