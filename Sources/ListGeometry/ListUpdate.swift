/// A move: the place before an update and the place after.
public struct ListMove<Index: Hashable & Sendable>: Hashable, Sendable {
  /// The place before the batch, by index before it.
  public var source: Index
  /// The place after the batch, by index after it.
  public var target: Index

  /// Makes a move.
  public init(from source: Index, to target: Index) {
    self.source = source
    self.target = target
  }
}

/// The changes of one batch, as `performBatchUpdates` collects them.
///
/// Deletions, reloads and the sources of moves are indices *before* the batch; insertions and the targets of moves are
/// indices *after* it, whatever the order of the calls (`uikit-facts §6.4`). The order within each list does not
/// matter.
public struct ListUpdate: Hashable, Sendable {
  /// Sections that go, by index before the batch.
  public var deletedSections: [Int] = []
  /// Sections that come, by index after the batch.
  public var insertedSections: [Int] = []
  /// Sections whose rows are asked for again, by index before the batch.
  public var reloadedSections: [Int] = []
  /// Sections that change their place with all their rows.
  public var movedSections: [ListMove<Int>] = []
  /// Rows that go, by index before the batch.
  public var deletedRows: [RowIndex] = []
  /// Rows that come, by index after the batch.
  public var insertedRows: [RowIndex] = []
  /// Rows that are asked for again, by index before the batch.
  public var reloadedRows: [RowIndex] = []
  /// Rows that change their place.
  public var movedRows: [ListMove<RowIndex>] = []

  /// Makes a batch that changes nothing.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool { self == ListUpdate() }

  /// Adds the changes of another batch over the same list.
  public mutating func merge(_ other: ListUpdate) {
    deletedSections += other.deletedSections
    insertedSections += other.insertedSections
    reloadedSections += other.reloadedSections
    movedSections += other.movedSections
    deletedRows += other.deletedRows
    insertedRows += other.insertedRows
    reloadedRows += other.reloadedRows
    movedRows += other.movedRows
  }
}

/// The actions of a batch on a row or a section.
public enum ListAction: String, Hashable, Sendable {
  case delete, insert, reload, move

  /// "deleted", "inserted", "reloaded", "moved".
  public var participle: String {
    switch self {
    case .delete: "deleted"
    case .insert: "inserted"
    case .reload: "reloaded"
    case .move: "moved"
    }
  }
}

/// Why a batch of updates makes no sense; its description is written for the developer who made it.
public enum ListUpdateError: Error, Hashable, Sendable {
  /// A section index that does not exist before (or, for insertions and targets of moves, after) the batch.
  case sectionOutOfRange(section: Int, action: ListAction, isAfter: Bool, count: Int)
  /// A row that does not exist before (or after) the batch.
  case rowOutOfRange(row: RowIndex, action: ListAction, isAfter: Bool, count: Int)
  /// A row in a section that does not exist before (or after) the batch; `count` is the number of sections.
  case rowSectionOutOfRange(row: RowIndex, action: ListAction, isAfter: Bool, count: Int)
  /// Two actions on the same section: of the same index before the batch, or with the same place after it.
  case sectionConflict(section: Int, ListAction, ListAction, isAfter: Bool)
  /// Two actions on the same row.
  case rowConflict(row: RowIndex, ListAction, ListAction, isAfter: Bool)
  /// The number of sections does not add up.
  case sectionCount(before: Int, inserted: Int, deleted: Int, actual: Int)
  /// The number of rows of a section does not add up.
  case rowCount(RowArithmetic)

  /// The numbers of a section that is there before and after a batch.
  public struct RowArithmetic: Hashable, Sendable {
    /// The section's index before the batch.
    public var sectionBefore: Int
    /// The section's index after the batch.
    public var sectionAfter: Int
    /// How many rows it had.
    public var before: Int
    /// How many rows the batch inserts.
    public var inserted: Int
    /// How many rows the batch deletes.
    public var deleted: Int
    /// How many rows the batch moves into it.
    public var movedIn: Int
    /// How many rows the batch moves out of it.
    public var movedOut: Int
    /// How many rows the data source says it has.
    public var actual: Int

