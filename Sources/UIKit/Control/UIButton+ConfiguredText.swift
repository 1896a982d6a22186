import Foundation

/// A text of a configuration: plain or with attributes, and the transformer of its attributes.
struct ButtonText: Hashable {
  private var plain: String?
  var attributed: AttributedString?
  var transformerPart: TextTransformerPart?

  init(_ plain: String? = nil, transformer: TextTransformerPart? = nil) {
    self.plain = plain
    transformerPart = transformer
  }

  var string: String? { attributed.map { String($0.characters) } ?? plain }
  var attributedString: AttributedString? { attributed ?? plain.map { AttributedString($0) } }

  /// The text as it is drawn; nil where a label's own attributes are enough.
  func styled(font: UIFont, color: UIColor) -> NSAttributedString? {
    guard attributed != nil || transformerPart != nil, var text = attributedString else { return nil }
    var attributes = AttributeContainer([.font: font, .foregroundColor: color])
    if let transformerPart { attributes = transformerPart.transformer(attributes) }
    text.mergeAttributes(attributes, mergePolicy: .keepCurrent)
    return NSAttributedString(text)
  }
}

extension UIButton.Configuration {
  /// The configuration with the colours that it has for a button in its present state: touched, disabled or selected.
  ///
  /// For handlers that want to change what a state looks like, and for buttons that do not follow their state by themselves.
  @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
    var updated = forSelection(button.isSelected)
    let color = updated.foreground(tint: button.configuredTint, isEnabled: button.isEnabled)
    let ground = updated.background(
      tint: button.configuredTint, isEnabled: button.isEnabled, isHighlighted: button.isHighlighted)
    updated.baseForegroundColor = color
    if !updated.background.hasOwnColor { updated.background.backgroundColor = ground ?? .clear }
    return updated
  }

  /// The configuration as a selected button shows it.
  func forSelection(_ isSelected: Bool) -> UIButton.Configuration {
    guard isSelected, automaticallyUpdateForSelection else { return self }
    var selected = self
    switch kind {
    case .plain, .gray: selected.kind = .tinted
    case .tinted, .filled: selected.kind = .filled
    }
    return selected
  }
}

extension UIButton {
  /// The configuration in the present state, as far as that is selection.
  var shownConfiguration: Configuration? {
    configuration.map { automaticallyUpdatesConfiguration ? $0.forSelection(isSelected) : $0 }
  }
}
