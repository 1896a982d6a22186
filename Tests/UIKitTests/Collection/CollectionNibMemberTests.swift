import Testing

@testable import UIKit

/// Cells, supplementary and decoration views of nibs, the menus of older delegates, and insets.
@MainActor @Suite("Nibs and menus of collections", .serialized)
struct CollectionNibMemberTests {
  private func nib(_ element: String) -> UINib {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <\(element) opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="v">
            <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </\(element)>
        </objects>
      </document>
      """
    return UINib(data: Data(document.utf8), bundle: nil)
  }

  private func isRed(_ view: UIView?) -> Bool {
    var (red, green): (CGFloat, CGFloat) = (0, 1)
    view?.backgroundColor?.getRed(&red, green: &green, blue: nil, alpha: nil)
    return red == 1 && green == 0
  }

  @Test func registrationsMakeCellsAndViewsOfNibs() throws {
    typealias Cells = UICollectionView.CellRegistration<UICollectionViewCell, Int>
    typealias Views = UICollectionView.SupplementaryRegistration<UICollectionReusableView>
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    var shown: [Int] = []
    var kinds: [String] = []
    let fill: Cells.Handler = { _, _, item in shown.append(item) }
    let head: Views.Handler = { _, kind, _ in kinds.append(kind) }
    let cells = Cells(cellNib: nib("collectionViewCell"), handler: fill)
    let kind = UICollectionView.elementKindSectionHeader
    let views = Views(supplementaryNib: nib("collectionReusableView"), elementKind: kind, handler: head)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: views, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([4, 5])
    source.apply(snapshot, animatingDifferences: false)
    TestScreen.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.addSubview(collection)
    window.isHidden = false
    window.updateForFrame()
    #expect(shown == [4, 5] && kinds == [kind])
    #expect(isRed(collection.cellForItem(at: IndexPath(item: 1, section: 0))))
    #expect(isRed(collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))))
  }

  @Test func aLayoutMakesDecorationsOfANib() {
    let layout = RowsLayout()
    layout.hasStripes = true
    layout.register(nib("collectionReusableView"), forDecorationViewOfKind: RowsLayout.stripe)
    #expect(layout.decorationKinds == [RowsLayout.stripe])
    let items = NamedItems([["a", "b"]], layout: layout)
    items.settle()
    let stripe = items.view.subviews.first { isRed($0) }
    #expect(stripe?.frame == CGRect(x: 0, y: 0, width: 10, height: 80))
    layout.register(nil as UINib?, forDecorationViewOfKind: RowsLayout.stripe)
    #expect(layout.decorationKinds.isEmpty)
  }

  @Test func theOlderQuestionsGiveMenusAndPreviews() throws {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var asked: [String] = []
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append("menu \(indexPath.item)")
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
      }
      func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        asked.append("lift")
        return UITargetedPreview(view: view)
      }
      func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        asked.append("drop")
        return nil
      }
    }
    final class Newer: NSObject, UICollectionViewDelegate {
      var asked: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
      ) -> UITargetedPreview? {
        asked.append(indexPath.item)
        return nil
      }
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
      ) -> UITargetedPreview? {
        asked.append(-indexPath.item)
        return nil
      }
    }
    let items = NamedItems([["a", "b", "c"]], layout: RowsLayout())
    let delegate = Delegate()
    items.view.delegate = delegate
    items.window.addSubview(delegate.view)
    items.settle()
    let menus = try #require(items.view.menus)
    let path = IndexPath(item: 2, section: 0)
    let configuration = try #require(menus.configuration(at: path, CGPoint(x: 5, y: 90)))
    #expect(menus.lifted(configuration, path, isGoing: false)?.view === delegate.view)
    #expect(menus.lifted(configuration, path, isGoing: true) == nil)
    #expect(delegate.asked == ["menu 2", "lift", "drop"])
    let newer = Newer()
    items.view.delegate = newer
    _ = menus.lifted(configuration, path, isGoing: false)
    _ = menus.lifted(configuration, path, isGoing: true)
    #expect(newer.asked == [2, -2])
  }

  @Test func aCollectionIsToldOfItsInsets() {
    final class View: UICollectionView {
      var told = 0
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        told += 1
      }
    }
    final class Controller: UICollectionViewController {
      var insets: [CGFloat] = []
      override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        insets.append(scrollView.adjustedContentInset.top)
      }
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    let view = View(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = controller
    view.contentInset.top = 12
    #expect(view.told == 1)
    #expect(controller.insets == [12])
  }
}
