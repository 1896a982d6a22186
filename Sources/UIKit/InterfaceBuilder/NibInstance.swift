import Foundation
internal import InterfaceDocuments

/// The objects of a document in the making, for one owner.
///
/// The order is UIKit's: objects are made by `init(coder:)`, which applies the document's values, then constraints,
/// outlets and actions, then runtime attributes, then `awakeFromNib()`. The view of a storyboard's controller is made
/// when it is asked for, as a second step of the same instance; connections from one step to the other are made then.
@MainActor final class NibInstance {
  private struct Weak {
    weak var object: AnyObject?
  }

  let document: NibDocument
  let bundle: Bundle?
  /// The storyboard whose scene it is.
  let storyboard: UIStoryboard?
  /// The instance with further objects: that of the table around a prototype cell.
  let outer: NibInstance?
  /// File's owner.
  private(set) weak var owner: AnyObject?
  private let externals: [String: Any]
  /// The controller of a scene, whose segues begin at it.
  weak var controller: UIViewController?
  private var known: [String: Weak] = [:]
  /// Held until the step ends.
  private var held: [AnyObject] = []
  /// The objects beside the controller in a scene, held as long as the controller.
  private var topLevel: [AnyObject] = []
  /// The objects of this step.
  private var made: [(element: DocumentElement, object: AnyObject)] = []
  /// Connections to what the next step makes.
  private var pending: [(element: DocumentElement, source: Weak)] = []
  /// Elements whose objects are in the making: an element inside of itself would be made without end.
  private var making: Set<ObjectIdentifier> = []
  /// The creator of the controller, in place of its `init(coder:)`.
  var creator: ((NSCoder) -> UIViewController?)?

  init(
    _ document: NibDocument, bundle: Bundle?, owner: AnyObject?, externals: [String: Any] = [:],
    storyboard: UIStoryboard? = nil, outer: NibInstance? = nil
  ) {
    self.document = document
    self.bundle = bundle
    self.owner = owner
    self.externals = externals
    self.storyboard = storyboard
    self.outer = outer
    controller = outer?.controller
  }

  // MARK: Objects

  /// Makes the objects of a nib that are not in others, in their order.
  func instantiateNib() -> [Any] {
    var objects: [Any] = []
    for element in document.root.list("objects") {
      guard element.name != "placeholder" else {
        resolve(placeholder: element)
        continue
      }
      if let object = make(element) { objects.append(object) }
    }
    finishStep()
    return objects
  }

  /// Knows a placeholder's object by the placeholder's name; its connections are made with the others.
  private func resolve(placeholder: DocumentElement) {
    guard let id = placeholder.id else { return }
    let object: AnyObject?
    switch placeholder["placeholderIdentifier"] {
    case "IBFilesOwner": object = owner
    case "IBFirstResponder": object = nil
    default:
      let name = placeholder["placeholderIdentifier"] ?? ""
      object = externals[name].map { $0 as AnyObject }
      if object == nil {
        tell(
          placeholder, "there is no external object \"\(name)\"", instead: "What leads to it is left out",
          cure: "give instantiate(withOwner:options:) the object: [.externalObjects: [\"\(name)\": object]]")
      }
    }
    guard let object else { return }
    held.append(object)
    known[id] = Weak(object: object)
    made.append((placeholder, object))
  }

  /// Makes the objects of a scene beside its view, and returns the controller.
  func instantiateScene(_ scene: DocumentElement, _ controllerElement: DocumentElement) -> UIViewController? {
    guard let controller = make(controllerElement) as? UIViewController else { return nil }
    self.controller = controller
    controller.segueState.element = controllerElement
    for element in scene.list("objects") where element !== controllerElement && element.name != "placeholder" {
      guard element.name != "exit", element.name != "viewControllerPlaceholder" else { continue }
      if let object = make(element) { topLevel.append(object) }
    }
    finishStep()
    return controller
  }

