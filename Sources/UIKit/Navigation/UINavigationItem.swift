/// The part of a navigation bar for one controller: title, buttons, prompt, and the bar's look while the item is the
/// top one.
///
/// A change is seen at the next layout of the bar that shows the item.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// When a large title is shown.
  public enum LargeTitleDisplayMode: _Enumeration, Sendable {
    /// As with the item below; large for the first.
    case automatic
    /// Always, where the bar prefers large titles.
    case always
    /// Never.
    case never
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The text of the back button of the item above.
  public enum BackButtonDisplayMode: _Enumeration, Sendable {
    /// The title of this item, where it fits, else "Back", else the arrow alone.
    case `default`
    /// "Back", where it fits.
    case generic
    /// The arrow alone.
    case minimal
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The places of title and buttons in a wide bar.
  public enum ItemStyle: _Enumeration, Sendable {
    /// The title in the middle.
    case navigator
    /// The title at the leading edge, the centre for buttons: for content with a history.
    case browser
    /// The title where reading begins, the centre for buttons: of what edits a document.
    case editor
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The place of a search bar.
  public enum SearchBarPlacement: _Enumeration, Sendable {
    /// Beside the buttons of a wide bar of an iPad, else below the title.
    case automatic
    /// Beside the buttons, where the bar is wide.
    case inline
    /// Below the title.
    case stacked
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The bar that has the item.
  weak var bar: UINavigationBar?

  /// Makes an item without a title.
  public override init() { super.init() }

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item without a title; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
    coder.finishDecoding(self, as: UINavigationItem.self)
  }

  /// Called after the item was decoded from a nib or storyboard with all its connections; an override calls `super`.
  open func awakeFromNib() {}

  /// Called by Xcode when it draws the item in the editor; nobody calls it here.
  open func prepareForInterfaceBuilder() {}

  /// A name for the item, for who asks for it; the bar reads its title out.
  open var accessibilityLabel: String? {
    get { AccessibilityRecord.existing(of: self)?.label?.string }
    set { AccessibilityRecord.of(self).label = newValue?.attributed }
  }
  /// A description of the item, for who asks for it.
  open var accessibilityHint: String? {
    get { AccessibilityRecord.existing(of: self)?.hint?.string }
    set { AccessibilityRecord.of(self).hint = newValue?.attributed }
  }

  private func changed() { bar?.itemDidChange(self) }

  /// Tells the bar of changes of the items, too.
  private func adopt(_ items: [UIBarButtonItem?], from old: [UIBarButtonItem?]) {
    for item in old { item?.didChange = nil }
    for item in items { item?.didChange = { [weak self] in self?.changed() } }
    changed()
  }

  private func adopt(_ groups: [UIBarButtonItemGroup], from old: [UIBarButtonItemGroup]) {
    func items(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem?] {
      groups.flatMap { group in group.barButtonItems + [group.representativeItem] }
    }
    for group in old { group.didChange = nil }
    for group in groups {
      group.didChange = { [weak self, weak group] in
        guard let self, let group else { return }
        adopt(items([group]), from: [])
      }
    }
    adopt(items(groups), from: items(old))
  }

  // MARK: Title

  /// The title.
  open var title: String? {
    willSet { willAnnounce("title") }
    didSet {
      didAnnounce("title")
      if title != oldValue { changed() }
    }
  }
  /// A view in place of the title; it keeps its size, or has that of its constraints, as far as the bar has room.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      changed()
    }
  }
  /// Makes the menu that a tap on the title opens, of what the responders can do with a document (rename, duplicate, move, export, print); nil makes
  /// none.
  ///
  /// An arrow stands behind the title then. It is asked when the menu opens.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
  /// The places of title and buttons in a wide bar; `navigator` unless set.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { changed() } } }
  /// A line of text above the title, which makes the bar higher by 30 points.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  /// When a large title is shown; see `UINavigationBar.prefersLargeTitles`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  // MARK: Search

  /// The controller whose search bar stands below the title.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.leave(self)
      searchController?.enter(self)
      changed()
    }
  }
  /// Whether the search bar goes while content scrolls up, and comes when it is pulled down; true unless set.
  ///
  /// It is not there at first then.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }
  /// The preferred place of the search bar; `automatic` unless set.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { changed() } }
  }
  /// The present place of the search bar: `inline` or `stacked`.
  open var searchBarPlacement: SearchBarPlacement {
    guard preferredSearchBarPlacement != .stacked, isInWideBar else { return .stacked }
    let isPad = bar?.traitCollection.userInterfaceIdiom == .pad
    return isPad || preferredSearchBarPlacement == .inline ? .inline : .stacked
  }

  /// Whether the bar has room for more than title and buttons.
  var isInWideBar: Bool { bar?.traitCollection.horizontalSizeClass == .regular }

  // MARK: Back button

  /// The button that items above show to come back to this one: its title and image.
  ///
  /// What a tap does is the bar's affair.
  open var backBarButtonItem: UIBarButtonItem? { didSet { adopt([backBarButtonItem], from: [oldValue]) } }
  /// The title of the back button of items above; nil is this item's title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
  /// The text of the back button of items above.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { changed() } }
  }
  /// The action of a tap on this item's back button, in place of going back.
  open var backAction: UIAction? { didSet { changed() } }
  /// Whether this item shows no back button.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
  /// Shows or hides the back button, fading when animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }
  /// Whether the left buttons stand beside the back button, and not in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  // MARK: Buttons

  private var leftItems: [UIBarButtonItem]?
  private var rightItems: [UIBarButtonItem]?
  private var leadingGroups: [UIBarButtonItemGroup] = []
  private var trailingGroups: [UIBarButtonItemGroup] = []

  /// The buttons where reading begins, from the edge on; setting them sets `leadingItemGroups`, and the other way round.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems }
    set {
      let old = leadingGroups
      leadingGroups = newValue.map { [.fixedGroup(items: $0)] } ?? []
      leftItems = newValue
      adopt(leadingGroups, from: old)
    }
  }
  /// The buttons where reading ends, from the edge on; setting them sets `trailingItemGroups`, and the other way round.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems }
    set {
      let old = trailingGroups
      trailingGroups = newValue.map { [.fixedGroup(items: $0.reversed())] } ?? []
      rightItems = newValue
      adopt(trailingGroups, from: old)
    }
  }
  /// Groups of buttons where reading begins, from the edge on.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leadingGroups }
    set {
      let old = leadingGroups
      leadingGroups = newValue
      leftItems = newValue.isEmpty ? nil : newValue.flatMap(\.barButtonItems)
      adopt(newValue, from: old)
    }
  }
  /// Groups of buttons where reading ends, in the order of reading: the last one is at the edge.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailingGroups }
    set {
      let old = trailingGroups
      trailingGroups = newValue
      rightItems = newValue.isEmpty ? nil : newValue.flatMap(\.barButtonItems).reversed()
      adopt(newValue, from: old)
    }
  }
  /// Groups of buttons in the middle of a wide bar whose style is `browser` or `editor`.
  ///
  /// Buttons without room there, and in other bars of these styles all of them, are in a menu behind an ellipsis.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { adopt(centerItemGroups, from: oldValue) } }
  /// A group of buttons at the very edge where reading ends.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { adopt([pinnedTrailingGroup].compactMap(\.self), from: [oldValue].compactMap(\.self)) }
  }
  /// Further elements of the menu behind the ellipsis, which is shown for them alone too.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed() } }
  /// The ellipsis, while it is shown: as the source of popovers after a choice in its menu.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    overflow.button.window == nil ? nil : overflow
  }
  /// The ellipsis.
  private(set) lazy var overflow: UIBarButtonItem = {
    let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), style: .plain, target: nil, action: nil)
    item.accessibilityLabel = SystemWords.word("More")
    return item
  }()

  /// The groups that may show a button in the place of several.
  var groupsWithRepresentatives: [UIBarButtonItemGroup] {
    (leadingGroups + trailingGroups + [pinnedTrailingGroup].compactMap(\.self)).filter {
      $0.isShown && $0.representativeItem != nil
    }
  }
  /// The buttons that are shown where reading begins, from the edge on.
  var shownLeading: [UIBarButtonItem] { [columnButton].compactMap(\.self) + leadingGroups.flatMap(\.shownItems) }
  /// The button of a split view controller, before all others.
  var columnButton: UIBarButtonItem? { didSet { adopt([columnButton], from: [oldValue]) } }
  /// The buttons that are shown in the middle, if there is room.
  var shownCenter: [UIBarButtonItem] {
    isInWideBar && style != .navigator ? centerItemGroups.flatMap(\.shownItems) : []
  }
  /// The buttons that are shown where reading ends, from the edge on.
  var shownTrailing: [UIBarButtonItem] {
    var groups = trailingGroups.flatMap(\.shownItems)
    let hidden = style == .navigator ? [] : isInWideBar ? [] : centerItemGroups.flatMap(\.elements)
    if !hidden.isEmpty || additionalOverflowItems != nil {
      overflow.menu = UIMenu(children: hidden + [additionalOverflowItems].compactMap { $0 as UIMenuElement? })
      groups.append(overflow)
    }
    return (groups + (pinnedTrailingGroup?.shownItems ?? [])).reversed()
  }
  /// The first of the buttons where reading begins; setting it leaves no other.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the buttons where reading ends; setting it leaves no other.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the buttons where reading begins, fading when animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { self.leftBarButtonItems = items }
  }
  /// Sets the buttons where reading ends, fading when animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { self.rightBarButtonItems = items }
  }
  /// Sets the only button where reading begins, fading when animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { self.leftBarButtonItem = item }
  }
  /// Sets the only button where reading ends, fading when animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { self.rightBarButtonItem = item }
  }

  private func change(_ animated: Bool, _ change: @escaping () -> Void) {
    guard let bar else { return change() }
    bar.animateItemChange(animated, change)
  }

  // MARK: Look

  /// The looks that were set.
  private(set) var looks = NavigationBarLooks()

  private func setLook(
    _ place: WritableKeyPath<NavigationBarLooks, UINavigationBarAppearance?>, _ value: UINavigationBarAppearance?
  ) {
    looks.set(place, to: value) { [weak self] in self?.changed() }
    changed()
  }

  /// How the bar looks with this item; nil is the bar's own.
  ///
  /// Copied when it is set.
  open var standardAppearance: UINavigationBarAppearance? {
    get { looks.standard }
    set { setLook(\.standard, newValue) }
  }
  /// How the bar looks with this item in compact height; nil is the bar's own.
  ///
  /// Copied when it is set.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { setLook(\.compact, newValue) }
  }
  /// How the bar looks with this item where no content lies below it; nil is the bar's own.
  ///
  /// Copied when it is set.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.edge }
    set { setLook(\.edge, newValue) }
  }
  /// The same in compact height.
  ///
  /// Copied when it is set.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactEdge }
    set { setLook(\.compactEdge, newValue) }
  }
}
