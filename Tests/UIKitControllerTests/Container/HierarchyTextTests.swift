import Testing

@testable import UIKit

/// Texts that tools ask for by name; the forms are those of swift-snapshot-testing's references (see the sources).
@MainActor @Suite struct HierarchyTextTests {
  /// Without addresses.
  private func text(of object: NSObject, _ name: String) throws -> String {
    let found = try #require(object.perform(Selector((name))))
    let text = try #require(found.takeUnretainedValue() as? NSString)
    return "\(text)".replacing(#/:?\s*0x[\da-f]+/#, with: "")
  }

  @Test func viewsAreLinesWithTheirStates() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 24.0 + 1.0 / 3.0, height: 20))
    outer.isOpaque = true
    outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    inner.clipsToBounds = true
    inner.isOpaque = false
    inner.isUserInteractionEnabled = false
    inner.tag = 7
    outer.addSubview(inner)
    #expect(
      try text(of: outer, "recursiveDescription") == """
        <UIView; frame = (0 0; 24.3333 20); autoresize = W+H; layer = <CALayer>>
           | <UIView; frame = (1 2; 3 4); clipsToBounds = YES; opaque = NO; userInteractionEnabled = NO; tag = 7; layer = <CALayer>>
        """)
  }

  @Test func controllersAreLinesWithTheirStates() throws {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    #expect(
      try text(of: parent, "_printHierarchy")
        == "<UIViewController>, state: disappeared, view: (view not loaded)\n   | <UIViewController>, state: disappeared, view: (view not loaded)"
    )
    _ = parent.view
    #expect(
      try text(of: parent, "_printHierarchy").hasPrefix(
        "<UIViewController>, state: disappeared, view: <UIView> not in the window\n"))
  }
}
