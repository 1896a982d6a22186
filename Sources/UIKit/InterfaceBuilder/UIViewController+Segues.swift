internal import InterfaceDocuments

/// The state of a controller for its storyboard.
struct ControllerSegueState {
  /// The instance and element of the controller's view; nil for a controller without storyboard.
  var scene: (instance: NibInstance, view: DocumentElement?)?
  /// The controller's element in the storyboard.
  var element: DocumentElement?
  /// The objects beside the view in a nib, held as long as the controller.
  var besideView: [Any] = []
  /// The segues that begin at the controller.
  private(set) var templates: [SegueTemplate] = []
  /// The controllers that go into container views when the view is loaded.
  var embeds: [(template: SegueTemplate, container: UIView)] = []

  /// Those that are held by nobody else: targets of buttons and recognizers.
  private var kept: [SegueTemplate] = []

  mutating func keep(_ template: SegueTemplate) { kept.append(template) }

  mutating func add(_ template: SegueTemplate) {
    if !templates.contains(where: { $0 === template }) { templates.append(template) }
  }
}

extension UIViewController {
  /// Goes the way of a name; raises where the storyboard has none.
  func performNamedSegue(_ identifier: String, _ sender: Any?) {
    if let template = segueState.templates.first(where: { $0.identifier == identifier }) {
      return template.perform(sender)
    }
    let known = segueState.templates.compactMap(\.identifier).sorted()
    fatalError(
      """
      Receiver (\(self)) has no segue with identifier '\(identifier)'; it has \
      \(known.isEmpty ? "none" : known.joined(separator: ", ")). \
      \(segueState.scene == nil ? "It was not made of a storyboard: use instantiateViewController(withIdentifier:)." : "Set the segue's identifier in the Attributes inspector.")
      """)
  }

  /// Puts the children of container views where they belong.
  func performEmbeds() {
    let embeds = segueState.embeds
    segueState.embeds = []
    for (template, container) in embeds { template.embed(in: container) }
  }

  // MARK: Unwinding

  /// The nearest controller on the way back that the unwind action is for.
  ///
  /// As on iOS the way leads from a controller to its parent, of whose other children those are asked first that are nearest below; past the
  /// outermost parent it leads to whoever presents.
  func destination(of unwinding: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var asked: UIViewController? = self
    var current: UIViewController? = parent ?? presentingViewController
    while let controller = current {
      if let found = controller.search(unwinding, past: asked) { return found }
      asked = controller
      current = controller.parent ?? controller.presentationState.own?.presenter
    }
    return nil
  }

  private func search(_ unwinding: UIStoryboardUnwindSegueSource, past asked: UIViewController?) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: unwinding) where child !== asked {
      if let found = child.search(unwinding, past: nil) { return found }
    }
    return canPerformUnwindSegueAction(unwinding.unwindAction, from: unwinding.source, sender: unwinding.sender)
      ? self : nil
  }

  /// Children from the top down, without the child in which the unwinding began.
  func childrenForUnwinding(_ unwinding: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    children.reversed().filter { child in
      !sequence(first: unwinding.source, next: { $0.parent }).contains { $0 === child }
    }
  }

  /// Takes away all controllers shown since `destination`: presentations over it, and those above it in its stack.
  func goBack(by segue: UIStoryboardSegue) {
    let destination = segue.destination
    let path = Array(sequence(first: destination, next: { $0.parent }).reversed())
    for controller in path where controller.ownPresentedForUnwinding != nil {
      controller.dismiss(animated: true)
      break
    }
    for (container, child) in zip(path, path.dropFirst()) { container.unwind(for: segue, towards: child) }
  }

  private var ownPresentedForUnwinding: UIViewController? { presentationState.ongoing?.presented }
}
