/// Something that focus can be in: views, controllers, windows, and what applications draw themselves.
///
/// Environments are a tree, by `parentFocusEnvironment`. Of an update of the focus all hear that have the item that had the focus, or the one that
/// gets it, in them.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments for focus sent here, in order: the first with a focusable item counts; without any the first item
  /// in the order of reading.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around; nil for the outermost.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the focusable items in here; nil for none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Requests that focus inside of this environment goes to the preferred one with the next frame.
  func setNeedsFocusUpdate()
  /// Does at once what `setNeedsFocusUpdate()` asked for.
  func updateFocusIfNeeded()
  /// Whether an update may happen; asked of all environments of the focused item, then of those of the next item. A
  /// single no is enough.
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
  /// Whether the item can have the focus now; items inside of a focusable one get none.
  var canBecomeFocused: Bool { get }
  /// The frame of the item, in the coordinates of its container.
  var frame: CGRect { get }
  /// The looks of the focused item; nil for none. Nil unless implemented; views without an own effect have a halo.
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
  /// The coordinate space of the items' frames.
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
