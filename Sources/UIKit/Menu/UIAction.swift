import Foundation

/// The body of an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something that can be done, as a closure with a title and a picture.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Names an action, so that another can take its place.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private static var lastNumber = 0

  let handler: UIActionHandler
  /// The name; a unique one unless given.
  open private(set) var identifier: Identifier
  /// Whether the action can be done: with `disabled` it is not, and its control does nothing; and how menus show it.
  open var attributes: Attributes
  /// Whether what the action stands for is on; menus show it.
  open var state: State
  // Silent: UIAction.discoverabilityTitle | an application's own text; there is no list of keys that shows it
  /// A longer text about the action, for lists of keys; nil for none.
  open var discoverabilityTitle: String?
  /// The control that the action is done for, while it is done.
  open internal(set) var sender: Any?

  private init(
    title: String, image: UIImage?, identifier: Identifier, attributes: Attributes, state: State,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.identifier = identifier
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// Makes an action; only `handler` has to be given.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, image: image, identifier: identifier ?? Self.uniqueIdentifier(), attributes: attributes,
      state: state, handler: handler)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Makes an action with a subtitle; only `handler` has to be given.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, handler: handler)
    self.subtitle = subtitle
  }

  /// Another action of the same name that does the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAction(
      title: title, image: image, identifier: identifier, attributes: attributes, state: state, handler: handler)
    copy.subtitle = subtitle
    copy.discoverabilityTitle = discoverabilityTitle
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }

  static func uniqueIdentifier() -> Identifier {
    lastNumber += 1
    return Identifier("masthead.action.\(lastNumber)")
  }

  /// The text.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }

  /// The picture.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }

  /// Does the action for a control, unless it is disabled.
  func perform(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let previous = self.sender
    self.sender = sender
    handler(self)
    self.sender = previous
  }

  override var menuAttributes: Attributes { attributes }
  override var menuState: State {
    get { state }
    set { state = newValue }
  }
  override func performFromMenu(sender: Any?, responder: UIResponder?) { perform(sender: sender) }
}
