import Testing
import UIKit

@MainActor @Suite struct ConstraintTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func edgesPinAViewToItsSuperview() {
    let view = placed()
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 270, height: 130))
    root.frame.size = CGSize(width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 170, height: 30))
  }

  @Test func constantPriorityAndActivityChangeAtRunTime() {
    let view = placed()
    root.addSubview(view)
    let narrow = view.widthAnchor.constraint(equalToConstant: 60)
    narrow.priority = .defaultHigh
    let wide = view.widthAnchor.constraint(equalToConstant: 140)
    wide.priority = UILayoutPriority(749)
    NSLayoutConstraint.activate([
      narrow, wide, view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
    wide.priority = UILayoutPriority(751)
    root.layoutIfNeeded()
    #expect(view.frame.width == 140)
    wide.constant = 150
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
    #expect(!root.constraints.contains(wide) && !view.constraints.contains(wide))
  }

  /// `uikit-facts §8`: 80 ≤ w ≤ 200 with w = 300 at 500 gives 200; 30 at 999 with ≥ 90 gives 90.
  @Test func prioritiesAreMetInOrder() {
    let first = placed()
    let second = placed()
    root.addSubview(first)
    root.addSubview(second)
    let wish = first.widthAnchor.constraint(equalToConstant: 300)
    wish.priority = UILayoutPriority(500)
    let small = second.widthAnchor.constraint(equalToConstant: 30)
    small.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      first.widthAnchor.constraint(lessThanOrEqualToConstant: 200), wish, small,
      second.widthAnchor.constraint(greaterThanOrEqualToConstant: 90),
    ])
    root.layoutIfNeeded()
    #expect(first.frame.width == 200)
    #expect(second.frame.width == 90)
  }

  @Test func theNearestCommonAncestorHoldsAConstraint() {
    let left = placed()
    let right = placed()
    let inner = placed()
    root.addSubview(left.with(inner))
    root.addSubview(right)
    let across = inner.widthAnchor.constraint(equalTo: right.widthAnchor)
    let alone = inner.heightAnchor.constraint(equalToConstant: 5)
    let nested = inner.topAnchor.constraint(equalTo: left.topAnchor)
    NSLayoutConstraint.activate([across, alone, nested])
    #expect(root.constraints == [across])
    #expect(inner.constraints == [alone])
    #expect(left.constraints == [nested])
    inner.removeFromSuperview()
    #expect(!across.isActive && !nested.isActive && alone.isActive)
  }

  @Test func aConstraintWithoutSidesIsHarmless() {
    let found = diagnostics(.constraintNeverActivated) {
      var constraint: NSLayoutConstraint? = NSLayoutConstraint()
      constraint?.isActive = false
      constraint?.isActive = true
      #expect(constraint?.isActive == false)
      constraint = nil
    }
    #expect(found.isEmpty)
  }

  @Test func placesInNestedViewsMeetInTheCommonAncestor() {
    let box = placed()
    let inner = placed()
    let outer = placed()
    root.addSubview(box.with(inner))
    root.addSubview(outer)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 100),
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 7),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 9),
      inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 30),
      outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 3),
      outer.topAnchor.constraint(equalTo: inner.bottomAnchor),
      outer.rightAnchor.constraint(equalTo: root.rightAnchor),
      outer.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 7, y: 9, width: 30, height: 30))
    #expect(outer.frame == CGRect(x: 90, y: 59, width: 210, height: 30))
  }

  @Test func centresAndSizesTakeMultipliers() {
    let view = placed()
    root.addSubview(view)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 0.5,
        constant: 0),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 35, y: 80, width: 80, height: 40))
  }

  @Test func distancesBetweenAnchorsAreDimensions() {
    let view = placed()
    root.addSubview(view)
    let before = root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
    let after = view.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    NSLayoutConstraint.activate([
      before.constraint(equalTo: after, multiplier: 0.5), view.widthAnchor.constraint(equalToConstant: 30),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 90, y: 0, width: 30, height: 10))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 180, y: 0, width: 30, height: 10))
  }

  @Test func leadingAndTrailingFollowTheReadingDirection() {
    let first = placed()
    let second = placed()
    root.addSubview(first)
    root.addSubview(second)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.widthAnchor.constraint(equalToConstant: 50),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -30),
      second.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
      first.topAnchor.constraint(equalTo: root.topAnchor), second.topAnchor.constraint(equalTo: root.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 10), second.heightAnchor.constraint(equalToConstant: 10),
    ])
    let wide = second.widthAnchor.constraint(equalToConstant: 1000)
    wide.priority = .defaultLow
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(first.frame.minX == 10 && second.frame.minX == 68 && second.frame.maxX == 270)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(first.frame.maxX == 290 && second.frame.maxX == 232 && second.frame.minX == 30)
  }

  @Test func guidesTakePartLikeViews() {
    let guide = UILayoutGuide()
    let view = placed()
    root.addSubview(view)
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 40), guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 0, width: 40, height: 100))
    #expect(view.frame == CGRect(x: 60, y: 100, width: 40, height: 10))
    root.removeLayoutGuide(guide)
    #expect(view.constraints.count == 1 && root.constraints.isEmpty)
    #expect(guide.owningView == nil)
  }

  @Test func aMaskedViewFollowsAVariableSuperviewAsItsMaskSays() {
    let box = placed()
    let filling = UIView(frame: .zero)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let inner = placed()
    root.addSubview(box.with(filling.with(inner)))
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
      inner.leftAnchor.constraint(equalTo: filling.leftAnchor, constant: 4),
      inner.rightAnchor.constraint(equalTo: filling.rightAnchor, constant: -4),
      inner.topAnchor.constraint(equalTo: filling.topAnchor),
      inner.bottomAnchor.constraint(equalTo: filling.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 92), inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(inner.frame == CGRect(x: 4, y: 0, width: 92, height: 30))
  }

  @Test func originsAndSizesAreRoundedEachOnItsOwn() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = placed()
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 146.5),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 137.5),
      view.widthAnchor.constraint(equalToConstant: 33.4), view.heightAnchor.constraint(equalToConstant: 10.1),
    ])
    window.layoutIfNeeded()
    // uikit-facts §8 at 3x: 146.5 becomes 146.667 and 137.5 becomes 137.667.
    let scale = view.traitCollection.displayScale
    if scale == 3 {
      #expect(agree(view.frame, [146.6667, 137.6667, 33.3333, 10], within: 1e-3))
    } else {
      #expect(agree(view.frame, [146.5, 137.5, 33.5, 10], within: 1e-3))
    }
  }

  @Test func huggingAndCompressionDecideWhoGrowsAndShrinks() {
    let first = SizedView(50, 10)
    let second = SizedView(80, 10)
    root.addSubview(first)
    root.addSubview(second)
    first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor), second.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.rightAnchor.constraint(equalTo: root.rightAnchor), first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(first.frame.width == 50 && second.frame.width == 250)
    first.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 220 && second.frame.width == 80)
    root.frame.size.width = 100
    second.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 50 && second.frame.width == 50)
    first.natural.width = 20
    root.layoutIfNeeded()
    #expect(first.frame.width == 20 && second.frame.width == 80)
  }

  @Test func aViewWithoutConstraintsKeepsItsFrameAndOneWithANaturalSizeTakesIt() {
    let plain = placed()
    plain.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    let sized = SizedView(40, 20)
    root.addSubview(plain)
    root.addSubview(sized)
    root.layoutIfNeeded()
    #expect(plain.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(sized.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func twoConstraintsThatSayTheSameMayChangeTogether() {
    let view = placed("box")
    root.addSubview(view)
    let heights = [
      view.heightAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
    ]
    NSLayoutConstraint.activate(heights)
    root.layoutIfNeeded()
    let found = diagnostics(.unsatisfiableConstraints) {
      for height in heights { height.constant = 30 }
      root.layoutIfNeeded()
    }
    #expect(found.isEmpty)
    #expect(view.frame.height == 30)
    NSLayoutConstraint.deactivate(heights)
    view.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(view.superview == nil)
  }

  /// Both bounds of the natural size are required: neither may stand in the way of the other while the size changes.
  @Test func naturalSizesThatAreRequiredMayGetSmaller() {
    let content = SizedView(80, 40)
    root.addSubview(content)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      content.setContentHuggingPriority(.required, for: axis)
      content.setContentCompressionResistancePriority(.required, for: axis)
    }
    let filler = placed()
    root.addSubview(filler)
    NSLayoutConstraint.activate([
      filler.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      content.leadingAnchor.constraint(equalTo: filler.trailingAnchor),
      content.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      filler.topAnchor.constraint(equalTo: root.topAnchor),
      content.topAnchor.constraint(equalTo: filler.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    for (width, height) in [(80, 40), (30, 20), (90, 50), (20, 60), (70, 10)] {
      content.natural = CGSize(width: width, height: height)
      content.invalidateIntrinsicContentSize()
      root.layoutIfNeeded()
      #expect(content.frame == CGRect(x: 300 - width, y: 200 - height, width: width, height: height))
    }
  }
}
