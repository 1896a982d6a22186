/// The group of an item: that of the nearest environment with one, or the nearest list or text input.
enum FocusGroup: Hashable {
  case named(String)
  case object(ObjectIdentifier)
  /// Of everything that is in no other.
  case whole
}

/// The focusable items of a window, as found at one moment.
@MainActor struct FocusTree {
  /// An item, or a guide that leads to others.
  struct Candidate {
    let item: any UIFocusItem
    /// The frame of the item in the window.
    let frame: CGRect
    let group: FocusGroup
    /// Whether any of it is seen.
    let isSeen: Bool
    /// The list whose cell it is.
    let list: (any FocusList)?
    let isGuide: Bool
  }

  private(set) var candidates: [Candidate] = []

  /// Looks through a view and everything in it.
  init(_ root: UIView) {
    visit(root, group: .whole, clip: root.window?.bounds ?? root.bounds)
  }

  private mutating func visit(_ view: UIView, group: FocusGroup, clip: CGRect) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
    let group = Self.group(of: view) ?? group
    let frame = view.convert(view.bounds, to: nil as UIView?)
    if view.canBecomeFocused {
      return add(view, frame, group, clip)
    }
    var clip = clip
    if view.clipsToBounds || view is any UIFocusItemScrollableContainer { clip = clip.intersection(frame) }
    for guide in view.layoutGuides {
      guard let guide = guide as? UIFocusGuide, guide.isEnabled else { continue }
      guard let target = Self.preferred(among: guide.preferredFocusEnvironments ?? []) else { continue }
      let place = view.convert(guide.layoutFrame, to: nil as UIView?)
      candidates.append(
        Candidate(
          item: target, frame: place, group: group, isSeen: false, list: (target as? UIView)?.focusListAround,
          isGuide: true))
    }
    visit(view.focusItemContainer, of: view, group: group, clip: clip)
  }

  private mutating func visit(
    _ container: (any UIFocusItemContainer)?, of view: UIView, group: FocusGroup, clip: CGRect
  ) {
    guard let container else { return }
    // What does not scroll may have what lies beside it, and what scrolls is looked at a little beyond its edges.
    var rect = view.bounds.insetBy(dx: -10_000, dy: -10_000)
    if container is any UIFocusItemScrollableContainer {
      rect = view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
    }
    for item in container.focusItems(in: rect) {
      if let inner = item as? UIView {
        visit(inner, group: group, clip: clip)
      } else if item.canBecomeFocused {
        let space = container.coordinateSpace
        let place = (view.window ?? view).convert(item.frame, from: space)
        let own = item.focusGroupIdentifier.map { FocusGroup.named($0) } ?? group
        add(item, place, own, clip)
      } else {
        visit(item.focusItemContainer, of: view, group: group, clip: clip)
      }
    }
  }

  private mutating func add(_ item: any UIFocusItem, _ frame: CGRect, _ group: FocusGroup, _ clip: CGRect) {
    let seen = frame.intersection(clip)
    candidates.append(
      Candidate(
        item: item, frame: frame, group: group, isSeen: !seen.isNull && seen.width > 0 && seen.height > 0,
        list: (item as? UIView)?.focusListAround, isGuide: false))
  }

  // MARK: Environments

  /// The group begun by a view, or by the controller of the view; nil for a view in the surrounding group.
  static func group(of view: UIView) -> FocusGroup? {
    if let name = view.focusGroupIdentifier { return .named(name) }
    if let name = view.viewController?.focusGroupIdentifier { return .named(name) }
    return view.formsFocusGroup ? .object(ObjectIdentifier(view)) : nil
  }

  /// The group of any item.
  static func group(of item: any UIFocusItem) -> FocusGroup {
    for environment in chain(of: item) {
      if let view = environment as? UIView {
        if let group = group(of: view) { return group }
      } else if let name = environment.focusGroupIdentifier {
        return .named(name)
      }
    }
    return .whole
  }

  /// An environment and those around it.
  static func chain(of environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var next: (any UIFocusEnvironment)? = environment
    while let present = next, chain.count < 10_000 {
      chain.append(present)
      next = present.parentFocusEnvironment
    }
    return chain
  }

  /// The window that an environment is in.
  static func window(of environment: any UIFocusEnvironment) -> UIWindow? {
    if let view = environment as? UIView { return view.window }
    for around in chain(of: environment) {
      if let view = around as? UIView { return view.window }
      if let view = (around as? UIViewController)?.viewIfLoaded { return view.window }
    }
    return nil
  }

  static func stage(of environment: any UIFocusEnvironment) -> Stage? { window(of: environment)?.windowStage }

  /// The preferred item of the first of several environments that has one.
  static func preferred(among environments: [any UIFocusEnvironment]) -> (any UIFocusItem)? {
    for environment in environments {
      if let item = preferred(in: environment) { return item }
    }
    return nil
  }

  /// The item for focus that comes to an environment: itself, its preferred one, or the first in the order of reading.
  static func preferred(in environment: any UIFocusEnvironment, depth: Int = 0) -> (any UIFocusItem)? {
    guard depth < 100 else { return nil }
    if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let item = Self.preferred(in: preferred, depth: depth + 1) { return item }
    }
    let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    guard let view else { return nil }
    if let list = view as? any FocusList { return list.preferredFocusCell() }
    guard let first = FocusTree(view).ordered.first else { return nil }
    return first.list?.preferredFocusCell() ?? first.item
  }

  // MARK: Order

  /// The visible items, in the order of reading; all items if none is visible.
  var ordered: [Candidate] {
    let items = candidates.filter { !$0.isGuide }
    let seen = items.contains { $0.isSeen } ? items.filter(\.isSeen) : items
    return Self.ordered(seen)
  }

  static func ordered(_ candidates: [Candidate]) -> [Candidate] {
    let isMirrored = (candidates.first?.item as? UIView)?.window?.isRightToLeft ?? false
    return FocusSearch.inReadingOrder(candidates.map(\.frame), isRightToLeft: isMirrored).map { candidates[$0] }
  }

  /// The groups of the visible items, each with its items in the order of reading.
  var groups: [(group: FocusGroup, items: [Candidate])] {
    var found: [(group: FocusGroup, items: [Candidate])] = []
    for candidate in ordered {
      if let place = found.firstIndex(where: { $0.group == candidate.group }) {
        found[place].items.append(candidate)
      } else {
        found.append((candidate.group, [candidate]))
      }
    }
    let frames = found.map { entry in entry.items.dropFirst().reduce(entry.items[0].frame) { $0.union($1.frame) } }
    let isMirrored = (candidates.first?.item as? UIView)?.window?.isRightToLeft ?? false
    return FocusSearch.inReadingOrder(frames, isRightToLeft: isMirrored).map { found[$0] }
  }
}

/// A list of cells with focus by index: it knows cells off the screen too.
@MainActor protocol FocusList: UIView {
  /// The cell beside the focused one in a direction, scrolled to the screen; nil for none.
  func focusCell(_ heading: UIFocusHeading, from cell: UIView) -> UIView?
  /// The preferred cell for focus that comes to the list; scrolled to the screen.
  func preferredFocusCell() -> UIView?
  /// The cell that had the focus of the list last; on the screen now.
  func lastFocusedCell() -> UIView?
  /// A cell got the focus; `byKey` says whether a key sent it there.
  func cellDidGetFocus(_ cell: UIView, byKey: Bool)
  /// Something else got the focus.
  func cellDidLoseFocus()
  /// The cell of the focused index, or of the neighbour of a vanished one; scrolled to the screen.
  func focusedCell() -> UIView?
  /// Whether the focused cell has vanished for good, so that another has to get the focus.
  var isFocusedCellGone: Bool { get }
}
