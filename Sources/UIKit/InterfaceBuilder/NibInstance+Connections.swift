internal import InterfaceDocuments

/// Outlets, collections of outlets, actions and segues.
extension NibInstance {
  /// Makes a connection; false where its other end is not made yet.
  func connect(_ connection: DocumentElement, from source: AnyObject) -> Bool {
    switch connection.name {
    case "outlet": return connectOutlet(connection, source)
    case "outletCollection": return connectCollection(connection, source)
    case "action": return connectAction(connection, source)
    case "segue":
      connectSegue(connection, source)
      return true
    default:
      tell(
        connection, "the connection <\(connection.name)> is not known", instead: "It is left out",
        cure: "connect it in code")
      return true
    }
  }

  private func connectOutlet(_ connection: DocumentElement, _ source: AnyObject) -> Bool {
    guard let property = connection["property"], let id = connection["destination"] else { return true }
    guard let value = object(id) else { return false }
    set(property, of: source, to: value, connection)
    return true
  }

  private func set(_ property: String, of source: AnyObject, to value: AnyObject, _ connection: DocumentElement) {
    switch document.chain(of: Swift.type(of: source)).connect(source, property, value) {
    case true?: return
    case false? where isStandIn(value, connection["destination"] ?? ""): return
    case false?:
      tell(
        connection, "the outlet \(property) of \(Swift.type(of: source)) does not take a \(Swift.type(of: value))",
        instead: "It stays as it is", cure: "let \(Swift.type(of: value)) adopt the protocol that \(property) has")
    case nil: setByKey(property, of: source, to: value, connection)
    }
  }

  /// Sets the property that the class of an application has for an outlet.
  private func setByKey(_ property: String, of source: AnyObject, to value: Any, _ connection: DocumentElement) {
    guard let source = source as? NSObject else { return }
    switch KeyValueCoding.attempt(value, property, of: source) {
    case .wrongArgument? where isStandIn(value as AnyObject, connection["destination"] ?? ""): break
    case .wrongArgument(_, let wanted, _)?:
      tell(
        connection,
        "the outlet \(property) of \(Swift.type(of: source)) is a \(wanted) and is connected to a \(Swift.type(of: value))",
        instead: "It stays as it is",
        cure: "give one of them the other's class: in the Identity inspector, or in the declaration")
    case .notUnderstood?, nil: setUndefined(property, of: source, to: value, connection)
    case .returned?, .threw?: break
    }
  }

  /// A class without the key may take it all the same; else the program ends, as on iOS.
  private func setUndefined(_ property: String, of source: NSObject, to value: Any, _ connection: DocumentElement) {
    if KeyValueCoding.take(value, undefinedKey: property, of: source) { return }
    if document.chain(of: Swift.type(of: source)).type == Swift.type(of: source) {
      // A plain object in place of one whose class is not there, which was told.
      if connection.parent?.parent?["customClass"] != nil { return }
      return tell(
        connection, "\(Swift.type(of: source)) has no outlet \(property)", instead: "The connection is left out",
        cure: "do in code what the outlet is for; docs/Compatibility.md says which properties there are")
    }
    fatalError(
      """
      \(document.name):\(connection.line): \(Swift.type(of: source)) is not key value coding-compliant for the key \
      "\(property)": the document connects an outlet of that name to a \(Swift.type(of: value)), and the class has none. Declare \
      @IBOutlet var \(property): \(Swift.type(of: value))! in \(Swift.type(of: source)), or take the connection out of the document; \
      \(KeyValueCoding.describeKeys(of: source, like: property)).
      """)
  }

  private func connectCollection(_ connection: DocumentElement, _ source: AnyObject) -> Bool {
    guard let property = connection["property"], let id = connection["destination"] else { return true }
    guard let value = object(id) else { return false }
    if property == "gestureRecognizers", let view = source as? UIView, let recognizer = value as? UIGestureRecognizer {
      view.addGestureRecognizer(recognizer)
      return true
    }
    guard let source = source as? NSObject else { return true }
    var list = (KeyValueCoding.valueIfKnown(property, of: source) as? [AnyObject]) ?? []
    if !list.contains(where: { $0 === value }) { list.append(value) }
    setByKey(property, of: source, to: list, connection)
    return true
  }

  // MARK: Actions

  private func connectAction(_ connection: DocumentElement, _ source: AnyObject) -> Bool {
    guard let selector = connection["selector"] else { return true }
    let id = connection["destination"] ?? ""
    let leadsToResponder = document.document.elements[id]?["placeholderIdentifier"] == "IBFirstResponder"
    let target = leadsToResponder ? nil : object(id)
    if target == nil, !leadsToResponder { return false }
    let action = Selector(selector)
    let targetIsStandIn = target.map { isStandIn($0, id) } ?? false
    if let target, !targetIsStandIn, !action.isUnderstood(by: target) {
      tell(
        connection, "\(Swift.type(of: target)) has no action \(selector)",
        instead: "The program ends when the action is sent",
        cure: "declare it in \(Swift.type(of: target)), marked @IBAction, or take the connection out of the document")
    }
    switch source {
    case let control as UIControl:
      let event = NibTable.events[connection["eventType"] ?? ""] ?? control.defaultEventOfDocuments
      control.addTarget(target, action: action, for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default:
      tell(
        connection, "a \(Swift.type(of: source)) sends no actions", instead: "The action is left out",
        cure: "call \(selector) in code")
    }
    return true
  }

  /// Whether an object is a plain one in place of a missing class, which was reported.
  private func isStandIn(_ object: AnyObject, _ id: String) -> Bool {
    document.document.elements[id]?["customClass"] != nil
      && document.chain(of: Swift.type(of: object)).type == Swift.type(of: object)
  }

  // MARK: Segues

  private func connectSegue(_ connection: DocumentElement, _ source: AnyObject) {
    if connection["kind"] == "relationship" { return connectRelationship(connection, source) }
    guard let storyboard, let controller else {
      tell(connection, "a nib has no segues", instead: "It is left out", cure: "use a storyboard, or connect an action")
      return
    }
    let template = SegueTemplate(connection, self, storyboard, controller)
    if connection["kind"] == "embed" {
      if let container = source as? UIView { controller.segueState.embeds.append((template, container)) }
      return
    }
    if connection["identifier"] != nil || source === controller { controller.segueState.add(template) }
    guard source !== controller else { return }
    template.trigger(by: source, connection)
  }

  /// The controllers in a container.
  private func connectRelationship(_ connection: DocumentElement, _ source: AnyObject) {
    guard let storyboard, let id = connection["destination"] else { return }
    switch (source, connection["relationship"]) {
    case (let navigation as UINavigationController, "rootViewController"):
      guard let root = storyboard.controller(ofElement: id, sender: self) else { return }
      navigation.setViewControllers(navigation.viewControllers + [root], animated: false)
    default:
      guard let relationship = connection["relationship"],
        let child = storyboard.controller(ofElement: id, sender: self)
      else { return }
      guard document.chain(of: Swift.type(of: source)).connect(source, relationship, child) == true else {
        tell(
          connection, "the relationship \(connection["relationship"] ?? "") of \(Swift.type(of: source)) is not known",
          instead: "The controller is left out", cure: "give it the controller in code")
        return
      }
    }
  }
}

extension UIControl {
  /// The event of an action for which a document names none.
  fileprivate var defaultEventOfDocuments: UIControl.Event { self is UIButton ? .touchUpInside : .valueChanged }
}

extension NibTable {
  /// The names of events in documents.
  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]
}
