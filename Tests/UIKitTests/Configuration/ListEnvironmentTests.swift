import HeadlessHost
import Testing

@testable import UIKit

/// Which list a view is in, and what configurations for any list make of it.
@MainActor @Suite struct ListEnvironmentTests {
  final class Table: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listCell()
      return cell
    }
  }

  private func table(_ style: UITableView.Style) throws -> (ScreenHost, UITableView) {
    let controller = Table(style: style)
    let host = try show(controller)
    host.settle()
    return (host, controller.tableView)
  }

  @Test func tablesNameTheirStyleToWhatIsInThem() throws {
    for (style, environment) in [
      (UITableView.Style.plain, UIListEnvironment.plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped),
    ] {
      let (host, table) = try table(style)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.traitCollection.listEnvironment == environment)
      #expect(cell.configurationState.traitCollection.listEnvironment == environment)
      #expect(host.window.traitCollection.listEnvironment == .unspecified)
      let color = cell.backgroundConfiguration?.updated(for: cell.configurationState).backgroundColor
      #expect(color == (style == .plain ? .systemBackground : .secondarySystemGroupedBackground))
      withExtendedLifetime(host) {}
    }
  }

  @Test func anOverrideOfTheApplicationHolds() throws {
    let (host, table) = try table(.plain)
    table.traitOverrides.listEnvironment = .sidebar
    #expect(table.traitCollection.listEnvironment == .sidebar)
    table.traitOverrides.remove(UITraitListEnvironment.self)
    #expect(table.traitCollection.listEnvironment == .plain)
    withExtendedLifetime(host) {}
  }

  @Test func configurationsForAnyListLookAsInTheListOfTheState() {
    func state(_ environment: UIListEnvironment) -> UICellConfigurationState {
      UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: environment))
    }
    let cell = UIListContentConfiguration.cell()
    let margins = UIListContentConfiguration.sidebarCell().directionalLayoutMargins
    #expect(cell.updated(for: state(.sidebar)).directionalLayoutMargins == margins)
    #expect(cell.updated(for: state(.grouped)).directionalLayoutMargins == cell.directionalLayoutMargins)
    let header = UIListContentConfiguration.header()
    #expect(header.updated(for: state(.insetGrouped)).textProperties.transform == .uppercase)
    #expect(header.updated(for: state(.plain)).textProperties.transform == .none)
    let background = UIBackgroundConfiguration.listCell()
    #expect(
      background.updated(for: state(.sidebar)).cornerRadius == UIBackgroundConfiguration.listSidebarCell().cornerRadius)
    #expect(background.updated(for: state(.insetGrouped)).backgroundColor == .secondarySystemGroupedBackground)
    #expect(background.updated(for: state(.none)).backgroundColor == .systemBackground)
    #expect(UIBackgroundConfiguration.listHeader().updated(for: state(.grouped)).backgroundColor == .clear)
  }

  // MARK: Effects

  @Test func aBackgroundBlursWhatIsBehindIt() throws {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.visualEffect = UIBlurEffect(style: .regular)
    configuration.cornerRadius = 10
    let controller = UIViewController()
    let host = try show(controller)
    let stripes = Stripes(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    stripes.backgroundColor = .white
    controller.view.addSubview(stripes)
    let sharp = look(host)
    let view = ConfiguredBackgroundView(configuration)
    view.frame = stripes.frame
    controller.view.addSubview(view)
    #expect(look(host) != sharp)
    configuration.visualEffect = nil
    view.configuration = configuration
    #expect(look(host) == sharp)
  }

  @Test func linesTakeTheEffectInPlaceOfTheirColour() throws {
    let (host, table) = try table(.plain)
    table.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .separator)
    host.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let line = try #require(cell.subviews.compactMap { $0 as? TableSeparatorView }.first)
    #expect(line.backgroundColor == nil)
    #expect((line.subviews.first as? UIVisualEffectView)?.frame == line.bounds)
    table.separatorEffect = nil
    host.settle()
    #expect(line.subviews.isEmpty)
    #expect(line.backgroundColor == .separator)
  }

  private final class Stripes: UIView {
    override func draw(_ rect: CGRect) {
      for x in stride(from: 0, to: Int(bounds.width), by: 8) {
        (x % 16 == 0 ? UIColor.black : .white).setFill()
        UIRectFill(CGRect(x: CGFloat(x), y: 0, width: 8, height: bounds.height))
      }
    }
  }

  private func look(_ host: ScreenHost) -> PixelHash {
    host.settle()
    return host.pixelHash()
  }
}

/// Headers that are no wider than their content.
@MainActor @Suite(.ownStage) struct HuggingHeaderTests {
  final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  }

  @Test func aTablesHeaderIsAsWideAsItsTitle() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let table = UITableView(frame: window.bounds)
    let source = Source()
    table.dataSource = source
    window.addSubview(table)
    window.isHidden = false
    window.updateForFrame()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame.width == 320)
    table.contentHuggingElements = .sectionHeaders
    window.updateForFrame()
    let width = header.frame.width
    #expect(width > 30 && width < 200 && header.frame.minX == 0)
    table.semanticContentAttribute = .forceRightToLeft
    table.setNeedsLayout()
    window.updateForFrame()
    #expect(header.frame.width == width && abs(header.frame.maxX - 320) < 0.01)
    table.contentHuggingElements = []
    window.updateForFrame()
    #expect(header.frame.width == 320)
  }
}
