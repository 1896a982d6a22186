import CoreGraphics
import UIKit

/// An element of a screen that a person who does not see it well, or taps less exactly, cannot use.
public struct AccessibilityIssue: Hashable, Sendable, CustomStringConvertible {
  /// The kind of an issue.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An element that a screen reader stops at and has nothing to say of.
    case missingLabel = "missing label"
    /// An element for taps of less than 44 × 44 points.
    case smallTarget = "small target"
    /// Text with a contrast to its background of less than 4.5 : 1, or 3 : 1 from 18 points on and for bold text.
    case lowContrast = "low contrast"
    /// Text of which a part is cut off or replaced by an ellipsis.
    case clippedText = "clipped text"
    /// Elements without a certain order of reading, or with another than the visible order: two in one place, an
    /// element left out or named twice by `accessibilityElements`, or named after an element below.
    case noOrder = "no order"
  }

  // Silent: AccessibilityIssue.kind, element, frame, details | printed by description
  /// The kind of issue.
  public var kind: Kind
  /// The class of the view, with its label or text.
  public var element: String
  /// The frame of the element on the screen.
  public var frame: CGRect
  /// The extent of the issue, in words.
  public var details: String

  /// The issue on one line: its kind, element and place, with the numbers.
  public var description: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(LayoutText.number)
    return "\(kind.rawValue): \(element) at (\(numbers.joined(separator: " "))): \(details)"
  }
}

extension ScreenHost {
  /// The issues of the screen as it is shown, in the order of reading, then of the views.
  ///
  /// Contrast is measured in the picture: the colour of the text against that along the edges of its view; over
  /// photographs and the like against the picture behind each letter, of which a tenth may have less. Texts of tab
  /// bars, and the sizes of UIKit's own controls (switches, steppers, sliders, segments, page controls, search fields),
  /// are not judged. Sizes are those of the area in which a finger reaches the element, which `point(inside:with:)` may
  /// have made larger.
  public func accessibilityIssues(
    _ kinds: Set<AccessibilityIssue.Kind> = Set(AccessibilityIssue.Kind.allCases)
  ) -> [AccessibilityIssue] {
    var audit = AccessibilityAudit(host: self, kinds: kinds)
    return audit.issues()
  }
}

/// Finds the accessibility issues of a screen.
@MainActor struct AccessibilityAudit {
  /// Apple's Human Interface Guidelines, "Buttons": at least 44 × 44 points.
  private static let smallestTarget: CGFloat = 44

  let host: ScreenHost
  let kinds: Set<AccessibilityIssue.Kind>
  private var found: [AccessibilityIssue] = []
  private lazy var picture: CGImage = host.image()

  init(host: ScreenHost, kinds: Set<AccessibilityIssue.Kind>) { (self.host, self.kinds) = (host, kinds) }

  mutating func issues() -> [AccessibilityIssue] {
    for window in host.window.windowsOnScreen.reversed() {
      let elements = AccessibilityTree.elements(of: window)
      for element in elements {
        checkLabel(element)
        checkTarget(element, in: window)
      }
      if kinds.contains(.noOrder) { checkOrder(of: elements, in: window) }
      visit(window, in: window, alpha: 1)
    }
    return found
  }

  mutating func add(_ kind: AccessibilityIssue.Kind, _ object: NSObject, _ frame: CGRect, _ details: String) {
    guard kinds.contains(kind) else { return }
    let text = AccessibilityReading(object).label ?? (object as? UILabel)?.text ?? ""
    let identifier = AccessibilityReading(object).identifier.map { " id=\(LayoutText.quoted($0))" } ?? ""
    found.append(
      AccessibilityIssue(
        kind: kind, element: "\(type(of: object)) \(LayoutText.quoted(String(text.prefix(60))))\(identifier)",
        frame: frame,
        details: details))
  }

  private mutating func checkLabel(_ element: NSObject) {
    let reading = AccessibilityReading(element)
    func isEmpty(_ text: String?) -> Bool { text?.contains { !$0.isWhitespace } != true }
    guard isEmpty(reading.label), isEmpty(reading.value) else { return }
    add(
      .missingLabel, element, reading.frame,
      "set its accessibilityLabel, or isAccessibilityElement = false where it says nothing")
  }

