import ListGeometry

/// A list whose rows or items can be selected with two fingers that pass over them.
@MainActor protocol MultipleSelectionOwner: UIScrollView {
  /// Whether the selection may begin at a point of the content; the delegate is asked.
  func mayBeginMultipleSelection(at location: CGPoint) -> Bool
  /// Tells the delegate, which may begin editing mode, and returns the row or item at the point after that; nil for
  /// none.
  func willBeginMultipleSelection(at location: CGPoint) -> RowIndex?
  /// Tells the delegate that the fingers have left.
  func didEndMultipleSelection()
  /// The rows or items passed by the fingers, from the first to a point of the content; nil while the list cannot tell,
  /// as its contents are about to change.
  func indicesPassed(from first: RowIndex, to point: CGPoint) -> [RowIndex]?
  /// Whether a row or item is selected.
  func isSelected(_ index: RowIndex) -> Bool
  /// Selects or deselects a row or item as a tap would; does nothing for a missing row or without change.
  func selectByTouch(_ index: RowIndex, _ isSelected: Bool)
  /// Registers an object to be told of the moves of indices by updates.
  func addIndexHolder(_ holder: any IndexHolder)
}

/// A pan of two fingers that selects the rows or items under them, where the list's delegate allows this.
final class MultipleSelectionGestureRecognizer: UIPanGestureRecognizer {
  private weak var list: (any MultipleSelectionOwner)?
  private var selection: MultipleSelection?

  init(_ list: any MultipleSelectionOwner) {
    self.list = list
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
  }

  override func frameworkShouldBegin() -> Bool {
    guard let list else { return false }
    return list.mayBeginMultipleSelection(at: location(in: list))
  }

  override func stateDidChange() {
    super.stateDidChange()
    guard let list else { return }
    let location = location(in: list)
    switch state {
    case .began:
      selection = list.willBeginMultipleSelection(at: location).map { MultipleSelection(list, from: $0) }
      selection?.move(to: location)
    case .changed: selection?.move(to: location)
    case .ended, .cancelled:
      selection?.end()
      selection = nil
      list.didEndMultipleSelection()
    default: break
    }
  }
}

/// The rows or items between the beginning of a two-finger pan and its present point: selected, or deselected if the
/// first one was selected.
///
/// Rows that the fingers leave on their way back are again as they were. Updates take rows and items to their new
/// places; where the first one goes, or the contents are loaded again, the fingers select nothing more.
@MainActor final class MultipleSelection: IndexHolder {
  private weak var list: (any MultipleSelectionOwner)?
  /// The row or item under the beginning of the pan; nil once that row is gone.
  private var first: RowIndex?
  private let selects: Bool
  /// The rows or items that this gesture selected or deselected, in that order.
  private var changed: [RowIndex] = []
  private var scrolling: EdgeScrolling?
  private var place = CGPoint.zero

  init(_ list: any MultipleSelectionOwner, from first: RowIndex) {
    self.list = list
    self.first = first
    selects = !list.isSelected(first)
    list.addIndexHolder(self)
    scrolling = EdgeScrolling(list, at: .zero) { [weak self] in self?.follow() }
  }

  func move(to location: CGPoint) {
    place = location
    scrolling?.move(to: location)
    follow()
  }

  func end() { scrolling?.stop() }

  // MARK: Changes of the contents

  func indicesDidMove(by plan: ListUpdatePlan) {
    first = first.flatMap { plan.rowAfter($0) }
    // What is reloaded is not selected any more.
    changed = changed.compactMap { index in
      plan.rowAfter(index).flatMap { plan.isReloaded(rowAfter: $0) ? nil : $0 }
    }
  }

  func contentsWereReplaced(_ isThere: (RowIndex) -> Bool) {
    first = nil
    changed = []
  }

  var heldIndices: [RowIndex] { (first.map { [$0] } ?? []) + changed }

  /// Selects what the fingers have passed, and nothing else.
  private func follow() {
    guard let list, let scrolling, let first else { return }
    let point = CGPoint(x: place.x, y: list.bounds.minY + scrolling.finger)
    guard let passed = list.indicesPassed(from: first, to: point) else { return }
    let isPassed = Set(passed)
    for index in changed where !isPassed.contains(index) { list.selectByTouch(index, !selects) }
    changed.removeAll { !isPassed.contains($0) }
    for index in passed where list.isSelected(index) != selects {
      list.selectByTouch(index, selects)
      changed.append(index)
    }
  }
}
