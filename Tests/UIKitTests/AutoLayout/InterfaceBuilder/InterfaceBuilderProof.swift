import Foundation
@testable import UIKit

/// Puts frames into a document's own constraints and says how far they are from holding.
///
/// Frames that Interface Builder recorded and that break a required constraint by more than a pixel were not laid out by it: the
/// document was edited by hand or by a merge, or saved before its frames were brought up to date. Frames that hold
/// everything which our frames hold too are another solution of a document that does not determine one.
@MainActor struct InterfaceBuilderProof {
  struct Finding {
    let words: String
    /// Points by which it fails.
    let residual: CGFloat
  }

  private let screen: InterfaceBuilderScreen
  /// Frames in the root's coordinates.
  private let frames: [String: CGRect]
  private let tolerance: CGFloat

  /// Checks the recorded frames.
  init(recorded screen: InterfaceBuilderScreen) {
    self.screen = screen
    var frames: [String: CGRect] = [:]
    for element in screen.document.elements { frames[element.id] = element.rootFrame }
    self.frames = frames
    tolerance = Self.tolerance(screen)
  }

  /// Checks the frames of our views.
  init(own screen: InterfaceBuilderScreen) {
    self.screen = screen
    var frames: [String: CGRect] = [:]
    for element in screen.document.elements {
      guard let view = screen.view(element) else { continue }
      frames[element.id] = view.convert(view.bounds, to: screen.root)
    }
    self.frames = frames
    tolerance = Self.tolerance(screen)
  }

  /// Each edge may be off by half a pixel of rounding, and so may both sides of a constraint.
  private static func tolerance(_ screen: InterfaceBuilderScreen) -> CGFloat { 1 / screen.document.scale + 0.01 }

  /// Constraints and rules of stacks that the frames break, required ones first.
  func findings() -> (required: [Finding], optional: [Finding]) {
    var required: [Finding] = []
    var optional: [Finding] = []
    for element in screen.document.elements {
      for constraint in element.constraints {
        // Both sides are rounded, the second as often as it is taken.
        let allowed = tolerance * max(1, (1 + abs(constraint.multiplier)) / 2)
        guard let residual = residual(constraint), residual > allowed else { continue }
        let finding = Finding(words: constraint.words, residual: residual)
        if constraint.priority < 1000 { optional.append(finding) } else { required.append(finding) }
      }
      if element.tag == "stackView" { required += stackFindings(element) }
    }
    return (required, optional)
  }

  private func residual(_ constraint: InterfaceBuilderConstraint) -> CGFloat? {
    guard !constraint.firstAttribute.lowercased().contains("baseline"),
      constraint.secondAttribute?.lowercased().contains("baseline") != true,
      let first = value(constraint.firstID, constraint.firstAttribute, against: constraint.secondID)
    else { return nil }
    var second: CGFloat = 0
    if let id = constraint.secondID {
      guard let value = value(id, constraint.secondAttribute ?? "", against: constraint.firstID) else { return nil }
      second = value
    }
    let difference = first - second * constraint.multiplier - constraint.constant
    switch constraint.relation {
    case "greaterThanOrEqual": return -difference
    case "lessThanOrEqual": return difference
    default: return abs(difference)
    }
  }

  /// The place or length that a side of a constraint stands for.
  ///
  /// The edges of a scroll view mean its content as seen from inside; the size of the content is not in the document.
  private func value(_ id: String, _ attribute: String, against other: String?) -> CGFloat? {
    let (item, attribute) = screen.item(id, attribute)
    let rect: CGRect
    var base = attribute
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView, let frame = frames[owner.accessibilityIdentifier ?? ""] else { return nil }
      if guide.kind == .scrollContent { return nil }
      rect = frame.inset(by: guide.systemInsets(of: owner))
    } else {
      guard let view = item as? UIView, let frame = frames[id] else { return nil }
      if view is UIScrollView, let other, let inner = screen.views[other], inner.isDescendant(of: view), inner !== view,
        attribute != "width", attribute != "height"
      {
        return nil
      }
      if attribute.contains("Margin") {
        rect = frame.inset(by: view.layoutMargins)
        base = attribute.replacing("WithinMargins", with: "").replacing("Margin", with: "")
      } else {
        rect = frame.inset(by: view.alignmentRectInsets)
      }
    }
    switch base {
    case "left", "leading": return rect.minX
    case "right", "trailing": return rect.maxX
    case "top": return rect.minY
    case "bottom": return rect.maxY
    case "width": return rect.width
    case "height": return rect.height
    case "centerX": return rect.midX
    case "centerY": return rect.midY
    default: return nil
    }
  }

  // MARK: Stacks

  /// What a stack requires of its views: to fill it from end to end, at its spacing, and to lie inside it.
  private func stackFindings(_ element: InterfaceBuilderElement) -> [Finding] {
    guard let stack = screen.view(element) as? UIStackView, let frame = frames[element.id] else { return [] }
    let canvas = stack.isLayoutMarginsRelativeArrangement ? frame.inset(by: stack.layoutMargins) : frame
    let isRow = stack.axis == .horizontal
    func start(_ rect: CGRect) -> CGFloat { isRow ? rect.minX : rect.minY }
    func end(_ rect: CGRect) -> CGFloat { isRow ? rect.maxX : rect.maxY }
    let shown = element.children.filter { !$0.isSet("hidden") }
    let rects = shown.compactMap { child -> CGRect? in
      guard let view = screen.view(child), let rect = frames[child.id] else { return nil }
      return rect.inset(by: view.alignmentRectInsets)
    }
    guard rects.count == shown.count, let first = rects.first, let last = rects.last else { return [] }
    var result: [Finding] = []
    func check(_ residual: CGFloat, _ words: String) {
      if residual > tolerance { result.append(Finding(words: "\(element.id): \(words)", residual: residual)) }
    }
    check(abs(start(first) - start(canvas)), "begins with its first view")
    check(abs(end(last) - end(canvas)), "ends with its last view")
    for (a, b) in zip(rects, rects.dropFirst()) {
      let gap = start(b) - end(a)
      let isLeast = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
      check(isLeast ? stack.spacing - gap : abs(gap - stack.spacing), "spacing \(stack.spacing)")
    }
    if stack.distribution == .fillEqually {
      for rect in rects { check(abs((end(rect) - start(rect)) - (end(first) - start(first))), "equal lengths") }
    }
    func crossStart(_ rect: CGRect) -> CGFloat { isRow ? rect.minY : rect.minX }
    func crossEnd(_ rect: CGRect) -> CGFloat { isRow ? rect.maxY : rect.maxX }
    for rect in rects {
      switch stack.alignment {
      case .fill:
        check(abs(crossStart(rect) - crossStart(canvas)), "fills across")
        check(abs(crossEnd(rect) - crossEnd(canvas)), "fills across")
      case .center:
        let middle = (crossStart(rect) + crossEnd(rect)) / 2
        check(abs(middle - (crossStart(canvas) + crossEnd(canvas)) / 2), "centred across")
      case .leading: check(abs(crossStart(rect) - crossStart(canvas)), "aligned across")
      case .trailing: check(abs(crossEnd(rect) - crossEnd(canvas)), "aligned across")
      case .firstBaseline, .lastBaseline:
        check(crossStart(canvas) - crossStart(rect), "inside across")
        check(crossEnd(rect) - crossEnd(canvas), "inside across")
      }
    }
    return result
  }
}
