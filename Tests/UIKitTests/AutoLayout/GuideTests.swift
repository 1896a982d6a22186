import Testing
@testable import UIKit

/// Guides that a view has of itself.
@MainActor @Suite struct GuideTests {
  @Test func theKeyboardAtRestLiesInTheBottomSafeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let field = placed()
    window.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: window.keyboardLayoutGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: window.keyboardLayoutGuide.trailingAnchor),
      field.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.layoutIfNeeded()
    #expect(field.frame == CGRect(x: 0, y: 526, width: 300, height: 40))
    #expect(window.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 566, width: 300, height: 34))
    window.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 600)
    window.frame.size.height = 500
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 500)
  }

  @Test func theKeyboardAtRestIsNearTheBottomAndAwayFromTheRest() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let view = placed()
    root.addSubview(view)
    let guide = root.keyboardLayoutGuide
    let near = view.widthAnchor.constraint(equalToConstant: 10)
    let atTop = view.widthAnchor.constraint(equalToConstant: 20)
    let away = view.heightAnchor.constraint(equalToConstant: 30)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([atTop], activeWhenNearEdge: .top)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing])
    #expect(near.isActive && !atTop.isActive && away.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .top) == [atTop])
    #expect(guide.constraints(activeWhenAwayFrom: [.leading, .trailing]) == [away])
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && !away.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }

  @Test func aGuideOutlivedByItsViewPlacesNothing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = placed()
    root.addSubview(view)
    var guide: UILayoutGuide? = UILayoutGuide()
    root.addLayoutGuide(guide!)
    let constraint = view.leftAnchor.constraint(equalTo: guide!.leftAnchor)
    constraint.isActive = true
    root.removeLayoutGuide(guide!)
    guide = nil
    #expect(!constraint.isActive && constraint.secondItem == nil && constraint.firstItem === view)
    #expect(constraint.description.contains("a released view"))
  }

  // MARK: What cannot be

  @Test func aMultiplierOfZeroForAPlaceStopsTheProgramWithAMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let inner = UIView()
        view.addSubview(inner)
        _ = NSLayoutConstraint(
          item: inner, attribute: .left, relatedBy: .equal, toItem: view, attribute: .right, multiplier: 0, constant: 5)
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("has the multiplier 0, which makes a place equal to a number."))
  }

  @Test func aConstantThatIsNoNumberStopsTheProgramWithAMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.accessibilityIdentifier = "card"
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        constraint.constant = .nan
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("The constant of UIView 'card'.width = 5 (required) cannot be nan."))
  }
}
