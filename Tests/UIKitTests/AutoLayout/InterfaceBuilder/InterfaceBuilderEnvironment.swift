import Foundation
@testable import UIKit

/// Insets that the document does not name, but its frames tell.
///
/// A constraint to a margin or to the safe area together with the recorded frame of its other side says how wide the inset
/// was. Where every such constraint of an edge speaks against what the screen has by the system's rules, the document was
/// laid out in other surroundings: under a navigation bar, or on a system with other margins. Then the inset that most of
/// them tell is used, so that the rest of the screen can be compared.
@MainActor struct InterfaceBuilderEnvironment {
  private enum Edge: String, CaseIterable { case top, left, bottom, right }

  private struct Place: Hashable {
    let owner: String
    let isSafeArea: Bool
    let edge: Edge
  }

  private let screen: InterfaceBuilderScreen
  private let elements: [String: InterfaceBuilderElement]

  init(_ screen: InterfaceBuilderScreen) {
    self.screen = screen
    elements = Dictionary(screen.document.elements.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Adjusts a screen that was laid out by the rules; gives the insets that were taken from the frames, in words.
  func adjust() -> [String] {
    var told: [(place: Place, values: [CGFloat])] = []
    for element in screen.document.elements {
      for constraint in element.constraints where constraint.relation == "equal" && constraint.multiplier == 1 {
        guard let (place, value) = inset(constraint) else { continue }
        if let index = told.firstIndex(where: { $0.place == place }) {
          told[index].values.append(value)
        } else {
          told.append((place, [value]))
        }
      }
    }
    var words: [String] = []
    var safeArea = screen.root.safeAreaInsets
    var margins: [(view: UIView, insets: UIEdgeInsets)] = []
    // The safe area first, as margins contain it.
    for isSafeArea in [true, false] {
      for (place, values) in told where place.isSafeArea == isSafeArea {
        let element = elements[place.owner] ?? screen.document.root
        guard let view = screen.view(element) else { continue }
        let known = place.isSafeArea ? view.safeAreaInsets : view.layoutMargins
        guard !values.contains(where: { abs($0 - Self.value(known, place.edge)) < 1.01 }) else { continue }
        let inset = Self.mostFrequent(values)
        words.append("\(element.name) \(place.isSafeArea ? "safe area" : "margin") \(place.edge.rawValue) \(inset)")
        if place.isSafeArea {
          Self.set(&safeArea, place.edge, inset)
        } else if let index = margins.firstIndex(where: { $0.view === view }) {
          Self.set(&margins[index].insets, place.edge, inset)
        } else {
          var insets = view.layoutMargins
          Self.set(&insets, place.edge, inset)
          margins.append((view, insets))
        }
      }
      if isSafeArea, safeArea != screen.root.safeAreaInsets {
        screen.window.setSafeAreaInsets(safeArea)
        screen.layOut()
      }
    }
    for (view, insets) in margins {
      view.viewController?.viewRespectsSystemMinimumLayoutMargins = false
      view.insetsLayoutMarginsFromSafeArea = false
      view.preservesSuperviewLayoutMargins = false
      view.layoutMargins = insets
    }
    if !words.isEmpty { screen.layOut() }
    return words
  }

  private static func mostFrequent(_ values: [CGFloat]) -> CGFloat {
    var best = values[0]
    var count = 0
    for value in values {
      let same = values.filter { abs($0 - value) < 0.01 }.count
      if same > count { (best, count) = (value, same) }
    }
    return best
  }

  private static func value(_ insets: UIEdgeInsets, _ edge: Edge) -> CGFloat {
    switch edge {
    case .top: insets.top
    case .left: insets.left
    case .bottom: insets.bottom
    case .right: insets.right
    }
  }

  private static func set(_ insets: inout UIEdgeInsets, _ edge: Edge, _ value: CGFloat) {
    switch edge {
    case .top: insets.top = value
    case .left: insets.left = value
    case .bottom: insets.bottom = value
    case .right: insets.right = value
    }
  }

  // MARK: What a constraint tells

  /// The inset that a constraint tells, if one of its sides is an inset edge and the other has a recorded frame.
  private func inset(_ constraint: InterfaceBuilderConstraint) -> (Place, CGFloat)? {
    guard let secondID = constraint.secondID, let secondAttribute = constraint.secondAttribute else { return nil }
    if let told = insetOfCentre(constraint) { return told }
    let first = place(constraint.firstID, constraint.firstAttribute)
    let second = place(secondID, secondAttribute)
    if let second, first == nil, let edge = edge(constraint.firstID, constraint.firstAttribute) {
      return value(second, at: edge - constraint.constant)
    }
    if let first, second == nil, let edge = edge(secondID, secondAttribute) {
      return value(first, at: edge + constraint.constant)
    }
    return nil
  }

  /// What lies in the middle of the safe area tells its top, as the bottom is known.
  private func insetOfCentre(_ constraint: InterfaceBuilderConstraint) -> (Place, CGFloat)? {
    let root = screen.document.root
    guard constraint.firstAttribute == "centerY", constraint.secondAttribute == "centerY",
      let guide = constraint.secondID, root.guides.contains(where: { $0.id == guide }),
      let element = elements[constraint.firstID], let frame = element.rootFrame, let view = screen.view(element)
    else { return nil }
    let centre = frame.inset(by: view.alignmentRectInsets).midY - constraint.constant
    let bottom = root.size.height - screen.root.safeAreaInsets.bottom
    return (Place(owner: root.id, isSafeArea: true, edge: .top), 2 * centre - bottom)
  }

  private func place(_ id: String, _ attribute: String) -> Place? {
    if let element = elements[id] {
      switch attribute {
      case "leadingMargin", "leftMargin": return Place(owner: element.id, isSafeArea: false, edge: .left)
      case "trailingMargin", "rightMargin": return Place(owner: element.id, isSafeArea: false, edge: .right)
      case "topMargin": return Place(owner: element.id, isSafeArea: false, edge: .top)
      case "bottomMargin": return Place(owner: element.id, isSafeArea: false, edge: .bottom)
      default: return nil
      }
    }
    let isGuide = screen.guides[id] != nil
    if isGuide, !screen.document.root.guides.contains(where: { $0.id == id }) { return nil }
    switch (attribute, isGuide) {
    case ("top", true), ("bottom", false): return Place(owner: screen.document.root.id, isSafeArea: true, edge: .top)
    case ("bottom", true), ("top", false): return Place(owner: screen.document.root.id, isSafeArea: true, edge: .bottom)
    default: return nil
    }
  }

  private func edge(_ id: String, _ attribute: String) -> CGFloat? {
    guard let element = elements[id], let frame = element.rootFrame, let view = screen.view(element) else { return nil }
    let rect = frame.inset(by: view.alignmentRectInsets)
    switch attribute {
    case "leading", "left": return rect.minX
    case "trailing", "right": return rect.maxX
    case "top": return rect.minY
    case "bottom": return rect.maxY
    default: return nil
    }
  }

  private func value(_ place: Place, at edge: CGFloat) -> (Place, CGFloat)? {
    guard let bounds = (elements[place.owner] ?? screen.document.root).rootFrame else { return nil }
    switch place.edge {
    case .top: return (place, edge - bounds.minY)
    case .left: return (place, edge - bounds.minX)
    case .bottom: return (place, bounds.maxY - edge)
    case .right: return (place, bounds.maxX - edge)
    }
  }
}
