import Testing
import UIKit

@MainActor @Suite(.serialized) struct LayoutPassDiagnosticTests {
  final class RestlessView: UIView {
    var rounds = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      rounds += 1
      setNeedsLayout()
    }
  }

  @Test func aLayoutThatAsksForItselfWithoutEndIsStoppedAndTold() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let restless = RestlessView(frame: root.bounds)
    root.addSubview(restless)
    let found = diagnostics(.layoutDoesNotSettle) { root.layoutIfNeeded() }
    let diagnostic = try #require(found.first)
    #expect(found.count == 1 && restless.rounds == 50)
    #expect(diagnostic.summary == "The layout was still changing after 50 rounds and was stopped.")
    #expect(diagnostic.object.contains("RestlessView"))
    #expect(diagnostic.cure == "Change what layout depends on before layout, or only when the value really differs.")
    // Stopped for good: nothing is left marked.
    root.layoutIfNeeded()
    #expect(restless.rounds == 50)
  }

  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
  }

  @Test func aSectionHeaderWithoutAHeightIsTold() throws {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    table.delegate = source
    let found = diagnostics(.sectionHeaderOrFooterWithoutHeight) { table.layoutIfNeeded() }
    let diagnostic = try #require(found.first)
    #expect(diagnostic.summary == "Section 0 has a header that comes out 0 points tall, so it is not shown.")
    #expect(diagnostic.likelyCause.hasPrefix("The view has no constraints from its top to its bottom"))
    #expect(diagnostic.cure.contains("sectionHeaderHeight"))
    let cured = diagnostics(.sectionHeaderOrFooterWithoutHeight) {
      table.sectionHeaderHeight = 30
      table.reloadData()
      table.layoutIfNeeded()
    }
    #expect(cured.isEmpty)
    let zero = diagnostics(.sectionHeaderOrFooterWithoutHeight) {
      table.sectionHeaderHeight = 0
      table.reloadData()
      table.layoutIfNeeded()
    }
    #expect(zero.isEmpty || zero[0].likelyCause == "sectionHeaderHeight is 0.")
  }
}