    /// before + inserted − deleted + moved in − moved out.
    public var expected: Int { before + inserted - deleted + movedIn - movedOut }

    /// The first row, by index after the batch, by which the section's count is wrong.
    public var firstWrong: RowIndex { RowIndex(section: sectionAfter, row: max(0, min(expected, actual))) }
  }
}

extension ListUpdateError: CustomStringConvertible {
  /// The contradiction of the counts, in the words of a table.
  public var description: String { message(item: "row") }

  /// The description in the words of a table ("row") or a collection ("item").
  public func message(item: String) -> String {
    switch self {
    case .sectionOutOfRange(let section, let action, let isAfter, let count):
      return """
        Section \(section) is \(action.participle), but there \(Self.sections(count)) \(isAfter ? "after" : "before") \
        the update. \(Self.indexRule)
        """
    case .rowOutOfRange(let row, let action, let isAfter, let count):
      return """
        \(item.capitalizedFirst) \(row.row) of section \(row.section) is \(action.participle), but section \
        \(row.section) has \(count) \(item)\(count == 1 ? "" : "s") \(isAfter ? "after" : "before") the update. \
        \(Self.indexRule)
        """
    case .rowSectionOutOfRange(let row, let action, let isAfter, let count):
      return """
        \(item.capitalizedFirst) \(row.row) of section \(row.section) is \(action.participle), but there \
        \(Self.sections(count)) \(isAfter ? "after" : "before") the update. \(Self.indexRule)
        """
    case .sectionConflict(let section, let first, let second, let isAfter):
      return """
        Section \(section) (its index \(isAfter ? "after" : "before") the update) is \(Self.both(first, second)) \
        in one update. Each section may be changed in one way only.
        """
    case .rowConflict(let row, let first, let second, let isAfter):
      return """
        \(item.capitalizedFirst) \(row.row) of section \(row.section) (its index \(isAfter ? "after" : "before") the \
        update) is \(Self.both(first, second)) in one update. Each \(item) may be changed in one way only.
        """
    case .sectionCount(let before, let inserted, let deleted, let actual):
      let changes = Self.list([(inserted, "inserted"), (deleted, "deleted")])
      return """
        The number of sections does not add up: there \(before == 1 ? "was 1 section" : "were \(before) sections"), \
        \(changes): \(before + inserted - deleted) expected, the data source says \(actual). The data source has to \
        change together with the calls that tell of it.
        """
    case .rowCount(let numbers):
      let changes = Self.list([
        (numbers.deleted, "deleted"), (numbers.inserted, "inserted"), (numbers.movedIn, "moved in"),
        (numbers.movedOut, "moved out"),
      ])
      let after = numbers.sectionAfter == numbers.sectionBefore ? "" : " (section \(numbers.sectionAfter) after it)"
      return """
        The number of \(item)s of section \(numbers.sectionBefore)\(after) does not add up: section \
        \(numbers.sectionBefore) had \(numbers.before) \(item)\(numbers.before == 1 ? "" : "s"), \(changes): \
        \(numbers.expected) expected, the data source says \(numbers.actual); the first \(item) in doubt is at index \
        path \(numbers.firstWrong). The data source has to change together with the calls that tell of it.
        """
    }
  }

  private static let indexRule = """
    Deletions, reloads and the sources of moves are indices before the update, insertions and the targets of moves \
    after it.
    """

  private static func sections(_ count: Int) -> String { count == 1 ? "is 1 section" : "are \(count) sections" }

  private static func both(_ first: ListAction, _ second: ListAction) -> String {
    first == second ? "\(first.participle) twice" : "\(first.participle) and \(second.participle)"
  }

  private static func list(_ changes: [(Int, String)]) -> String {
    let happened = changes.filter { $0.0 != 0 }.map { "\($0.0) \($0.1)" }
    return happened.isEmpty ? "none inserted or deleted" : happened.joined(separator: ", ")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
