import HeadlessHost
import Measuring
import UIKit

/// Runs the scene once, each frame drawn into memory, and prints what it took.
///
/// The script: the first frame; 600 frames, each 40 points further down; a jump to the row in the middle; a jump to the end.
/// Where `LAYOUT` is set, it is a collection that is shown (`CollectionScene`); where `HEIGHTS` is, the table's delegate gives the heights.
/// The environment may set `ROWS`, `PER_SECTION` and `FRAMES`, and `START_NS`, the time the process was started at; an argument
/// names a folder for pictures of some frames.
@main @MainActor
struct Scene {
  let rowCount = number("ROWS", default: 100_000)
  let frameCount = number("FRAMES", default: 600)
  let pictures = CommandLine.arguments.dropFirst().first
  let host = ScreenHost(options: SnapshotOptions(size: .init(width: 390, height: 844), scale: 3))
  let list: ListViewController

  static func main() {
    if let layout = getenv("LAYOUT").map({ String(cString: $0) }) {
      let kind: CollectionViewController.Kind = layout == "list" ? .list : .flow(columns: number("COLUMNS", default: 1))
      return CollectionScene(
        rowCount: number("ROWS", default: 100_000), rowsPerSection: number("PER_SECTION", default: 100),
        frameCount: number("FRAMES", default: 600), kind: kind
      ).run()
    }
    let scene = Scene()
    scene.showFirstFrame()
    scene.scroll()
    scene.jump()
    Measurements.report("peak RSS at the end", Measurements.status("VmHWM"), "MiB")
    Measurements.report("RSS at the end", Measurements.status("VmRSS"), "MiB")
    // What follows is not part of the scene, and its memory does not count.
    scene.insertAbove()
    scene.lookUp()
  }

  private init() {
    let (count, section) = (rowCount, Self.number("PER_SECTION", default: 100))
    list =
      getenv("HEIGHTS") == nil
      ? ListViewController(rowCount: count, rowsPerSection: section)
      : MeasuredListViewController(rowCount: count, rowsPerSection: section)
  }

  /// A positive number of the environment.
  private static func number(_ name: String, default other: Int) -> Int {
    guard let text = getenv(name), let value = Int(String(cString: text)), value > 0 else { return other }
    return value
  }

  private func showFirstFrame() {
    host.window.rootViewController = list
    host.window.makeKeyAndVisible()
    host.drawFrame()
    let (wall, cpu) = (Measurements.sinceStart, Clock.processorSeconds() * 1e3)
    Measurements.report("process start to first frame", wall, "ms")
    Measurements.report("CPU to first frame", cpu, "ms")
    Measurements.report("peak RSS after first frame", Measurements.status("VmHWM"), "MiB")
    save("first")
  }

  private func scroll() {
    var times: [(wall: Double, cpu: Double)] = []
    times.reserveCapacity(frameCount)
    for number in 1...frameCount {
      times.append(frame { $0.contentOffset.y += 40 })
      if [3, 60, frameCount].contains(number) { save("scrolled_\(number)") }
    }
    Measurements.report("scroll frame wall", percentilesOf: times.map(\.wall), "ms")
    Measurements.report("scroll frame CPU", percentilesOf: times.map(\.cpu), "ms")
    times = (0..<60).map { turn in frame { $0.contentOffset.y += turn % 2 == 0 ? 1 / 3 : -1 / 3 } }
    Measurements.report("repaint CPU (moved by 1/3 point, no new rows)", percentilesOf: times.map(\.cpu), "ms")
  }

  private func jump() {
    let middle = list.indexPath(ofRow: rowCount / 2)
    report("jump to the middle", frame { $0.scrollToRow(at: middle, at: .top, animated: false) })
    let table: UITableView = list.tableView
    check("the jump to the middle", table.rectForRow(at: middle).minY, table.contentOffset.y + 28)
    save("middle")
    let last = list.indexPath(ofRow: rowCount - 1)
    report("jump to the end", frame { $0.scrollToRow(at: last, at: .bottom, animated: false) })
    check("the jump to the end", table.rectForRow(at: last).maxY, table.contentOffset.y + table.bounds.height)
    save("end")
  }

  /// Inserts 1,000 rows far above what is visible, in one batch, five times; what is visible has to stay where it is.
  private func insertAbove() {
    let middle = list.indexPath(ofRow: rowCount / 2)
    _ = frame { $0.scrollToRow(at: middle, at: .top, animated: false) }
    let table: UITableView = list.tableView
    var times: [Double] = []
    for _ in 0..<5 {
      let place = table.rectForRow(at: middle).minY - table.contentOffset.y
      let time = frame { table in
        table.performBatchUpdates {
          list.insertedRows += 1000
          table.insertRows(at: (0..<1000).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
      }
      times.append(time.cpu)
      check("the row below what was inserted", table.rectForRow(at: middle).minY, table.contentOffset.y + place)
    }
    Measurements.report("1,000 rows inserted above, CPU", median(of: times), "ms")
  }

  /// Asks where rows are, and which row is where, all over the list.
  private func lookUp() {
    let table: UITableView = list.tableView
    let count = 20_000
    let indexPaths = (0..<count).map { list.indexPath(ofRow: $0 &* 7_919_777 % rowCount) }
    var places: [CGRect] = []
    places.reserveCapacity(count)
    var begin = Clock.processorSeconds()
    for indexPath in indexPaths { places.append(table.rectForRow(at: indexPath)) }
    Measurements.report("index path to offset", (Clock.processorSeconds() - begin) / Double(count) * 1e9, "ns")
    let points = places.map { CGPoint(x: $0.midX, y: $0.midY) }
    var found: [IndexPath?] = []
    found.reserveCapacity(count)
    begin = Clock.processorSeconds()
    for point in points { found.append(table.indexPathForRow(at: point)) }
    Measurements.report("offset to index path", (Clock.processorSeconds() - begin) / Double(count) * 1e9, "ns")
    for (indexPath, found) in zip(indexPaths, found) where indexPath != found {
      print("ours", "WRONG: row \(indexPath) was found as \(found as Any)", separator: "\t")
      return
    }
  }

  /// Does something to the list and draws the frame; returns wall and CPU milliseconds.
  private func frame(_ change: (UITableView) -> Void) -> (wall: Double, cpu: Double) {
    let (wall, cpu) = (Clock.wallSeconds(), Clock.processorSeconds())
    change(list.tableView)
    host.drawFrame()
    return ((Clock.wallSeconds() - wall) * 1e3, (Clock.processorSeconds() - cpu) * 1e3)
  }

  private func report(_ name: String, _ time: (wall: Double, cpu: Double)) {
    Measurements.report("\(name), wall", time.wall, "ms")
    Measurements.report("\(name), CPU", time.cpu, "ms")
  }

  /// Says so when an edge lies a pixel or more off.
  private func check(_ name: String, _ edge: CGFloat, _ expected: CGFloat) {
    guard abs(edge - expected) >= 1 / 3 else { return }
    print("ours", "WRONG: \(name) landed \(edge - expected) points off", separator: "\t")
  }

  private func save(_ name: String) {
    guard let pictures else { return }
    let file = URL(fileURLWithPath: "\(pictures)/ours_\(name).png")
    do { try host.picture().png.write(to: file) } catch { print("ours", "WRONG: \(error)", separator: "\t") }
  }
}
