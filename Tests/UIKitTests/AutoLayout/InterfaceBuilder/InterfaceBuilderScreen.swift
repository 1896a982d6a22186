import Foundation
@testable import UIKit

/// A document built from views and constraints, in a window.
///
/// Interface Builder lays out with UIKit, but some of what it knew is not in the document: pictures, fonts of its own,
/// segments' titles, the bars of the controllers around, the margins of an older system. Views whose content is unknown
/// take the recorded size as their natural one. Insets are the system's; see `InterfaceBuilderEnvironment` for the others.
@MainActor final class InterfaceBuilderScreen {
  /// Where labels and buttons have their natural size from.
  enum Content {
    /// The size that the document records, so that constraints are tried and not fonts.
    case recorded
    /// Their own text, where its font is ours.
    case own
  }

  let document: InterfaceBuilderDocument
  let content: Content
  let window: UIWindow
  let root: UIView
  private(set) var views: [String: UIView] = [:]
  /// Guides by the name that the document gives them; layout guides of a controller too, which only constraints name.
  private(set) var guides: [String: UILayoutGuide] = [:]
  private let controller = UIViewController()

  init(_ document: InterfaceBuilderDocument, content: Content) {
    self.document = document
    self.content = content
    let size = document.root.size
    let traits = UITraitCollection(traitsFrom: [.system, UITraitCollection(displayScale: document.scale)])
    UIScreen.main.configure(
      bounds: CGRect(origin: .zero, size: size), scale: document.scale, safeAreaInsets: .zero, traits: traits)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    root = document.rootIsOfController ? controller.view : Self.makeRoot(document.root)
    root.frame = CGRect(origin: .zero, size: size)
    window.addSubview(root)
    window.isHidden = false
    if document.rootIsOfController {
      let area = document.deviceSafeArea
      window.setSafeAreaInsets(UIEdgeInsets(top: area.top, left: 0, bottom: area.bottom, right: 0))
    } else {
      window.setSafeAreaInsets(.zero)
    }
    adopt(document.root, root)
    for element in document.elements {
      for constraint in element.constraints { activate(constraint) }
    }
  }

  /// Lays out; the content view of a cell gets the recorded size, as accessories are of other sizes on other systems.
  func layOut() {
    window.updateForFrame()
    guard let cell = root as? UITableViewCell, let content = document.root.children.first, let frame = content.frame,
      content.tag == "tableViewCellContentView"
    else { return }
    cell.contentView.frame = frame
    cell.contentView.layoutIfNeeded()
  }

  func takeDown() {
    root.removeFromSuperview()
    window.isHidden = true
  }

  func view(_ element: InterfaceBuilderElement) -> UIView? { views[element.id] }

  // MARK: Views

  private static func makeRoot(_ element: InterfaceBuilderElement) -> UIView {
    if element.tag == "tableViewCell" {
      let cell = UITableViewCell(frame: .zero)
      cell.accessoryType = element.text("accessoryType") == "disclosureIndicator" ? .disclosureIndicator : .none
      return cell
    }
    return UIView()
  }

  private func make(_ element: InterfaceBuilderElement, in parent: UIView) -> UIView {
    if element.tag == "tableViewCellContentView", let cell = parent as? UITableViewCell { return cell.contentView }
    return InterfaceBuilderParts(element, document: document, content: content).make()
  }

  private func adopt(_ element: InterfaceBuilderElement, _ view: UIView) {
    views[element.id] = view
    view.accessibilityIdentifier = element.id
    for guide in element.guides {
      switch guide.key {
      case "contentLayoutGuide": guides[guide.id] = (view as? UIScrollView)?.contentLayoutGuide
      case "frameLayoutGuide": guides[guide.id] = (view as? UIScrollView)?.frameLayoutGuide
      default: guides[guide.id] = view.safeAreaLayoutGuide
      }
    }
    setMargins(element, view)
    setPriorities(element, view)
    if element.isSet("hidden") { view.isHidden = true }
    for child in element.children {
      let subview = make(child, in: view)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else if subview.superview !== view {
        view.addSubview(subview)
      }
      if !(view is UIStackView) { subview.translatesAutoresizingMaskIntoConstraints = child.translatesMask }
      if child.translatesMask, let frame = child.frame {
        // The document's frames belong to the parent's recorded size, which it does not have yet.
        view.bounds.size = element.frame?.size ?? view.bounds.size
        subview.frame = frame
        subview.autoresizingMask = InterfaceBuilderParts.mask(child)
      }
      adopt(child, subview)
    }
  }

