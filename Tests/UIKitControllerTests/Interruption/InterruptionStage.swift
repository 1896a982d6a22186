import QuartzCore

@testable import UIKit

/// A window with a tab bar controller: a stack of two controllers, and another tab; what is to be interrupted is added by `UnderWay`.
@MainActor final class InterruptionStage {
  /// Where it is shown: on a phone or on an iPad.
  enum Place {
    case phone, pad

    var size: CGSize { self == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 834, height: 1194) }

    func safeArea(isUpright: Bool) -> UIEdgeInsets {
      if self == .pad { return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0) }
      return isUpright
        ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    }
  }

  let place: Place
  let record = AppearanceRecord()
  let window: UIWindow
  weak var tabs: WitnessedTabs?
  weak var stack: WitnessedStack?
  /// The controller that a finger, a child or a presentation belongs to: the top of the stack at first.
  weak var top: UIViewController?
  lazy var finger = TouchDriver(window: window)
  /// What is under way needs, and nobody else holds.
  var kept: [AnyObject] = []

  init(_ place: Place = .phone) {
    self.place = place
    TestScreen.reset(size: place.size)
    UIScreen.main.configure(
      bounds: CGRect(origin: .zero, size: place.size), scale: 3, safeAreaInsets: place.safeArea(isUpright: true),
      traits: UITraitCollection(userInterfaceIdiom: place == .phone ? .phone : .pad))
    window = UIWindow(frame: CGRect(origin: .zero, size: place.size))
    let top = page("top")
    let stack = WitnessedStack("stack", record, [page("root"), top])
    let tabs = WitnessedTabs("tabs", record, [stack, WitnessedStack("stack 2", record, [page("other")])])
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    (self.tabs, self.stack, self.top) = (tabs, stack, top)
    settle()
    record.journal = []
  }

  func page(_ name: String, _ style: UIModalPresentationStyle = .automatic) -> WitnessedPage {
    let page = WitnessedPage(name, record)
    page.modalPresentationStyle = style
    return page
  }

  func layOut() { window.updateForFrame() }

  func advance(_ seconds: Double) {
    layOut()
    DisplayClock.shared.advance(by: seconds)
  }

  func settle() {
    for _ in 0..<3 {
      window.updateForFrame()
      if !DisplayClock.shared.settle(limit: 10) { record.faults.append("it does not come to rest") }
    }
    window.updateForFrame()
  }

  /// The middle of the upper edge of what is presented, where a finger takes a sheet.
  var gripOfSheet: CGPoint {
    guard let view = front?.viewIfLoaded else { return .zero }
    let card = view.convert(view.bounds, to: nil as UIView?)
    return CGPoint(x: card.midX, y: card.minY + 43)
  }

  /// The controller that is in front: the last of those that are presented.
  var front: UIViewController? {
    guard var controller = window.rootViewController else { return nil }
    while let next = controller.presentedViewController { controller = next }
    return controller
  }

  // MARK: What holds at rest

  func check() {
    for witness in record.alive { witness.check() }
    checkPlaces()
    checkMotion(window.layer)
    checkTouches()
    checkWhoIsThere()
  }

  /// Views that fill the window do so, but for cards behind sheets, which are smaller by a transform.
  private func checkPlaces() {
    let all = window.bounds.size
    for case let controller as any Witnessed in record.alive.compactMap(\.controller) {
      guard let view = controller.viewIfLoaded, view.window != nil, controller.parent == nil else { continue }
      let active = controller.presentationState.own?.active
      if active is UIPopoverPresentationController { continue }
      if let sheet = active as? UISheetPresentationController, let card = sheet.presentedView {
        if isBehindASheet(controller) { continue }
        let frame = PixelGrid.round(sheet.frameOfPresentedViewInContainerView, scale: 3)
        if !isSame(card.frame, frame) {
          record.faults.append("\(controller.witness.name): card at \(card.frame), not \(frame)")
        }
        if view.bounds.size != card.bounds.size {
          record.faults.append("\(controller.witness.name): \(view.bounds.size) in a card of \(card.bounds.size)")
        }
        continue
      }
      let covers = isBehindASheet(controller)
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
      if view.bounds.size != all || !covers && middle != CGPoint(x: all.width / 2, y: all.height / 2) {
        record.faults.append("\(controller.witness.name): \(view.bounds.size) at \(middle) in \(all)")
      }
      if !covers, !view.transform.isIdentity {
        record.faults.append("\(controller.witness.name): \(view.transform) remains")
      }
      if view.alpha != 1 || view.isHidden { record.faults.append("\(controller.witness.name): alpha \(view.alpha)") }
    }
    for case let page as WitnessedPage in record.alive.compactMap(\.controller) {
      guard let view = page.viewIfLoaded, view.window != nil, let parent = page.parent, let outer = parent.viewIfLoaded
      else { continue }
      let frame = view.convert(view.bounds, to: outer)
      if !isSame(frame, outer.bounds) { record.faults.append("\(page.witness.name): \(frame) in \(outer.bounds)") }
    }
  }

  /// Whether a sheet stands over the controller, which makes it a card, or the card that it lies in.
  private func isBehindASheet(_ controller: UIViewController) -> Bool {
    let sheets = window.rootViewController?.presentationsBelow.filter(\.isSheet) ?? []
    return sheets.contains { $0.presented !== controller }
  }

  /// Cards are scaled, which leaves a little of each calculation.
  private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
    zip([one.minX, one.minY, one.width, one.height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 1e-6 }
  }

  private func checkMotion(_ layer: CALayer) {
    if let keys = layer.animationKeys(), !keys.isEmpty { record.faults.append("\(layer) is animated: \(keys)") }
    for layer in layer.sublayers ?? [] { checkMotion(layer) }
  }

  /// A finger in the middle reaches the controller in front.
  private func checkTouches() {
    guard !window.isHidden, let front, let root = front.viewIfLoaded, front.view.window === window else { return }
    let middle = root.convert(CGPoint(x: root.bounds.midX, y: root.bounds.midY), to: nil as UIView?)
    guard window.bounds.contains(middle) else {
      record.faults.append("\(front) is in front, and its middle is at \(middle)")
      return
    }
    let hit = window.hitTest(middle, with: nil)
    if hit?.isDescendant(of: root) != true {
      record.faults.append("a finger in the middle reaches \(hit.map { "\($0)" } ?? "nothing")")
    }
    if UIApplication.shared.isIgnoringInteractionEvents { record.faults.append("touches are ignored") }
  }

  /// Who is neither in the window's tree of controllers nor held by the stage is gone.
  private func checkWhoIsThere() {
    var seen: Set<ObjectIdentifier> = []
    func walk(_ controller: UIViewController?) {
      guard let controller, seen.insert(ObjectIdentifier(controller)).inserted else { return }
      for child in controller.children { walk(child) }
      walk(controller.presentedViewController)
      if let split = controller as? UISplitViewController { for held in split.set.values { walk(held) } }
      if let book = controller as? UIPageViewController {
        for page in [book.neighbours.before, book.neighbours.after] { walk(page) }
      }
    }
    walk(window.rootViewController)
    for held in kept { walk(held as? UIViewController) }
    for controller in record.alive.compactMap(\.controller) where !seen.contains(ObjectIdentifier(controller)) {
      record.faults.append("\((controller as? any Witnessed)?.witness.name ?? "") is still there")
    }
  }

  /// Takes the screen down; returns whom that leaves.
  func close() -> [String] {
    if finger.isDown { finger.up() }
    window.rootViewController = nil
    window.isHidden = true
    kept = []
    window.updateForFrame()
    DisplayClock.shared.settle(limit: 10)
    return record.alive.map(\.name)
  }
}
