import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct LargeTitleTests {
  private let rows = RowsController()
  private let stage: NavigationStage
  private var table: UITableView { rows.tableView }

  init() {
    rows.title = "Contacts"
    stage = NavigationStage(rows, large: true)
  }

  @Test func contentRestsBelowTheLargeTitle() {
    #expect(stage.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
    #expect(table.safeAreaInsets.top == 143)
    #expect(table.contentOffset.y == -143)
    #expect(stage.page.titleLabel.alpha == 0)
    let label = stage.page.largeLabel
    #expect(label.font.pointSize == 34)
    #expect(stage.place(label).minX == 16)
    #expect(stage.place(label).maxY < 143 && stage.place(label).minY > 91)
  }

  /// The title is as large as the text style of its name, and the bar as much higher as its line is; whole titles are inside of the bar.
  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 31.0), (.large, 34), (.extraExtraExtraLarge, 40), (.accessibilityLarge, 48),
    (.accessibilityExtraLarge, 52), (.accessibilityExtraExtraExtraLarge, 60),
  ]) func largeTitlesGrowWithTheTextSize(category: UIContentSizeCategory, size: Double) {
    let screen = Stage.ground.screen
    let traits = UITraitCollection(traitsFrom: [
      .system, UITraitCollection(displayScale: 3), UITraitCollection(preferredContentSizeCategory: category),
    ])
    screen.configure(bounds: screen.bounds, scale: 3, safeAreaInsets: .zero, traits: traits)
    defer { TestScreen.reset() }
    stage.settle()
    let label = stage.page.largeLabel
    #expect(label.font.pointSize == size && label.font.fontName == ".SFUI-Bold")
    let line = UIFont.systemFont(ofSize: size).lineHeight
    let height = 96 + (line - UIFont.systemFont(ofSize: 34).lineHeight).rounded()
    #expect(stage.bar.frame.height == height)
    #expect(table.safeAreaInsets.top == 47 + height && table.contentOffset.y == -47 - height)
    #expect(stage.place(label).minY >= 91 && stage.place(label).maxY < 47 + height && label.frame.height >= line)
    // The title of the row stays as it is.
    #expect(stage.page.titleLabel.font.pointSize == 17)
  }

  @Test func theBarShrinksWithTheContent() {
    for (scrolled, height) in [(10, 86), (40, 56), (52, 44), (300, 44)] as [(CGFloat, CGFloat)] {
      table.contentOffset.y = -143 + scrolled
      #expect(stage.bar.frame.height == height)
      #expect(table.safeAreaInsets.top == 47 + height)
      #expect(table.contentOffset.y == -143 + scrolled)
    }
    #expect(stage.page.titleLabel.alpha == 1)
    table.contentOffset.y = -143
    #expect(stage.bar.frame.height == 96)
    #expect(table.contentOffset.y == -143)
  }

  @Test func aPulledTitleGoesWithTheContent() {
    table.contentOffset.y = -163
    #expect(stage.bar.frame.height == 116)
    #expect(table.safeAreaInsets.top == 143)
  }

  @Test func contentThatIsLetGoInBetweenGoesOn() {
    stage.finger.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 475), duration: 1)
    stage.advance(0.5)
    stage.settle()
    #expect(table.contentOffset.y == -143)
    stage.finger.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 460), duration: 2)
    stage.settle()
    #expect(table.contentOffset.y == -91)
    #expect(stage.bar.frame.height == 44)
    // The collapsed bar lets the content come down again, without springing back.
    stage.finger.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 452), duration: 1)
    stage.settle()
    #expect(table.contentOffset.y == -143)
  }

  @Test func contentThatFitsStaysBelowTheLargeTitle() {
    rows.rows = 3
    table.reloadData()
    stage.settle()
    stage.finger.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.5)
    stage.settle()
    #expect(table.contentOffset.y == -143)
    #expect(stage.bar.frame.height == 96)
  }

  @Test func itemsSayWhetherTheirTitleIsLarge() {
    func height(_ mode: UINavigationItem.LargeTitleDisplayMode) -> CGFloat {
      let next = LoggedController("next")
      next.navigationItem.largeTitleDisplayMode = mode
      stage.navigation.pushViewController(next, animated: false)
      stage.settle()
      return stage.bar.frame.height
    }
    #expect(height(.never) == 44)
    // As with the one below.
    #expect(height(.automatic) == 44)
    #expect(height(.always) == 96)
    #expect(height(.automatic) == 96)
  }

  @Test func aScrolledControllerIsAsItWasAfterAPop() {
    table.contentOffset.y = 200
    stage.navigation.pushViewController(LoggedController("next"), animated: true)
    stage.settle()
    #expect(stage.bar.frame.height == 96)
    stage.navigation.popViewController(animated: true)
    stage.settle()
    #expect(stage.bar.frame.height == 44)
    #expect(table.contentOffset.y == 200)
  }

  @Test func refreshingMakesRoomBetweenTheRowAndTheTitle() {
    let control = UIRefreshControl()
    rows.refreshControl = control
    control.beginRefreshing()
    table.setContentOffset(CGPoint(x: 0, y: -203), animated: false)
    stage.settle()
    #expect(table.contentOffset.y == -203)
    #expect(stage.bar.frame.height == 156)
    #expect(stage.place(control).minY == 91)
    control.endRefreshing()
    stage.settle()
    #expect(table.contentOffset.y == -143)
    #expect(stage.bar.frame.height == 96)
  }

  @Test func titlesThatBecomeLargeMakeRoom() {
    let rows = RowsController()
    let stage = NavigationStage(rows)
    #expect(rows.tableView.contentOffset.y == -91)
    stage.bar.prefersLargeTitles = true
    stage.settle()
    #expect(rows.tableView.contentOffset.y == -143)
    #expect(stage.bar.frame.height == 96)
  }

  @Test func compactHeightHasNoLargeTitles() {
    let inner = UINavigationController(rootViewController: RowsController())
    inner.navigationBar.prefersLargeTitles = true
    let compact = UITraitCollection(verticalSizeClass: .compact)
    UIViewController().setOverrideTraitCollection(compact, forChild: inner)
    stage.window.rootViewController = inner
    stage.settle()
    #expect(inner.navigationBar.frame.height == 32)
  }

  @Test func aScrollViewThatIsTheHindmostSubviewIsFollowed() {
    let controller = LoggedController("a")
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    let stage = NavigationStage(controller, large: true)
    scrollView.frame = controller.view.bounds
    controller.view.insertSubview(scrollView, at: 0)
    controller.view.setNeedsLayout()
    stage.navigation.view.setNeedsLayout()
    stage.settle()
    #expect(scrollView.contentOffset.y == -143)
    scrollView.contentOffset.y = 0
    #expect(stage.bar.frame.height == 44)
  }
}
