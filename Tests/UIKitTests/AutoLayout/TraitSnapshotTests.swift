import Foundation
import Testing
@testable import UIKit

/// Replays `trait-snapshots.json`: frame dumps of one screen on several devices at 3x (swift-snapshot-testing).
///
/// Four labels of text styles hang at the edges of the safe area; a label with a title hangs in the margins. Text sizes,
/// safe area, margins, constraints and the rounding to thirds all take part.
@MainActor @Suite struct TraitSnapshotTests {
  private struct Label {
    let frame: [Double]
    let text: String
  }

  private func labels(_ entry: [String: Any]) throws -> [Label] {
    try #require(entry["views"] as? [[String: Any]]).dropFirst().map {
      Label(frame: try #require($0["frame"] as? [Double]), text: try #require($0["text"] as? String))
    }
  }

  private func entries(_ prefix: String) throws -> [(name: String, entry: [String: Any])] {
    try #require(try layoutFixture("trait-snapshots")["files"] as? [[String: Any]]).compactMap { entry in
      let path = entry["path"] as? String ?? ""
      let name = String(path[path.index(after: path.lastIndex(of: "/")!)...])
      return name.hasPrefix(prefix) ? (name, entry) : nil
    }
  }

  private func window(_ entry: [String: Any], _ category: UIContentSizeCategory, _ insets: UIEdgeInsets) throws
    -> UIWindow
  {
    let views = try #require(entry["views"] as? [[String: Any]])
    let frame = try #require(views[0]["frame"] as? [Double])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: frame[2], height: frame[3]))
    window.setSafeAreaInsets(insets)
    window.setTraitOverrides(
      UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 3), UITraitCollection(preferredContentSizeCategory: category),
      ]))
    window.rootViewController = UIViewController()
    window.isHidden = false
    return window
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, in view: UIView) -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = text
    label.font = .preferredFont(forTextStyle: style, compatibleWith: view.traitCollection)
    view.addSubview(label)
    return label
  }

  private func check(_ label: UILabel, _ expected: Label, _ name: String) {
    #expect(label.text == expected.text)
    // The dump prints thirds with three or four digits. Advance widths are known to a point only (`sf-metrics`), so that
    // widths, and places that follow from them, are compared less strictly.
    let note = "\(name) \(expected.text): \(label.frame) is not \(expected.frame)"
    #expect(agree(label.frame, expected.frame, within: 1.01), Comment(rawValue: note))
    #expect(
      abs(Double(label.frame.minY) - expected.frame[1]) < 0.001
        && abs(Double(label.frame.height) - expected.frame[3]) < 0.001, Comment(rawValue: note))
  }

  @Test func labelsAtTheEdgesOfTheSafeArea() throws {
    let entries = try entries("testTraits.")
    #expect(entries.count == 6)
    for (name, entry) in entries {
      let expected = try labels(entry)
      let isTablet = name.contains("ipad")
      let size = try #require((entry["views"] as? [[String: Any]])?[0]["frame"] as? [Double])
      let bottom = size[3] - expected[3].frame[1] - expected[3].frame[3]
      let insets = UIEdgeInsets(top: expected[0].frame[1], left: 0, bottom: bottom, right: 0)
      let window = try window(entry, isTablet ? .large : .medium, insets)
      let view: UIView = try #require(window.rootViewController?.view)
      let safe = view.safeAreaLayoutGuide
      let top = label("What's", .headline, in: view)
      let leading = label("the", .body, in: view)
      let trailing = label("point", .body, in: view)
      let foot = label("?", .subheadline, in: view)
      NSLayoutConstraint.activate([
        top.topAnchor.constraint(equalTo: safe.topAnchor), top.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        leading.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        leading.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        trailing.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        trailing.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        foot.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        foot.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      ])
      window.updateForFrame()
      for (own, other) in zip([top, leading, trailing, foot], expected) { check(own, other, name) }
    }
  }

  @Test func aTitleInTheMarginsAtEveryTextSize() throws {
    let entries = try entries("testTraitsWithViewController.")
    #expect(entries.count == 6)
    let categories: [String: UIContentSizeCategory] = [
      "accessibility-extra-extra-extra-large": .accessibilityExtraExtraExtraLarge,
      "accessibility-extra-large": .accessibilityExtraLarge, "accessibility-medium": .accessibilityMedium,
      "extra-extra-large": .extraExtraLarge, "extra-small": .extraSmall, "medium": .medium,
    ]
    for (name, entry) in entries {
      let key = name.replacing("testTraitsWithViewController.label-", with: "").replacing(".txt", with: "")
      let category = try #require(categories[key])
      let insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      let window = try window(entry, category, insets)
      let view: UIView = try #require(window.rootViewController?.view)
      let title = label("What's the point?", .title1, in: view)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ])
      window.updateForFrame()
      check(title, try labels(entry)[0], name)
    }
  }
}
