import Foundation

/// A handler of a control, and the events at which it is called.
struct ControlHandler {
  enum Callee {
    case action(UIAction)
    /// `target` nil means the first responder along the chain that has the method.
    case method(Selector, target: ActionTarget?)
  }

  let callee: Callee
  var events: UIControl.Event
}

extension UIControl {
  func insertTarget(_ target: Any?, action: Selector, for events: Event) {
    for index in handlers.indices {
      guard case .method(action, let known) = handlers[index].callee else { continue }
      if let target { if known?.isSame(as: target) != true { continue } } else if known != nil { continue }
      handlers[index].events.formUnion(events)
      return
    }
    handlers.append(ControlHandler(callee: .method(action, target: target.map(ActionTarget.init)), events: events))
  }

  func dropTarget(_ target: Any?, action: Selector?, for events: Event) {
    for index in handlers.indices {
      guard case .method(let selector, let known) = handlers[index].callee else { continue }
      if let target, known?.isSame(as: target) != true { continue }
      if let action, action != selector { continue }
      handlers[index].events.subtract(events)
    }
    removeIdleHandlers()
  }

  func insertAction(_ action: UIAction, for events: Event) {
    dropAction(action.identifier, for: events)
    handlers.append(ControlHandler(callee: .action(action), events: events))
  }

  func dropAction(_ identifier: UIAction.Identifier, for events: Event) {
    for index in handlers.indices {
      if case .action(let action) = handlers[index].callee, action.identifier == identifier {
        handlers[index].events.subtract(events)
      }
    }
    removeIdleHandlers()
  }

  private func removeIdleHandlers() { handlers.removeAll { $0.events.isEmpty } }

  func dispatch(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target { return action.performOrRaise(on: target, sender: self, event: event) }
    if let found = self.target(forAction: action, withSender: self) {
      action.perform(on: found, sender: self, event: event)
    }
  }

  func send(_ events: Event, event: UIEvent?) {
    // A handler may change the list; those there when the event happened are called.
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.callee {
      case .action(let action): sendAction(action)
      case .method(let selector, let target):
        if let target {
          if let object = target.target { sendAction(selector, to: object, for: event) }
        } else {
          sendAction(selector, to: nil, for: event)
        }
      }
    }
  }

  /// Calls a block for everything that was added, in order: an action, or a target and its method; with the events.
  ///
  /// The block ends the enumeration by setting its last argument. A target that is gone is nil, as is one that is looked for.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var isOver = false
    for handler in handlers {
      switch handler.callee {
      case .action(let action): iterator(action, nil, handler.events, &isOver)
      case .method(let selector, let target):
        let object: Any? = target?.target
        iterator(nil, (object, selector), handler.events, &isOver)
      }
      if isOver { return }
    }
  }

  var targetsOfHandlers: Set<AnyHashable> {
    var found: Set<AnyHashable> = []
    for case .method(_, let target) in handlers.map(\.callee) {
      if target == nil {
        found.insert(NSNull())
      } else if let object = target?.target as? NSObject {
        found.insert(object)
      }
    }
    return found
  }

  func actionNames(of target: Any?, for events: Event) -> [String]? {
    var names: [String] = []
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      guard case .method(let selector, let known) = handler.callee else { continue }
      let isMeant = target.map { known?.isSame(as: $0) == true } ?? (known == nil)
      if isMeant { names.append(selector.description) }
    }
    return names.isEmpty ? nil : names
  }
}
