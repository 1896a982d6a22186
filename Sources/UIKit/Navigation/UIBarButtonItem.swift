/// A button of a navigation bar or a toolbar, or a space between buttons.
///
/// What a tap does: `primaryAction`, else `action` on `target`, or on the first responder from the bar up that has it where `target` is
/// nil. The sender is the item.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: _Enumeration, Sendable {
    /// In the tint colour.
    case plain
    /// As `plain`: buttons have had no borders since iOS 7.
    @available(*, deprecated, message: "Use UIBarButtonItem.Style.plain")
    case bordered
    /// In the tint colour and semibold: what a tap on it ends.
    case done
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The kind of a space between buttons.
  enum Space {
    case fixed, flexible
  }

  /// The kind of the item's space; nil for a button.
  private(set) var space: Space?
  /// The kind that the item was made of.
  private(set) var systemItem: SystemItem?
  /// The view that shows the item; made by the first bar that does.
  private(set) lazy var button = BarButton(item: self)

  /// Makes an item without title and image.
  public override init() { super.init() }

  /// Makes an item without title and image of a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UIBarButtonItem.self)
  }

  /// Makes a button with an image, which calls a method of `target`.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  /// Makes a button with an image, another one for compact height, which calls a method of `target`.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes a button with a title, which calls a method of `target`.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// Makes one of the system's buttons, or a space, which calls a method of `target`.
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
    self.init()
    adopt(systemItem)
    set(style, target, action)
  }

  /// Makes an item with a view; the view has its own size, or that of its constraints, and handles its touches itself.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a system button with an action and a menu, which opens at a tap without action, else at a long press.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    adopt(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button that does an action, with the action's title and image unless given others; for the menu see `menu`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Makes a button with title and image, of which the image is shown, which calls a method of `target`; for the menu see `menu`.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Makes a space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item: Self = make()
    item.space = .fixed
    item.width = width
    return item
  }

  /// Makes a space that takes what room is left, shared with others of its kind.
  open class func flexibleSpace() -> Self {
    let item: Self = make()
    item.space = .flexible
    return item
  }

  private class func make() -> Self {
    guard let item = DynamicInitializer.makeObject(self) as? Self else {
      fatalError("\(self) could not be made; make the item by one of its initialisers")
    }
    return item
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  func adopt(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    switch systemItem {
    case .flexibleSpace: space = .flexible
    case .fixedSpace: space = .fixed
    default: break
    }
    if systemItem.isDone { style = .done }
    // Set as an application would; a title that it sets later comes before.
    title = systemItem.text
    if let symbol = systemItem.symbolName { image = UIImage(systemName: symbol) }
    if systemItem == .close { customView = closeButton() }
  }

  private func closeButton() -> UIView {
    let button = UIButton(type: .close)
    button.addAction(UIAction { [weak self] _ in self?.perform(event: nil) }, for: .touchUpInside)
    return button
  }

  /// Gives the item the title and style of `UIViewController.editButtonItem`.
  func show(_ systemItem: SystemItem) {
    style = systemItem.isDone ? .done : .plain
    title = systemItem.text
  }

  /// How the button looks.
  open var style = Style.plain { didSet { if style != oldValue { changed() } } }
  /// The width in points; 0 is that of the content.
  ///
  /// Spaces have this width.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
  /// Titles that the button may have: it is as wide as the widest of them.
  open var possibleTitles: Set<String>? { didSet { changed() } }
  /// A view that is shown instead of title and image.
  open var customView: UIView? {
    didSet {
      if oldValue !== customView, oldValue?.superview === button { oldValue?.removeFromSuperview() }
      changed()
    }
  }
  /// The method that a tap calls.
  open var action: Selector?
  /// The target of a tap's method; nil looks along the responders.
  open weak var target: AnyObject?
  /// The action of a tap, in place of a method; its title and image become the item's.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return changed() }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
      changed()
    }
  }
  /// Whether the button is shown as chosen: in the tint colour behind title or image.
  open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
  /// Whether a tap turns `isSelected` over, before the action is done.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the item is left out of its bar.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// The colour of title and image; nil is the bar's.
  open var tintColor: UIColor? {
    didSet {
      styled(\UIBarButtonItem.tintColor, tintColor)
      changed()
    }
  }

  /// Sets how far the title stands from its place, for a height of the bar; heights without one have the usual height's.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
    changed()
  }
  /// How far the title was set to stand from its place.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleOffsets[barMetrics] ?? .zero }
  private var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  /// The offset in force at a height.
  func titleOffset(for metrics: UIBarMetrics) -> UIOffset { titleOffsets[metrics] ?? titleOffsets[.default] ?? .zero }

  /// Sets how far the title of the back button that this item stands for stands from its place.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backTitleOffsets[barMetrics] = adjustment
    changed()
  }
  /// How far the title of the back button was set to stand from its place.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[barMetrics] ?? .zero
  }
  private var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]

  // MARK: Pictures

  /// Sets the picture behind title or image in a state, for a height of the bar; it is stretched.
  ///
  /// States without one have that of `normal`, heights without one that of the usual height. Where there is a picture for the item's style, that comes
  /// before this.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    styled([Int(state.rawValue), barMetrics.rawValue]) { (item: UIBarButtonItem) in
      item.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    backgrounds.all[barMetrics, default: ValuesByState()][state] = backgroundImage
    changed()
  }
  /// The picture that was set for a state and a height.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds.all[barMetrics]?[state]
  }
  /// Sets the picture of items of a style; it counts while the item has that style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) {
    styled([Int(state.rawValue), style.rawValue, barMetrics.rawValue]) { (item: UIBarButtonItem) in
      item.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
    }
    backgrounds.styled[style, default: [:]][barMetrics, default: ValuesByState()][state] = backgroundImage
    changed()
  }
  /// The picture that was set for a state, a style and a height.
  open func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds.styled[style]?[barMetrics]?[state] }
  /// Sets how far below its place the picture stands, for a height of the bar.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    styled([barMetrics.rawValue]) { (item: UIBarButtonItem) in
      item.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    backgrounds.shifts[barMetrics] = adjustment
    changed()
  }
  /// How far below its place the picture was set to stand.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgrounds.shifts[barMetrics] ?? 0
  }
  /// Sets the picture of the back button that this item stands for, in the place of its arrow and behind its title.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    styled([Int(state.rawValue), barMetrics.rawValue]) { (item: UIBarButtonItem) in
      item.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    backBackgrounds.all[barMetrics, default: ValuesByState()][state] = backgroundImage
    changed()
  }
  /// The picture of the back button that was set for a state and a height.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backBackgrounds.all[barMetrics]?[state]
  }
  /// Sets how far below its place the back button's picture stands, for a height of the bar.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    styled([barMetrics.rawValue]) { (item: UIBarButtonItem) in
      item.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    backBackgrounds.shifts[barMetrics] = adjustment
    changed()
  }
  /// How far below its place the back button's picture was set to stand.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backBackgrounds.shifts[barMetrics] ?? 0
  }
  private(set) var backgrounds = BarButtonPictures()
  private(set) var backBackgrounds = BarButtonPictures()

  // MARK: Groups

  /// The group that the item is in.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// The element for the item in a menu of items without room; nil makes it of title, image, action and menu.
  open var menuRepresentation: UIMenuElement? { didSet { changed() } }
  /// A group of this item alone that an application's reader can neither move nor take out.
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  /// A movable group of this item alone, which keeps its place, as bars are not customized here.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// A group of this item alone that is shown only if it is in the default customization.
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }

  /// The element for the item in a menu.
  var elementOfMenu: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    guard space == nil, customView == nil || title != nil else { return nil }
    let name = title ?? systemItem?.spokenName ?? image?.spokenName ?? ""
    if let menu, primaryAction == nil, action == nil {
      return UIMenu(title: name, image: image, children: menu.children)
    }
    return UIAction(
      title: name, image: image, attributes: canBeUsed ? [] : .disabled, state: isSelected ? .on : .off
    ) { [weak self] _ in self?.perform(event: nil) }
  }

  /// The menu, opened by a tap on a button without action, else by a long press; nil for none.
  open var menu: UIMenu? { didSet { changed() } }
  /// In which order the menu shows its elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether a tap can do anything; an action that is disabled disables its button.
  var canBeUsed: Bool { isEnabled && primaryAction?.attributes.contains(.disabled) != true }

  /// Does what a tap does.
  func perform(event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let action else { return }
    if let target {
      action.perform(on: target, sender: self, event: event)
      return
    }
    var responder: UIResponder? = button
    while let current = responder {
      if action.perform(on: current, sender: self, event: event) { return }
      responder = current.next
    }
  }
}
