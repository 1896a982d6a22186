import Testing

@testable import UIKit

/// What constraints say of the anchors that they were made from, and how far they outlive their views (`uikit-facts §8`).
@MainActor @Suite struct AnchorIdentityTests {
  private final class NamedConstraint: NSLayoutConstraint {
    var label: String?
  }

  private func isSame(_ anchor: AnyObject?, _ other: AnyObject?) -> Bool { anchor === other }

  @Test func aViewHandsOutTheSameAnchors() {
    let view = placed()
    #expect(view.topAnchor === view.topAnchor)
    #expect(view.leadingAnchor !== view.leftAnchor)
    #expect(view.widthAnchor === view.widthAnchor)
    #expect(view.safeAreaLayoutGuide.topAnchor === view.safeAreaLayoutGuide.topAnchor)
  }

  @Test func aConstraintHandsOutTheAnchorsThatItWasGiven() {
    let (first, second) = (placed(), placed())
    let constraint = first.topAnchor.constraint(equalTo: second.bottomAnchor)
    #expect(isSame(constraint.firstAnchor, first.topAnchor))
    #expect(isSame(constraint.secondAnchor, second.bottomAnchor))
    let isFirst = constraint.firstAnchor.isEqual(first.topAnchor)
    #expect(isFirst)
    let isSecond = constraint.firstAnchor.isEqual(second.topAnchor)
    #expect(!isSecond)
    #expect(constraint.firstAnchor.hash == first.topAnchor.hash)
    let width = first.widthAnchor.constraint(equalToConstant: 3)
    #expect(isSame(width.firstAnchor, first.widthAnchor))
    #expect(isSame(width.secondAnchor, nil))
    Diagnostics.shared.removeAll()
  }

  @Test func aConstraintMadeOfAttributesHasTheViewsAnchors() {
    let (first, second) = (placed(), placed())
    let constraint = NSLayoutConstraint(
      item: first, attribute: .trailing, relatedBy: .equal, toItem: second, attribute: .leading, multiplier: 1,
      constant: 0)
    #expect(isSame(constraint.firstAnchor, first.trailingAnchor))
    #expect(isSame(constraint.secondAnchor, second.leadingAnchor))
    constraint.wasEverActive = true
  }

  @Test func distancesAreHandedOutAsGivenToo() {
    let root = UIView().with(placed(), placed())
    let distance = root.subviews[0].leftAnchor.anchorWithOffset(to: root.subviews[1].leftAnchor)
    let constraint = distance.constraint(equalTo: root.subviews[0].widthAnchor, multiplier: 2)
    #expect(isSame(constraint.firstAnchor, distance))
    #expect(isSame(constraint.secondAnchor, root.subviews[0].widthAnchor))
    constraint.wasEverActive = true
  }

  @Test func anchorsDoNotKeepTheirViewAlive() {
    weak var gone: UIView?
    weak var item: LayoutItem?
    do {
      let view = placed()
      _ = view.topAnchor
      _ = view.widthAnchor
      (gone, item) = (view, view.layoutItem)
    }
    #expect(gone == nil)
    #expect(item == nil)
  }

  @Test func aConstraintToAViewThatIsGoneCanBeRead() {
    let view = placed()
    let anchor = { placed("short-lived").bottomAnchor }()
    let constraint = view.topAnchor.constraint(equalTo: anchor)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .bottom)
    let isEqual = constraint.secondAnchor?.isEqual(anchor) ?? false
    #expect(isEqual)
    constraint.wasEverActive = true
  }

  @Test func activatingAConstraintToAViewThatIsGoneSaysSo() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = placed()
        let anchor = { placed().bottomAnchor }()
        view.topAnchor.constraint(equalTo: anchor).isActive = true
      }
    }
  }

  @Test func aHorizontalPlaceCanFollowAVerticalOne() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)).with(placed(), placed())
    let (first, second) = (root.subviews[0], root.subviews[1])
    let constraint = NSLayoutConstraint(
      item: first, attribute: .left, relatedBy: .equal, toItem: second, attribute: .top, multiplier: 1, constant: 50)
    NSLayoutConstraint.activate([constraint, second.topAnchor.constraint(equalTo: root.topAnchor, constant: 30)])
    root.layoutIfNeeded()
    #expect(first.frame.minX == 80)
    Diagnostics.shared.removeAll()
  }

  @Test func subclassesInheritTheInitialisers() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)).with(placed())
    let constraint = NamedConstraint(
      item: root.subviews[0], attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 44)
    constraint.label = "width"
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame.width == 44)
    #expect(root.subviews[0].constraints.first is NamedConstraint)
    Diagnostics.shared.removeAll()
  }

  @Test func oldLayoutGuidesAddTwoConstraintsEach() {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 12, right: 0)
    let view = placed()
    controller.view.addSubview(view)
    _ = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 2)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leftAnchor.constraint(equalTo: controller.view.leftAnchor), view.widthAnchor.constraint(equalToConstant: 9),
    ])
    #expect(controller.view.constraints.count == 7)
    controller.view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 30, width: 9, height: 358))
    #expect(controller.topLayoutGuide.length == 30)
    controller.additionalSafeAreaInsets.top = 50
    controller.view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 50, width: 9, height: 338))
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
  }
}
