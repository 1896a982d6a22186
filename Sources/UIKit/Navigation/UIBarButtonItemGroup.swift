/// A group of bar buttons, with a button in their place for bars without room.
///
/// Bars are not customized here: groups that could be moved stay where they are, and optional ones are shown if they are in the default
/// customization.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// Called after a visible change; set by the group's navigation item.
  var didChange: (() -> Void)?
  /// Whether the default customization has the group.
  private var isInDefault = true
  /// Whether the bar shows the button that stands for the others.
  var isCollapsed = false

  /// Makes a group; `representativeItem` stands for the buttons where they have no room.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    for item in barButtonItems { item.buttonGroup = self }
    representativeItem?.buttonGroup = self
  }

  /// Makes a group without buttons; archives are not read.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// Makes a group that cannot be customized.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Makes a group that could be moved.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Makes a movable, removable group; it is hidden unless it is in the default customization.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isInDefault = isInDefaultCustomization
    return group
  }

  /// The buttons.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      for item in barButtonItems { item.buttonGroup = self }
      didChange?()
    }
  }
  /// The button in place of the others in bars without room; without action and menu it opens a menu of them.
  open var representativeItem: UIBarButtonItem? {
    didSet {
      representativeItem?.buttonGroup = self
      didChange?()
    }
  }
  /// Whether the bar shows the button that stands for the others.
  open var isDisplayingRepresentativeItem: Bool { isCollapsed }
  /// Whether the group is left out of its bar.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange?() } } }
  /// The element for the group in a menu of items without room; nil makes it of those of its buttons.
  open var menuRepresentation: UIMenuElement? { didSet { didChange?() } }

  /// Whether the bar shows anything of the group.
  var isShown: Bool { !isHidden && isInDefault }

  /// The buttons that the bar shows.
  var shownItems: [UIBarButtonItem] {
    guard isShown else { return [] }
    guard isCollapsed, let representativeItem else { return barButtonItems.filter { !$0.isHidden } }
    if representativeItem.menu == nil, representativeItem.action == nil, representativeItem.primaryAction == nil {
      representativeItem.menu = UIMenu(children: elements)
    }
    return [representativeItem]
  }

  /// The elements for the buttons in a menu.
  var elements: [UIMenuElement] {
    guard isShown else { return [] }
    return menuRepresentation.map { [$0] } ?? barButtonItems.filter { !$0.isHidden }.compactMap(\.elementOfMenu)
  }
}
