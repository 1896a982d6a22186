import HeadlessHost
import SnapshotComparison
import UIKit

// What is looked for is written in tests.
@_exported import struct HeadlessHost.AccessibilityIssue

extension Snapshotting where Value: UIViewController, Format == UIImage {
  /// A picture on which each element that a screen reader stops at has its number in the order of reading, with a legend.
  public static func accessibilityImage(on config: ViewImageConfig, traits: UITraitCollection = .init()) -> Snapshotting
  {
    let setting = ScreenPicture.Setting(config: config, traits: traits)
    return SimplySnapshotting.image.pullback { controller in
      let controller = MainActorValue(controller)
      return StrategyFailure.noting(or: UIImage()) {
        let screen = try ScreenPicture(controller.value, setting: setting)
        defer { screen.close() }
        return screen.accessibilityImage
      }
    }
  }
}

extension Snapshotting where Value: UIViewController, Format == String {
  /// The elements for a screen reader, a line an element in the order of reading: label, value, traits, hint, actions,
  /// identifier, place, class.
  public static func accessibilityText(on config: ViewImageConfig, traits: UITraitCollection = .init()) -> Snapshotting
  {
    let setting = ScreenPicture.Setting(config: config, traits: traits)
    return .text(of: { try ScreenPicture($0, setting: setting) }, { $0.accessibilityText })
  }
}

/// Fails the test for each element of a screen that people with weak sight or less exact taps cannot use.
///
/// - Parameters:
///   - value: The controller; an error that it throws is a failure.
///   - config: The screen.
///   - traits: Traits beside the device's, such as a large text size, at which texts are cut off.
///   - steps: The steps of fingers and keys before (`docs/Steps.md`).
///   - kinds: The kinds of issues; all unless given.
@MainActor public func assertAccessible(
  _ value: @autoclosure @MainActor () throws -> UIViewController, on config: ViewImageConfig,
  traits: UITraitCollection = .init(), after steps: String = "",
  _ kinds: Set<AccessibilityIssue.Kind> = Set(AccessibilityIssue.Kind.allCases), fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = TestRun.Place(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let setting = ScreenPicture.Setting(config: config, traits: traits, steps: steps)
    let screen = try ScreenPicture(try value(), setting: setting)
    defer { screen.close() }
    let issues = screen.accessibilityIssues(kinds)
    guard !issues.isEmpty else { return }
    let words = issues.map(\.description).joined(separator: "\n")
    TestRun.fail(
      "\(issues.count) \(issues.count == 1 ? "thing" : "things") that not everybody can use:\n\(words)", at: place)
    if let png = screen.accessibilityImage.cgImage?.pngData() {
      TestRun.attach([SnapshotAttachment(name: "accessibility.png", data: png)], at: place)
    }
  } catch {
    TestRun.fail("\(error)", at: place)
  }
}