  /// Makes the view of a scene's controller, and the connections to objects in the view.
  func loadView(_ element: DocumentElement, of controller: UIViewController) {
    let made = make(element) as? UIView
    if made == nil {
      tell(
        element, "The view of \(Swift.type(of: controller)) could not be made",
        instead: "The controller has an empty view", cure: "choose a class of views for it in Xcode")
    }
    let view = made ?? UIView()
    controller.adoptNibView(view)
    for guide in element.parent?.list("layoutGuides") ?? [] {
      guard let id = guide.id else { continue }
      let support = guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
      known[id] = Weak(object: support)
    }
    if let control = element.parent?.child(key: "refreshControl").flatMap({ make($0) }) as? UIRefreshControl {
      (view as? UIScrollView)?.refreshControl = control
    }
    finishStep()
  }

  /// Makes one object with all inside of it, for itself: a prototype of cells.
  func instantiate(_ element: DocumentElement) -> AnyObject? {
    let object = make(element)
    finishStep()
    return object
  }

  /// The object of an element, known or made now; nil if it cannot be made.
  func make(_ element: DocumentElement) -> AnyObject? {
    if let id = element.id, let object = known[id]?.object { return object }
    guard let type = type(of: element) else { return nil }
    guard making.insert(ObjectIdentifier(element)).inserted else {
      tell(element, "it is inside of itself", instead: "It is left out", cure: "open the document in Xcode and save it")
      return nil
    }
    defer { making.remove(ObjectIdentifier(element)) }
    let chain = document.chain(of: type)
    let coder = NibCoder(element, self, chain)
    let object = initialize(type, coder, element, chain)
    object.map { coder.finishIfWaiting($0) }
    guard let object else {
      tell(
        element, "init(coder:) of \(type) returned nil", instead: "The object is left out",
        cure: "return an object from init(coder:), calling super.init(coder: coder)")
      return nil
    }
    register(object, element)
    return object
  }

  /// Knows an object as an element's, where something else made it.
  func register(_ object: AnyObject, _ element: DocumentElement) {
    held.append(object)
    if let id = element.id { known[id] = Weak(object: object) }
    made.append((element, object))
  }

  /// Applies an element to an existing object, such as a cell's content view.
  func adopt(_ object: AnyObject, _ element: DocumentElement) {
    apply(document.chain(of: Swift.type(of: object)), to: object, element)
    register(object, element)
  }

  /// Applies an element to a view that fills another, whatever frame and mask the document has for the view.
  ///
  /// Subviews without constraints are resized from the size that the document has.
  func adopt(_ view: UIView, filling owner: UIView, _ element: DocumentElement) {
    let mask = view.autoresizingMask
    adopt(view, element)
    view.autoresizingMask = mask
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = owner.bounds
  }

  /// Calls the initialiser by which objects of a class come from documents.
  func initialize(
    _ type: AnyClass, _ coder: NibCoder, _ element: DocumentElement, _ chain: NibChain
  ) -> AnyObject? {
    switch type {
    case let type as UIView.Type: return type.init(coder: coder)
    case let type as UIViewController.Type:
      if let creator {
        self.creator = nil
        if let controller = creator(coder) { return controller }
      }
      return type.init(coder: coder)
    case let type as UIBarItem.Type: return type.init(coder: coder)
    case let type as UINavigationItem.Type: return type.init(coder: coder)
    case let type as UICollectionViewLayout.Type: return type.init(coder: coder)
    case let type as UIGestureRecognizer.Type:
      guard let recognizer = NibTable.makeRecognizer(type, element, self) else { return nil }
      apply(chain, to: recognizer, element)
      return recognizer
    default:
      guard NibClasses.isKind(type, of: NSObject.self) else { return nil }
      return DynamicInitializer.makeObject(type)
    }
  }

  /// The class of an element's object: the application's class of the name, if it exists.
  private func type(of element: DocumentElement) -> AnyClass? {
    document.type(of: element) { findType(of: element) }
  }