  private func setMargins(_ element: InterfaceBuilderElement, _ view: UIView) {
    if element.tag == "tableViewCellContentView" {
      // Cells had 8 points everywhere before iOS 11, and have 15 above and below since iOS 26 (`uikit-facts §6.3`).
      var margins = view.layoutMargins
      if document.tools < 13500 {
        margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      } else if document.isOfSystem26 {
        margins.top = 15
        margins.bottom = 15
      }
      if margins != view.layoutMargins { view.layoutMargins = margins }
    }
    if let insets = element.object("insets")?["layoutMargins"] as? [String: Double] {
      view.layoutMargins = UIEdgeInsets(
        top: insets["top"] ?? 8, left: insets["left"] ?? 8, bottom: insets["bottom"] ?? 8, right: insets["right"] ?? 8)
      // Interface Builder writes margins of a stack only where the stack keeps to them.
      (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = true
    }
    if let insets = element.object("insets")?["directionalLayoutMargins"] as? [String: Double] {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets["top"] ?? 8, leading: insets["leading"] ?? 8, bottom: insets["bottom"] ?? 8,
        trailing: insets["trailing"] ?? 8)
      (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = true
    }
    if element.isSet("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = true }
    if element.text("insetsLayoutMarginsFromSafeArea") == "NO" { view.insetsLayoutMarginsFromSafeArea = false }
  }

  private func setPriorities(_ element: InterfaceBuilderElement, _ view: UIView) {
    func priority(_ name: String) -> UILayoutPriority? {
      element.number(name).map { UILayoutPriority(Float($0)) }
    }
    if let value = priority("horizontalHuggingPriority") { view.setContentHuggingPriority(value, for: .horizontal) }
    if let value = priority("verticalHuggingPriority") { view.setContentHuggingPriority(value, for: .vertical) }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  // MARK: Constraints

  /// The view or guide that a constraint names; an unknown name is a controller's layout guide, at the other end of which
  /// the safe area begins.
  func item(_ id: String, _ attribute: String) -> (item: Any, attribute: String) {
    if let view = views[id] { return (view, attribute) }
    if let guide = guides[id] { return (guide, attribute) }
    let flipped = attribute == "bottom" ? "top" : attribute == "top" ? "bottom" : attribute
    return (root.safeAreaLayoutGuide, flipped)
  }

  private func activate(_ description: InterfaceBuilderConstraint) {
    let first = item(description.firstID, description.firstAttribute)
    let second = description.secondID.map { item($0, description.secondAttribute ?? "") }
    let relation: NSLayoutConstraint.Relation
    switch description.relation {
    case "greaterThanOrEqual": relation = .greaterThanOrEqual
    case "lessThanOrEqual": relation = .lessThanOrEqual
    default: relation = .equal
    }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: Self.attribute(first.attribute), relatedBy: relation, toItem: second?.item,
      attribute: second.map { Self.attribute($0.attribute) } ?? .notAnAttribute, multiplier: description.multiplier,
      constant: description.constant)
    constraint.priority = UILayoutPriority(Float(description.priority))
    constraint.isActive = true
  }

  private static func attribute(_ name: String) -> NSLayoutConstraint.Attribute {
    switch name {
    case "left": .left
    case "right": .right
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    case "width": .width
    case "height": .height
    case "centerX": .centerX
    case "centerY": .centerY
    case "leadingMargin": .leadingMargin
    case "trailingMargin": .trailingMargin
    case "leftMargin": .leftMargin
    case "rightMargin": .rightMargin
    case "topMargin": .topMargin
    case "bottomMargin": .bottomMargin
    case "centerXWithinMargins": .centerXWithinMargins
    case "centerYWithinMargins": .centerYWithinMargins
    case "baseline", "lastBaseline": .lastBaseline
    case "firstBaseline": .firstBaseline
    default: .notAnAttribute
    }
  }
}