  // MARK: Targets

  private static let ofFixedSize: [UIView.Type] = [
    UISwitch.self, UIStepper.self, UISlider.self, UISegmentedControl.self, UIPageControl.self,
    UISearchTextField.self,
  ]

  private mutating func checkTarget(_ element: NSObject, in window: UIWindow) {
    let reading = AccessibilityReading(element)
    let isTapped =
      !reading.traits.isDisjoint(with: [.button, .link, .keyboardKey, .searchField])
      || (element as? UIControl)?.isEnabled == true
    guard isTapped, !reading.traits.contains(.notEnabled) else { return }
    let view = element as? UIView
    if let view, Self.ofFixedSize.contains(where: { view.isKind(of: $0) }) { return }
    // What is scrolled out in part has its other part elsewhere.
    guard window.bounds.contains(reading.frame) else { return }
    let size = view.map { reach(of: $0, in: window, reading.frame) } ?? reading.frame.size
    guard size.width < Self.smallestTarget - 0.5 || size.height < Self.smallestTarget - 0.5 else { return }
    add(
      .smallTarget, element, reading.frame,
      "a finger reaches it on \(LayoutText.number(size.width)) × \(LayoutText.number(size.height)) points; at least 44 × 44 are needed"
    )
  }

  /// The width and height on which a finger in the middle of the frame reaches the view.
  private func reach(of view: UIView, in window: UIWindow, _ frame: CGRect) -> CGSize {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    func reaches(_ x: CGFloat, _ y: CGFloat) -> Bool {
      window.hitTest(CGPoint(x: middle.x + x, y: middle.y + y), with: nil)?.isDescendant(of: view) == true
    }
    // Something lies over it: its frame is all that can be said.
    guard reaches(0, 0) else { return frame.size }
    func length(_ x: CGFloat, _ y: CGFloat, atLeast half: CGFloat) -> CGFloat {
      var length: CGFloat = half
      while length < Self.smallestTarget, reaches(x * (length + 0.5), y * (length + 0.5)) { length += 1 }
      return length
    }
    let (width, height) = (frame.width / 2, frame.height / 2)
    return CGSize(
      width: length(-1, 0, atLeast: width) + length(1, 0, atLeast: width),
      height: length(0, -1, atLeast: height) + length(0, 1, atLeast: height))
  }

  // MARK: Texts

  private mutating func visit(_ view: UIView, in window: UIWindow, alpha: CGFloat) {
    let alpha = alpha * view.alpha
    guard !view.isHidden, alpha > 0.01 else { return }
    if let label = view as? UILabel { check(label, in: window, alpha: alpha) }
    for subview in view.subviews { visit(subview, in: window, alpha: alpha) }
  }

  private mutating func check(_ label: UILabel, in window: UIWindow, alpha: CGFloat) {
    guard let text = label.text, text.contains(where: { !$0.isWhitespace }), !label.bounds.isEmpty else { return }
    let frame = label.convert(label.bounds, to: window)
    guard !frame.intersection(window.bounds).isEmpty else { return }
    if let words = clipping(of: label) { add(.clippedText, label, frame, words) }
    if kinds.contains(.lowContrast), isActive(label), window.bounds.contains(frame) {
      checkContrast(label, frame, alpha)
    }
  }

