/// What a control calls, and at which events.
struct ControlHandler {
  enum Callee {
    case action(UIAction)
    /// `target` nil means the first responder along the chain that has the method.
    case method(Selector, target: WeakTarget?)
  }

  let callee: Callee
  var events: UIControl.Event
}

/// A target that the control does not keep alive.
final class WeakTarget {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

extension UIControl {
  func insertTarget(_ target: Any?, action: Selector, for events: Event) {
    let object = target.map { $0 as AnyObject }
    for index in handlers.indices {
      if case .method(action, let known) = handlers[index].callee, known?.object === object {
        handlers[index].events.formUnion(events)
        return
      }
    }
    handlers.append(ControlHandler(callee: .method(action, target: object.map(WeakTarget.init)), events: events))
  }

  func dropTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    for index in handlers.indices {
      guard case .method(let selector, let known) = handlers[index].callee else { continue }
      if let object, known?.object !== object { continue }
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
    if let target {
      action.perform(on: target as AnyObject, sender: self, event: event)
      return
    }
    var responder: UIResponder? = self
    while let current = responder {
      if action.perform(on: current, sender: self, event: event) { return }
      responder = current.next
    }
  }

  func send(_ events: Event, event: UIEvent?) {
    // A handler may change the list; those there when the event happened are called.
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.callee {
      case .action(let action): sendAction(action)
      case .method(let selector, let target):
        if let target {
          if let object = target.object { sendAction(selector, to: object, for: event) }
        } else {
          sendAction(selector, to: nil, for: event)
        }
      }
    }
  }
}
