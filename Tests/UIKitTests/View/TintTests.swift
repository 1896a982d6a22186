import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct TintTests {
  private final class TintedView: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  private let root = TintedView()
  private let child = TintedView()
  private let grandchild = TintedView()

  init() {
    TestScreen.reset()
    root.addSubview(child)
    child.addSubview(grandchild)
  }

  private var counts: [Int] { [root.changes, child.changes, grandchild.changes] }

  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func modesAreTakenFromTheSuperview() {
    #expect(grandchild.tintAdjustmentMode == .normal)
    root.tintAdjustmentMode = .dimmed
    #expect(grandchild.tintAdjustmentMode == .dimmed)
    child.tintAdjustmentMode = .normal
    #expect(grandchild.tintAdjustmentMode == .normal)
    child.tintAdjustmentMode = .automatic
    #expect(child.tintAdjustmentMode == .dimmed)
  }

  @Test func dimmedColoursAreGreyAndFainter() {
    root.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.tintAdjustmentMode = .dimmed
    let dimmed = components(grandchild.tintColor)
    #expect(dimmed[0] == dimmed[1] && dimmed[1] == dimmed[2])
    #expect(abs(dimmed[0] - 0.2126) < 0.001)
    #expect(abs(dimmed[3] - 0.8) < 0.001)
    root.tintAdjustmentMode = .normal
    #expect(grandchild.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func aDimmedColourIsSetAsItIs() {
    child.tintAdjustmentMode = .dimmed
    child.tintColor = .green
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == .green)
  }

  @Test func viewsThatFollowTheModeAreTold() {
    child.tintColor = .red
    (root.changes, child.changes, grandchild.changes) = (0, 0, 0)
    root.tintAdjustmentMode = .dimmed
    #expect(counts == [1, 1, 1])
    root.tintAdjustmentMode = .dimmed
    #expect(root.changes == 1)
    child.tintAdjustmentMode = .dimmed
    #expect(child.changes == 1)
    root.tintAdjustmentMode = .normal
    #expect(counts == [2, 1, 1])
  }

  @Test func viewsThatMoveUnderAnotherTintAreTold() {
    let view = TintedView()
    let below = TintedView()
    view.addSubview(below)
    var told: [Int] { [view.changes, below.changes] }
    #expect(told == [0, 0])
    root.addSubview(view)
    #expect(told == [0, 0])
    child.tintColor = red
    child.addSubview(view)
    #expect(told == [1, 1])
    grandchild.addSubview(view)
    #expect(told == [1, 1])
    grandchild.tintColor = red
    #expect(told == [2, 2])
    root.addSubview(view)
    #expect(told == [3, 3])
    root.tintAdjustmentMode = .dimmed
    (view.changes, below.changes) = (0, 0)
    view.removeFromSuperview()
    let other = UIView()
    other.addSubview(view)
    root.addSubview(other)
    #expect(told == [1, 1])
  }

  @Test func viewsOfTheirOwnTintAreNotToldOfAnotherPlace() {
    let view = TintedView()
    view.tintColor = green
    view.changes = 0
    child.tintColor = red
    child.addSubview(view)
    #expect(view.changes == 0)
  }

  @Test func buttonsAreDrawnDimmed() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    child.addSubview(button)
    root.tintAdjustmentMode = .dimmed
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == button.tintColor)
    #expect(components(button.tintColor)[3] == 0.8)
  }

  // MARK: The tint as a colour

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  @Test func theTintColourIsThatOfTheViewThatUsesIt() {
    #expect(UIColor.tintColor.resolvedColor(with: grandchild.traitCollection) == components(of: .systemBlue, in: root))
    root.tintColor = red
    child.tintColor = green
    #expect(UIColor.tintColor.resolvedColor(with: root.traitCollection) == red)
    #expect(UIColor.tintColor.resolvedColor(with: grandchild.traitCollection) == green)
    child.tintColor = nil
    #expect(UIColor.tintColor.resolvedColor(with: grandchild.traitCollection) == red)
  }

  private func components(of color: UIColor, in view: UIView) -> UIColor {
    color.resolvedColor(with: view.traitCollection)
  }

  @Test func theTintColourIsDimmedWithItsView() {
    root.tintColor = red
    root.tintAdjustmentMode = .dimmed
    let dimmed = UIColor.tintColor.resolvedColor(with: grandchild.traitCollection)
    #expect(components(dimmed) == components(grandchild.tintColor))
    child.tintAdjustmentMode = .normal
    #expect(UIColor.tintColor.resolvedColor(with: grandchild.traitCollection) == red)
  }

  @Test func viewsWhoseTintIsTheTintColourHaveThatOfTheirSuperview() {
    root.tintColor = red
    child.tintColor = .tintColor
    #expect(UIColor.tintColor.resolvedColor(with: grandchild.traitCollection) == red)
    // One that is made of it does not lead to itself.
    child.tintColor = UIColor.tintColor.withAlphaComponent(0.5)
    let made = UIColor.tintColor.resolvedColor(with: grandchild.traitCollection)
    #expect(components(made)[3] == 0.5)
  }

  @Test func backgroundsInTheTintColourFollowIt() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    window.addSubview(root)
    grandchild.backgroundColor = .tintColor
    root.tintColor = red
    window.updateForFrame()
    #expect(grandchild.layer.backgroundColor == red.cgColor)
    root.tintColor = green
    #expect(grandchild.layer.backgroundColor == green.cgColor)
    root.tintAdjustmentMode = .dimmed
    #expect(grandchild.layer.backgroundColor == grandchild.tintColor.cgColor)
  }

  private final class ToldView: UIView {
    var told = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { told += 1 }
  }

  @Test func aTintIsNoTraitThatViewsAreToldOf() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = ToldView()
    window.addSubview(view)
    window.updateForFrame()
    let before = view.told
    window.tintColor = red
    #expect(view.told == before)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.told == before + 1)
  }

  @Test func tintsReachControllersInContainersOfTheirOwn() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let parent = UIViewController()
    let inner = UIViewController()
    window.rootViewController = parent
    let container = UIView()
    container.tintColor = red
    parent.view.addSubview(container)
    parent.addChild(inner)
    container.addSubview(inner.view)
    inner.didMove(toParent: parent)
    #expect(UIColor.tintColor.resolvedColor(with: inner.view.traitCollection) == red)
    parent.view.overrideUserInterfaceStyle = .dark
    #expect(container.traitCollection.userInterfaceStyle == .dark)
  }
}
