internal import InterfaceDocuments

extension NibTable {
  static let viewRules: [NibRules] = [
    NibRules(UIView.self, "view", "containerView") { the in
      the.set("frame") { view, value in if let rect = value.rect { view.frame = rect } }
      the.set("frameInset") { view, value in
        if let rect = value.instance.frame(of: value.owner) { view.frame = rect }
      }
      the.set("autoresizingMask") { $0.autoresizingMask = autoresizingMask($1.element) }
      the.set("translatesAutoresizingMaskIntoConstraints") { view, value in
        // A view that no constraint names stands where it was put.
        view.translatesAutoresizingMaskIntoConstraints =
          value.flag || value.instance.document.placement.isPlacedByFrame(value.owner)
      }
      the.choice("contentMode", \.contentMode, contentModes)
      the.choice("semanticContentAttribute", \.semanticContentAttribute, semanticContents)
      the.flag("opaque", \.isOpaque)
      the.flag("clipsSubviews", \.clipsToBounds)
      the.flag("userInteractionEnabled", \.isUserInteractionEnabled)
      the.flag("multipleTouchEnabled", \.isMultipleTouchEnabled)
      the.flag("exclusiveTouch", \.isExclusiveTouch)
      the.flag("autoresizesSubviews", \.autoresizesSubviews)
      the.integer("tag", \.tag)
      the.text("restorationIdentifier", \.restorationIdentifier)
      the.number("alpha", \.alpha)
      the.set("hidden") { $0.isHidden = $1.flag }
      the.flag("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
      the.flag("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
      the.set("layoutMargins") { view, value in if let insets = value.insets { view.layoutMargins = insets } }
      the.set("directionalLayoutMargins") { $0.directionalLayoutMargins = directionalInsets($1.element) }
      the.set("horizontalHuggingPriority") { hug($0, $1, .horizontal) }
      the.set("verticalHuggingPriority") { hug($0, $1, .vertical) }
      the.set("horizontalCompressionResistancePriority") { resist($0, $1, .horizontal) }
      the.set("verticalCompressionResistancePriority") { resist($0, $1, .vertical) }
      the.color("backgroundColor", \.backgroundColor)
      the.set("tintColor") { view, value in if let color = value.color { view.tintColor = color } }
      the.set("accessibility") { $0.readAccessibility($1) }
      the.set("accessibilityConfiguration") { $0.readAccessibility($1) }
      the.elements("viewLayoutGuide") { view, value in view.readGuides(value) }
      the.set("subviews") { view, value in for subview in value.objects(UIView.self) { view.addSubview(subview) } }
      // The editor's own, and the natural size of views that have none, which is there while one edits only.
      the.ignore(
        "clearsContextBeforeDrawing", "appearanceType", "focusGroupIdentifier", "pointerInteraction",
        "sizeToFitOnLaunch")
    },
    NibRules(UIStackView.self, "stackView") { the in
      the.set("axis") { view, value in
        if let axis = value.choice(["vertical": NSLayoutConstraint.Axis.vertical, "horizontal": .horizontal]) {
          view.axis = axis
        }
      }
      the.choice(
        "distribution", \.distribution,
        [
          "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
          "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ])
      the.choice(
        "alignment", \.alignment,
        [
          "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
          "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ])
      the.number("spacing", \.spacing)
      the.set("spacingType") { stack, value in
        if value.attribute == "standard" { stack.spacing = UIStackView.spacingUseSystem }
      }
      the.flag("baselineRelativeArrangement", \.isBaselineRelativeArrangement)
      the.set("layoutMargins") { stack, value in
        guard let insets = value.insets else { return }
        stack.layoutMargins = insets
        // Documents have margins of stacks only where the stack keeps to them.
        stack.isLayoutMarginsRelativeArrangement = true
      }
      the.set("directionalLayoutMargins") { stack, value in
        stack.directionalLayoutMargins = directionalInsets(value.element)
        stack.isLayoutMarginsRelativeArrangement = true
      }
      the.set("subviews") { stack, value in
        for element in value.element.children {
          guard let view = value.instance.make(element) as? UIView else { continue }
          stack.addArrangedSubview(view)
          if let spacing = element.child(key: "customSpacing")?.number("value") {
            stack.setCustomSpacing(spacing, after: view)
          }
        }
      }
    },
    NibRules(UIImageView.self, "imageView") { the in
      the.image("image", \.image)
      the.image("highlightedImage", \.highlightedImage)
      the.flag("highlighted", \.isHighlighted)
      the.flag(
        "adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory)
      the.set("preferredSymbolConfiguration") { view, value in
        view.preferredSymbolConfiguration = value.instance.symbolConfiguration(value.element)
      }
    },
    NibRules(UIWindow.self, "window") { the in
      the.outlet("rootViewController") { (window: UIWindow, controller: UIViewController) in
        window.rootViewController = controller
      }
    },
  ]

  static func autoresizingMask(_ element: DocumentElement) -> UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    if element.isSet("flexibleMinX") { mask.insert(.flexibleLeftMargin) }
    if element.isSet("widthSizable") { mask.insert(.flexibleWidth) }
    if element.isSet("flexibleMaxX") { mask.insert(.flexibleRightMargin) }
    if element.isSet("flexibleMinY") { mask.insert(.flexibleTopMargin) }
    if element.isSet("heightSizable") { mask.insert(.flexibleHeight) }
    if element.isSet("flexibleMaxY") { mask.insert(.flexibleBottomMargin) }
    return mask
  }

  static func directionalInsets(_ element: DocumentElement) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: element.number("top") ?? 0, leading: element.number("leading") ?? 0,
      bottom: element.number("bottom") ?? 0, trailing: element.number("trailing") ?? 0)
  }

  private static func hug(_ view: UIView, _ value: NibValue, _ axis: NSLayoutConstraint.Axis) {
    guard let priority = priority(value) else { return }
    view.setContentHuggingPriority(priority, for: axis)
  }

  private static func resist(_ view: UIView, _ value: NibValue, _ axis: NSLayoutConstraint.Axis) {
    guard let priority = priority(value) else { return }
    view.setContentCompressionResistancePriority(priority, for: axis)
  }

  private static func priority(_ value: NibValue) -> UILayoutPriority? {
    guard let number = value.number, number > 0, number <= 1000 else { return nil }
    return UILayoutPriority(Float(number))
  }
}

extension UIView {
  /// Knows the guides of the view by the names that constraints have of them.
  fileprivate func readGuides(_ value: NibValue) {
    for guide in value.owner.children where guide.name == "viewLayoutGuide" {
      guard let id = guide.id else { continue }
      switch (guide.key, self) {
      case ("contentLayoutGuide", let view as UIScrollView): value.instance.register(view.contentLayoutGuide, id: id)
      case ("frameLayoutGuide", let view as UIScrollView): value.instance.register(view.frameLayoutGuide, id: id)
      case ("layoutMargins", _): value.instance.register(layoutMarginsGuide, id: id)
      case ("readableContent", _): value.instance.register(readableContentGuide, id: id)
      case ("keyboard", _): value.instance.register(keyboardLayoutGuide, id: id)
      default: value.instance.register(safeAreaLayoutGuide, id: id)
      }
    }
  }

  fileprivate func readAccessibility(_ value: NibValue) {
    let element = value.element
    if let label = value.instance.localized(value.owner, "accessibilityLabel") ?? element["label"] {
      accessibilityLabel = label
    }
    if let identifier = element["identifier"] { accessibilityIdentifier = identifier }
  }
}
