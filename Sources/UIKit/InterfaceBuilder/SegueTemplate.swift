import CInitializers
internal import InterfaceDocuments

/// A segue of a storyboard, of which one is made each time the way is gone.
@MainActor final class SegueTemplate: NSObject {
  private let element: DocumentElement
  private let instance: NibInstance
  private let storyboard: UIStoryboard
  private weak var source: UIViewController?

  init(_ element: DocumentElement, _ instance: NibInstance, _ storyboard: UIStoryboard, _ source: UIViewController) {
    self.element = element
    self.instance = instance
    self.storyboard = storyboard
    self.source = source
  }

  var identifier: String? { element["identifier"] }
  private var kind: String { element["kind"] ?? "" }

  // MARK: What leads to it

  /// Makes touches and gestures of the connection's source perform the segue.
  func trigger(by object: AnyObject, _ connection: DocumentElement) {
    switch object {
    case let control as UIControl:
      let event =
        NibTable.events[connection["eventType"] ?? ""] ?? (control is UIButton ? .touchUpInside : .valueChanged)
      control.addAction(UIAction { [self] action in performIfAllowed(action.sender) }, for: event)
    case let item as UIBarButtonItem:
      source?.segueState.keep(self)
      item.target = self
      item.action = Self.fired
    case let cell as UITableViewCell:
      if connection["trigger"] == "accessoryAction" {
        cell.segues.accessory = { [self] in performIfAllowed($0) }
      } else {
        cell.segues.selection = { [self] in performIfAllowed($0) }
      }
    case let cell as UICollectionViewCell: cell.selectionSegue = { [self] in performIfAllowed($0) }
    case let recognizer as UIGestureRecognizer:
      source?.segueState.keep(self)
      recognizer.addTarget(self, action: Self.recognized)
    default:
      instance.tell(
        connection, "a segue from a \(Swift.type(of: object)) is not known", instead: "Nothing leads to it",
        cure: "call performSegue(withIdentifier:sender:) in code")
    }
  }

  private static let fired = _SelectorName("fired:")(SegueTemplate.fire(_:))
  private static let recognized = _SelectorName("recognized:")(SegueTemplate.recognize(_:))

  private func fire(_ sender: Any?) { performIfAllowed(sender) }

  /// Performs the segue when a discrete gesture is recognized, or a continuous one begins.
  private func recognize(_ recognizer: UIGestureRecognizer) {
    let isContinuous = recognizer is UILongPressGestureRecognizer || recognizer is UIPanGestureRecognizer
    if recognizer.state == (isContinuous ? .began : .ended) { performIfAllowed(recognizer) }
  }

  private func performIfAllowed(_ sender: Any?) {
    guard let source else { return }
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    perform(sender)
  }

  // MARK: Performing