  /// The hidden part of a label's text, in words; nil if all of it is shown.
  private func clipping(of label: UILabel) -> String? {
    let unlimited = CGRect(x: 0, y: 0, width: label.bounds.width, height: 100_000)
    if label.numberOfLines == 1 {
      let wide = CGRect(x: 0, y: 0, width: 100_000, height: 100_000)
      let width = label.textRect(forBounds: wide, limitedToNumberOfLines: 1).width
      let smallest = label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.01) : 1
      guard width * smallest > label.bounds.width + 1 else { return height(of: label, lines: 1, unlimited) }
      return
        "its line is \(LayoutText.number(width.rounded(.up))) points wide, and there are \(LayoutText.number(label.bounds.width))"
    }
    let all = label.textRect(forBounds: unlimited, limitedToNumberOfLines: 0).height
    let shown = label.textRect(forBounds: unlimited, limitedToNumberOfLines: label.numberOfLines).height
    if all > shown + 1 { return "its text needs more lines than the \(label.numberOfLines) that numberOfLines allows" }
    return height(of: label, lines: label.numberOfLines, unlimited)
  }

  private func height(of label: UILabel, lines: Int, _ bounds: CGRect) -> String? {
    let needed = label.textRect(forBounds: bounds, limitedToNumberOfLines: lines).height
    // Descenders of a line may stand out by a point.
    guard needed > label.bounds.height + 2 else { return nil }
    return
      "its text is \(LayoutText.number(needed)) points high, and there are \(LayoutText.number(label.bounds.height))"
  }

  /// Texts of controls that are switched off may be faint (WCAG 1.4.3); those of tabs have UIKit's own colours.
  private func isActive(_ label: UILabel) -> Bool {
    guard label.isEnabled else { return false }
    var view: UIView? = label
    while let next = view {
      if (next as? UIControl)?.isEnabled == false || next is UITabBar { return false }
      view = next.superview
    }
    return true
  }

  private mutating func checkContrast(_ label: UILabel, _ frame: CGRect, _ alpha: CGFloat) {
    let color: UIColor =
      label.attributedText.flatMap {
        $0.length > 0 ? $0.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
      } ?? label.textColor
    let resolved = color.resolvedColor(with: label.traitCollection)
    let font: UIFont = label.font
    // Human Interface Guidelines, "Accessibility": 4.5 : 1 up to 17 points, 3 : 1 from 18 points on and for bold text of all sizes.
    let needed: CGFloat = font.pointSize >= 18 || font.fontDescriptor.symbolicTraits.contains(.traitBold) ? 3 : 4.5
    guard let background = PixelColor.background(of: frame, in: picture, scale: host.options.windowScale) else {
      return checkContrast(label, frame, resolved, alpha, needed)
    }
    let text = PixelColor(resolved, alpha: alpha, over: background)
    let ratio = text.contrast(with: background)
    guard ratio < needed - 0.005 else { return }
    let shown = (ratio * 100).rounded(.down) / 100
    add(
      .lowContrast, label, frame,
      "\(text.hexadecimal) on \(background.hexadecimal) is \(LayoutText.number(shown)) : 1; \(LayoutText.number(needed)) : 1 is needed"
    )
  }
}

extension AccessibilityAudit {
  /// Checks a text over a photograph, a gradient and the like: its colour against the picture behind each of its
  /// letters, taken without them.
  private mutating func checkContrast(
    _ label: UILabel, _ frame: CGRect, _ color: UIColor, _ alpha: CGFloat, _ needed: CGFloat
  ) {
    let opacity = label.layer.opacity
    let with = picture
    label.layer.opacity = 0
    let without = host.image()
    label.layer.opacity = opacity
    let behind = PixelColor.behindLetters(of: frame, with, without, scale: host.options.windowScale)
    guard !behind.isEmpty else { return }
    let ratios = behind.map { background -> (ratio: CGFloat, background: PixelColor) in
      (PixelColor(color, alpha: alpha, over: background).contrast(with: background), background)
    }.sorted { $0.ratio < $1.ratio }
    // A speck of the picture in a letter does not make it unreadable.
    let worst = ratios[ratios.count / 10]
    guard worst.ratio < needed - 0.005 else { return }
    let part = Int((Double(ratios.count { $0.ratio < needed - 0.005 }) / Double(ratios.count) * 100).rounded())
    let shown = (worst.ratio * 100).rounded(.down) / 100
    let text = PixelColor(color, alpha: alpha, over: worst.background)
    add(
      .lowContrast, label, frame,
      "\(text.hexadecimal) over a picture is \(LayoutText.number(shown)) : 1 on its \(worst.background.hexadecimal), and too little for \(part) % of the letters; \(LayoutText.number(needed)) : 1 is needed"
    )
  }
}

