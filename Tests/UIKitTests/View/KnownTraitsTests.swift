import SeededRandom
import Testing

@testable import UIKit

/// Views in a window keep what they know of their traits: it is what asking all above them would give.
@Suite(.serialized) @MainActor struct KnownTraitsTests {
  init() { TestScreen.reset() }

  /// The style that a view has by the rules of inheritance, asked of everything above it.
  private static func style(of view: UIView, in window: UIWindow) -> UIUserInterfaceStyle {
    if view.overrideUserInterfaceStyle != .unspecified { return view.overrideUserInterfaceStyle }
    if let controller = view.viewController { return style(of: controller, in: window) }
    if let superview = view.superview { return style(of: superview, in: window) }
    return window.screen.traitCollection.userInterfaceStyle
  }

  private static func style(of controller: UIViewController, in window: UIWindow) -> UIUserInterfaceStyle {
    if controller.overrideUserInterfaceStyle != .unspecified { return controller.overrideUserInterfaceStyle }
    if let parent = controller.parent {
      let given = parent.overrideTraitCollection(forChild: controller)?.userInterfaceStyle ?? .unspecified
      return given == .unspecified ? style(of: parent, in: window) : given
    }
    if let superview = controller.view.superview { return style(of: superview, in: window) }
    return window.screen.traitCollection.userInterfaceStyle
  }

  private static func tint(of view: UIView) -> UIColor? {
    var ancestor: UIView? = view
    while let view = ancestor {
      if let color = view.tintColorStorage { return color }
      ancestor = view.superview
    }
    return nil
  }

  /// A tree of views and controllers that is changed at random.
  @MainActor private final class Tree {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = UIViewController()
    var views: [UIView] = []
    var controllers: [UIViewController] = []
    var random: SeededGenerator

    init(seed: Int) {
      random = SeededGenerator(seed: UInt64(seed))
      window.rootViewController = root
      window.isHidden = false
      views = [root.view]
      controllers = [root]
    }

    func any<Element>(_ list: [Element]) -> Element { list[Int.random(in: 0..<list.count, using: &random)] }
    var anyStyle: UIUserInterfaceStyle { any([.unspecified, .light, .dark]) }

    func step() {
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        let view = UIView()
        any(views).addSubview(view)
        views.append(view)
      case 2:
        let (child, parent) = (UIViewController(), any(controllers))
        if Bool.random(using: &random) { child.overrideUserInterfaceStyle = anyStyle }
        let entersFirst = Bool.random(using: &random)
        if entersFirst { parent.addChild(child) }
        any(parent.view.subviews + [parent.view]).addSubview(child.view)
        if !entersFirst { parent.addChild(child) }
        child.didMove(toParent: parent)
        controllers.append(child)
        views.append(child.view)
      case 3: any(views).overrideUserInterfaceStyle = anyStyle
      case 4: any(controllers).overrideUserInterfaceStyle = anyStyle
      case 5:
        let child = any(controllers)
        let traits = anyStyle == .dark ? UITraitCollection(userInterfaceStyle: .dark) : nil
        child.parent?.setOverrideTraitCollection(traits, forChild: child)
      case 6:
        // A controller's view stays in that of its parent.
        let (view, place) = (any(views), any(views))
        let holdsController = views.contains { $0.viewController != nil && $0.isDescendant(of: view) }
        if !holdsController, !place.isDescendant(of: view) { place.addSubview(view) }
      case 7: any(views).tintColor = any([nil, .red, .green])
      default:
        let view = any(views)
        if view !== root.view { view.removeFromSuperview() }
      }
    }
  }

  @Test(arguments: 0..<40) func whatIsKnownIsWhatAllAboveSay(seed: Int) {
    let tree = Tree(seed: seed)
    for step in 0..<120 {
      tree.step()
      for view in tree.views where view.window === tree.window {
        let expected = Self.style(of: view, in: tree.window)
        #expect(view.traitCollection.userInterfaceStyle == expected, "step \(step)")
        if let tint = Self.tint(of: view) { #expect(view.tintColor == tint, "step \(step)") }
      }
      for view in tree.views where view.window == nil { #expect(view.traitState.known == nil) }
    }
  }

  @Test func aViewOfAControllerThatComesLaterHasItsTraits() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let (view, below) = (UIView(), UIView())
    view.addSubview(below)
    window.addSubview(view)
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    controller.view = view
    #expect(below.traitCollection.userInterfaceStyle == .dark)
    controller.view = UIView()
    #expect(below.traitCollection.userInterfaceStyle != .dark)
  }
}
