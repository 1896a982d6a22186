import HeadlessHost
import Measuring
import UIKit

/// The script of `Scene` for a collection: `LAYOUT` is `list`, or `flow` with `COLUMNS` columns.
@MainActor
struct CollectionScene {
  let frameCount: Int
  let host = ScreenHost(options: SnapshotOptions(size: .init(width: 390, height: 844), scale: 3))
  let list: CollectionViewController

  init(rowCount: Int, rowsPerSection: Int, frameCount: Int, kind: CollectionViewController.Kind) {
    self.frameCount = frameCount
    list = CollectionViewController(rowCount: rowCount, rowsPerSection: rowsPerSection, kind: kind)
  }

  func run() {
    host.window.rootViewController = list
    host.window.makeKeyAndVisible()
    host.drawFrame()
    let (wall, cpu) = (Measurements.sinceStart, Clock.processorSeconds() * 1e3)
    Measurements.report("process start to first frame", wall, "ms")
    Measurements.report("CPU to first frame", cpu, "ms")
    scroll()
    insertAbove()
  }

  private func scroll() {
    var times: [Double] = []
    times.reserveCapacity(frameCount)
    for _ in 0..<frameCount { times.append(frame { $0.contentOffset.y += 40 }) }
    Measurements.report("scroll frame CPU", percentilesOf: times, "ms")
  }

  /// Inserts 1,000 items far above what is visible, in one batch, five times; what is visible has to stay where it is.
  private func insertAbove() {
    guard list.kind == .list else { return }
    let middle = list.indexPath(ofRow: list.rowCount / 2)
    _ = frame { $0.scrollToItem(at: middle, at: .top, animated: false) }
    let collection: UICollectionView = list.collectionView
    func place() -> CGFloat {
      (collection.layoutAttributesForItem(at: middle)?.frame.minY ?? .nan) - collection.contentOffset.y
    }
    var times: [Double] = []
    for _ in 0..<5 {
      let before = place()
      times.append(
        frame { collection in
          UIView.performWithoutAnimation {
            collection.performBatchUpdates {
              list.insertedRows += 1000
              collection.insertItems(at: (0..<1000).map { IndexPath(item: $0, section: 0) })
            }
          }
        })
      guard abs(place() - before) < 1 / 3 else {
        print("ours", "WRONG: the row below what was inserted landed \(place() - before) points off", separator: "\t")
        return
      }
    }
    Measurements.report("1,000 rows inserted above, CPU", median(of: times), "ms")
  }

  /// Does something to the collection and draws the frame; returns CPU milliseconds.
  private func frame(_ change: (UICollectionView) -> Void) -> Double {
    let begin = Clock.processorSeconds()
    change(list.collectionView)
    host.drawFrame()
    return (Clock.processorSeconds() - begin) * 1e3
  }
}
