/// The present state of a view, for its configuration: traits, and further values on which the looks depend.
public protocol UIConfigurationState {
  /// Makes a state of given traits in which nothing else is the case.
  init(traitCollection: UITraitCollection)
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// A state of an application's own; nil where it was not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of an application's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer or another view with a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the view takes no interaction.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view floats over what scrolls below it.
  public var isPinned = false
  /// The list that the view is in.
  var list: UITableView.Style?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state of given traits in which nothing else is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of an application's own; nil where it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether a cell is being dragged.
  public enum DragState: Hashable, Sendable {
    /// It is not.
    case none
    /// It rises to be dragged.
    case lifting
    /// It is being dragged.
    case dragging
  }

  /// Whether something is being dragged over the list.
  public enum DropState: Hashable, Sendable {
    /// Nothing is.
    case none
    /// Something is, and it would not be dropped into this cell.
    case notTargeted
    /// Something is, and it would be dropped into this cell.
    case targeted
  }

  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell takes no interaction.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell floats over what scrolls below it.
  public var isPinned = false
  /// Whether the cell shows its editing controls.
  public var isEditing = false
  /// Whether the cell shows the items below it in an outline.
  public var isExpanded = false
  /// Whether the cell is moved aside, so that swipe actions are seen.
  public var isSwiped = false
  /// Whether the cell is being moved to another place by its reorder control.
  public var isReordering = false
  /// Whether the cell is being dragged.
  public var cellDragState = DragState.none
  /// Whether something is being dragged over the list.
  public var cellDropState = DropState.none
  /// The list around the cell, if it decides about headers and footers.
  var list: UITableView.Style?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state of given traits in which nothing else is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of an application's own; nil where it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UICellConfigurationState.DragState {
  init(_ state: DraggedState) {
    switch state {
    case .none: self = .none
    case .lifting: self = .lifting
    case .dragging: self = .dragging
    }
  }
}

extension UICellConfigurationState {
  /// Gives headers and footers the looks of a plain list, or of a grouped one.
  mutating func setList(isPlain: Bool) { list = isPlain ? .plain : .grouped }
}

// MARK: - In words

extension UIViewConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  fileprivate var parts: [(String, Any)] {
    [
      ("traitCollection", traitCollection), ("isDisabled", isDisabled), ("isHighlighted", isHighlighted),
      ("isSelected", isSelected), ("isFocused", isFocused), ("isPinned", isPinned),
    ] + ConfigurationWords.parts(custom)
  }

  /// The values of the state, in words.
  public var description: String { ConfigurationWords.describe("UIViewConfigurationState", parts) }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// The parts that `description` names, for debuggers.
  public var customMirror: Mirror { ConfigurationWords.mirror(self, parts) }
}

extension UICellConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  fileprivate var parts: [(String, Any)] {
    [
      ("traitCollection", traitCollection), ("isDisabled", isDisabled), ("isHighlighted", isHighlighted),
      ("isSelected", isSelected), ("isFocused", isFocused), ("isPinned", isPinned), ("isEditing", isEditing),
      ("isExpanded", isExpanded), ("isSwiped", isSwiped), ("isReordering", isReordering),
      ("cellDragState", cellDragState), ("cellDropState", cellDropState),
    ] + ConfigurationWords.parts(custom)
  }

  /// The values of the state, in words.
  public var description: String { ConfigurationWords.describe("UICellConfigurationState", parts) }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// The parts that `description` names, for debuggers.
  public var customMirror: Mirror { ConfigurationWords.mirror(self, parts) }
}

/// Configurations and states in words: the parts that say something.
enum ConfigurationWords {
  static func parts(_ custom: [UIConfigurationStateCustomKey: AnyHashable]) -> [(String, Any)] {
    custom.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key.rawValue, $0.value.base) }
  }

  static func describe(_ type: String, _ parts: [(String, Any)]) -> String {
    let said = parts.compactMap { name, value -> String? in
      if let isTrue = value as? Bool { return isTrue ? name : nil }
      if Mirror(reflecting: value).displayStyle == .optional, Mirror(reflecting: value).children.isEmpty { return nil }
      return "\(name) = \(value)"
    }
    return "<\(type): \(said.joined(separator: "; "))>"
  }

  static func mirror(_ subject: Any, _ parts: [(String, Any)]) -> Mirror {
    Mirror(subject, children: parts.map { (label: $0.0, value: $0.1) }, displayStyle: .struct)
  }
}
