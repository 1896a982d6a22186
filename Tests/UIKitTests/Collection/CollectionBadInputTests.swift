import Testing

@testable import UIKit

@MainActor @Suite("Collections and what makes no sense", .serialized)
struct CollectionBadInputTests {
  private nonisolated func text(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test func anUnregisteredIdentifierIsNamedWithThoseThatAre() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = NamedItems([["a"]], layout: RowsLayout())
        _ = items.view.dequeueReusableCell(withReuseIdentifier: "sell", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(text(result).contains("no class is registered for \"sell\" (registered are \"cell\")"))
    #expect(text(result).contains("List: UICollectionView"))
  }

  @Test func aDecorationViewWithoutClassIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = RowsLayout()
        layout.hasStripes = true
        NamedItems([["a"]], layout: layout).settle()
      }
    }
    #expect(text(result).contains("no class is registered for \"stripe\""))
  }

  @Test func attributesOfWhatIsNotThereStopWithTheLayoutsName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = RowsLayout()
        let wrong = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
        wrong.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layout.more = [wrong]
        NamedItems([["a"]], layout: layout).settle()
      }
    }
    #expect(text(result).contains("RowsLayout returned attributes for item 7 of section 0, which is not there"))
  }

  @Test func aCellThatShowsAnotherItemIsToldAndTheItemStaysEmpty() {
    final class Twice: NSObject, UICollectionViewDataSource {
      var cell: UICollectionViewCell?
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let made = cell ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell = made
        return made
      }
    }
    let items = NamedItems([], layout: RowsLayout())
    let source = Twice()
    items.view.dataSource = source
    Diagnostics.shared.removeAll()
    items.settle()
    #expect(items.view.visibleCells.count == 2)
    #expect(items.view.visibleCells[0] !== items.view.visibleCells[1])
    #expect(Diagnostics.shared.all(of: .invalidListContent).contains { $0.summary.contains("item 1 of section 0") })
  }

  @Test func aCellThatWasNotDequeuedIsTold() {
    final class Own: UICollectionViewCell {}
    final class Maker: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { indexPath.item == 1 ? Own(frame: .zero) : dequeued(collectionView, indexPath) }
      private func dequeued(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    let items = NamedItems([], layout: RowsLayout())
    let source = Maker()
    items.view.dataSource = source
    Diagnostics.shared.removeAll()
    items.settle()
    let told = Diagnostics.shared.all(of: .invalidListContent).filter { $0.summary.contains("not dequeued") }
    #expect(told.count == 1 && told.first?.summary.contains("a Own for item 1 of section 0") == true)
  }

  @Test func aCellThatWasDequeuedForAnotherItemIsTold() {
    final class Wrong: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
      }
    }
    let items = NamedItems([], layout: RowsLayout())
    let source = Wrong()
    items.view.dataSource = source
    Diagnostics.shared.removeAll()
    items.settle()
    #expect(
      Diagnostics.shared.all(of: .invalidListContent).contains {
        $0.summary.contains("item 1 of section 0") && $0.summary.contains("dequeued for item 0 of section 0")
      })
  }

  @Test func aSizeThatIsNoneIsToldAndTheViewKeepsItsOwn() {
    final class Broken: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = .nan
        return layoutAttributes
      }
    }
    let layout = RowsLayout()
    layout.isSelfSizing = true
    let items = NamedItems([["a"]], layout: layout)
    items.view.register(Broken.self, forCellWithReuseIdentifier: "cell")
    Diagnostics.shared.removeAll()
    items.settle()
    #expect(items.frame(0)?.height == 40)
    #expect(Diagnostics.shared.all(of: .invalidListContent).contains { $0.summary.contains("Broken asked for") })
  }

  @Test func aContentSizeThatIsNoneIsTold() {
    final class Broken: RowsLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: CGFloat.infinity) }
    }
    Diagnostics.shared.removeAll()
    let items = NamedItems([["a"]], layout: Broken())
    items.settle()
    #expect(items.view.contentSize == CGSize(width: 100, height: 0))
    #expect(Diagnostics.shared.all(of: .invalidListContent).contains { $0.summary.contains("gave the content size") })
  }

  @Test func viewsThatAlwaysWantAnotherSizeAreToldAndDoNotHang() {
    final class Growing: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height += 1
        return layoutAttributes
      }
    }
    final class Doubling: RowsLayout {
      override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        rowHeight += 2
        return UICollectionViewLayoutInvalidationContext()
      }
    }
    let layout = Doubling()
    layout.isSelfSizing = true
    let items = NamedItems([["a"]], layout: layout)
    items.view.register(Growing.self, forCellWithReuseIdentifier: "cell")
    Diagnostics.shared.removeAll()
    items.settle()
    #expect(items.view.visibleCells.count == 1)
    #expect(!Diagnostics.shared.all(of: .layoutDoesNotSettle).isEmpty)
  }

  @Test func anItemThatIsNotThereIsNotScrolledTo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = NamedItems([["a"]], layout: RowsLayout())
        items.settle()
        items.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
      }
    }
    #expect(text(result).contains("there is no item 3 in section 0; section 0 has 1 item"))
  }

  @Test func aSecondTransitionIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = NamedItems([["a"]], layout: RowsLayout())
        items.settle()
        _ = items.view.startInteractiveTransition(to: RowsLayout())
        _ = items.view.startInteractiveTransition(to: RowsLayout())
      }
    }
    #expect(text(result).contains("was called while a transition is running"))
  }
}
