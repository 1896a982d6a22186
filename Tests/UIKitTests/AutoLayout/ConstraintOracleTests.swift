import Foundation
import Testing
import UIKit

/// Replays `constraints.json`: constraints and the frames that UIKit gave (Mac Catalyst, offscreen, 2x), on a screen of 3x.
///
/// Offscreen Catalyst rounds origins to whole points and sizes to halves, so that the exact solution is compared within
/// half a point of the origins and a quarter of the sizes.
@MainActor @Suite struct ConstraintOracleTests {
  nonisolated static let caseCount = 4

  @Test(arguments: 0..<caseCount) func replay(_ index: Int) throws {
    let cases = try #require(try layoutFixture("constraints")["cases"] as? [[String: Any]])
    #expect(cases.count == Self.caseCount)
    TestScreen.reset()
    let entry = cases[index]
    let size = try #require(entry["rootSize"] as? [Double])
    let root = UIView(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
    root.accessibilityIdentifier = "root"
    var window: UIWindow?
    if let insets = entry["rootSafeAreaInsets_TLBR"] as? [Double] {
      let host = UIWindow(frame: root.frame)
      host.setSafeAreaInsets(UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
      host.addSubview(root)
      window = host
    }
    var views = ["": root]
    for description in try #require(entry["views"] as? [[String: Any]]) {
      let path = try #require(description["path"] as? String)
      let view = UIView()
      view.accessibilityIdentifier = path
      if let frame = description["frame"] as? [Double] {
        view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      } else {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      let parent = path.contains(".") ? String(path[..<path.lastIndex(of: ".")!]) : ""
      try #require(views[parent]).addSubview(view)
      views[path] = view
    }
    for description in try #require(entry["constraints"] as? [[String: Any]]) {
      let constraint = NSLayoutConstraint(
        item: try #require(views[description["item"] as? String ?? "?"]),
        attribute: try attribute(description["attribute"]), relatedBy: .equal,
        toItem: (description["toItem"] as? String).flatMap { views[$0] },
        attribute: (description["toAttribute"] as? String) == nil
          ? .notAnAttribute : try attribute(description["toAttribute"]),
        multiplier: CGFloat(description["multiplier"] as? Double ?? 1),
        constant: CGFloat(description["constant"] as? Double ?? 0))
      constraint.isActive = true
    }
    (window ?? root).layoutIfNeeded()
    let expected = try #require(entry["expected"] as? [String: [Double]])
    let exact = entry["exact"] as? [String: [Double]]
    for (path, numbers) in expected.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(views[path]).frame
      #expect(agree(frame, numbers, within: 0.5), "\(path): \(frame) is not \(numbers)")
      if let numbers = exact?[path] {
        #expect(agree(frame, numbers, within: 0.5 / Double(UIScreen.main.scale) + 1e-3), "\(path): \(frame)")
      }
    }
  }

  private func attribute(_ name: Any?) throws -> NSLayoutConstraint.Attribute {
    switch try #require(name as? String) {
    case "left": .left
    case "right": .right
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    case "width": .width
    case "height": .height
    case "centerX": .centerX
    case "centerY": .centerY
    case "leftMargin": .leftMargin
    case "rightMargin": .rightMargin
    case "topMargin": .topMargin
    case "bottomMargin": .bottomMargin
    case "leadingMargin": .leadingMargin
    case "trailingMargin": .trailingMargin
    case "centerXWithinMargins": .centerXWithinMargins
    case "centerYWithinMargins": .centerYWithinMargins
    default: throw FixtureError.unknownAttribute
    }
  }

  enum FixtureError: Error { case unknownAttribute }

  @Test func safeAreaOfSubviewsIsWhatReachesThem() throws {
    let fixture = try layoutFixture("safe-area-sweep")
    let size = try #require(fixture["parent"] as? [Double])
    let insets = try #require(fixture["parentSafeAreaInsets_TLBR"] as? [Double])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
    window.setSafeAreaInsets(UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
    let cases = try #require(fixture["cases"] as? [[String: Any]])
    #expect(cases.count == 6)
    for entry in cases {
      let frame = try #require(entry["child"] as? [Double])
      let expected = try #require(entry["safeAreaInsets_TLBR"] as? [Double])
      let child = UIView(frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
      window.addSubview(child)
      let inner = placed()
      child.addSubview(inner)
      let guide = child.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: guide.leftAnchor), inner.topAnchor.constraint(equalTo: guide.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 1), inner.heightAnchor.constraint(equalToConstant: 1),
      ])
      window.layoutIfNeeded()
      let own = child.safeAreaInsets
      #expect([own.top, own.left, own.bottom, own.right].map(Double.init) == expected)
      #expect(inner.frame.origin == CGPoint(x: expected[1], y: expected[0]))
      child.removeFromSuperview()
    }
  }

  @Test func readableGuideIsCentredInWideViews() throws {
    let cases = try #require(try layoutFixture("readable-guide-sweep")["cases"] as? [[String: Any]])
    #expect(cases.count == 10)
    for entry in cases {
      let width = try #require(entry["boundsW"] as? Double)
      let margin = try #require(entry["marginLR"] as? Double)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
      view.layoutMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
      let inner = placed()
      view.addSubview(inner)
      let guide = view.readableContentGuide
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        inner.topAnchor.constraint(equalTo: guide.topAnchor),
        inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      view.layoutIfNeeded()
      let x = try #require(entry["readableX"] as? Double)
      let expected: [Double] = [x, 8, try #require(entry["readableW"] as? Double), 84]
      #expect(agree(inner.frame, expected, within: 0.34), "\(inner.frame) is not \(expected)")
      #expect(agree(guide.layoutFrame, expected))
    }
  }
}
