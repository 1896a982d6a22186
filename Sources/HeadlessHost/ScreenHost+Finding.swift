import UIKit

/// The place of a finger for a step.
struct StepSpot {
  let window: UIWindow
  /// The place in the window.
  let point: CGPoint
  /// The frame of the target, in the window.
  let frame: CGRect
  let view: UIView?
  /// Whether a screen reader calls the element dimmed.
  var isDisabled = false
}

/// The search for the element that a step means by a name.
extension ScreenHost {
  /// The place of a finger for a target to be used; refuses disabled targets.
  func enabledSpot(_ target: ScreenStep.Target) throws -> StepSpot {
    let spot = try spot(target)
    let hit = spot.window.hitTest(spot.point, with: nil)
    let control = sequence(first: hit, next: { $0?.superview }).lazy.compactMap { $0 as? UIControl }.first
    guard spot.isDisabled || control?.isEnabled == false else { return spot }
    let kind = (control ?? spot.view).map { "\(type(of: $0))" } ?? "element"
    throw StepProblem(
      "the \(kind) is disabled, so that a finger does nothing there; do first what enables it, or set isEnabled")
  }

  /// The place of a finger for a target; scrolls to targets hidden by a scroll view.
  ///
  /// - Parameter forFinger: whether a finger has to reach it; else it only has to be visible.
  func spot(_ target: ScreenStep.Target, forFinger: Bool = true) throws -> StepSpot {
    switch target {
    case .place(let x, let y):
      let point = CGPoint(x: x, y: y)
      return StepSpot(
        window: front(at: point) ?? window, point: point, frame: CGRect(origin: point, size: .zero), view: nil)
    case .named(let name, let number):
      let things = windowsFromFront.flatMap { NamedThing.all(in: $0) }
      var found = NamedThing.matches(of: name, in: things)
      // Words of the system are found by their English in every language, so that steps serve all of them.
      if found.isEmpty { found = NamedThing.matches(of: SystemWords.word(name), in: things) }
      guard !found.isEmpty else { throw StepProblem(Self.missing(name, things)) }
      // What can be reached goes before what lies behind something else.
      let places = found.map { reach($0, forFinger: forFinger) }
      let reached = places.compactMap { try? $0.get() }
      if reached.indices.contains(number - 1) { return reached[number - 1] }
      if found.count < number { throw StepProblem("there are \(found.count) of that name, and no #\(number)") }
      for case .failure(let problem) in places { throw problem }
      throw StepProblem(Self.missing(name, things))
    }
  }

  /// The names of all views of a kind on the screen, in the order of reading.
  func names(ofAll isWanted: (UIView) -> Bool) -> [String] {
    windowsFromFront.flatMap { NamedThing.all(in: $0) }
      .filter { $0.view.map(isWanted) == true }.compactMap(\.names.first)
  }

  private var windowsFromFront: [UIWindow] { window.windowsOnScreen.reversed() }

  private func front(at point: CGPoint) -> UIWindow? {
    windowsFromFront.first { !$0.isHidden && $0.hitTest(point, with: nil) != nil }
  }

  /// The place at which a finger reaches a thing, after scrolling to the thing.
  private func reach(_ thing: NamedThing, forFinger: Bool) -> Result<StepSpot, StepProblem> {
    guard let view = thing.view else {
      let frame = thing.frame
      return .success(
        StepSpot(
          window: thing.window, point: CGPoint(x: frame.midX, y: frame.midY), frame: frame, view: nil,
          isDisabled: thing.isDisabled))
    }
    if point(on: view, of: thing) == nil {
      scrollTo(view)
    }
    guard let point = point(on: view, of: thing) else {
      let frame = thing.frame
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      let over = front(at: middle)?.hitTest(middle, with: nil)
      let what = over.map { "\(type(of: $0)) lies over it" } ?? "it is outside of the window"
      return .failure(StepProblem("is there, but a finger cannot reach it: \(what)"))
    }
    if forFinger, let obstacle = obstacle(before: view, at: point, in: thing.window) {
      return .failure(StepProblem("is there, but a finger cannot reach it: \(obstacle)"))
    }
    return .success(
      StepSpot(
        window: thing.window, point: point, frame: thing.frame, view: view, isDisabled: thing.isDisabled))
  }

  /// The ancestor that keeps a finger from a view, in words; nil for an intended one.
  private func obstacle(before view: UIView, at point: CGPoint, in window: UIWindow) -> String? {
    guard let hit = window.hitTest(point, with: nil), hit !== view, view.isDescendant(of: hit) else { return nil }
    var ancestor = view.superview
    while let current = ancestor, current !== hit {
      if !current.point(inside: current.convert(point, from: nil as UIView?), with: nil) {
        return
          "it lies outside of its superview, a \(type(of: current)) of \(Int(current.bounds.width)) × \(Int(current.bounds.height)) points, which takes no touches there; make that larger, or override point(inside:with:) in it"
      }
      // Texts and pictures leave touches to what is around them; a control wants its own.
      if view is UIControl, !current.isUserInteractionEnabled {
        return "isUserInteractionEnabled of a \(type(of: current)) around it is false; set it to true"
      }
      ancestor = current.superview
    }
    guard view is UIControl, !view.isUserInteractionEnabled else { return nil }
    return "its isUserInteractionEnabled is false; set it to true"
  }

