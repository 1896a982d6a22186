import Testing
import UIKit

/// Who gives way where views that resist compression equally have too little room: `uikit-facts §9`.
@MainActor @Suite struct EqualResistanceTests {
  enum PinOrder: CaseIterable {
    /// Of the public suite that the fact was recorded by.
    case recorded
    case reading
    case edgesFirst
  }

  private let first = SizedView(36, 36)
  private let second = SizedView(36, 36)

  private func column(_ order: PinOrder) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let top = first.topAnchor.constraint(equalTo: guide.topAnchor)
    let between = second.topAnchor.constraint(equalTo: first.bottomAnchor)
    let bottom = second.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    let sides: [NSLayoutConstraint] = [first, second].flatMap { view in
      [
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ]
    }
    let pins: [NSLayoutConstraint] =
      switch order {
      case .recorded: sides + [between, top, bottom]
      case .reading: [top, between, bottom] + sides
      case .edgesFirst: [top, bottom, between] + sides
      }
    let place = [
      guide.heightAnchor.constraint(equalToConstant: 50), guide.widthAnchor.constraint(equalToConstant: 20),
      guide.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      guide.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ]
    NSLayoutConstraint.activate(place + pins)
    return root
  }

  @Test(arguments: PinOrder.allCases) func theFirstViewKeepsItsSize(order: PinOrder) {
    column(order).layoutIfNeeded()
    #expect(first.frame == CGRect(x: 90, y: 75, width: 20, height: 36))
    #expect(second.frame == CGRect(x: 90, y: 111, width: 20, height: 14))
  }

  @Test func itKeepsItWhenNaturalSizesChangeLater() {
    let root = column(.reading)
    root.layoutIfNeeded()
    first.natural.height = 20
    root.layoutIfNeeded()
    #expect([first, second].map(\.frame.height) == [20, 30])
    first.natural.height = 45
    second.natural.height = 40
    root.layoutIfNeeded()
    #expect([first, second].map(\.frame.height) == [45, 5])
  }

  @Test func aViewThatComesLaterGivesWay() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    root.addSubview(first)
    first.translatesAutoresizingMaskIntoConstraints = false
    let last = first.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor), first.topAnchor.constraint(equalTo: root.topAnchor),
      last,
    ])
    root.layoutIfNeeded()
    #expect(first.frame.width == 80)
    last.isActive = false
    for view in [second, SizedView(36, 36)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      let before = root.subviews[root.subviews.count - 1]
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: before.trailingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
    root.subviews[2].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(root.subviews.map(\.frame.width) == [36, 36, 8])
  }

  /// Recorded of a row of two labels: `stacks`, 120 points wide.
  @Test func theFirstViewInAStackGivesWay() {
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 20, height: 50)
    stack.layoutIfNeeded()
    #expect([first, second].map(\.frame.height) == [14, 36])
  }

  @Test func whoStretchesIsAsInStacks() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect([first, second].map(\.frame.width) == [64, 36])
  }
}
