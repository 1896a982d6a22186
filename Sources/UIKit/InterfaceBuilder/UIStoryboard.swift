import Foundation
internal import InterfaceDocuments

/// A document of controllers and the ways between them.
///
/// Read are `.storyboard` files as Xcode writes them, looked for as nibs are. A controller is made by `init(coder:)`;
/// its view is made when it is asked for, and connections to it are made then.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let document: NibDocument
  let bundle: Bundle?

  /// The storyboard of a name, without its extension; raises where there is none.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    switch NibFiles.document(named: name, type: "storyboard", bundle: storyboardBundleOrNil) {
    case .found(let document): self.document = document
    case .unreadable(let path, let error): fatalError("Could not load a storyboard: \(path): \(error)")
    case .missing(let searched):
      fatalError(
        """
        Could not find a storyboard named "\(name)". Searched for \(name).storyboard in \(searched.joined(separator: ", ")). Check the \
        name; put the file beside the sources, or among the resources of the target.
        """)
    }
    bundle = storyboardBundleOrNil
    super.init()
  }

  init(_ document: NibDocument, bundle: Bundle? = nil) {
    self.document = document
    self.bundle = bundle
    super.init()
  }

  // MARK: Controllers

  /// Makes the initial controller of the storyboard; nil without one, or for one of another class.
  open func instantiateInitialViewController() -> UIViewController? { makeInitial(nil) }

  /// Makes the initial controller of the storyboard by `creator`; if this returns nil, `init(coder:)` is called.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    makeInitial(creator.map { creator in { creator($0) } }) as? ViewController
  }

  /// Makes the controller of an identifier; raises where there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { make(identifier, nil) }

  /// Makes the controller of an identifier by what `creator` returns; nil from it has `init(coder:)` called.
  ///
  /// Raises where there is none, or it is of another class.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = make(identifier, creator.map { creator in { creator($0) } })
    guard let controller = controller as? ViewController else {
      fatalError(
        "instantiateViewController(identifier: \"\(identifier)\"): the controller is a \(Swift.type(of: controller)) and not a \(ViewController.self); check its class in the Identity inspector"
      )
    }
    return controller
  }

  private func makeInitial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let id = document.root["initialViewController"] else { return nil }
    return controller(ofElement: id, sender: nil, creator: creator)
  }

  private func make(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    let element = scenes.lazy.flatMap { $0.list("objects") }.first { $0["storyboardIdentifier"] == identifier }
    if let id = element?.id, let controller = controller(ofElement: id, sender: nil, creator: creator) {
      return controller
    }
    let known = scenes.flatMap { $0.list("objects") }.compactMap { $0["storyboardIdentifier"] }.sorted()
    fatalError(
      """
      \(document.name) doesn't contain a view controller with identifier "\(identifier)"; it has \
      \(known.isEmpty ? "none with an identifier" : known.joined(separator: ", ")). Set the Storyboard ID in the Identity inspector.
      """)
  }

  private var scenes: [DocumentElement] { document.root.list("scenes") }

  /// Makes the controller of an element with the other objects of its scene; nil for a missing element.
  func controller(
    ofElement id: String, sender: NibInstance?, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let element = document.document.elements[id],
      let scene = element.ancestor(where: { $0.name == "scene" })
    else { return nil }
    if element.name == "viewControllerPlaceholder" { return referenced(by: element, creator) }
    // A container in itself would be made without end.
    guard !beingMade.contains(id) else {
      NibProblems.report(
        document, element.line, "the controller contains itself", object: NibProblems.describe(element),
        instead: "It is left out", cure: "take one of the relationships away in Xcode")
      return nil
    }
    beingMade.insert(id)
    defer { beingMade.remove(id) }
    let instance = NibInstance(document, bundle: bundle, owner: nil, storyboard: self)
    instance.creator = creator
    return instance.instantiateScene(scene, element)
  }

  /// The element of a name.
  func element(_ id: String) -> DocumentElement? { document.document.elements[id] }

  private var beingMade: Set<String> = []

  /// The controller of another storyboard.
  private func referenced(
    by element: DocumentElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    guard NibFiles.hasDocument(named: name, type: "storyboard", bundle: bundle) else {
      NibProblems.report(
        document, element.line, "there is no storyboard \(name)", object: NibProblems.describe(element),
        instead: "The controller is left out", cure: "put \(name).storyboard beside this one")
      return nil
    }
    let other = UIStoryboard(name: name, bundle: bundle)
    guard let identifier = element["referencedIdentifier"] else { return other.makeInitial(creator) }
    return other.make(identifier, creator)
  }
}
