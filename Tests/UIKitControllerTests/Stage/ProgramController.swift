import Foundation
import QuartzCore

@testable import UIKit

/// The controller of a `ScreenProgram`.
@MainActor final class ProgramController: UITableViewController {
  let number: Int
  let badge = UIView(frame: CGRect(x: 20, y: 60, width: 30, height: 30))
  let plain = CALayer()
  let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 34))
  private(set) var ticks = 0
  private(set) var task: Task<Void, Never>?
  private let log: (String) -> Void

  init(number: Int, log: @escaping (String) -> Void) {
    (self.number, self.log) = (number, log)
    super.init(style: number % 2 == 0 ? .plain : .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("loaded")
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    badge.backgroundColor = .systemBlue
    plain.frame = CGRect(x: 120, y: 60, width: 20, height: 20)
    plain.backgroundColor = UIColor.systemGreen.cgColor
    field.borderStyle = .roundedRect
    header.addSubview(field)
    header.addSubview(badge)
    header.layer.addSublayer(plain)
    tableView.tableHeaderView = header
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("appeared")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 + number % 20 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row) of screen \(number)"
    if indexPath.row % 3 == number % 3 { content.secondaryText = String(repeating: "words and more words ", count: 4) }
    cell.contentConfiguration = content
    return cell
  }

  func wake() {
    log("woken")
    task = Task { [log] in
      log("task")
      await Task.yield()
      log("task after others")
    }
  }

  func tick() { ticks += 1 }

  /// Asks for what cannot be, by a name of the screen's own.
  func makeMistake() {
    let view = UIView()
    view.accessibilityIdentifier = "mistake \(number)"
    view.translatesAutoresizingMaskIntoConstraints = false
    tableView.tableHeaderView?.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: CGFloat(number + 1)),
      view.widthAnchor.constraint(equalToConstant: CGFloat(number + 50)),
      view.heightAnchor.constraint(equalToConstant: 4),
    ])
  }
}
