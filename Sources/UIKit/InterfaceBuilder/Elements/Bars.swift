internal import InterfaceDocuments

extension NibTable {
  static let barRules: [NibRules] = [
    NibRules(UIBarItem.self, "barItem") { the in
      the.flag("enabled", \.isEnabled)
      the.text("title", \.title)
      the.image("image", \.image)
      the.image("landscapeImage", \.landscapeImagePhone)
      the.insets("imageInsets", \.imageInsets)
      the.integer("tag", \.tag)
      the.set("accessibility") { item, value in
        if let label = value.element["label"] { item.accessibilityLabel = label }
        if let identifier = value.element["identifier"] { item.accessibilityIdentifier = identifier }
      }
      the.ignore("springLoaded", "appearanceType")
    },
    NibRules(UIBarButtonItem.self, "barButtonItem") { the in
      the.set("systemItem") { item, value in
        if let kind = value.choice(systemItems) { item.adopt(kind) }
      }
      the.choice("style", \.style, ["plain": .plain, "done": .done, "bordered": .plain])
      the.number("width", \.width)
      the.color("tintColor", \.tintColor)
      the.set("customView") { $0.customView = $1.object(UIView.self) }
      the.flag("selected", \.isSelected)
      the.flag("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
      the.flag("hidden", \.isHidden)
      the.outlet("customView") { (item: UIBarButtonItem, view: UIView) in item.customView = view }
    },
    NibRules(UINavigationItem.self, "navigationItem") { the in
      the.text("title", \.title)
      the.text("prompt", \.prompt)
      the.text("backButtonTitle", \.backButtonTitle)
      the.set("titleView") { $0.titleView = $1.object(UIView.self) }
      the.choice(
        "largeTitleDisplayMode", \.largeTitleDisplayMode,
        ["automatic": .automatic, "always": .always, "never": .never])
      the.choice(
        "backButtonDisplayMode", \.backButtonDisplayMode,
        ["default": .default, "generic": .generic, "minimal": .minimal])
      the.flag("hidesBackButton", \.hidesBackButton)
      the.flag("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
      the.set("backBarButtonItem") { $0.backBarButtonItem = $1.object(UIBarButtonItem.self) }
      the.set("leftBarButtonItem") { $0.leftBarButtonItem = $1.object(UIBarButtonItem.self) }
      the.set("rightBarButtonItem") { $0.rightBarButtonItem = $1.object(UIBarButtonItem.self) }
      the.set("leftBarButtonItems") { $0.leftBarButtonItems = $1.objects(UIBarButtonItem.self) }
      the.set("rightBarButtonItems") { $0.rightBarButtonItems = $1.objects(UIBarButtonItem.self) }
      the.choice("style", \.style, ["navigator": .navigator, "browser": .browser, "editor": .editor])
      the.outlet("titleView") { (item: UINavigationItem, view: UIView) in item.titleView = view }
      the.outlet("leftBarButtonItem") { (item: UINavigationItem, button: UIBarButtonItem) in
        item.leftBarButtonItem = button
      }
      the.outlet("rightBarButtonItem") { (item: UINavigationItem, button: UIBarButtonItem) in
        item.rightBarButtonItem = button
      }
      the.outlet("backBarButtonItem") { (item: UINavigationItem, button: UIBarButtonItem) in
        item.backBarButtonItem = button
      }
    },
    NibRules(UINavigationBar.self, "navigationBar") { the in
      the.choice("barStyle", \.barStyle, barStyles)
      the.flag("translucent", \.isTranslucent)
      the.flag("largeTitles", \.prefersLargeTitles)
      the.color("barTintColor", \.barTintColor)
      the.set("titleTextAttributes") { $0.titleTextAttributes = textAttributes($1) }
      the.set("largeTitleTextAttributes") { $0.largeTitleTextAttributes = textAttributes($1) }
      the.image("shadowImage", \.shadowImage)
      the.set("standardAppearance") { $0.standardAppearance = navigationBarAppearance($1) }
      the.set("compactAppearance") { $0.compactAppearance = navigationBarAppearance($1) }
      the.set("scrollEdgeAppearance") { $0.scrollEdgeAppearance = navigationBarAppearance($1) }
      the.set("compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance = navigationBarAppearance($1) }
      the.set("items") { $0.items = $1.objects(UINavigationItem.self) }
      the.outlet("delegate") { (bar: UINavigationBar, delegate: any UINavigationBarDelegate) in
        bar.delegate = delegate
      }
    },
    NibRules(UIToolbar.self, "toolbar") { the in
      the.choice("barStyle", \.barStyle, barStyles)
      the.flag("translucent", \.isTranslucent)
      the.color("barTintColor", \.barTintColor)
      the.set("standardAppearance") { $0.standardAppearance = read(UIToolbarAppearance(), $1) }
      the.set("compactAppearance") { $0.compactAppearance = read(UIToolbarAppearance(), $1) }
      the.set("scrollEdgeAppearance") { $0.scrollEdgeAppearance = read(UIToolbarAppearance(), $1) }
      the.set("compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance = read(UIToolbarAppearance(), $1) }
      the.set("items") { $0.items = $1.objects(UIBarButtonItem.self) }
      the.outlet("delegate") { (bar: UIToolbar, delegate: any UIToolbarDelegate) in bar.delegate = delegate }
    },
  ]

  /// The background and the line of a bar's appearance in a document; missing ones are the default's.
  static func read<Appearance: UIBarAppearance>(_ appearance: Appearance, _ value: NibValue) -> Appearance {
    let (element, instance) = (value.element, value.instance)
    if let color = element.child(key: "backgroundColor") { appearance.backgroundColor = instance.color(color) }
    if let color = element.child(key: "shadowColor") { appearance.shadowColor = instance.color(color) }
    if let image = instance.image(element, "backgroundImage") { appearance.backgroundImage = image }
    if let image = instance.image(element, "shadowImage") { appearance.shadowImage = image }
    return appearance
  }

  private static func navigationBarAppearance(_ value: NibValue) -> UINavigationBarAppearance {
    let appearance = read(UINavigationBarAppearance(), value)
    func attributes(_ key: String) -> [NSAttributedString.Key: Any]? {
      value.element.child(key: key).map { textAttributes($0, value.instance) }
    }
    if let title = attributes("titleTextAttributes") { appearance.titleTextAttributes = title }
    if let title = attributes("largeTitleTextAttributes") { appearance.largeTitleTextAttributes = title }
    return appearance
  }

  /// The attributes of a bar's titles.
  static func textAttributes(_ value: NibValue) -> [NSAttributedString.Key: Any] {
    textAttributes(value.element, value.instance)
  }

  private static func textAttributes(
    _ element: DocumentElement, _ instance: NibInstance
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let color = element.child(key: "textColor").flatMap({ instance.color($0) }) {
      attributes[.foregroundColor] = color
    }
    if let font = element.child(key: "fontDescription").flatMap({ instance.font($0) }) {
      attributes[.font] = font
    }
    return attributes
  }

  static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]
}
