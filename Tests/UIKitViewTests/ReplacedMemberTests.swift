import Testing

@testable import UIKit

// What the source adapter makes of `open override var` in extensions of UIKit's classes.
extension UIAlertController {
  @_dynamicReplacement(for:shouldAutorotate) private var _replaced_shouldAutorotate: Bool { false }
}

extension UIPageControl {
  @_dynamicReplacement(for:sizeToFit()) private func _replaced_sizeToFit() { frame.size.height = 30 }
}

/// Members of UIKit that applications replace in extensions of its classes.
@MainActor @Suite struct ReplacedMemberTests {
  @Test func replacedMembersCountForObjectsOfTheClassAlone() {
    #expect(!UIAlertController(title: nil, message: nil, preferredStyle: .alert).shouldAutorotate)
    #expect(UINavigationController().shouldAutorotate)
  }

  @Test func inheritedMembersAreReplacedForOneClass() {
    let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    dots.sizeToFit()
    #expect(dots.frame.size == CGSize(width: 10, height: 30))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.sizeToFit()
    #expect(label.frame.size == .zero)
  }
}
