/// What is called when an action is done.
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
  public let identifier: Identifier
  /// Whether the action can be done: with `disabled` it is not, and its control does nothing.
  open var attributes: Attributes
  /// The control that the action is done for, while it is done.
  open internal(set) var sender: Any?

  private init(
    title: String, image: UIImage?, identifier: Identifier, attributes: Attributes, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.identifier = identifier
    self.attributes = attributes
    super.init(title: title, image: image)
  }

  /// Makes an action; only `handler` has to be given.
  ///
  /// Apple's initialiser also takes `discoverabilityTitle` and `state`, which only menus show; they come with menus.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    attributes: UIMenuElement.Attributes = [], handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, image: image, identifier: identifier ?? Self.uniqueIdentifier(), attributes: attributes,
      handler: handler)
  }

  private static func uniqueIdentifier() -> Identifier {
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
}
