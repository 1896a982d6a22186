import Foundation

extension UIImage {
  func write(to coder: NSCoder) {
    switch content {
    case .empty: break
    case .bitmap(let image): coder.encode(NSData(data: image.pngData()), forKey: "UIImageData")
    case .symbol(let glyph): coder.encode(NSString(string: glyph.name), forKey: "UISymbolName")
    }
    if let configurationStorage { Self.write(configurationStorage, to: coder) }
    coder.encode(Double(attributes.scale), forKey: "UIScale")
    coder.encode(attributes.orientation.rawValue, forKey: "UIImageOrientation")
    coder.encode(attributes.renderingMode.rawValue, forKey: "UIRenderingMode")
    coder.encode(attributes.tint, forKey: "UITintColor")
    if let baseline = attributes.baseline { coder.encode(Double(baseline), forKey: "UIBaseline") }
    coder.encode(attributes.flipsForRightToLeft, forKey: "UIFlipsForRightToLeft")
    coder.encode(attributes.isResizable, forKey: "UIResizable")
    coder.encode(attributes.resizingMode.rawValue, forKey: "UIResizingMode")
    Self.write(attributes.capInsets, "UICapInsets", to: coder)
    Self.write(attributes.alignmentRectInsets, "UIAlignmentRectInsets", to: coder)
  }

  static func parts(of coder: NSCoder) -> Parts? {
    let configuration = configuration(of: coder)
    var parts: Parts
    if let name = coder.object(of: NSString.self, "UISymbolName").map({ String(describing: $0) }) {
      guard let drawing = SymbolCatalogue.drawing(named: name) else { return nil }
      parts = symbol(name, drawing: drawing, configuration: configuration)
    } else if let data = coder.object(of: NSData.self, "UIImageData") {
      guard let file = ImageFile.decode(Data(referencing: data), scale: 1) else { return nil }
      parts = Parts(content: file.content, configuration: configuration)
    } else {
      parts = Parts(content: .empty)
    }
    parts.attributes.scale = CGFloat(coder.decodeDouble(forKey: "UIScale"))
    parts.attributes.orientation = Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up
    parts.attributes.renderingMode =
      RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
    parts.attributes.tint = coder.object(of: UIColor.self, "UITintColor")
    if coder.containsValue(forKey: "UIBaseline") {
      parts.attributes.baseline = CGFloat(coder.decodeDouble(forKey: "UIBaseline"))
    }
    parts.attributes.flipsForRightToLeft = coder.decodeBool(forKey: "UIFlipsForRightToLeft")
    parts.attributes.isResizable = coder.decodeBool(forKey: "UIResizable")
    parts.attributes.resizingMode = ResizingMode(rawValue: coder.decodeInteger(forKey: "UIResizingMode")) ?? .tile
    parts.attributes.capInsets = insets("UICapInsets", of: coder)
    parts.attributes.alignmentRectInsets = insets("UIAlignmentRectInsets", of: coder)
    return parts
  }

  /// By its values, since Foundation archives no classes that are in others.
  private static func write(_ configuration: Configuration, to coder: NSCoder) {
    let symbol = configuration.symbol
    if let traits = configuration.traitCollection { coder.encode(traits, forKey: "UIConfigurationTraits") }
    if let style = symbol.textStyle { coder.encode(NSString(string: style.rawValue), forKey: "UISymbolTextStyle") }
    coder.encode(Double(symbol.pointSize), forKey: "UISymbolPointSize")
    coder.encode(symbol.weight.rawValue, forKey: "UISymbolWeight")
    coder.encode(symbol.scale.rawValue, forKey: "UISymbolScale")
    if let locale = configuration.locale { coder.encode(NSString(string: locale.identifier), forKey: "UIImageLocale") }
    guard let colors = symbol.colors else { return }
    coder.encode(colors.isHierarchical, forKey: "UISymbolHierarchical")
    coder.encode(colors.colors.count, forKey: "UISymbolColors")
    for (number, color) in colors.colors.enumerated() { coder.encode(color, forKey: "UISymbolColor\(number)") }
  }

  private static func configuration(of coder: NSCoder) -> Configuration? {
    guard coder.containsValue(forKey: "UISymbolPointSize") else { return nil }
    var symbol = Configuration.SymbolValues()
    symbol.pointSize = CGFloat(coder.decodeDouble(forKey: "UISymbolPointSize"))
    symbol.weight = SymbolWeight(rawValue: coder.decodeInteger(forKey: "UISymbolWeight")) ?? .unspecified
    symbol.scale = SymbolScale(rawValue: coder.decodeInteger(forKey: "UISymbolScale")) ?? .unspecified
    if coder.containsValue(forKey: "UISymbolColors") {
      let count = max(0, min(coder.decodeInteger(forKey: "UISymbolColors"), 16))
      symbol.colors = Configuration.SymbolColors(
        isHierarchical: coder.decodeBool(forKey: "UISymbolHierarchical"),
        colors: (0..<count).compactMap { coder.object(of: UIColor.self, "UISymbolColor\($0)") })
    }
    let locale = coder.object(of: NSString.self, "UIImageLocale").map { Locale(identifier: String(describing: $0)) }
    let style = coder.object(of: NSString.self, "UISymbolTextStyle")
    symbol.textStyle = style.map { UIFont.TextStyle(rawValue: String(describing: $0)) }
    let traits = coder.object(of: UITraitCollection.self, "UIConfigurationTraits")
    return SymbolConfiguration.unspecified.replacing(traits: traits, symbol: symbol).withLocale(locale)
  }

  private static func write(_ insets: UIEdgeInsets, _ key: String, to coder: NSCoder) {
    for (side, value) in [("T", insets.top), ("L", insets.left), ("B", insets.bottom), ("R", insets.right)] {
      coder.encode(Double(value), forKey: key + side)
    }
  }

  private static func insets(_ key: String, of coder: NSCoder) -> UIEdgeInsets {
    let sides = ["T", "L", "B", "R"].map { CGFloat(coder.decodeDouble(forKey: key + $0)) }
    return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}
