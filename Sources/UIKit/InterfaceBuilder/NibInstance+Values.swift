internal import InterfaceDocuments

/// Texts, colours, fonts and pictures as documents write them.
extension NibInstance {
  // MARK: Texts

  /// The text of an object's property in the language of the application; nil where it has none of its own.
  func localized(_ element: DocumentElement, _ property: String) -> String? {
    guard !document.strings.isEmpty, let id = element.id else { return nil }
    return document.strings["\(id).\(property)"]
  }

  /// A text with attributes: fragments, each with its own.
  func attributedText(_ element: DocumentElement) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let text = fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
      var attributes: [NSAttributedString.Key: Any] = [:]
      for value in fragment.list("attributes") {
        guard let key = value.key, let attribute = attribute(value) else { continue }
        attributes[NSAttributedString.Key(rawValue: key)] = attribute
      }
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  private func attribute(_ element: DocumentElement) -> Any? {
    switch element.name {
    case "color": return color(element)
    case "font", "fontDescription": return font(element)
    case "paragraphStyle": return paragraphStyle(element)
    case "integer": return element["value"].flatMap { Int($0) }
    case "real", "float": return element.number("value")
    case "string": return element.text
    default:
      tell(
        element, "the attribute \(element.key ?? element.name) of a text is not known",
        instead: "It is left out", cure: "set the attributed text in code")
      return nil
    }
  }

