import Testing

@testable import UIKit

/// The reader chooses another text size while a screen is shown.
@MainActor @Suite(.serialized) struct TextSizeChangeTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      cell.contentConfiguration = content
      return cell
    }
  }

  @MainActor private final class Log {
    var told: [(category: UIContentSizeCategory?, size: CGFloat)] = []
  }

  private let window: UIWindow
  private let application: UIApplication

  init() {
    TestScreen.reset(scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    application = UIApplication.shared
  }

  @Test func labelsFollowAndTheNotificationTells() {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let fixed = UILabel(frame: label.frame)
    fixed.font = .preferredFont(forTextStyle: .body)
    for view in [label, fixed] { controller.view.addSubview(view) }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.updateForFrame()
    let log = Log()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let category = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      MainActor.assumeIsolated { log.told.append((category, label.font.pointSize)) }
    }
    application.changeTextSize(to: .accessibilityExtraLarge)
    application.changeTextSize(to: .accessibilityExtraLarge)
    window.updateForFrame()
    NotificationCenter.default.removeObserver(token)
    #expect(application.preferredContentSizeCategory == .accessibilityExtraLarge)
    // Body at AX3 (Human Interface Guidelines, "Typography").
    #expect(label.font.pointSize == 40 && fixed.font.pointSize == 17)
    #expect(log.told.map(\.category) == [.accessibilityExtraLarge] && log.told.map(\.size) == [40])
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 40)
  }

  @Test func rowsGrowAndTheFirstVisibleRowStays() throws {
    let rows = Rows(style: .plain)
    rows.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    window.rootViewController = rows
    window.makeKeyAndVisible()
    window.updateForFrame()
    rows.tableView.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    window.updateForFrame()
    let before = try #require(rows.tableView.indexPathsForVisibleRows?.first)
    let place = rows.tableView.rectForRow(at: before).minY - rows.tableView.contentOffset.y
    let height = rows.tableView.rectForRow(at: before).height
    application.changeTextSize(to: .accessibilityExtraLarge)
    for _ in 0..<3 { window.updateForFrame() }
    #expect(rows.tableView.rectForRow(at: before).height > height * 1.5)
    let after = rows.tableView.rectForRow(at: before).minY - rows.tableView.contentOffset.y
    #expect(abs(after - place) < 1, "the first row was at \(place) and is at \(after)")
  }
}
