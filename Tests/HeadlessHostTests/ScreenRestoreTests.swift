import Testing

@testable import HeadlessHost
@testable import UIKit

@MainActor @Suite("A host and the screen of the process")
struct ScreenRestoreTests {
  private func host(_ arguments: String...) throws -> ScreenHost {
    ScreenHost(options: try SnapshotOptions(arguments: arguments))
  }

  @Test func closingGivesTheScreenBack() throws {
    let before = (UIScreen.main.bounds, UIScreen.main.traitCollection, UITraitCollection.current)
    let small = try host("--device=iPhone SE3", "--text-size=ax5", "--appearance=dark")
    try small.show(UIViewController())
    #expect(UIScreen.main.bounds.width == 375)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    small.close()
    #expect(UIScreen.main.bounds == before.0)
    #expect(UIScreen.main.traitCollection == before.1)
    #expect(UITraitCollection.current == before.2)
  }

  @Test func releasingGivesTheScreenBack() throws {
    let before = UIScreen.main.bounds
    var small: ScreenHost? = try host("--size=320x480")
    #expect(UIScreen.main.bounds.width == 320)
    #expect(small != nil)
    small = nil
    #expect(UIScreen.main.bounds == before)
  }

  @Test func aHostThatFindsTheScreenTakenLeavesItAlone() throws {
    let before = UIScreen.main.bounds
    let first = try host("--size=320x480")
    let second = try host("--size=400x500")
    #expect(first.window.screen.bounds.width == 320)
    first.close()
    #expect(UIScreen.main.bounds.width == 400)
    second.close()
    #expect(UIScreen.main.bounds == before)
  }
}
