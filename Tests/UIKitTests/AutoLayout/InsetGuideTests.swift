import Testing
@testable import UIKit

/// What hangs at the safe area and at margins follows when these change without the view's own doing.
@MainActor @Suite struct InsetGuideTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let pinned = placed("pinned")

  init() {
    window.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(pinned)
    let safe = inner.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: safe.topAnchor), pinned.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      pinned.leftAnchor.constraint(equalTo: inner.layoutMarginsGuide.leftAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
  }

  @Test func theSafeAreaOfTheWindowReachesGuidesFarBelow() {
    #expect(pinned.frame == CGRect(x: 8, y: 20, width: 50, height: 180))
    window.setSafeAreaInsets(UIEdgeInsets(top: 64, left: 0, bottom: 10, right: 0))
    window.layoutIfNeeded()
    #expect(pinned.frame == CGRect(x: 8, y: 64, width: 50, height: 136))
  }

  /// Made before there is a window, and first measured at the top of it, where the safe area is.
  @Test func marginsOfAStackInAStackAreThoseOfItsPlace() {
    let label = UILabel()
    label.text = "x"
    let card = UIStackView(arrangedSubviews: [label])
    card.isLayoutMarginsRelativeArrangement = true
    card.layoutMargins = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    let stack = UIStackView(arrangedSubviews: [card])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
    ])
    window.layoutIfNeeded()
    #expect(abs(label.frame.minY - 10) < 1e-6)
    #expect(abs(card.frame.height - label.frame.height - 10) < 1e-6)
  }

  @Test func aMovedViewOverlapsOtherInsets() {
    inner.frame.origin.y = 195
    window.layoutIfNeeded()
    #expect(pinned.frame == CGRect(x: 8, y: 0, width: 50, height: 195))
    inner.frame.origin.y = 5
    window.layoutIfNeeded()
    #expect(pinned.frame == CGRect(x: 8, y: 15, width: 50, height: 185))
  }

  @Test func aViewAtTheFarEdgeOfAResizedOneOverlapsOtherMargins() {
    inner.preservesSuperviewLayoutMargins = true
    inner.frame.size.width = 280
    outer.layoutMargins.right = 30
    let trailing = placed("trailing")
    inner.addSubview(trailing)
    NSLayoutConstraint.activate([
      trailing.rightAnchor.constraint(equalTo: inner.layoutMarginsGuide.rightAnchor),
      trailing.topAnchor.constraint(equalTo: inner.topAnchor), trailing.widthAnchor.constraint(equalToConstant: 10),
      trailing.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(trailing.frame.maxX == 270)
    outer.frame.size.width = 285
    window.layoutIfNeeded()
    #expect(trailing.frame.maxX == 255)
  }

  @Test func marginsOfASuperviewReachViewsThatPreserveThem() {
    inner.preservesSuperviewLayoutMargins = true
    outer.layoutMargins.left = 30
    window.layoutIfNeeded()
    #expect(pinned.frame.minX == 30)
    inner.frame.origin.x = 10
    window.layoutIfNeeded()
    #expect(pinned.frame.minX == 20)
  }
}
