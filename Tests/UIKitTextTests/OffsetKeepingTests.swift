import Testing

@testable import UIKit

/// Where content stays when the view's size, the insets or the content's size change.
@MainActor @Suite(.serialized) struct OffsetKeepingTests {
  private func scroll() -> (stage: TextWindow, scroll: UIScrollView) {
    let stage = TextWindow()
    let scroll = UIScrollView()
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 1000)
    stage.add(scroll, CGRect(x: 0, y: 100, width: 300, height: 200))
    return (stage, scroll)
  }

  @Test func contentAtItsEndFollowsAViewThatGrows() {
    let (_, scroll) = scroll()
    scroll.contentOffset.y = 800
    scroll.frame.size.height = 500
    #expect(scroll.contentOffset.y == 500)
    scroll.bounds.size.height = 200
    #expect(scroll.contentOffset.y == 500)
  }

  @Test func contentAtItsEndFollowsConstraints() {
    let (stage, scroll) = scroll()
    let view: UIView = stage.controller.view
    scroll.translatesAutoresizingMaskIntoConstraints = false
    let height = scroll.heightAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      height, scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 300),
    ])
    stage.window.updateForFrame()
    scroll.contentOffset.y = 800
    height.constant = 500
    stage.window.updateForFrame()
    #expect(scroll.contentOffset.y == 500)
  }

  @Test func contentFollowsInsetsAtBothEnds() {
    let (_, scroll) = scroll()
    scroll.contentInset.bottom = 300
    scroll.contentOffset.y = 1100
    scroll.contentInset.bottom = 0
    #expect(scroll.contentOffset.y == 800)
    scroll.contentOffset.y = 0
    scroll.contentInset.top = 100
    #expect(scroll.contentOffset.y == -100)
    scroll.contentInset.top = 0
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func contentThatShrinksIsNotLeft() {
    let (_, scroll) = scroll()
    scroll.contentOffset.y = 800
    scroll.contentSize.height = 500
    #expect(scroll.contentOffset.y == 300)
  }

  @Test func anOffsetThatWasSetStaysUntilSomethingChanges() {
    let (stage, scroll) = scroll()
    scroll.contentOffset.y = 900
    stage.window.updateForFrame()
    #expect(scroll.contentOffset.y == 900)
    scroll.contentOffset.y = -50
    stage.window.updateForFrame()
    #expect(scroll.contentOffset.y == -50)
  }

  @Test func contentIsInTheMiddleWhereItWas() {
    let (_, scroll) = scroll()
    scroll.contentOffset.y = 333
    scroll.frame.size.height = 400
    scroll.contentInset.bottom = 50
    scroll.contentSize.height = 1200
    #expect(scroll.contentOffset.y == 333)
  }

  /// A table above a field that stands on the keyboard.
  private func chat(rows: Int) -> (stage: TextWindow, table: UITableView, field: UITextField, source: Rows) {
    let stage = TextWindow()
    let (table, field, source) = (UITableView(), UITextField(), Rows(rows))
    table.dataSource = source
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let view: UIView = stage.controller.view
    for part in [table, field] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor), table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: field.topAnchor),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor), field.heightAnchor.constraint(equalToConstant: 44),
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    stage.window.updateForFrame()
    return (stage, table, field, source)
  }

  final class Rows: NSObject, UITableViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  @Test func aTableAtItsTopStaysThereAboveTheKeyboard() {
    let (stage, table, field, source) = chat(rows: 30)
    withExtendedLifetime(source) {
      #expect(table.contentOffset.y == -59)
      field.becomeFirstResponder()
      stage.advance(0.4)
      #expect(table.bounds.height == 472 && table.contentOffset.y == -59)
      field.resignFirstResponder()
      stage.advance(0.4)
      #expect(table.bounds.height == 774 && table.contentOffset.y == -59)
    }
  }

  @Test func aTableAtItsEndEndsAtTheFieldWhenTheKeyboardGoes() {
    let (stage, table, field, source) = chat(rows: 30)
    withExtendedLifetime(source) {
      field.becomeFirstResponder()
      stage.advance(0.4)
      table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
      #expect(table.contentOffset.y == 1028)
      field.resignFirstResponder()
      stage.advance(0.4)
      #expect(table.contentOffset.y == 726)
      #expect(table.convert(table.rectForRow(at: [0, 29]), to: nil as UIView?).maxY == field.frame.minY)
    }
  }

  @Test func contentThatJustFillsItsViewGetsNoInsets() {
    let stage = TextWindow()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 2000, height: 852)
    stage.add(scroll, stage.controller.view.bounds)
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset == .zero)
    scroll.contentSize.height = 853
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }
}