  private func findType(of element: DocumentElement) -> AnyClass? {
    let base: AnyClass? = element.name == "customObject" ? NSObject.self : NibTable.type(of: element.name)
    if base == nil {
      tell(
        element, "<\(element.name)> is not known", instead: "The object is left out, with what is in it",
        cure: "make it in code; docs/Compatibility.md says which classes there are")
    }
    guard let name = element["customClass"] else { return base }
    guard let found = NibClasses.find(name, module: element["customModule"], owner: owner ?? controller) else {
      if base != nil, name != "UIResponder" {
        tell(
          element, "there is no class \(name)\(element["customModule"].map { " in the module \($0)" } ?? "")",
          instead: "A plain \(element.name) takes its place",
          cure: "check the class's name in the Identity inspector; it has to be outside of other types and not private")
      }
      return base
    }
    if let base, !NibClasses.isKind(found, of: base) {
      tell(
        element, "\(name) is not a subclass of \(base)", instead: "A plain \(base) takes its place",
        cure: "derive \(name) from \(base), or change its class in the Identity inspector")
      return base
    }
    return base == nil ? nil : found
  }

  /// Does what the rules of a class say for an element's object.
  func apply(_ chain: NibChain, to object: AnyObject, _ element: DocumentElement) {
    let varied = Varied(element, in: self)
    for step in document.plan(element, chain).steps { apply(step, to: object, element, varied) }
  }

  // MARK: Steps

  /// The object of an id: of this document's instance, or of the one around; nil before its making.
  func object(_ id: String) -> AnyObject? { known[id]?.object ?? outer?.object(id) }

  /// Knows an object that is not made of an element of its own: a guide.
  func register(_ object: AnyObject, id: String) { known[id] = Weak(object: object) }

  /// Finishes the objects made since the last step: connects them, sets runtime attributes and wakes them.
  private func finishStep() {
    let objects = made
    made = []
    activateConstraints(of: objects)
    for variation in objects where !variation.element.variations.isEmpty { excludeViews(of: variation.element) }
    var left: [(element: DocumentElement, source: Weak)] = []
    for connection in pending {
      guard let source = connection.source.object else { continue }
      if !connect(connection.element, from: source) { left.append(connection) }
    }
    for (element, object) in objects {
      for connection in element.list("connections") where !connect(connection, from: object) {
        left.append((connection, Weak(object: object)))
      }
    }
    pending = left
    tellUnconnected()
    for (element, object) in objects { setRuntimeAttributes(of: element, object) }
    for (_, object) in objects where object !== owner { NibAwakening.wake(object) }
    held = []
  }

  /// Says which connections lead nowhere: those whose other end is not in the document at all.
  private func tellUnconnected() {
    for (connection, _) in pending {
      let id = connection["destination"] ?? ""
      guard document.document.elements[id] == nil else { continue }
      tell(
        connection,
        "there is no object \(id), to which \(connection["property"] ?? connection["selector"] ?? "it") leads",
        instead: "The connection is left out", cure: "connect it again in Xcode")
    }
  }

  func tell(_ element: DocumentElement, _ what: String, instead: String, cure: String) {
    NibProblems.report(
      document, element.line, what, object: NibProblems.describe(element), instead: instead, cure: cure)
  }

  /// Says that a value cannot be understood.
  func tellUnreadable(_ value: NibValue, _ choices: [String] = []) {
    let text = value.attribute ?? value.element["value"] ?? value.element.name
    let among = choices.isEmpty ? "a number was expected" : "known are \(choices.joined(separator: ", "))"
    NibProblems.report(
      document, value.element.line, "\(value.name)=\"\(text)\" is not understood: \(among)",
      object: NibProblems.describe(value.owner), instead: "The object keeps what it has without it",
      cure: "choose another value in Xcode, or set it in code")
  }
}

/// Tells objects that they are whole.
@MainActor enum NibAwakening {
  static func wake(_ object: AnyObject) {
    switch object {
    case let object as UIResponder: object.awakeFromNib()
    case let object as UIBarItem: object.awakeFromNib()
    case let object as UINavigationItem: object.awakeFromNib()
    case let object as UIGestureRecognizer: object.awakeFromNib()
    case let object as UICollectionViewLayout: object.awakeFromNib()
    case let object as NSLayoutConstraint: object.awakeFromNib()
    default:
      // Classes of applications right below NSObject have it in a record.
      if let object = object as? NSObject { _ = Selector("awakeFromNib").send(to: object, []) }
    }
  }
}
