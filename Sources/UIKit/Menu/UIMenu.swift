/// A list of elements to choose from, shown as a panel, or inside of another menu.
///
/// Children that are menus open when they are chosen, or stand among the others with lines around them when they are `displayInline`.
/// Where the menu is `singleSelection`, choosing an element switches it on and all others of the menu off.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// How much room elements have.
  public enum ElementSize: _Enumeration, Sendable {
    /// A picture; four are side by side.
    case small
    /// A picture above a title; three are side by side.
    case medium
    /// A row with title, subtitle and picture.
    case large
    /// Small in palettes, else large.
    case automatic
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
    /// The number that the case at a place in the list above stands for.
    public static func _number(at place: Int) -> Int { place < 3 ? place : -1 }
  }

  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown inside of another.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements stand among those of the other menu, with lines around them.
    public static var displayInline: Options { Options(rawValue: 1) }
    /// Its title is red.
    public static var destructive: Options { Options(rawValue: 1 << 1) }
    /// One of its elements is on.
    public static var singleSelection: Options { Options(rawValue: 1 << 5) }
    /// Its elements are pictures side by side, of which those that are on have a ring: for colours and the like.
    ///
    /// They stand among the elements of the other menu, as `displayInline` has them.
    public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
  }

  /// The name; a unique one unless given.
  open private(set) var identifier: Identifier
  /// How the menu is shown.
  open private(set) var options: Options
  /// The elements of the menu, in order.
  open private(set) var children: [UIMenuElement]
  /// How much room the elements have, menus among them only where they are large; a change shows when the menu opens again.
  open var preferredElementSize: ElementSize

  private init(
    title: String, subtitle: String?, image: UIImage?, named identifier: Identifier?, options: Options,
    size: ElementSize = .automatic, children: [UIMenuElement]
  ) {
    preferredElementSize = size
    self.identifier = identifier ?? Identifier("masthead.menu.\(UIAction.uniqueIdentifier().rawValue)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Makes a menu.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, named: identifier, options: options, children: children)
  }

  /// Makes a menu with a text below its title, where it is an element of another.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, named: identifier, options: options, children: children)
  }

  /// Makes a menu whose elements have a size.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .large,
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, named: identifier, options: options,
      size: preferredElementSize, children: children)
  }

  /// The elements of the menu that are on, those of inline menus among them.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.isInline ? menu.selectedElements : [] }
      return child.menuState == .on ? [child] : []
    }
  }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, named: identifier, options: options,
      size: preferredElementSize, children: newChildren)
  }

  /// Whether the elements stand among those of the menu that this one is in.
  var isInline: Bool { !options.isDisjoint(with: [.displayInline, .displayAsPalette]) }

  /// The size that the elements have in fact: palettes have no rows.
  var elementSize: ElementSize {
    switch preferredElementSize {
    case .small, .medium: preferredElementSize
    case .large, .automatic: options.contains(.displayAsPalette) ? .small : .large
    @unknown default: preferredElementSize
    }
  }

  override var menuAttributes: Attributes { options.contains(.destructive) ? .destructive : [] }

  /// The elements that can be chosen in the menu itself, those of inline menus among them.
  var leaves: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      guard let menu = child as? UIMenu else { return [child] }
      return menu.isInline ? menu.leaves : []
    }
  }

  /// Switches an element on and the others off.
  func select(_ element: UIMenuElement) {
    for leaf in leaves { leaf.menuState = leaf === element ? .on : .off }
  }
}

/// Elements of a menu that come when it is opened; a spinner stands for them until then.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Gives elements to the closure that it gets, at once or later.
  typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private var provider: Provider = { $0([]) }
  private var isCached = true
  /// The delivered elements; nil until then.
  private(set) var elements: [UIMenuElement]?
  private var isAsked = false
  /// Called when elements came.
  var didCome: (() -> Void)?

  /// Makes an element whose provider is called when the menu is opened for the first time.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(title: "", image: nil)
    provider = elementProvider
  }

  /// Makes an element whose provider is called each time the menu is opened.
  ///
  /// Subclasses stop the program.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let made = UIDeferredMenuElement(elementProvider)
    made.isCached = false
    guard let element = made as? Self else {
      fatalError("\(self) could not be made; call uncached of UIDeferredMenuElement itself")
    }
    return element
  }

  /// The menu opens: calls the provider where its elements are not there.
  func load() {
    guard !isAsked else { return }
    if !isCached { elements = nil }
    guard elements == nil else { return }
    isAsked = true
    provider { [weak self] elements in
      guard let self, isAsked else { return }
      isAsked = false
      self.elements = elements
      didCome?()
    }
  }
}
