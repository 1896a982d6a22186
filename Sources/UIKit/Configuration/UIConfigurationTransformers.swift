/// Makes one colour out of another: a configuration's base colour into what a state shows.
public struct UIConfigurationColorTransformer {
  /// The function.
  public let transform: (UIColor) -> UIColor
  /// Copies are the same; a function cannot be compared.
  fileprivate let identity = TransformerIdentity()

  /// Makes a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The colour that another one is made into.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey that is as bright as the colour, with the same alpha.
  ///
  /// The brightness is the luma of the sRGB components by Rec. 709, a rule: what iOS weighs with is not known.
  public nonisolated(unsafe) static let grayscale = UIConfigurationColorTransformer(\.grey)

  /// The system's accent colour; iOS has none, so that the colour stays.
  public nonisolated(unsafe) static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// A grey in the place of a tint that is to stand back; the same as `grayscale`, a rule.
  public nonisolated(unsafe) static let monochromeTint = UIConfigurationColorTransformer(\.grey)
}

/// A transformer as a part of configurations, which are compared.
struct ColorTransformerPart: Hashable {
  let transformer: UIConfigurationColorTransformer

  init?(_ transformer: UIConfigurationColorTransformer?) {
    guard let transformer else { return nil }
    self.transformer = transformer
  }

  static func == (left: ColorTransformerPart, right: ColorTransformerPart) -> Bool {
    left.transformer.identity === right.transformer.identity
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(transformer.identity)) }
}

/// Makes attributes of text out of others.
public struct UIConfigurationTextAttributesTransformer {
  /// The function.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Copies are the same; a function cannot be compared.
  fileprivate let identity = TransformerIdentity()

  /// Makes a transformer from a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// The attributes that others are made into.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// The same for attributes of text.
struct TextTransformerPart: Hashable {
  let transformer: UIConfigurationTextAttributesTransformer

  init?(_ transformer: UIConfigurationTextAttributesTransformer?) {
    guard let transformer else { return nil }
    self.transformer = transformer
  }

  static func == (left: TextTransformerPart, right: TextTransformerPart) -> Bool {
    left.transformer.identity === right.transformer.identity
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(transformer.identity)) }
}

private final class TransformerIdentity: Sendable {}

extension UIColor {
  /// The grey that is as bright; a dynamic colour stays dynamic.
  fileprivate var grey: UIColor {
    UIColor(dynamicProvider: { traits in
      let value = self.resolvedColor(with: traits).components
      let luma = 0.2126 * value.red + 0.7152 * value.green + 0.0722 * value.blue
      return UIColor(white: luma, alpha: value.alpha)
    })
  }
}
