@testable import UIKit

/// A window of 390 × 844 points with the safe area of a phone (47 above, 34 below), and a navigation controller in it.
@MainActor final class NavigationStage {
  static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  let window: UIWindow
  let navigation: UINavigationController
  lazy var finger = TouchDriver(window: window)

  init(_ root: UIViewController, size: CGSize = CGSize(width: 390, height: 844), large: Bool = false) {
    TestScreen.reset(size: size)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.setSafeAreaInsets(Self.safeArea)
    navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = large
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    settle()
  }

  var bar: UINavigationBar { navigation.navigationBar }
  var page: NavigationBarPage { bar.page! }

  func settle() {
    window.updateForFrame()
    DisplayClock.shared.settle(limit: 10)
    window.updateForFrame()
  }

  func advance(_ seconds: Double) { DisplayClock.shared.advance(by: seconds) }

  func tap(_ view: UIView) {
    finger.down(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?))
    finger.up()
    settle()
  }

  /// Where a view is in the window.
  func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil as UIView?) }
}

/// Notes what it is told.
@MainActor final class CallLog {
  var calls: [String] = []
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

class LoggedController: UIViewController {
  let log: CallLog
  let name: String

  init(_ name: String, _ log: CallLog = CallLog()) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError() }

  private func note(_ call: String) { log.calls.append("\(name) \(call)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    note("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear \(animated)")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing \(animated)")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear \(animated)")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear \(animated)\(isMovingFromParent ? " leaving" : "")")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear \(animated)")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove \(parent != nil)")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove \(parent != nil)")
  }
}

/// A table of 40 rows.
final class RowsController: UITableViewController {
  var rows = 40
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
