import Foundation

/// Remembers how to take changes back, and how to make them again.
///
/// Foundation has it on Apple's systems and lacks it here. Changes that are registered in one turn of the main queue are a group, taken back
/// together (`groupsByEvent`); groups may also be opened and closed by hand. Targets are not held.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private final class Step {
    weak var target: AnyObject?
    let run: @MainActor (AnyObject) -> Void

    init(_ target: AnyObject, _ run: @escaping @MainActor (AnyObject) -> Void) {
      self.target = target
      self.run = run
    }
  }

  private final class Group {
    var steps: [Step] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var isOpenedByEvent = false
  private var disabled = 0

  /// Makes a manager that knows of no changes.
  public override init() { super.init() }

  // MARK: Groups

  /// Whether changes of one turn of the main queue are one group; true unless set.
  open var groupsByEvent = true
  /// The most groups that are remembered; 0 is any number.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// How many groups are open, one in the other.
  open var groupingLevel: Int { open.count }

  /// Opens a group.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Closes the group that was opened last; raises where none is open.
  open func endUndoGrouping() {
    guard let group = open.popLast() else {
      fatalError("endUndoGrouping() was called without beginUndoGrouping(); call that first")
    }
    if open.isEmpty { isOpenedByEvent = false }
    guard !group.steps.isEmpty else { return }
    if let outer = open.last {
      outer.steps += group.steps
      if outer.name.isEmpty { outer.name = group.name }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
  }

  private func trim() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
  }

  /// Closes the group that an event opened.
  private func closeEventGroup() {
    if isOpenedByEvent, open.count == 1 { endUndoGrouping() }
  }

  // MARK: Registration

  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Registers no changes until `enableUndoRegistration()` was called as often.
  open func disableUndoRegistration() { disabled += 1 }
  /// Takes a call of `disableUndoRegistration()` back.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Registers a block that undoes a change: called with the target at the undo, unless the target is gone.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      ensure(
        groupsByEvent, "registerUndo was called outside of a group while groupsByEvent is false; open a group first")
      beginUndoGrouping()
      isOpenedByEvent = true
      DisplayClock.shared.scheduleNextTurn { [weak self] in self?.closeEventGroup() }
    }
    open.last?.steps.append(Step(target) { if let target = $0 as? TargetType { handler(target) } })
    if !isUndoing, !isRedoing { redoStack.removeAll() }
  }

  /// Registers a method of the target that takes a change back; it is called with `object` when the change is undone, unless the target is gone.
  ///
  /// The target is not held, the object is. Ends the program where the target has no such method.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { target in
      ensure(
        selector.perform(on: target, sender: anObject, event: nil),
        "registerUndo(withTarget:selector:object:): \(type(of: target)) has no method \(selector); mark it @objc")
    }
  }

  // MARK: Undoing

  /// Whether a change is being taken back.
  open private(set) var isUndoing = false
  /// Whether a change is being made again.
  open private(set) var isRedoing = false
  /// Whether there is a change to take back.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.steps.isEmpty } }
  /// Whether there is a change to make again.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Takes the last group of changes back.
  open func undo() {
    closeEventGroup()
    ensure(open.isEmpty, "undo() was called while a group is open; end it first")
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    play(group)
    isUndoing = false
  }

  /// Takes the last group back, as `undo()`.
  open func undoNestedGroup() { undo() }

  /// Makes the group again that was taken back last.
  open func redo() {
    closeEventGroup()
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    play(group)
    isRedoing = false
  }

  private func play(_ group: Group) {
    beginUndoGrouping()
    open.last?.name = group.name
    for step in group.steps.reversed() { if let target = step.target { step.run(target) } }
    endUndoGrouping()
  }

  /// Forgets all changes.
  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    for group in open { group.steps.removeAll() }
  }

  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoStack + redoStack + open { group.steps.removeAll { $0.target === object } }
    undoStack.removeAll { $0.steps.isEmpty }
    redoStack.removeAll { $0.steps.isEmpty }
  }

  // MARK: Names

  /// Names the change that is being registered, or else the last one.
  open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }
  /// The name of the change that would be taken back; empty unless set.
  open var undoActionName: String { (open.first { !$0.steps.isEmpty } ?? undoStack.last)?.name ?? "" }
  /// The name of the change that would be made again.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a menu item for undo.
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  /// The title of a menu item for redo.
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
}
