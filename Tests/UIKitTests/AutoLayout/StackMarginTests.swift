import Testing

@testable import UIKit

/// Stacks that keep to margins which depend on where the stack is.
@MainActor @Suite(.serialized) struct StackMarginTests {
  private func window(_ size: CGSize = CGSize(width: 375, height: 667)) -> (UIWindow, UIViewController) {
    TestScreen.reset(scale: 2, size: size)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    return (window, controller)
  }

  @Test(arguments: [false, true], [1, 2])
  func aStackThatPreservesMarginsIsAsWideAsItsPinsSay(laidOutBefore: Bool, lines: Int) {
    defer { TestScreen.reset() }
    let (window, controller) = window()
    let view = controller.view!
    let stack = UIStackView()
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 35, left: 0, bottom: 35, right: 0)
    stack.preservesSuperviewLayoutMargins = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    let label = UILabel()
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: 16)
    label.text = String(repeating: "several words ", count: 5)
    stack.addArrangedSubview(label)
    view.addSubview(stack)
    if laidOutBefore { window.layoutIfNeeded() }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
    ])
    let problems = diagnostics(.unsatisfiableConstraints) { window.layoutIfNeeded() }
    #expect(problems.isEmpty)
    #expect(stack.frame.width == 375)
    #expect(label.frame.width == 343 && label.frame.minX == 16)
  }

  @Test func marginsOfTheSuperviewAreAtMostItsOwn() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let child = UIView(frame: CGRect(x: -50, y: -50, width: 300, height: 300))
    child.layoutMargins = .zero
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    #expect(child.layoutMargins == parent.layoutMargins)
  }

  @Test func pinsWinOverMarginsThatAreTooWide() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let stack = UIStackView(arrangedSubviews: [SizedView(30, 30)])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.widthAnchor.constraint(equalToConstant: 50), stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
    Diagnostics.shared.removeAll()
  }

  /// Heights between those that fit with the safe area inside the content and those that fit without.
  @Test(arguments: [500, 600, 660, 661, 690, 718, 719, 760, 900] as [CGFloat])
  func contentThatScrollsOnlyWithTheSafeAreaSettles(height: CGFloat) throws {
    defer { TestScreen.reset() }
    let (window, controller) = window(CGSize(width: 393, height: 852))
    window.setSafeAreaInsets(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let view = controller.view!
    let scroll = UIScrollView()
    let stack = UIStackView()
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    for part in [scroll, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(stack)
    let box = UIView()
    box.heightAnchor.constraint(equalToConstant: height).isActive = true
    stack.addArrangedSubview(box)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    let problems = diagnostics(.layoutDoesNotSettle) { window.updateForFrame() }
    #expect(problems.isEmpty)
    #expect(scroll.contentSize.height == stack.frame.height)
    #expect(box.frame.height == height)
    #expect(box.frame.maxY == stack.bounds.height - stack.layoutMargins.bottom)
    let frame = box.frame
    scroll.setNeedsLayout()
    stack.setNeedsLayout()
    window.updateForFrame()
    #expect(box.frame == frame)
  }

  @Test func layingOutAViewWithoutSuperviewGivesItTheSizeThatItsConstraintsSay() {
    let view = placed()
    let inner = SizedView(20, 10)
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 90), inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor), inner.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 90, height: 10))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    Diagnostics.shared.removeAll()
  }
}