  private func paragraphStyle(_ element: DocumentElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = NibTable.alignments[element["alignment"] ?? ""] { style.alignment = alignment }
    if let mode = NibTable.wrappingModes[element["lineBreakMode"] ?? ""] { style.lineBreakMode = mode }
    if let number = element.number("lineSpacing") { style.lineSpacing = number }
    if let number = element.number("paragraphSpacing") { style.paragraphSpacing = number }
    if let number = element.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = number }
    if let number = element.number("headIndent") { style.headIndent = number }
    if let number = element.number("tailIndent") { style.tailIndent = number }
    if let number = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = number }
    if let number = element.number("minimumLineHeight") { style.minimumLineHeight = number }
    if let number = element.number("maximumLineHeight") { style.maximumLineHeight = number }
    if let number = element.number("lineHeightMultiple") { style.lineHeightMultiple = number }
    if let number = element.number("hyphenationFactor") { style.hyphenationFactor = Float(number) }
    return style
  }

  // MARK: Colours

  /// The colour of an element; nil for `<nil>`, and for one that cannot be understood.
  func color(_ element: DocumentElement) -> UIColor? {
    guard element.name == "color" else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let color = NibTable.systemColor(name) { return color }
      if let own = document.resourceColor("systemColor", name) { return components(own) }
      tell(
        element, "the system colour \(name) is not known", instead: "The object keeps its colour",
        cure: "choose another colour, or set it in code")
      return nil
    }
    if let name = element["name"] { return document.color(name) { namedColor(name, element) } }
    return components(element)
  }

  /// The colour of the catalogue; the document's copy without a catalogue.
  private func namedColor(_ name: String, _ element: DocumentElement) -> UIColor? {
    if ColorCatalogue.has(name, bundle: bundle) { return UIColor(named: name, in: bundle, compatibleWith: nil) }
    if let copy = document.resourceColor("namedColor", name), let color = components(copy) {
      tell(
        element, "there is no colour \"\(name)\" in the catalogues",
        instead: "The copy that the document keeps is used",
        cure: "put the asset catalogue beside the document")
      return color
    }
    return UIColor(named: name, in: bundle, compatibleWith: nil)
  }

  private func components(_ element: DocumentElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
    else {
      if let name = element["systemColor"] { return NibTable.systemColor(name) }
      tell(
        element, "the colour has no components", instead: "The object keeps its colour",
        cure: "choose the colour again in Xcode")
      return nil
    }
    // Other spaces than Display P3 have been sRGB since documents keep colours by space ("colorMatched").
    guard element["customColorSpace"] == "displayP3" else {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    guard let space = CGColorSpace(name: CGColorSpace.displayP3),
      let color = CGColor(colorSpace: space, components: [red, green, blue, alpha])
    else { return UIColor(red: red, green: green, blue: blue, alpha: alpha) }
    return UIColor(cgColor: color)
  }

  // MARK: Fonts

  /// The font of an element.
  func font(_ element: DocumentElement) -> UIFont? {
    if let style = element["style"] { return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    let size = element.number("pointSize") ?? element.number("size") ?? UIFont.systemFontSize
    let weight = element["weight"].flatMap { NibTable.weights[$0] }
    switch element["type"] {
    case "system": return UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
    case "boldSystem": return UIFont.boldSystemFont(ofSize: size)
    case "italicSystem": return UIFont.italicSystemFont(ofSize: size)
    default: break
    }
    guard let name = element["name"], element["metaFont"] == nil else {
      return UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
    }
    return UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
  }

  // MARK: Pictures

  /// The picture of an attribute, a symbol if the element's `catalog` is the system's.
  func image(_ element: DocumentElement, _ attribute: String) -> UIImage? {
    guard let name = variedAttributes(of: element)[attribute] ?? element[attribute] else { return nil }
    return image(named: name, isSymbol: element["catalog"] == "system", nil)
  }

  /// The picture that an `imageReference` names.
  func image(reference element: DocumentElement) -> UIImage? {
    guard let name = element["image"] else { return nil }
    var configuration: UIImage.SymbolConfiguration?
    if let scale = element["symbolScale"].flatMap({ NibTable.symbolScales[$0] }), scale != .unspecified {
      configuration = UIImage.SymbolConfiguration(scale: scale)
    }
    let image = image(named: name, isSymbol: element["catalog"] == "system", configuration)
    guard let mode = element["renderingMode"].flatMap({ NibTable.renderingModes[$0] }) else { return image }
    return image?.withRenderingMode(mode)
  }

  private func image(named name: String, isSymbol: Bool, _ configuration: UIImage.SymbolConfiguration?) -> UIImage? {
    if isSymbol { return UIImage(systemName: name, withConfiguration: configuration) }
    return UIImage(named: name, in: bundle, with: configuration)
  }

  /// How a symbol is to look.
  func symbolConfiguration(_ element: DocumentElement) -> UIImage.SymbolConfiguration? {
    var configuration = UIImage.SymbolConfiguration.unspecified
    switch element["configurationType"] {
    case "font":
      if let font = element.child(key: "fontDescription").flatMap({ font($0) }) {
        configuration = UIImage.SymbolConfiguration(font: font)
      }
    default:
      if let size = element.number("pointSize") { configuration = UIImage.SymbolConfiguration(pointSize: size) }
    }
    if let weight = element["weight"].flatMap({ NibTable.symbolWeights[$0] }) {
      configuration = configuration.applying(UIImage.SymbolConfiguration(weight: weight))
    }
    if let scale = element["scale"].flatMap({ NibTable.symbolScales[$0] }) {
      configuration = configuration.applying(UIImage.SymbolConfiguration(scale: scale))
    }
    return configuration
  }

  // MARK: Configurations

  /// The content of a cell that the document says by a configuration in place of views.
  func listContentConfiguration(_ element: DocumentElement) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.cell()
    let known: Set<String> = [
      "key", "id", "text", "secondaryText", "image", "catalog", "imageToTextPadding",
      "textToSecondaryTextHorizontalPadding", "textToSecondaryTextVerticalPadding",
    ]
    for attribute in element.attributes where !known.contains(attribute.name) {
      tell(
        element, "the attribute \(attribute.name)=\"\(attribute.value)\" of the content configuration is not read",
        instead: "The configuration keeps what it has without it", cure: "set it in code, in awakeFromNib()")
    }
    func text(_ name: String) -> String? {
      let text = element[name] ?? element.child(key: name)?.text
      return text?.isEmpty == true ? nil : text
    }
    configuration.text = text("text")
    configuration.secondaryText = text("secondaryText")
    configuration.image = element.child(key: "image").flatMap { image(reference: $0) } ?? image(element, "image")
    if let padding = element.number("imageToTextPadding") { configuration.imageToTextPadding = padding }
    if let padding = element.number("textToSecondaryTextHorizontalPadding") {
      configuration.textToSecondaryTextHorizontalPadding = padding
    }
    if let padding = element.number("textToSecondaryTextVerticalPadding") {
      configuration.textToSecondaryTextVerticalPadding = padding
    }
    return configuration
  }
}
