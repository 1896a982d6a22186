import Foundation
@testable import UIKit

/// Makes the views of a document.
@MainActor struct InterfaceBuilderParts {
  private let element: InterfaceBuilderElement
  private let document: InterfaceBuilderDocument
  private let content: InterfaceBuilderScreen.Content

  init(
    _ element: InterfaceBuilderElement, document: InterfaceBuilderDocument, content: InterfaceBuilderScreen.Content
  ) {
    self.element = element
    self.document = document
    self.content = content
  }

  func make() -> UIView {
    switch element.tag {
    case "label": return label()
    case "button": return button()
    case "stackView": return stack()
    case "switch": return switchView()
    case "scrollView": return UIScrollView()
    case "tableView": return UITableView(frame: .zero, style: .plain)
    case "collectionView":
      return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case "slider":
      // A thumb's shadow and the track's ends lie outside the alignment rectangle (frames of this corpus).
      let insets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
      return StandIn(size: element.size, insets: document.isOfSystem26 ? .zero : insets)
    case "textField":
      // Its text stands in the middle like a label's.
      let field = RecordedLabel(size: naturalSize)
      field.font = font(default: .systemFont(ofSize: 14)).font
      return field
    case "segmentedControl":
      return StandIn(size: element.size, insets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    case "imageView", "progressView", "stepper", "pageControl", "activityIndicatorView", "datePicker",
      "pickerView", "textView", "toolbar", "navigationBar", "tabBar", "searchBar":
      return StandIn(size: naturalSize, insets: .zero)
    default:
      let natural = placeholder
      return natural.width < 0 && natural.height < 0 ? UIView() : StandIn(size: natural, insets: .zero)
    }
  }

  /// A natural size given for the time of design, -1 where there is none.
  private var placeholder: CGSize {
    CGSize(
      width: element.number("placeholderIntrinsicWidth") ?? UIView.noIntrinsicMetric,
      height: element.number("placeholderIntrinsicHeight") ?? UIView.noIntrinsicMetric)
  }

  private var naturalSize: CGSize {
    let placeholder = placeholder
    return CGSize(
      width: placeholder.width >= 0 ? placeholder.width : element.size.width,
      height: placeholder.height >= 0 ? placeholder.height : element.size.height)
  }

  static func mask(_ element: InterfaceBuilderElement) -> UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    for name in element.list("autoresizingMask") {
      switch name {
      case "widthSizable": mask.insert(.flexibleWidth)
      case "heightSizable": mask.insert(.flexibleHeight)
      case "flexibleMinX": mask.insert(.flexibleLeftMargin)
      case "flexibleMaxX": mask.insert(.flexibleRightMargin)
      case "flexibleMinY": mask.insert(.flexibleTopMargin)
      case "flexibleMaxY": mask.insert(.flexibleBottomMargin)
      default: break
      }
    }
    return mask
  }

  // MARK: Text

  private func label() -> UILabel {
    let font = font(default: .systemFont(ofSize: 17))
    let text = element.text("text")
    let usesOwn = content == .own && font.isOurs && text != nil && placeholder.width < 0 && placeholder.height < 0
    let label = usesOwn ? UILabel() : RecordedLabel(size: naturalSize)
    label.font = font.font
    label.text = text
    label.numberOfLines = element.number("numberOfLines").map { Int($0) } ?? 1
    switch element.text("lineBreakMode") {
    case "wordWrap": label.lineBreakMode = .byWordWrapping
    case "characterWrap": label.lineBreakMode = .byCharWrapping
    case "clip": label.lineBreakMode = .byClipping
    case "middleTruncation": label.lineBreakMode = .byTruncatingMiddle
    case "headTruncation": label.lineBreakMode = .byTruncatingHead
    default: label.lineBreakMode = .byTruncatingTail
    }
    if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
    return label
  }

  private func button() -> UIButton {
    let font = font(default: .systemFont(ofSize: 15))
    let title = element.text("title")
    let usesOwn = content == .own && font.isOurs && title != nil && element.object("buttonConfiguration") == nil
    let button = usesOwn ? UIButton(type: .system) : RecordedButton(size: naturalSize)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = font.font
    return button
  }