/// A colour as it is seen.
private struct PixelColor: Hashable {
  var red, green, blue: UInt8

  /// The colour behind a text: the middle one along the edges of its rectangle, where letters seldom are; nil for
  /// several colours, as on a photograph.
  static func background(of frame: CGRect, in image: CGImage, scale: Double) -> PixelColor? {
    let area = frame.applying(CGAffineTransform(scaleX: scale, y: scale)).insetBy(dx: 1, dy: 1)
      .intersection(CGRect(x: 0, y: 0, width: image.width, height: image.height))
    guard !area.isNull, area.width >= 3, area.height >= 3 else { return nil }
    let (left, right, top, bottom) = (Int(area.minX), Int(area.maxX) - 1, Int(area.minY), Int(area.maxY) - 1)
    let step = max(1, (right - left + bottom - top) / 200)
    var places: [(x: Int, y: Int)] = []
    for x in stride(from: left, through: right, by: step) { places += [(x, top), (x, bottom)] }
    for y in stride(from: top, through: bottom, by: step) { places += [(left, y), (right, y)] }
    let colors = image.withUnsafePixels { pixels, bytesPerRow in
      places.map { PixelColor(pixels[$0.y * bytesPerRow / 4 + $0.x]) }
    }.sorted { $0.luminance < $1.luminance }
    // Most of the edge has to be of about one brightness; rounded corners and letters that touch it are the rest.
    let (low, high) = (colors[colors.count / 5], colors[colors.count * 4 / 5])
    guard low.contrast(with: high) < 1.3 else { return nil }
    return colors[colors.count / 2]
  }

  /// The colours behind the letters of a text: those of a picture without the text where one with it differs; at most some ten thousand of them.
  static func behindLetters(of frame: CGRect, _ with: CGImage, _ without: CGImage, scale: Double) -> [PixelColor] {
    let area = frame.applying(CGAffineTransform(scaleX: scale, y: scale)).insetBy(dx: 1, dy: 1)
      .intersection(CGRect(x: 0, y: 0, width: with.width, height: with.height))
    guard !area.isNull, !area.isEmpty, (with.width, with.height) == (without.width, without.height) else { return [] }
    let step = max(1, Int((area.width * area.height / 10_000).squareRoot()))
    return with.withUnsafePixels { letters, bytesPerRow in
      without.withUnsafePixels { plain, plainBytesPerRow in
        var found: [PixelColor] = []
        for y in stride(from: Int(area.minY), to: Int(area.maxY), by: step) {
          for x in stride(from: Int(area.minX), to: Int(area.maxX), by: step) {
            let pixel = plain[y * plainBytesPerRow / 4 + x]
            if letters[y * bytesPerRow / 4 + x] != pixel { found.append(PixelColor(pixel)) }
          }
        }
        return found
      }
    }
  }

  private init(_ pixel: UInt32) {
    self.init(red: UInt8(pixel >> 16 & 255), green: UInt8(pixel >> 8 & 255), blue: UInt8(pixel & 255))
  }

  init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// A colour, as faint as `alpha` says, over another.
  @MainActor init(_ color: UIColor, alpha: CGFloat, over background: PixelColor) {
    var (red, green, blue, own): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &own)
    let part = min(max(own * alpha, 0), 1)
    func mixed(_ value: CGFloat, _ behind: UInt8) -> UInt8 {
      UInt8((min(max(value, 0), 1) * 255 * part + CGFloat(behind) * (1 - part)).rounded())
    }
    self.init(
      red: mixed(red, background.red), green: mixed(green, background.green), blue: mixed(blue, background.blue))
  }

  /// WCAG 2.2, "contrast ratio": 1 to 21.
  func contrast(with other: PixelColor) -> CGFloat {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// WCAG 2.2, "relative luminance".
  private var luminance: CGFloat {
    func linear(_ value: UInt8) -> CGFloat {
      let part = CGFloat(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  var hexadecimal: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
