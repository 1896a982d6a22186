import Testing

@testable import UIKit

/// The traits that count while views are laid out.
@Suite(.serialized) @MainActor struct CurrentTraitsTests {
  private final class ListeningView: UIView {
    var seen: UIUserInterfaceStyle?
    override func layoutSubviews() { seen = UITraitCollection.current.userInterfaceStyle }
  }

  private final class DarkView: UIView {
    override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
  }

  init() { TestScreen.reset() }

  /// What a view sees that lies in a root which is in nothing.
  private func styleSeen(in root: UIView) -> UIUserInterfaceStyle? {
    let view = ListeningView()
    root.addSubview(view)
    root.layoutIfNeeded()
    return view.seen
  }

  @Test func aViewInNothingHasTheTraitsThatCount() {
    let style = UITraitCollection.current.userInterfaceStyle
    #expect(styleSeen(in: UIView()) == style)
    #expect(UIView().hasCurrentTraits)
  }

  @Test func traitsOfAViewInNothingCountWhileItIsLaidOut() {
    let style = UITraitCollection.current.userInterfaceStyle
    #expect(style != .dark)
    let view = UIView()
    view.overrideUserInterfaceStyle = .dark
    #expect(styleSeen(in: view) == .dark)
    #expect(styleSeen(in: DarkView()) == .dark)
    #expect(!DarkView().hasCurrentTraits)
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(styleSeen(in: controller.view) == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == style)
  }
}
