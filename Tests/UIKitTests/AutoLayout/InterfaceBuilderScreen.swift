import Foundation
@testable import UIKit

/// A screen of a public storyboard built from its description: views, constraints, guides.
///
/// Views whose size comes from their content (labels, buttons, pictures, controls) take the recorded size as the natural
/// one, so that the constraints are what is tried, and not fonts that are not here.
@MainActor final class InterfaceBuilderScreen {
  let root: UIView
  private(set) var views: [(view: UIView, expected: [Double], tag: String)] = []
  /// Why the description can not be built; nil when it can.
  private(set) var obstacle: String?
  private var participants: [String: Any] = [:]

  private let isController: Bool
  private let width: CGFloat

  init(_ description: [String: Any], kind: String, deviceWidth: CGFloat) {
    root = UIView()
    isController = kind == "vc"
    width = deviceWidth
    build(description, into: root, parent: nil)
    root.frame.origin = .zero
    constrain(description, root)
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: return value
    case let text as String:
      let parts = text.split(separator: "/").compactMap { Double($0) }
      if parts.count == 2 { return parts[0] / parts[1] }
      return Double(text)
    default: return nil
    }
  }

  private func frame(_ description: [String: Any]) -> CGRect {
    let numbers = description["frame"] as? [Double] ?? [0, 0, 0, 0]
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static let containers: Set<String> = [
    "view", "stackView", "scrollView", "tableViewCell", "tableViewCellContentView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView", "visualEffectView", "containerView", "tableView",
    "collectionView", "mapView", "wkWebView", "skView", "arscnView",
  ]

  private func make(_ description: [String: Any]) -> UIView {
    let tag = description["tag"] as? String ?? ""
    let size = frame(description).size
    if tag == "stackView" { return stack(description) }
    if tag == "scrollView" || tag == "tableView" || tag == "collectionView" { return UIScrollView() }
    let isSized = !Self.containers.contains(tag) && (description["subviews"] as? [Any])?.isEmpty != false
    let view = isSized ? SizedView(size.width, size.height) : UIView()
    return view
  }

  private func stack(_ description: [String: Any]) -> UIStackView {
    let stack = UIStackView()
    stack.axis = description["axis"] as? String == "vertical" ? .vertical : .horizontal
    stack.spacing = CGFloat(number(description["spacing"]) ?? 0)
    switch description["distribution"] as? String {
    case "fillEqually": stack.distribution = .fillEqually
    case "equalSpacing": stack.distribution = .equalSpacing
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalCentering": stack.distribution = .equalCentering
    default: break
    }
    switch description["alignment"] as? String {
    case "center": stack.alignment = .center
    case "top", "leading": stack.alignment = .leading
    case "bottom", "trailing": stack.alignment = .trailing
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: break
    }
    return stack
  }

  private func build(_ description: [String: Any], into view: UIView, parent: UIView?) {
    let tag = description["tag"] as? String ?? ""
    view.translatesAutoresizingMaskIntoConstraints =
      parent == nil || description["translatesAutoresizingMaskIntoConstraints"] as? String != "NO"
    view.layoutMargins = margins(tag, isRoot: parent == nil)
    if parent == nil || view.translatesAutoresizingMaskIntoConstraints { view.frame = frame(description) }
    if let id = description["id"] as? String {
      participants[id] = view
      view.accessibilityIdentifier = id
    }
    for guide in description["guides"] as? [[String: Any]] ?? [] {
      if let id = guide["id"] as? String { participants[id] = view.safeAreaLayoutGuide }
    }
    if let insets = (description["insets"] as? [String: Any])?["layoutMargins"] as? [String: Double] {
      view.layoutMargins = UIEdgeInsets(
        top: insets["top"] ?? 8, left: insets["left"] ?? 8, bottom: insets["bottom"] ?? 8, right: insets["right"] ?? 8)
    }
    view.preservesSuperviewLayoutMargins = description["preservesSuperviewLayoutMargins"] as? String == "YES"
    if description["insetsLayoutMarginsFromSafeArea"] as? String == "NO" {
      view.insetsLayoutMarginsFromSafeArea = false
    }
    setPriorities(description, view)
    if description["hidden"] as? String == "YES" { view.isHidden = true }
    if parent != nil { views.append((view, description["frame"] as? [Double] ?? [], tag)) }
    for subview in description["subviews"] as? [[String: Any]] ?? [] {
      let child = make(subview)
      if let stack = view as? UIStackView { stack.addArrangedSubview(child) } else { view.addSubview(child) }
      build(subview, into: child, parent: view)
    }
  }

  /// What views have where the file says nothing (`uikit-facts §6.3, §8`).
  private func margins(_ tag: String, isRoot: Bool) -> UIEdgeInsets {
    let side: CGFloat = width >= 414 ? 20 : 16
    switch tag {
    case "tableViewCell", "tableViewCellContentView":
      return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
    case _ where isRoot && isController: return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    default: return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
  }

  private func setPriorities(_ description: [String: Any], _ view: UIView) {
    func priority(_ key: String) -> UILayoutPriority? {
      number(description[key]).map { UILayoutPriority(Float($0)) }
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

  private func constrain(_ description: [String: Any], _ view: UIView) {
    for constraint in description["constraints"] as? [[String: Any]] ?? [] { activate(constraint, owner: view) }
    let children = description["subviews"] as? [[String: Any]] ?? []
    for (child, subview) in zip(children, view.subviews) { constrain(child, subview) }
  }

  private func activate(_ description: [String: Any], owner: UIView) {
    var first: Any = owner
    if let id = description["firstItem"] as? String {
      guard let found = participants[id] else {
        obstacle = "a constraint names an item that is not in the file"
        return
      }
      first = found
    }
    var second: Any?
    if let id = description["secondItem"] as? String {
      guard let found = participants[id] else {
        obstacle = "a constraint names an item that is not in the file"
        return
      }
      second = found
    }
    guard let attribute = attribute(description["firstAttribute"]) else {
      obstacle = "unknown attribute"
      return
    }
    let relation: NSLayoutConstraint.Relation
    switch description["relation"] as? String {
    case "greaterThanOrEqual": relation = .greaterThanOrEqual
    case "lessThanOrEqual": relation = .lessThanOrEqual
    default: relation = .equal
    }
    let isRatio = second == nil && description["multiplier"] != nil
    if isRatio { second = first }
    let other = isRatio ? (attribute == .width ? .height : .width) : self.attribute(description["secondAttribute"])
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other ?? .notAnAttribute,
      multiplier: CGFloat(number(description["multiplier"]) ?? 1),
      constant: CGFloat(number(description["constant"]) ?? 0))
    if let priority = number(description["priority"]) { constraint.priority = UILayoutPriority(Float(priority)) }
    constraint.isActive = true
  }

  private func attribute(_ name: Any?) -> NSLayoutConstraint.Attribute? {
    switch name as? String {
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
    case "topMargin": .topMargin
    case "bottomMargin": .bottomMargin
    case "centerXWithinMargins": .centerXWithinMargins
    case "centerYWithinMargins": .centerYWithinMargins
    case "baseline", "lastBaseline": .lastBaseline
    case "firstBaseline": .firstBaseline
    default: nil
    }
  }
}