  /// The font, and whether it is one that the document's frames can be compared with.
  private func font(default standard: UIFont) -> (font: UIFont, isOurs: Bool) {
    guard let description = element.object("font") else { return (standard, true) }
    if let style = description["style"] as? String {
      guard let style = Self.styles[style.replacing("UICTFontTextStyle", with: "")] else { return (standard, false) }
      return (.preferredFont(forTextStyle: style), true)
    }
    let size = InterfaceBuilderConstraint.number(description["pointSize"]) ?? standard.pointSize
    switch description["type"] as? String {
    case "system": return (.systemFont(ofSize: size, weight: Self.weight(description["weight"])), true)
    // Interface Builder measures it in Bold, though `boldSystemFont` is Semibold in a running app.
    case "boldSystem": return (.systemFont(ofSize: size, weight: .bold), true)
    default: return (.systemFont(ofSize: size), false)
    }
  }

  private static let styles: [String: UIFont.TextStyle] = [
    "Body": .body, "Headline": .headline, "Subhead": .subheadline, "Footnote": .footnote, "Callout": .callout,
    "Caption1": .caption1, "Caption2": .caption2, "Title0": .largeTitle, "Title1": .title1, "Title2": .title2,
    "Title3": .title3,
  ]

  private static func weight(_ name: Any?) -> UIFont.Weight {
    switch name as? String {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  // MARK: Controls and stacks

  /// A switch of iOS 26 is larger than ours.
  private func switchView() -> UIView {
    if element.size.height == 31 || element.frame == nil { return UISwitch() }
    return StandIn(size: element.size, insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
  }

  /// Whether a stack without a number has the system's spacing, which the document does not say: its recorded frames do.
  private var hasSystemSpacing: Bool {
    let frames = element.children.filter { !$0.isSet("hidden") }.compactMap(\.frame)
    let isRow = element.text("axis") != "vertical"
    return frames.count > 1
      && zip(frames, frames.dropFirst()).allSatisfy { abs((isRow ? $1.minX - $0.maxX : $1.minY - $0.maxY) - 8) < 0.01 }
  }

  private func stack() -> UIStackView {
    let stack = placeholder.width >= 0 || placeholder.height >= 0 ? PlaceholderStack(size: placeholder) : UIStackView()
    stack.axis = element.text("axis") == "vertical" ? .vertical : .horizontal
    stack.spacing = element.number("spacing") ?? (hasSystemSpacing ? UIStackView.spacingUseSystem : 0)
    switch element.text("distribution") {
    case "fillEqually": stack.distribution = .fillEqually
    case "equalSpacing": stack.distribution = .equalSpacing
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalCentering": stack.distribution = .equalCentering
    default: break
    }
    switch element.text("alignment") {
    case "center": stack.alignment = .center
    case "top", "leading": stack.alignment = .leading
    case "bottom", "trailing": stack.alignment = .trailing
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: break
    }
    if element.isSet("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = true }
    return stack
  }
}

/// Stands for a view whose content is not in the document.
private final class StandIn: UIView {
  private let natural: CGSize
  private let insets: UIEdgeInsets

  /// `size` is that of the frame; -1 where there is no natural size.
  init(size: CGSize, insets: UIEdgeInsets) {
    natural = CGSize(
      width: size.width < 0 ? size.width : size.width - insets.left - insets.right,
      height: size.height < 0 ? size.height : size.height - insets.top - insets.bottom)
    self.insets = insets
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override var intrinsicContentSize: CGSize { natural }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// A label that has the recorded size as its natural one; its baselines are those of its font.
private final class RecordedLabel: UILabel {
  private let natural: CGSize

  init(size: CGSize) {
    natural = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override var intrinsicContentSize: CGSize { natural }
}

/// A button that has the recorded size as its natural one.
private final class RecordedButton: UIButton {
  private let natural: CGSize

  init(size: CGSize) {
    natural = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override var intrinsicContentSize: CGSize { natural }
}

/// A stack that is empty at design time, with a size given for that time.
private final class PlaceholderStack: UIStackView {
  private let natural: CGSize

  init(size: CGSize) {
    natural = size
    super.init(frame: .zero)
  }

  required init(coder: NSCoder) { fatalError("not from a storyboard") }

  override var intrinsicContentSize: CGSize { natural }
}
