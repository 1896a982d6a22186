import UIKit

/// The attributes behind the frame, in a fixed order, each left out with its usual value.
extension LayoutText {
  func attributes(of view: UIView) -> [String] {
    var list: [String] = []
    if let identifier = view.accessibilityIdentifier { list.append("id=\(Self.quoted(identifier))") }
    if let label = view.ownAccessibilityLabel { list.append("label=\(Self.quoted(label))") }
    if view.tag != 0 { list.append("tag=\(view.tag)") }
    if view.isHidden && !(view is UIWindow) { list.append("hidden") }
    if view.alpha != 1 { list.append("alpha=\(Self.number(view.alpha))") }
    if view.transform != .identity { list.append("transform=\(Self.numbers(view.transform))") }
    list += contents(of: view)
    if let color = view.backgroundColor { list.append("bg=\(Self.name(of: color, view.traitCollection))") }
    let layer = view.layer
    if layer.cornerRadius != 0 { list.append("radius=\(Self.number(layer.cornerRadius))") }
    if layer.borderWidth != 0 { list.append("border=\(Self.number(layer.borderWidth))") }
    if layer.shadowOpacity != 0 { list.append("shadow=\(Self.number(CGFloat(layer.shadowOpacity)))") }
    return list
  }

  /// The contents of views of UIKit's own classes.
  private func contents(of view: UIView) -> [String] {
    switch view {
    case let label as UILabel: contents(of: label)
    case let imageView as UIImageView: contents(of: imageView)
    case let stackView as UIStackView:
      ["axis=\(stackView.axis == .vertical ? "vertical" : "horizontal")"]
        + (stackView.spacing == 0 ? [] : ["spacing=\(Self.number(stackView.spacing))"])
    case let scrollView as UIScrollView: contents(of: scrollView)
    default: []
    }
  }

  private func contents(of label: UILabel) -> [String] {
    guard let text = label.text, !text.isEmpty else { return [] }
    var list = ["text=\(Self.quoted(text))", "font=\(label.font.fontName)/\(Self.number(label.font.pointSize))"]
    if let color = label.textColor { list.append("color=\(Self.name(of: color, label.traitCollection))") }
    if label.numberOfLines != 1 { list.append("lines=\(label.numberOfLines)") }
    return list
  }

  private func contents(of imageView: UIImageView) -> [String] {
    guard let image = imageView.image else { return [] }
    var list = [
      image.layoutTextName.map { "image=\(Self.quoted($0))" }
        ?? "image=(\(Self.number(image.size.width)) \(Self.number(image.size.height)))"
    ]
    if image.renderingMode == .alwaysTemplate || image.isSymbolImage {
      list.append("tint=\(Self.name(of: imageView.tintColor, imageView.traitCollection))")
    }
    return list
  }

  private func contents(of scrollView: UIScrollView) -> [String] {
    let (offset, size, inset) = (scrollView.contentOffset, scrollView.contentSize, scrollView.adjustedContentInset)
    var list = [
      "offset=(\(Self.number(offset.x)) \(Self.number(offset.y)))",
      "content=(\(Self.number(size.width)) \(Self.number(size.height)))",
    ]
    if inset != .zero {
      let parts = [inset.top, inset.left, inset.bottom, inset.right].map(Self.number)
      list.append("inset=(\(parts.joined(separator: " ")))")
    }
    return list
  }

  /// The system's name of a colour, or its components as `#RRGGBB`, with two more digits when it is not opaque.
  static func name(of color: UIColor, _ traits: UITraitCollection) -> String {
    if let name = color.systemName { return name }
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let components = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return "#" + components.map(hexadecimal).joined()
  }

  private static func hexadecimal(_ component: CGFloat) -> String {
    let value = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
    let digits = String(value, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }

  private static func numbers(_ transform: CGAffineTransform) -> String {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(number)
    return "(\(parts.joined(separator: " ")))"
  }
}
