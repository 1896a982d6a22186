import Testing

@testable import UIKit

// What the source adapter makes of `open override var` in extensions of UIKit's classes.
extension UIAlertController {
  @_dynamicReplacement(for:shouldAutorotate) private var _replaced_shouldAutorotate: Bool { false }
}

/// Members of UIKit that applications replace in extensions of its classes.
@MainActor @Suite struct ReplacedMemberTests {
  @Test func replacedMembersCountForObjectsOfTheClassAlone() {
    #expect(!UIAlertController(title: nil, message: nil, preferredStyle: .alert).shouldAutorotate)
    #expect(UINavigationController().shouldAutorotate)
  }
}