  /// A place at which a finger reaches the view: its activation point, else the middle of its visible part.
  private func point(on view: UIView, of thing: NamedThing) -> CGPoint? {
    var seen = thing.frame.intersection(thing.window.bounds)
    var ancestor = view.superview
    while let current = ancestor {
      if let scroll = current as? UIScrollView {
        let inset = scroll.adjustedContentInset
        seen = seen.intersection(scroll.convert(scroll.bounds.inset(by: inset), to: nil as UIView?))
      }
      ancestor = current.superview
    }
    guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
    let middle = CGPoint(x: seen.midX, y: seen.midY)
    let asked = thing.window.convert(view.accessibilityActivationPoint, from: nil as UIWindow?)
    return [asked, middle].first { point in
      guard seen.contains(point), front(at: point) === thing.window,
        let hit = thing.window.hitTest(point, with: nil)
      else { return false }
      return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }
  }

  private func scrollTo(_ view: UIView) {
    var ancestor = view.superview
    while let current = ancestor {
      if let scroll = current as? UIScrollView {
        scroll.scrollRectToVisible(scroll.convert(view.bounds, from: view), animated: false)
      }
      ancestor = current.superview
    }
    settle()
  }

  /// The message about a missing name, with the names on the screen.
  private static func missing(_ name: String, _ things: [NamedThing]) -> String {
    var names: [String] = []
    for thing in things {
      guard let first = thing.names.first, !names.contains(first) else { continue }
      names.append(first)
    }
    guard !names.isEmpty else { return "nothing on the screen has a name; write a place, such as 20,300" }
    let wanted = Array(name.lowercased().utf8)
    let near = names.enumerated().sorted { one, other in
      let distances = (
        editDistance(wanted, Array(one.element.lowercased().utf8)),
        editDistance(wanted, Array(other.element.lowercased().utf8))
      )
      return (distances.0, one.offset) < (distances.1, other.offset)
    }
    let list = near.prefix(12).map { LayoutText.quoted($0.element) }.joined(separator: ", ")
    return "nothing on the screen has that name; there are \(list)"
  }
}

/// An element on the screen with the names by which a step may mean it.
@MainActor private struct NamedThing {
  let window: UIWindow
  /// An accessibility element, or a label that is none.
  let element: NSObject
  let names: [String]

  var view: UIView? { element as? UIView }
  /// Whether a screen reader calls the element dimmed.
  var isDisabled: Bool { AccessibilityReading(element).traits.contains(.notEnabled) }

  /// The present frame in the window, which scrolling changes.
  var frame: CGRect {
    if let label = element as? UILabel, !label.isAccessibilityElement {
      return label.convert(label.bounds, to: nil as UIView?)
    }
    return window.convert(AccessibilityReading(element).frame, from: nil as UIWindow?)
  }

  /// The elements of a window for a screen reader, in its order, and then labels outside of them.
  static func all(in window: UIWindow) -> [NamedThing] {
    let elements = AccessibilityTree.elements(of: window)
    var things = elements.map { NamedThing($0, in: window) }
    let read = Set(elements.map { ObjectIdentifier($0) })
    func visit(_ view: UIView) {
      if view.isHidden || view.alpha < 0.01 { return }
      if let label = view as? UILabel, !read.contains(ObjectIdentifier(label)), let text = label.text, !text.isEmpty {
        things.append(NamedThing(window: window, element: label, names: [text]))
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(window)
    return things
  }

  private init(window: UIWindow, element: NSObject, names: [String]) {
    (self.window, self.element, self.names) = (window, element, names)
  }

  private init(_ element: NSObject, in window: UIWindow) {
    let reading = AccessibilityReading(element)
    let field = element as? UITextField
    let names = [reading.label, reading.identifier, reading.value, field?.placeholder].compactMap(\.self)
    self.init(window: window, element: element, names: names.filter { !$0.isEmpty })
  }

  /// The things of a name: those with exactly this name, else with other capitals, in their list of texts, at the
  /// beginning, or anywhere.
  static func matches(of name: String, in things: [NamedThing]) -> [NamedThing] {
    let lower = name.lowercased()
    let tests: [(String) -> Bool] = [
      { $0 == name },
      { $0.lowercased() == lower },
      { $0.lowercased().components(separatedBy: ", ").contains(lower) },
      { $0.lowercased().hasPrefix(lower) },
      { $0.lowercased().contains(lower) },
    ]
    for test in tests {
      let found = things.filter { $0.names.contains(where: test) }
      if !found.isEmpty { return found }
    }
    return []
  }
}
