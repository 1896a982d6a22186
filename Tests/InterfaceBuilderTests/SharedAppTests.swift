import Foundation
import InterfaceDocuments
import Testing
@testable import UIKit

/// The storyboard and the cell of an ordinary application, which is not part of the package.
@MainActor @Suite struct SharedAppTests {
  nonisolated static let app: URL? = SharedFolder.url("apps/TransitBoard")

  init() {
    TestScreen.reset()
    Diagnostics.shared.removeAll()
  }

  @Test(.enabled(if: app != nil, "apps/TransitBoard is not here: set MASTHEAD_SHARED to the folder that has it"))
  func transitBoardLoads() throws {
    let before = ResourceSearchPath.folders
    ResourceSearchPath.folders = [try #require(Self.app).path]
    defer { ResourceSearchPath.folders = before }
    let board = UIStoryboard(name: "Main", bundle: nil)
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.updateForFrame()
    #expect(navigation.navigationBar.prefersLargeTitles)
    let first = try #require(navigation.topViewController)
    #expect(first.navigationItem.title == "Departures")
    #expect(first.navigationItem.rightBarButtonItem?.image != nil)
    let table = try #require(first.view.subviews.compactMap { $0 as? UITableView }.first)
    #expect(table.frame.width == 393)
    #expect(table.estimatedRowHeight == UITableView.automaticDimension)
    first.performSegue(withIdentifier: "showTrip", sender: nil)
    window.updateForFrame()
    let trip = try #require(navigation.topViewController)
    #expect(trip !== first)
    let stack = try #require(trip.view.subviews.first as? UIStackView)
    #expect(stack.arrangedSubviews.count == 5)
    #expect((stack.arrangedSubviews[0] as? UIImageView)?.image?.size == CGSize(width: 120, height: 48))
    #expect(stack.arrangedSubviews[0].layer.cornerRadius == 12)
    #expect(stack.arrangedSubviews[0].frame.height == 96)
    let cell = try #require(
      UINib(nibName: "DepartureCell", bundle: nil).instantiate(withOwner: nil).first as? UITableViewCell)
    #expect(cell.contentView.subviews.count == 4)
    let unknown = Fixture.takeProblems().filter { !$0.contains("there is no class") }
    #expect(unknown.allSatisfy { $0.contains("<segmentedControl> is not known") }, "\(unknown)")
    window.isHidden = true
  }

  /// Not a test of speed: prints the figures that a report may have.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["MASTHEAD_NIB_SPEED"] != nil, "MASTHEAD_NIB_SPEED is not set"))
  func tenThousandCells() throws {
    let before = ResourceSearchPath.folders
    ResourceSearchPath.folders = [try #require(Self.app).path]
    defer { ResourceSearchPath.folders = before }
    let nib = UINib(nibName: "DepartureCell", bundle: nil)
    func seconds(_ body: () -> Void) -> Double {
      let clock = ContinuousClock()
      let time = clock.measure(body)
      return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
    var cells: [UITableViewCell] = []
    let first = seconds { cells.append(nib.instantiate(UITableViewCell.self, "speed")) }
    cells = []
    let all = seconds {
      for _ in 0..<10_000 { _ = nib.instantiate(UITableViewCell.self, "speed") }
    }
    let code = seconds { for _ in 0..<10_000 { _ = Self.cellInCode() } }
    print("nib: first \(first) s, 10000 \(all) s; in code \(code) s; ratio \(all / code)")
    Diagnostics.shared.removeAll()
  }

  /// The cell of the nib, made in code.
  private static func cellInCode() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "DepartureCell")
    cell.accessoryType = .disclosureIndicator
    let badge = UIView()
    let destination = UILabel()
    let detail = UILabel()
    let minutes = UILabel()
    let content = cell.contentView
    for (label, text, font) in [
      (destination, "Destination", UIFont.preferredFont(forTextStyle: .headline)),
      (detail, "Detail", .preferredFont(forTextStyle: .footnote)),
      (minutes, "00′", .systemFont(ofSize: 20, weight: .semibold)),
    ] {
      label.text = text
      label.font = font
      label.adjustsFontForContentSizeCategory = true
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    }
    detail.textColor = .secondaryLabel
    for view in [badge, destination, detail, minutes] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    let margins = content.layoutMarginsGuide
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 48), badge.heightAnchor.constraint(equalToConstant: 28),
      minutes.widthAnchor.constraint(equalToConstant: 56),
      badge.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      badge.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      destination.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 12),
      destination.topAnchor.constraint(equalTo: margins.topAnchor),
      detail.topAnchor.constraint(equalTo: destination.bottomAnchor, constant: 2),
      detail.leadingAnchor.constraint(equalTo: destination.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: destination.trailingAnchor),
      margins.bottomAnchor.constraint(equalTo: detail.bottomAnchor),
      minutes.leadingAnchor.constraint(equalTo: destination.trailingAnchor, constant: 8),
      minutes.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      minutes.centerYAnchor.constraint(equalTo: content.centerYAnchor),
    ])
    return cell
  }
}
