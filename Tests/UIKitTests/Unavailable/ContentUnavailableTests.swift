import HeadlessHost
import Testing

@testable import UIKit

/// What stands where there is no content, on an iPhone 8 (375 × 667).
@MainActor @Suite("Content that is not there", .serialized)
struct ContentUnavailableTests {
  final class Controller: UIViewController {
    var states: [UIContentUnavailableConfigurationState] = []
    var makes: () -> (any UIContentConfiguration)? = { nil }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      states.append(state)
      contentUnavailableConfiguration = makes()?.updated(for: state)
    }
  }

  private func labels(in view: UIView?) -> [UILabel] {
    guard let view, !view.isHidden else { return [] }
    return view.subviews.flatMap { ($0 as? UILabel).map { $0.isHidden ? [] : [$0] } ?? labels(in: $0) }
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView?) -> [View] {
    guard let view, !view.isHidden else { return [] }
    return view.subviews.filter { !$0.isHidden }.flatMap { child in
      (child as? View).map { [$0] } ?? find(type, in: child)
    }
  }

  @Test func stylesSayWhatIsMissing() {
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.text == "No Results")
    #expect(search.secondaryText == "Check the spelling or try a new search.")
    #expect(search.image?.isSymbolImage == true)
    #expect(UIContentUnavailableConfiguration.empty().text == nil)
    #expect(UIContentUnavailableConfiguration.empty().image == nil)
    #expect(UIContentUnavailableConfiguration.loading().text == "Loading…")
    #expect(search != .empty())
  }

  @Test func aSearchNamesWhatWasLookedFor() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state.searchText = "pear"
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “pear”")
    var own = UIContentUnavailableConfiguration.search()
    own.text = "Nothing"
    own.imageToTextPadding = 40
    #expect(own.updated(for: state).text == "Nothing")
    #expect(own.updated(for: state).imageToTextPadding == 40)
  }

  @Test func textAndAttributedTextReplaceEachOther() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "a"
    configuration.attributedText = NSAttributedString(string: "b")
    #expect(configuration.text == "b")
    configuration.text = "c"
    #expect(configuration.attributedText == nil)
    configuration.secondaryText = "d"
    configuration.secondaryAttributedText = NSAttributedString(string: "e")
    #expect(configuration.secondaryText == "e")
    configuration.secondaryText = nil
    #expect(configuration.secondaryAttributedText == nil)
  }

  @Test func partsStandBelowEachOtherInTheMiddle() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    configuration.text = "No Favorites"
    configuration.secondaryText = "Stars that you give are listed here."
    configuration.button.title = "Add"
    configuration.secondaryButton.title = "Learn More"
    let view = UIContentUnavailableView(configuration: configuration)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.frame = window.bounds
    window.addSubview(view)
    window.isHidden = false
    window.updateForFrame()
    let image = try #require(find(UIImageView.self, in: view).first)
    let buttons = find(UIButton.self, in: view)
    let texts = labels(in: view).filter { $0.superview is UIScrollView }
    try #require(texts.count == 2 && buttons.count == 2)
    let column: [UIView] = [image, texts[0], texts[1], buttons[0], buttons[1]]
    for part in column { #expect(abs(part.frame.midX - 187.5) < 0.51) }
    for (upper, lower) in zip(column, column.dropFirst()) { #expect(upper.frame.maxY <= lower.frame.minY) }
    #expect(abs(texts[0].frame.minY - image.frame.maxY - configuration.imageToTextPadding) < 0.51)
    #expect(abs(texts[1].frame.minY - texts[0].frame.maxY - configuration.textToSecondaryTextPadding) < 0.51)
    #expect(abs(buttons[0].frame.minY - texts[1].frame.maxY - configuration.textToButtonPadding) < 0.51)
    #expect(abs(buttons[1].frame.minY - buttons[0].frame.maxY - configuration.buttonToSecondaryButtonPadding) < 0.51)
    #expect(abs((image.frame.minY + buttons[1].frame.maxY) / 2 - 333.5) < 1)
    configuration.alignment = .natural
    view.configuration = configuration
    window.updateForFrame()
    #expect(texts[0].frame.minX == 20 && image.frame.minX == 20)
  }

  @Test func aButtonDoesWhatItsPropertiesSay() throws {
    var taps = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.button.title = "Again"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    let view = UIContentUnavailableView(configuration: configuration)
    let button = try #require(find(UIButton.self, in: view).first)
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
    configuration.buttonProperties.primaryAction = nil
    configuration.buttonProperties.isEnabled = false
    configuration.buttonProperties.menu = UIMenu(children: [])
    view.configuration = configuration
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
    #expect(!button.isEnabled)
    #expect(button.showsMenuAsPrimaryAction)
  }

  @Test func loadingTurnsAnIndicator() throws {
    let view = UIContentUnavailableView(configuration: .loading())
    #expect(try #require(find(UIActivityIndicatorView.self, in: view).first).isAnimating)
    view.configuration = UIContentUnavailableConfiguration.empty()
    #expect(find(UIActivityIndicatorView.self, in: view).isEmpty)
  }

  @Test func contentThatIsTooHighScrolls() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = String(repeating: "many words ", count: 60)
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.layoutIfNeeded()
    let scroller = find(UIScrollView.self, in: view)[0]
    #expect(scroller.contentSize.height > 100)
    #expect(abs(scroller.contentSize.height - view.sizeThatFits(CGSize(width: 200, height: 0)).height) < 1)
    view.isScrollEnabled = false
    #expect(!scroller.isScrollEnabled)
  }

  // MARK: Controllers

  @Test func aControllerIsAskedBeforeItIsShownAndWhenItSaysSo() throws {
    let controller = Controller()
    controller.makes = {
      var made = UIContentUnavailableConfiguration.empty()
      made.text = "Empty"
      return made
    }
    let host = try show(controller)
    #expect(controller.states.count == 1)
    let shown = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    #expect(shown.frame == controller.view.bounds)
    controller.makes = { nil }
    host.settle()
    #expect(controller.states.count == 1)
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    host.settle()
    #expect(controller.states.count == 2)
    #expect(shown.superview == nil)
    #expect(controller.contentUnavailableConfiguration == nil)
    host.close()
  }

  @Test func itStaysInPlaceWhereTheViewScrollsAndAboveWhatComesLater() throws {
    let controller = UITableViewController(style: .plain)
    let host = try show(controller)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    host.settle()
    controller.tableView.contentOffset.y = 30
    controller.view.addSubview(UIView())
    host.settle()
    let shown = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    #expect(shown.frame.minY == 30)
    host.close()
  }

  @Test func theSearchFieldsTextIsInTheState() throws {
    let controller = Controller()
    controller.makes = { UIContentUnavailableConfiguration.search() }
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    let host = try show(UINavigationController(rootViewController: controller))
    search.searchBar.text = "fig"
    controller.setNeedsUpdateContentUnavailableConfiguration()
    host.settle()
    #expect(controller.states.last?.searchText == "fig")
    let shown = controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    #expect(shown?.text == "No Results for “fig”")
    host.close()
  }
}
