import QuartzCore
import Testing
import UIKit

@testable import HeadlessHost

/// The compositor's law on real screens: labels, images, accessories and rounded cards, scrolled by all sorts of distances.
@MainActor @Suite(.serialized) struct IncrementalFrameTests {
  private final class RowsViewController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 20 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row) of section \(indexPath.section), with words enough, 한국어 日本語"
      cell.accessoryType = indexPath.row % 2 == 0 ? .disclosureIndicator : .checkmark
      cell.imageView?.image = UIImage(systemName: "star.fill")
      return cell
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], ["iPhone 8", "iPhone 15"])
  func scrolledTablesEqualFreshOnes(style: UITableView.Style, device: String) throws {
    let host = ScreenHost(options: try .named(device))
    let controller = RowsViewController(style: style)
    try host.show(controller)
    _ = host.image()
    var painted: [Int] = []
    let scale = host.options.windowScale
    for distance in [1, 2, 7, 40, 41, 200, -3, -90, 333, 1000, 5, 6, 0.5, 11.2] as [CGFloat] {
      controller.tableView.contentOffset.y += distance / scale
      host.settle()
      let result = host.compositor.render(host.window.layer)
      painted.append(result.statistics.paintedPixels)
      let difference = host.compositor.firstDifference(from: host.window.layer)
      #expect(difference == nil, "after \(distance) pixels: \(difference ?? "")")
      if difference != nil { break }
    }
    let whole = host.compositor.pixelWidth * host.compositor.pixelHeight
    #expect(painted[3] < whole / 2, "scrolling by 40 pixels paints \(painted) of \(whole)")
    host.close()
  }

  @Test(arguments: [40, -40] as [CGFloat])
  func longListsPaintTheStripThatComesAndTheirPinnedHeader(distance: CGFloat) throws {
    let host = ScreenHost(options: SnapshotOptions(size: .init(width: 390, height: 844), scale: 2))
    let controller = RowsViewController(style: .plain)
    try host.show(controller)
    controller.tableView.contentOffset.y = distance > 0 ? 0 : 2000
    host.drawFrame()
    for _ in 0..<40 {
      controller.tableView.contentOffset.y += distance
      host.settle()
      let result = host.compositor.render(host.window.layer)
      let difference = host.compositor.firstDifference(from: host.window.layer)
      #expect(difference == nil)
      let header = controller.tableView.rectForHeader(inSection: 0).height
      // A title of one section, and the one that it pushes out.
      let rows = Int((abs(distance) + 2 * header) * 2)
      #expect(result.moves.count == 1)
      #expect(result.statistics.paintedPixels <= rows * host.compositor.pixelWidth)
    }
    host.close()
  }
}
