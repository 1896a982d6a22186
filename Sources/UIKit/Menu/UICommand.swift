/// An element of a menu that calls a method of a responder, looked for along `next` from the menu's place.
///
/// Where nobody has the method, the element is shown in grey (a rule; iOS leaves it out of some menus).
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  private let actionStorage: Selector
  private let propertyListStorage: Any?
  private var alternateStorage: [UICommandAlternate] = []

  init(title: String, image: UIImage?, action: Selector, propertyList: Any?) {
    actionStorage = action
    propertyListStorage = propertyList
    super.init(title: title, image: image)
  }

  /// Makes a command; only the method has to be given.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(title: title, image: image, action: action, propertyList: propertyList)
    set(alternates, discoverabilityTitle, attributes, state)
  }

  /// Takes over what initialisers of commands have in common.
  func set(
    _ alternates: [UICommandAlternate], _ discoverabilityTitle: String?, _ attributes: UIMenuElement.Attributes,
    _ state: UIMenuElement.State
  ) {
    alternateStorage = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// The method that is called with the command as its sender.
  open var action: Selector { actionStorage }
  /// Anything that the method may ask its sender for.
  open var propertyList: Any? { propertyListStorage }
  /// The alternatives with further modifier keys held; asked by key commands.
  open var alternates: [UICommandAlternate] { alternateStorage }
  /// How the command is shown; one that is `disabled` cannot be chosen, and its keys do nothing.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether what the command stands for is on.
  open var state = UIMenuElement.State.off
  /// A longer title for people who look for what keys do; a screen reader reads it in place of the title.
  open var discoverabilityTitle: String?

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

  override var menuAttributes: Attributes { attributes }
  override var menuState: State {
    get { state }
    set { state = newValue }
  }

  /// Whoever has the method may change the command before it is shown or done.
  override func canBePerformed(by responder: UIResponder?) -> Bool {
    guard let target = target(responder) else { return false }
    (target as? UIResponder)?.validate(self)
    return true
  }

  override func performFromMenu(sender: Any?, responder: UIResponder?) {
    guard !attributes.contains(.disabled), let target = target(responder) else { return }
    action.perform(on: target, sender: self, event: nil)
  }

  /// Who has the method: the first responder's way is asked first, then that of what the menu belongs to.
  private func target(_ responder: UIResponder?) -> Any? {
    let first = (responder as? UIView)?.window?.firstResponder
    return first?.target(forAction: action, withSender: self)
      ?? responder?.target(forAction: action, withSender: self)
  }
}

/// An alternative of a command with further modifier keys held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  // Silent: UICommandAlternate.title | an application's own text; there is no list of keys that shows it
  /// The title of the alternative.
  public let title: String
  /// The method that is called then.
  public let action: Selector
  /// The modifiers beside the command's own.
  public let modifierFlags: UIKeyModifierFlags

  /// Makes an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}
