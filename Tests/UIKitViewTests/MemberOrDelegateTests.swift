import Testing

@testable import UIKit

/// A screen as applications have them: the list is a member, and the screen is its delegate.
private final class ListScreen: UIViewController, UITableViewDelegate {
  let tableView = UITableView()
}

/// Members whose names are those of a delegate's optional methods.
@MainActor @Suite struct MemberOrDelegateTests {
  @Test func membersComeBeforeOptionalMethodsWhereTheyBecomeOptional() throws {
    let screen: ListScreen? = ListScreen()
    guard let list = screen?.tableView else { return }
    #expect(list.numberOfSections >= 0 && list.bounds.isEmpty)
    let controller: UITabBarController? = UITabBarController()
    if let bar = controller?.tabBar { #expect(bar.bounds.height >= 0) }
    let delegate: (any UITableViewDelegate)? = screen
    #expect(delegate?.tableView?(list, heightForRowAt: [0, 0]) == nil)
  }
}
