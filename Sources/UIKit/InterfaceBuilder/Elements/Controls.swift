internal import InterfaceDocuments

extension NibTable {
  static let controlRules: [NibRules] = [
    NibRules(UIControl.self, "control") { the in
      the.choice(
        "contentHorizontalAlignment", \.contentHorizontalAlignment,
        [
          "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
          "trailing": .trailing,
        ])
      the.choice(
        "contentVerticalAlignment", \.contentVerticalAlignment,
        ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
      the.flag("enabled", \.isEnabled)
      the.flag("selected", \.isSelected)
      the.flag("highlighted", \.isHighlighted)
    },
    NibRules(UIButton.self, "button") { the in
      the.set("fontDescription") { button, value in if let font = value.font { button.titleLabel?.font = font } }
      the.set("lineBreakMode") { button, value in
        if let mode = value.choice(lineBreakModes) { button.titleLabel?.lineBreakMode = mode }
      }
      the.insets("contentEdgeInsets", \.contentEdgeInsets)
      the.insets("titleEdgeInsets", \.titleEdgeInsets)
      the.insets("imageEdgeInsets", \.imageEdgeInsets)
      the.elements("state") { button, value in
        for element in value.owner.children where element.name == "state" { button.readState(element, value) }
      }
      the.set("titleShadowOffset") { button, value in
        if let size = value.size { button.titleLabel?.shadowOffset = size }
      }
      the.flag("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction)
      the.flag("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
      the.flag("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
      the.flag("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
      the.flag(
        "adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory)
      the.set("configuration") { $0.readConfiguration($1) }
      the.ignore(
        "buttonType", "normal", "highlighted", "selected", "disabled", "focused", "springLoaded",
        // Said by the attributed titles themselves.
        "hasAttributedTitle",
        // Of what is seen while a finger is down: deprecated in iOS 15, and of no effect there.
        "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted")
    },
    NibRules(UISwitch.self, "switch") { the in
      the.flag("on", \.isOn)
      the.color("onTintColor", \.onTintColor)
      the.color("thumbTintColor", \.thumbTintColor)
    },
    NibRules(UIProgressView.self, "progressView") { the in
      the.choice("progressViewStyle", \.progressViewStyle, ["default": .default, "bar": .bar])
      the.float("progress", \.progress)
      the.color("progressTintColor", \.progressTintColor)
      the.color("trackTintColor", \.trackTintColor)
      the.image("progressImage", \.progressImage)
      the.image("trackImage", \.trackImage)
    },
    NibRules(UIActivityIndicatorView.self, "activityIndicatorView") { the in
      the.choice(
        "style", \.style,
        ["medium": .medium, "large": .large, "gray": .medium, "white": .medium, "whiteLarge": .large])
      the.flag("hidesWhenStopped", \.hidesWhenStopped, missing: "NO")
      the.set("color") { view, value in if let color = value.color { view.color = color } }
      the.set("animating") { view, value in if value.flag { view.startAnimating() } }
    },
    NibRules(UIRefreshControl.self, "refreshControl") { the in
      the.set("attributedTitle") { control, value in
        control.attributedTitle = value.instance.attributedText(value.element)
      }
    },
  ]

  static let buttonTypes: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled, "focused": .focused,
  ]
}

extension UIButton {
  /// Reads the content of a button for one state.
  fileprivate func readState(_ element: DocumentElement, _ value: NibValue) {
    guard let key = element.key, let state = NibTable.states[key] else { return }
    let instance = value.instance
    let title = instance.localized(value.owner, "\(key)Title") ?? element["title"] ?? element.child(key: "title")?.text
    if let title { setTitle(title, for: state) }
    if let attributed = element.child(key: "attributedTitle") {
      setAttributedTitle(instance.attributedText(attributed), for: state)
    }
    if let color = element.child(key: "titleColor").flatMap({ instance.color($0) }) { setTitleColor(color, for: state) }
    if let color = element.child(key: "titleShadowColor").flatMap({ instance.color($0) }) {
      setTitleShadowColor(color, for: state)
    }
    if let image = readImage("image", element, instance) { setImage(image, for: state) }
    if let image = readImage("backgroundImage", element, instance) { setBackgroundImage(image, for: state) }
    if let configuration = element.child(key: "preferredSymbolConfiguration") {
      setPreferredSymbolConfiguration(instance.symbolConfiguration(configuration), forImageIn: state)
    }
  }

  private func readImage(_ name: String, _ element: DocumentElement, _ instance: NibInstance) -> UIImage? {
    element.child(key: name).flatMap { instance.image(reference: $0) } ?? instance.image(element, name)
  }

  /// The look of a button of today.
  fileprivate func readConfiguration(_ value: NibValue) {
    let element = value.element
    let instance = value.instance
    var configuration: Configuration
    switch element["style"] {
    case "filled": configuration = .filled()
    case "tinted": configuration = .tinted()
    case "gray": configuration = .gray()
    default: configuration = .plain()
    }
    configuration.title =
      instance.localized(value.owner, "configuration.title") ?? element["title"] ?? element.child(key: "title")?.text
    configuration.subtitle =
      instance.localized(value.owner, "configuration.subtitle") ?? element["subtitle"]
      ?? element.child(key: "subtitle")?.text
    configuration.image = readImage("image", element, instance)
    if let symbol = element.child(key: "preferredSymbolConfigurationForImage") {
      configuration.preferredSymbolConfigurationForImage = instance.symbolConfiguration(symbol)
    }
    configuration.baseForegroundColor = element.child(key: "baseForegroundColor").flatMap { instance.color($0) }
    configuration.baseBackgroundColor = element.child(key: "baseBackgroundColor").flatMap { instance.color($0) }
    let sizes: [String: Configuration.Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
    if let size = sizes[element["buttonSize"] ?? ""] { configuration.buttonSize = size }
    let corners: [String: Configuration.CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    if let style = corners[element["cornerStyle"] ?? ""] { configuration.cornerStyle = style }
    let places: [String: NSDirectionalRectEdge] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    if let place = places[element["imagePlacement"] ?? ""] { configuration.imagePlacement = place }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    let alignments: [String: Configuration.TitleAlignment] = [
      "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    if let alignment = alignments[element["titleAlignment"] ?? ""] { configuration.titleAlignment = alignment }
    if let insets = element.child(key: "contentInsets") {
      configuration.contentInsets = NibTable.directionalInsets(insets)
    }
    self.configuration = configuration
  }
}
