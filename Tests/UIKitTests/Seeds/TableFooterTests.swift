import HeadlessHost
import Testing
import UIKit

/// The fifth article: what `tableFooterView` wants, and three ways to get it wrong.
final class FooterController: TestTableController {
  enum Recipe { case layoutThenAssign, assignThenLayout, heightConstraint, childThenAssign, childAssignThenFrame }

  let recipe: Recipe
  let footer = UIView()
  let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  let child = UIViewController()

  init(_ recipe: Recipe) {
    self.recipe = recipe
    super.init(style: .plain)
    rows = 6
  }
  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    if recipe != .heightConstraint {
      footer.frame.size = CGSize(width: UIScreen.main.bounds.width, height: 120)
    }
    switch recipe {
    case .layoutThenAssign:
      footer.addSubview(inner)
      inner.center = footer.center
      tableView.tableFooterView = footer
    case .assignThenLayout:
      footer.addSubview(inner)
      tableView.tableFooterView = footer
      tableView.layoutIfNeeded()
      inner.center = footer.center
    case .heightConstraint:
      footer.translatesAutoresizingMaskIntoConstraints = false
      footer.heightAnchor.constraint(equalToConstant: 50).isActive = true
      tableView.tableFooterView = footer
    case .childThenAssign:
      addFooterChild()
      child.view.frame = footer.frame
      tableView.tableFooterView = footer
    case .childAssignThenFrame:
      addFooterChild()
      tableView.tableFooterView = footer
      tableView.layoutIfNeeded()
      child.view.frame = footer.frame
    }
  }

  private func addFooterChild() {
    addChild(child)
    footer.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

@MainActor @Suite("Article 5: table footer views")
struct TableFooterTests {
  private let rowsEnd: CGFloat = 6 * 44

  @Test func laidOutBeforeItIsAssignedTheInnerViewIsCentred() throws {
    let controller = FooterController(.layoutThenAssign)
    _ = try show(controller)
    #expect(controller.footer.frame == CGRect(x: 0, y: rowsEnd, width: 375, height: 120))
    #expect(controller.inner.center == CGPoint(x: 187.5, y: 60))
    #expect(controller.tableView.contentSize.height == rowsEnd + 120)
  }

  /// `footer.center` is a point of the table once the table has placed the footer: below all rows.
  ///
  /// As the centre of a view in the footer's own coordinates it lies far below the footer.
  @Test func laidOutAfterItWasAssignedTheInnerViewIsTooLow() throws {
    let controller = FooterController(.assignThenLayout)
    _ = try show(controller)
    #expect(controller.inner.center == CGPoint(x: 187.5, y: rowsEnd + 60))
    #expect(controller.inner.frame.minY > controller.footer.bounds.maxY)
  }

  /// The table reads the frame at assignment, which has no height yet, and does not ask the constraints.
  @Test func aHeightConstraintOnTheFooterGivesItNoRoomAndIsTold() throws {
    let controller = FooterController(.heightConstraint)
    _ = try show(controller)
    #expect(controller.tableView.contentSize.height == rowsEnd)
    #expect(controller.footer.frame != CGRect(x: 0, y: rowsEnd, width: 375, height: 50))
    let told = Diagnostics.shared.all(of: .autoLayoutOnTableHeaderOrFooter)
    #expect(told.count == 1)
    #expect(told.first?.summary.contains("tableFooterView") == true)
    #expect(told.first?.cure.contains("frame.size.height") == true)
  }

  @Test func aChildFramedBeforeTheFooterIsAssignedFillsIt() throws {
    let controller = FooterController(.childThenAssign)
    _ = try show(controller)
    #expect(controller.child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 120))
    #expect(controller.child.parent === controller)
  }

  /// The footer's frame has its place in the table as origin by then.
  @Test func aChildFramedAfterwardsIsPushedOutOfTheFooter() throws {
    let controller = FooterController(.childAssignThenFrame)
    _ = try show(controller)
    #expect(controller.child.view.frame == CGRect(x: 0, y: rowsEnd, width: 375, height: 120))
  }

  @Test func constraintsThatNobodyActivatesDoNothingAndAreTold() throws {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    container.addSubview(child)
    Diagnostics.shared.removeAll()
    child.translatesAutoresizingMaskIntoConstraints = false
    _ = child.topAnchor.constraint(equalTo: container.topAnchor)
    _ = child.trailingAnchor.constraint(equalTo: container.trailingAnchor)
    container.layoutIfNeeded()
    #expect(container.constraints.isEmpty)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(Diagnostics.shared.all(of: .constraintNeverActivated).count == 2)
  }

  @Test func aFooterOfNoHeightIsTold() throws {
    let controller = TestTableController(style: .plain)
    let host = try show(controller)
    controller.tableView.tableHeaderView = UIView()
    host.settle()
    let told = Diagnostics.shared.all(of: .tableHeaderOrFooterWithoutHeight)
    #expect(told.count == 1)
    #expect(told.first?.summary.contains("tableHeaderView") == true)
  }

  /// The usual way to have no filler rows.
  @Test func anEmptyFooterIsNotTold() throws {
    let controller = TestTableController(style: .plain)
    controller.loadViewIfNeeded()
    controller.tableView.tableFooterView = UIView()
    let host = try show(controller)
    controller.tableView.tableFooterView = UIView(frame: .zero)
    host.settle()
    #expect(Diagnostics.shared.all(of: .tableHeaderOrFooterWithoutHeight).isEmpty)
  }

  /// A header that is fitted in `viewDidLayoutSubviews()`, as most applications do, or not at all.
  @Test(arguments: [true, false])
  func aHeaderIsToldOnceTheLayoutHasSettledWithoutGivingItAHeight(isFitted: Bool) throws {
    final class Controller: TestTableController {
      var isFitted = false
      override func viewDidLoad() {
        super.viewDidLoad()
        let header = UIView()
        let label = UILabel()
        label.text = "Header"
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        label.topAnchor.constraint(equalTo: header.topAnchor).isActive = true
        label.bottomAnchor.constraint(equalTo: header.bottomAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: header.leadingAnchor).isActive = true
        tableView.tableHeaderView = header
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard isFitted, let header = tableView.tableHeaderView else { return }
        let size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard header.frame.height != size.height else { return }
        header.frame.size.height = size.height
        tableView.tableHeaderView = header
      }
    }
    let controller = Controller(style: .plain)
    controller.isFitted = isFitted
    let host = try show(controller)
    host.settle()
    #expect(Diagnostics.shared.all(of: .tableHeaderOrFooterWithoutHeight).count == (isFitted ? 0 : 1))
  }

  @Test func aLaterChangeOfTheFramesHeightNeedsAnotherAssignment() throws {
    let controller = FooterController(.layoutThenAssign)
    let host = try show(controller)
    controller.footer.frame.size.height = 200
    host.settle()
    #expect(controller.tableView.contentSize.height == rowsEnd + 120)
    controller.footer.frame.size.height = 200
    controller.tableView.tableFooterView = controller.footer
    host.settle()
    #expect(controller.tableView.contentSize.height == rowsEnd + 200)
  }
}
