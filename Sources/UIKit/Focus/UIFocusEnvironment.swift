/// Something that focus can be in: views, controllers, windows, and what applications draw themselves.
///
/// Environments are a tree, by `parentFocusEnvironment`. Of an update of the focus all hear that have the item that had the focus, or the one that
/// gets it, in them.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where focus goes when it is sent here, in order: the first that has something that can be focused counts; what lies first in the order of
  /// reading where none has.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around; nil for the outermost.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// What says which items are in here; nil where there are none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Has the focus go to where it is preferred in here with the next frame; nothing where it is not in here now.
  func setNeedsFocusUpdate()
  /// Does at once what `setNeedsFocusUpdate()` asked for.
  func updateFocusIfNeeded()
  /// Whether focus may go so; asked of all environments of the item that has it, then of those of the item that gets it. One no is enough.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Focus has gone; told in the order of `shouldUpdateFocus(in:)`.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// The group of everything in here that says none itself: the tab key goes from group to group, arrows stay in one. Nil, which is the group of the
  /// environment around, unless implemented.
  var focusGroupIdentifier: String? { get }
}

extension UIFocusEnvironment {
  /// Nil: the group of the environment around.
  public var focusGroupIdentifier: String? { nil }

  /// Whether an environment is this one or in it at any depth.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    FocusTree.chain(of: environment).contains { $0 === self }
  }
}

/// Something that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether focus may come here now; what is in an item that it may come to gets none.
  var canBecomeFocused: Bool { get }
  /// Where it is, in the coordinates of the container that gave it.
  var frame: CGRect { get }
  /// How it shows that it has the focus; nil not at all. Unless implemented, nil; views that leave it alone have a halo.
  var focusEffect: UIFocusEffect? { get }
  /// How much it is preferred when focus comes to its group; `ignored` unless implemented.
  var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
  /// Nil.
  public var focusEffect: UIFocusEffect? { nil }
  /// `ignored`.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// Whether it has the focus.
  public var isFocused: Bool { FocusTree.stage(of: self)?.contents.focus.item === self }
}

/// Says which items are where.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// What frames of the items count in.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items in a rectangle, those too that cannot be focused but have others in them.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls so that the focused item is seen.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// How far it is scrolled, in points.
  var contentOffset: CGPoint { get set }
  /// How large the content is.
  var contentSize: CGSize { get }
  /// How much of it is seen.
  var visibleSize: CGSize { get }
}

/// How much an item is preferred in its group; the highest gets the focus that comes by the tab key.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Int
  /// Makes a priority of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Makes a priority of a number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// Not preferred: what every item has.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// As that of the item that had the focus of the group last.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// More than that.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// As that of the item that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}
