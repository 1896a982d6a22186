import Testing

@testable import UIKit

/// Views, groups, guides, requests and effects.
@MainActor @Suite(.ownStage) struct FocusGroupTests {
  class Tile: UIView {
    override var canBecomeFocused: Bool { true }
    var pressed = 0
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { pressed += 1 }
  }

  final class Controller: UIViewController {
    var tells: [String] = []
    var preferred: [any UIFocusEnvironment] = []
    var allows = true
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      preferred.isEmpty ? super.preferredFocusEnvironments : preferred
    }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      tells.append("should")
      return allows
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      tells.append("did \(context.focusHeading.rawValue)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let controller = Controller()
  private var keys: KeyDriver { KeyDriver(window: window) }
  private var engine: FocusEngine { window.windowStage.contents.focus }

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.updateForFrame()
  }

  private func tile(_ x: CGFloat, _ y: CGFloat, in view: UIView? = nil) -> Tile {
    let tile = Tile(frame: CGRect(x: x, y: y, width: 40, height: 40))
    (view ?? controller.view).addSubview(tile)
    return tile
  }

  @Test func tabGoesFromGroupToGroupAndArrowsStayInOne() {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let right = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 400))
    left.focusGroupIdentifier = "left"
    right.focusGroupIdentifier = "right"
    controller.view.addSubview(left)
    controller.view.addSubview(right)
    let (a, b) = (tile(0, 0, in: left), tile(0, 60, in: left))
    let (c, d) = (tile(0, 0, in: right), tile(0, 60, in: right))
    keys.press(.keyboardTab)
    #expect(engine.item === a)
    keys.press(.keyboardDownArrow)
    #expect(engine.item === b)
    keys.press(.keyboardRightArrow)
    #expect(engine.item === b)
    keys.press(.keyboardTab)
    #expect(engine.item === c)
    // Back to what had it last, then round.
    keys.press(.keyboardTab)
    #expect(engine.item === b)
    d.focusGroupPriority = .prioritized
    keys.press(.keyboardTab, modifiers: .shift)
    #expect(engine.item === d)
    #expect(c.isFocused == false && d.isFocused)
  }

  @Test func environmentsAreAskedAndToldOnceAndMayRefuse() {
    let (a, b) = (tile(0, 0), tile(60, 0))
    keys.press(.keyboardRightArrow)
    #expect(a.isFocused)
    #expect(controller.tells == ["should", "did 8"])
    controller.tells = []
    keys.press(.keyboardRightArrow)
    #expect(b.isFocused && controller.tells == ["should", "did 8"])
    controller.allows = false
    keys.press(.keyboardLeftArrow)
    #expect(b.isFocused)
  }

  @Test func hiddenViewsAreNoItems() {
    let a = tile(0, 0)
    let b = tile(60, 0)
    let c = tile(120, 0)
    b.isHidden = true
    keys.press(.keyboardTab)
    keys.press(.keyboardRightArrow)
    #expect(engine.item === c)
    c.removeFromSuperview()
    #expect(engine.item == nil && !c.isFocused)
    keys.press(.keyboardLeftArrow)
    #expect(engine.item === a)
  }

  @Test func aGuideLeadsToWhereItPrefers() {
    let start = tile(0, 0)
    let goal = tile(340, 340)
    keys.press(.keyboardTab)
    keys.press(.keyboardDownArrow)
    #expect(engine.item === start)
    let guide = UIFocusGuide()
    controller.view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: start.leadingAnchor), guide.topAnchor.constraint(equalTo: goal.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 40), guide.heightAnchor.constraint(equalToConstant: 40),
    ])
    guide.preferredFocusEnvironments = [goal]
    window.updateForFrame()
    guide.isEnabled = false
    keys.press(.keyboardDownArrow)
    #expect(engine.item === start)
    guide.isEnabled = true
    keys.press(.keyboardDownArrow)
    #expect(engine.item === goal)
  }

  @Test func requestsSendTheFocusAndNeedsHoldInsideOnly() {
    let (a, b) = (tile(0, 0), tile(60, 0))
    controller.preferred = [b]
    controller.setNeedsFocusUpdate()
    controller.updateFocusIfNeeded()
    #expect(engine.item == nil)
    let system = UIFocusSystem(for: a)
    system?.requestFocusUpdate(to: a)
    system?.updateFocusIfNeeded()
    #expect(a.isFocused && system?.focusedItem === a)
    controller.setNeedsFocusUpdate()
    window.updateForFrame()
    #expect(b.isFocused)
    #expect(controller.contains(b) && !a.contains(b))
    #expect(UIFocusSystem.environment(window, contains: b))
    #expect(window.windowScene?.focusSystem == system)
  }

  @Test func aFocusedViewGetsThePresses() {
    let a = tile(0, 0)
    keys.press(.keyboardTab)
    keys.press(.keyboardReturnOrEnter)
    #expect(a.pressed == 1)
  }

  @Test func controlsDoTheirActionAndTextIsEdited() {
    final class Button: UIControl {
      override var canBecomeFocused: Bool { true }
    }
    var done = 0
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.addAction(UIAction { _ in done += 1 }, for: .primaryActionTriggered)
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
    controller.view.addSubview(button)
    controller.view.addSubview(field)
    keys.press(.keyboardTab)
    keys.press(.keyboardReturnOrEnter)
    #expect(done == 1)
    keys.press(.keyboardTab)
    #expect(field.isFocused && field.isFirstResponder)
    keys.type("ab c")
    #expect(field.text == "ab c")
    keys.press(.keyboardTab, modifiers: .shift)
    #expect(button.isFocused && !field.isFirstResponder)
    field.becomeFirstResponder()
    #expect(field.isFocused)
  }

  @Test func aHaloIsDrawnAroundPlainViews() throws {
    let a = tile(20, 20)
    keys.press(.keyboardTab)
    let halo = try #require(a.subviews.first as? FocusHaloView)
    #expect(halo.frame == a.bounds)
    let b = tile(80, 20)
    b.focusEffect = nil
    keys.press(.keyboardRightArrow)
    #expect(b.isFocused && halo.superview == nil)
    b.focusEffect = UIFocusHaloEffect(
      roundedRect: CGRect(x: 5, y: 5, width: 30, height: 30), cornerRadius: 6, curve: .continuous)
    #expect(halo.superview === b)
    keys.press(.keyboardLeftArrow)
    #expect(halo.superview === a)
  }

  @Test func animationsOfTheUpdateRunAndEnd() {
    final class Fading: UIView {
      var ended = false
      override var canBecomeFocused: Bool { true }
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        coordinator.addCoordinatedAnimations { [weak self] in
          self?.alpha = 0.5
        } completion: { [weak self] in
          self?.ended = true
        }
        coordinator.addCoordinatedFocusingAnimations { #expect($0.duration == 0.2) }
      }
    }
    let view = Fading(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    controller.view.addSubview(view)
    keys.press(.keyboardTab)
    #expect(view.alpha == 0.5 && view.layer.animationKeys()?.isEmpty == false && !view.ended)
    window.clock.advance(by: 0.3)
    #expect(view.ended)
  }
}
