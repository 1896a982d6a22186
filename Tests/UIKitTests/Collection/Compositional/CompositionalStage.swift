import Testing
import UIKit

@testable import UIKit

/// A collection view with a compositional layout in a window, with plain cells and supplementary views.
@MainActor
final class CompositionalStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let window: UIWindow
  let view: UICollectionView
  var counts: [Int]
  var makesCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  var makesView: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?
  var displayed: [IndexPath] = []

  init(
    _ layout: UICollectionViewLayout, counts: [Int], size: CGSize = CGSize(width: 320, height: 480),
    scale: CGFloat = 2, kinds: [String] = []
  ) {
    TestScreen.reset(scale: scale, size: size)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    self.counts = counts
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.isHidden = false
  }

  func lay() { window.updateForFrame() }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    makesCell?(collectionView, indexPath)
      ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    makesView?(collectionView, kind, indexPath)
      ?? collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { displayed.append(indexPath) }

  /// Where a cell is in the window.
  func place(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section)).map { $0.convert($0.bounds, to: window) }
  }
}

/// Short ways to say what a layout is made of.
@MainActor
enum Made {
  static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  static func list(height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), height), subitems: [item(.fractionalWidth(1), height)]))
  }

  static func header(
    _ kind: String, height: NSCollectionLayoutDimension, _ alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
  }
}