  /// Goes the way.
  func perform(_ sender: Any?) {
    guard let source else { return }
    if kind == "unwind" { return unwind(from: source, sender) }
    guard let segue = make(from: source, sender) else { return }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Puts the destination into a container's view.
  func embed(in container: UIView) {
    guard let source else { return }
    guard !wouldContainItself(source) else {
      return instance.tell(
        element, "the controller would contain itself without end", instead: "The container stays empty",
        cure: "connect the embed segue to another scene")
    }
    guard let segue = make(from: source, source) else { return }
    source.prepare(for: segue, sender: source)
    let child = segue.destination
    source.addChild(child)
    guard let view = child.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    child.didMove(toParent: source)
  }

  /// Whether what the segue embeds is what its source lies in, or the source itself.
  private func wouldContainItself(_ source: UIViewController) -> Bool {
    let destination = element["destination"].flatMap { storyboard.element($0) }
    return destination != nil
      && sequence(first: source, next: \.parent).contains { $0.segueState.element === destination }
  }

  private func make(from source: UIViewController, _ sender: Any?) -> UIStoryboardSegue? {
    guard let id = element["destination"], let destination = makeDestination(id, source, sender) else {
      instance.tell(
        element, "the segue leads to no controller", instead: "Nothing happens", cure: "connect it again in Xcode")
      return nil
    }
    let segue = make(identifier, source, destination)
    segue.action = action(sender)
    return segue
  }

  /// The destination; a method of the source that is marked `@IBSegueAction` may make it.
  private func makeDestination(_ id: String, _ source: UIViewController, _ sender: Any?) -> UIViewController? {
    guard let name = element["destinationCreationSelector"] else {
      return storyboard.controller(ofElement: id, sender: instance)
    }
    let identifier = identifier
    return storyboard.controller(ofElement: id, sender: instance) { coder in
      let parts = name.filter { $0 == ":" }.count
      let arguments: [Any?] = Array([coder, sender, identifier].prefix(parts))
      guard case .returned(let made) = Selector(name).send(to: source, arguments) else { return nil }
      return made as? UIViewController
    }
  }

  /// A segue of the class that the storyboard names.
  private func make(
    _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue {
    guard let name = element["customClass"] else {
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
    guard let found = NibClasses.find(name, module: element["customModule"], owner: source) as? UIStoryboardSegue.Type
    else {
      instance.tell(
        element, "there is no class \(name), a subclass of UIStoryboardSegue",
        instead: "The destination is shown as by a plain segue",
        cure: "check the class's name in the Attributes inspector")
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
    return DynamicInitializer.makeSegue(found, identifier: identifier, source: source, destination: destination)
  }

  /// The action of the kind of segue.
  private func action(_ sender: Any?) -> (UIStoryboardSegue) -> Void {
    let element = self.element
    let animates = element["animates"] != "NO"
    return { [self] segue in
      switch element["kind"] {
      case "push", "show": segue.source.show(segue.destination, sender: sender)
      case "showDetail", "replace": segue.source.showDetailViewController(segue.destination, sender: sender)
      case "popoverPresentation":
        preparePopover(of: segue.destination, sender)
        segue.source.present(segue.destination, animated: animates)
      default:
        if let style = NibTable.presentationStyles[element["modalPresentationStyle"] ?? ""] {
          segue.destination.modalPresentationStyle = style
        }
        if let style = NibTable.transitionStyles[element["modalTransitionStyle"] ?? ""] {
          segue.destination.modalTransitionStyle = style
        }
        segue.source.present(segue.destination, animated: animates)
      }
    }
  }

  /// Presents the destination as a popover beside the storyboard's anchor, else beside the sender.
  private func preparePopover(of destination: UIViewController, _ sender: Any?) {
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    popover.sourceView = element["popoverAnchorView"].flatMap { instance.object($0) } as? UIView
    popover.barButtonItem = element["popoverAnchorBarButtonItem"].flatMap { instance.object($0) } as? UIBarButtonItem
    if popover.sourceView == nil, popover.barButtonItem == nil {
      popover.sourceView = sender as? UIView
      popover.barButtonItem = sender as? UIBarButtonItem
    }
    guard let arrows = element.children.first(where: { $0["key"] == "popoverArrowDirection" }) else { return }
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    popover.permittedArrowDirections = names.reduce(into: []) { all, one in
      if arrows[one.0] == "YES" { all.insert(one.1) }
    }
  }

  // MARK: Unwinding

  private func unwind(from source: UIViewController, _ sender: Any?) {
    guard let name = element["unwindAction"] else { return }
    let unwinding = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(name), sender: sender)
    guard let destination = source.destination(of: unwinding) else {
      instance.tell(
        element, "no controller on the way back has the action \(name)", instead: "Nothing happens, as on iOS",
        cure:
          "declare @IBAction func \(name.split(separator: ":").first ?? "")(_ segue: UIStoryboardSegue) in the controller to go back to"
      )
      return
    }
    let segue = make(identifier, source, destination)
    segue.action = { segue in segue.source.goBack(by: segue) }
    source.prepare(for: segue, sender: sender)
    let answer = unwinding.unwindAction.send(to: destination, [segue])
    if let problem = unwinding.unwindAction.problem(answer, target: destination) { fatalError(problem) }
    segue.perform()
  }
}

extension DynamicInitializer {
  private class SegueProbe: UIStoryboardSegue {}

  private static let segueIndex = ownInitializer(NSObject.self, UIStoryboardSegue.self, SegueProbe.self)

  /// Makes a segue of a class by `init(identifier:source:destination:)`.
  static func makeSegue(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue {
    let metadata = ClassMetadata(type)
    return withOwnedWords(of: identifier) { first, second in
      // Both references go to the callee.
      let source = Unmanaged.passRetained(source).toOpaque()
      let destination = Unmanaged.passRetained(destination).toOpaque()
      return take(
        masthead_initialize_with_string_and_objects(
          metadata.function(at: segueIndex), first, second, source, destination, metadata.pointer))
    }
  }
}

extension UIStoryboardSegue: _MadeByMetatype {}

extension _MadeByMetatype where Self: UIStoryboardSegue {
  /// The replacement for `type.init(identifier: "x", source: a, destination: b)` in adapted sources: a segue of the
  /// class that the type holds.
  public static func _new(identifier: String?, source: UIViewController, destination: UIViewController) -> Self {
    let segue = DynamicInitializer.makeSegue(self, identifier: identifier, source: source, destination: destination)
    return unsafeDowncast(segue, to: Self.self)
  }

  /// Makes a segue of a class that is only known as a type, which calls `performHandler`.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    let segue = DynamicInitializer.makeSegue(
      Self.self, identifier: identifier, source: source, destination: destination)
    segue.action = { _ in performHandler() }
    self = unsafeDowncast(segue, to: Self.self)
  }
}
