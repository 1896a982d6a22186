import CoreGraphics
import UIKit

extension ScreenHost {
  /// A picture of the screen on which each element that a screen reader stops at has a number, in the order of reading, with a legend beside it.
  ///
  /// The legend says what `accessibilityText()` says, without places and classes.
  public func accessibilityPicture() -> CGImage {
    let elements = window.windowsOnScreen.reversed().flatMap { AccessibilityTree.elements(of: $0) }
    return AccessibilityOverlay(
      screen: image(), size: window.bounds.size, scale: options.windowScale,
      elements: elements.map(AccessibilityReading.init),
      isRightToLeft: options.direction == .rtl
    ).picture()
  }
}

/// Draws numbers over a screen, and the legend.
@MainActor private struct AccessibilityOverlay {
  private static let legendWidth: CGFloat = 320
  private static let margin: CGFloat = 12
  private static let badge: CGFloat = 20
  /// Dark enough for white numbers on them.
  private static let colors: [UIColor] = [
    UIColor(red: 0.75, green: 0.10, blue: 0.15, alpha: 1), UIColor(red: 0.00, green: 0.35, blue: 0.75, alpha: 1),
    UIColor(red: 0.05, green: 0.45, blue: 0.20, alpha: 1), UIColor(red: 0.50, green: 0.15, blue: 0.60, alpha: 1),
    UIColor(red: 0.60, green: 0.33, blue: 0.00, alpha: 1), UIColor(red: 0.00, green: 0.42, blue: 0.45, alpha: 1),
  ]

  let screen: CGImage
  let size: CGSize
  let scale: Double
  let elements: [AccessibilityReading]
  let isRightToLeft: Bool

  func picture() -> CGImage {
    let texts = elements.map(legend)
    let width = Self.legendWidth - Self.badge - Self.margin * 3
    let heights = texts.map { text in
      max(
        Self.badge,
        text.boundingRect(
          with: CGSize(width: width, height: 10_000), options: [.usesLineFragmentOrigin], context: nil
        ).height.rounded(.up))
    }
    let needed = heights.reduce(Self.margin) { $0 + $1 + Self.margin }
    let whole = CGSize(width: size.width + Self.legendWidth, height: max(size.height, needed))
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: whole, format: format).image { context in
      UIColor(white: 0.96, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: whole))
      UIImage(cgImage: screen, scale: scale, orientation: .up).draw(in: CGRect(origin: .zero, size: size))
      for (index, element) in elements.enumerated() { mark(element.frame, index) }
      var y = Self.margin
      for (index, text) in texts.enumerated() {
        draw(number: index, at: CGPoint(x: size.width + Self.margin, y: y))
        text.draw(
          with: CGRect(
            x: size.width + Self.margin * 2 + Self.badge, y: y + 2, width: width, height: heights[index] + 4),
          options: [.usesLineFragmentOrigin], context: nil)
        y += heights[index] + Self.margin
      }
    }
    guard let result = image.cgImage else { fatalError("a renderer's picture has pixels") }
    return result
  }

  private func mark(_ frame: CGRect, _ index: Int) {
    let frame = frame.intersection(CGRect(origin: .zero, size: size))
    guard !frame.isNull, !frame.isEmpty else { return }
    let color = Self.colors[index % Self.colors.count]
    color.withAlphaComponent(0.16).setFill()
    UIBezierPath(rect: frame).fill()
    color.setStroke()
    let border = UIBezierPath(rect: frame.insetBy(dx: 1, dy: 1))
    border.lineWidth = 2
    border.stroke()
    // Where texts end rather than where they begin.
    draw(number: index, at: CGPoint(x: isRightToLeft ? frame.minX : frame.maxX - Self.badge, y: frame.minY))
  }

  private func draw(number index: Int, at point: CGPoint) {
    let place = CGRect(x: point.x, y: point.y, width: Self.badge, height: Self.badge)
    Self.colors[index % Self.colors.count].setFill()
    UIBezierPath(roundedRect: place, cornerRadius: 5).fill()
    let text = NSAttributedString(
      string: "\(index + 1)",
      attributes: [
        .font: UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold), .foregroundColor: UIColor.white,
      ])
    let size = text.size()
    text.draw(at: CGPoint(x: place.midX - size.width / 2, y: place.midY - size.height / 2))
  }

  private func legend(_ element: AccessibilityReading) -> NSAttributedString {
    let name = [element.label, element.value].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": ")
    let text = NSMutableAttributedString(
      string: name.isEmpty ? "(nothing to say)" : name,
      attributes: [.font: UIFont.systemFont(ofSize: 14, weight: .semibold), .foregroundColor: UIColor.black])
    var more = element.traits.words
    if let hint = element.hint, !hint.isEmpty { more.append(hint) }
    more += element.actions.map { "action \($0)" }
    if !more.isEmpty {
      text.append(
        NSAttributedString(
          string: "\n" + more.joined(separator: ", "),
          attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor(white: 0.3, alpha: 1)]))
    }
    return text
  }
}
