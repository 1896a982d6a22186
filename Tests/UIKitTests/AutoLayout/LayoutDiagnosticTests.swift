import Testing
import UIKit

@MainActor @Suite(.serialized) struct LayoutDiagnosticTests {
  // MARK: Never activated

  @Test func aConstraintThatWasNeverActivatedIsTold() throws {
    let card = UIView()
    card.accessibilityIdentifier = "card"
    let child = UIView()
    child.accessibilityIdentifier = "child"
    card.addSubview(child)
    let found = diagnostics(.constraintNeverActivated) {
      child.topAnchor.constraint(equalTo: card.topAnchor)
      child.heightAnchor.constraint(greaterThanOrEqualToConstant: 40)
    }
    #expect(found.count == 2)
    let first = try #require(found.first)
    #expect(
      first.summary
        == "UIView 'child'.top = UIView 'card'.top (required) was created and released without ever being active, so it did nothing."
    )
    #expect(first.object == "UIView 'child'")
    #expect(first.cure.contains("isActive = true") && first.cure.contains("NSLayoutConstraint.activate"))
    #expect(found[1].summary.hasPrefix("UIView 'child'.height ≥ 40 (required)"))
  }

  @Test func aConstraintThatWasActiveOnceIsNotTold() {
    let view = UIView()
    let found = diagnostics(.constraintNeverActivated) {
      let constraint = view.heightAnchor.constraint(equalToConstant: 40)
      constraint.isActive = true
      constraint.isActive = false
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
      stack.layoutIfNeeded()
    }
    #expect(found.isEmpty)
  }

  /// Holds a constraint for each of two looks, of which one may never come.
  private final class Bubble: UIView {
    let tail = UIView()
    lazy var leading = tail.leadingAnchor.constraint(equalTo: leadingAnchor)
    lazy var trailing = tail.trailingAnchor.constraint(equalTo: trailingAnchor)
    var isMine = false {
      didSet {
        leading.isActive = !isMine
        trailing.isActive = isMine
      }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(tail)
      _ = (leading, trailing)
    }

    required init?(coder: NSCoder) { fatalError("not from a storyboard") }
  }

  @Test func aConstraintThatGoesWithItsViewsIsNotTold() {
    let found = diagnostics(.constraintNeverActivated) {
      let root = UIView()
      root.addSubview(Bubble())
      (root.subviews[0] as? Bubble)?.isMine = true
      root.subviews[0].removeFromSuperview()
    }
    #expect(found.isEmpty)
  }

  @Test func aConstraintThatGoesBeforeItsViewsIsTold() {
    let bubble = Bubble()
    let found = diagnostics(.constraintNeverActivated) {
      bubble.leading = bubble.tail.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 8)
    }
    #expect(found.count == 1)
  }

  // MARK: Conflicts

  private func root() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.accessibilityIdentifier = "root"
    return root
  }

  @Test func ofConflictingConstraintsTheLastIsBrokenAndNamed() throws {
    let root = root()
    let card = placed("card")
    let title = UILabel()
    title.text = "Title"
    title.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card.with(title))
    let found = diagnostics(.unsatisfiableConstraints) {
      NSLayoutConstraint.activate([
        card.heightAnchor.constraint(equalToConstant: 30), title.topAnchor.constraint(equalTo: card.topAnchor),
        title.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        title.widthAnchor.constraint(equalToConstant: 70),
        title.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      ])
      root.layoutIfNeeded()
    }
    #expect(found.count == 1)
    let conflict = try #require(found.first)
    #expect(
      conflict.summary == """
        UILabel "Title".height ≥ 40 (required) cannot hold: UIView 'card'.height = 30 (required) and UILabel "Title".top = \
        UIView 'card'.top (required) and UILabel "Title".bottom = UIView 'card'.bottom (required). It was broken because \
        it was activated last of those that can be broken.
        """)
    #expect(conflict.object == "UILabel \"Title\"")
    #expect(
      conflict.cure == "Deactivate one of these 4, or give one a priority below 1000 (999 keeps it as near as can be).")
    #expect(title.frame.height == 30)
  }

  @Test func aBrokenConstraintHoldsAgainWhenItCan() {
    let root = root()
    let view = placed("view")
    root.addSubview(view)
    let first = view.widthAnchor.constraint(equalToConstant: 50)
    let second = view.widthAnchor.constraint(equalToConstant: 70)
    let found = diagnostics(.unsatisfiableConstraints) {
      NSLayoutConstraint.activate([first, second])
      root.layoutIfNeeded()
    }
    #expect(found.count == 1 && view.frame.width == 50)
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  @Test func aMaskStandsForRequiredConstraints() throws {
    let root = root()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.accessibilityIdentifier = "forgotten"
    root.addSubview(view)
    let found = diagnostics(.unsatisfiableConstraints) {
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      root.layoutIfNeeded()
    }
    let conflict = try #require(found.first)
    #expect(found.count == 1)
    #expect(
      conflict.summary.hasPrefix(
        "UIView 'forgotten'.width = 100 (required) cannot hold: UIView 'forgotten'.frame = (10, 20, 30, 40) (required, from its autoresizing mask)"
      ))
    #expect(conflict.likelyCause.contains("translatesAutoresizingMaskIntoConstraints was not set to false"))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func aSizeGivenFromOutsideIsNotBroken() throws {
    let root = root()
    let view = placed("tall")
    root.addSubview(view)
    let found = diagnostics(.unsatisfiableConstraints) {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor), view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        view.heightAnchor.constraint(equalToConstant: 500),
      ])
      root.layoutIfNeeded()
    }
    let conflict = try #require(found.first)
    #expect(conflict.summary.contains("UIView 'root'.height = 200 (required, given)"))
    #expect(conflict.likelyCause.hasPrefix("UIView 'root' is given its size from outside"))
    #expect(view.frame.height == 200)
  }

  @Test func constraintsBelowRequiredNeverConflict() {
    let root = root()
    let view = placed("view")
    root.addSubview(view)
    let wish = view.widthAnchor.constraint(equalToConstant: 70)
    wish.priority = UILayoutPriority(999)
    let found = diagnostics(.unsatisfiableConstraints) {
      NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 50), wish])
      root.layoutIfNeeded()
    }
    #expect(found.isEmpty && view.frame.width == 50)
  }

  @Test func marginsWiderThanTheViewDoNotMakeItNegative() throws {
    let root = root()
    let view = placed("squeezed")
    root.addSubview(view)
    root.frame.size.width = 20
    let found = diagnostics(.unsatisfiableConstraints) {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
      ])
      root.layoutIfNeeded()
    }
    #expect(try #require(found.first).summary.contains("UIView 'squeezed'.width ≥ 0 (required, always)"))
    #expect(view.frame.width == 0)
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(view.frame.minX == 16 && view.frame.width == 68)
  }

  // MARK: Ambiguity

  @Test func anOpenPlaceIsToldWithTwoValues() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = placed("box")
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 5),
      view.heightAnchor.constraint(equalToConstant: 20), view.widthAnchor.constraint(equalToConstant: 30),
    ])
    let found = diagnostics(.ambiguousLayout) { window.updateForFrame() }
    #expect(found.count == 1)
    let ambiguity = try #require(found.first)
    #expect(
      ambiguity.summary
        == "Constraints leave the horizontal place of UIView 'box' open: x = 0 and x = 100 both satisfy them.")
    #expect(ambiguity.cure == "Add a constraint for one of leading, trailing and centerX.")
    #expect(view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == CGRect(x: 100, y: 5, width: 30, height: 20))
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == CGRect(x: 0, y: 5, width: 30, height: 20))
    view.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
    let fixed = diagnostics(.ambiguousLayout) { window.updateForFrame() }
    #expect(fixed.isEmpty && !view.hasAmbiguousLayout)
  }

  @Test func anOpenSizeIsTold() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = placed("box")
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor), view.leftAnchor.constraint(equalTo: window.leftAnchor),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    let found = diagnostics(.ambiguousLayout) { window.updateForFrame() }
    #expect(found.count == 1)
    #expect(
      try #require(found.first).summary
        == "Constraints leave the horizontal size of UIView 'box' open: width = 30 and width = 130 both satisfy them.")
  }

  @Test func viewsThatShareRoomByTheirNaturalSizesAreNotTold() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let stack = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(30, 10), SizedView()])
    stack.arrangedSubviews[1].isHidden = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor), stack.leftAnchor.constraint(equalTo: window.leftAnchor),
      stack.rightAnchor.constraint(equalTo: window.rightAnchor),
    ])
    let found = diagnostics(.ambiguousLayout) { window.updateForFrame() }
    #expect(found.isEmpty, "\(found)")
  }

  @Test func constraintsThatAffectAViewAreThoseLinkedWithIt() {
    let root = root()
    let first = placed("first")
    let second = placed("second")
    let other = placed("other")
    for view in [first, second, other] { root.addSubview(view) }
    let place = first.leftAnchor.constraint(equalTo: root.leftAnchor)
    let width = first.widthAnchor.constraint(equalToConstant: 5)
    let next = second.leftAnchor.constraint(equalTo: first.rightAnchor)
    let top = second.topAnchor.constraint(equalTo: root.topAnchor)
    let apart = other.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([place, width, next, top, apart])
    root.layoutIfNeeded()
    #expect(second.constraintsAffectingLayout(for: .horizontal) == [place, width, next])
    #expect(second.constraintsAffectingLayout(for: .vertical) == [top])
  }

  // MARK: Messages that stop the program

  @Test func activatingWithoutACommonAncestorStopsTheProgramWithAMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.accessibilityIdentifier = "homeless"
        let other = UIView()
        other.addSubview(UIView())
        view.topAnchor.constraint(equalTo: other.subviews[0].topAnchor).isActive = true
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("cannot be activated: its two sides have no common ancestor."))
    #expect(text.contains("UIView 'homeless'"))
    #expect(text.contains("has no superview: call addSubview(_:) before activating."))
  }

  @Test func aPlaceAndASizeCanNotBeCompared() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1, constant: 0)
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("compares a horizontal place with a size."))
  }
}
