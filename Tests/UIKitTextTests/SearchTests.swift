import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct SearchTests {
  /// A table in a navigation controller with a search bar.
  final class Screen: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    var log: [String] = []
    let search: UISearchController
    let hides: Bool

    init(results: UIViewController?, hides: Bool) {
      search = UISearchController(searchResultsController: results)
      self.hides = hides
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Things"
      search.searchResultsUpdater = self
      search.delegate = self
      search.obscuresBackgroundDuringPresentation = false
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = hides
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func updateSearchResults(for searchController: UISearchController) {
      log.append("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }
  }

  func show(results: UIViewController? = nil, hides: Bool = false) -> (TextWindow, Screen, UINavigationController) {
    let stage = TextWindow()
    let screen = Screen(results: results, hides: hides)
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    stage.window.rootViewController = navigation
    stage.window.updateForFrame()
    stage.advance(0.5)
    return (stage, screen, navigation)
  }

  @Test func searchBarStandsBelowTheLargeTitle() {
    let (_, screen, navigation) = show()
    #expect(navigation.navigationBar.frame.height == 148)
    let field = screen.search.searchBar.searchTextField
    let place = field.convert(field.bounds, to: navigation.navigationBar)
    #expect(place.minY == 97 && place.height == 36 && place.minX == 16 && place.maxX == 377)
    #expect(screen.tableView.adjustedContentInset.top == 207)
  }

  @Test func searchBarThatHidesComesWhenTheContentIsPulledDown() {
    let (stage, screen, navigation) = show(hides: true)
    #expect(navigation.navigationBar.frame.height == 96)
    let finger = TouchDriver(window: stage.window)
    finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 480), duration: 0.3)
    stage.advance(2)
    #expect(navigation.navigationBar.frame.height == 148)
    #expect(screen.tableView.contentOffset.y == -207)
    finger.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 100), duration: 0.3)
    stage.advance(2)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func tapSearchesAndCancelEndsIt() {
    let (stage, screen, navigation) = show()
    let bar = screen.search.searchBar
    stage.tap(bar.searchTextField)
    stage.advance(0.5)
    #expect(screen.search.isActive && bar.isFirstResponder && bar.showsCancelButton)
    #expect(navigation.navigationBar.frame.height == 52)
    stage.keys.type("ab")
    #expect(screen.log == ["willPresent", "update  true", "didPresent", "update a true", "update ab true"])
    screen.log = []
    let cancel = bar.subviews.compactMap { $0 as? UIButton }.first
    cancel.map { stage.tap($0) }
    stage.advance(0.5)
    #expect(!screen.search.isActive && bar.text == "" && !bar.isFirstResponder)
    #expect(screen.log == ["willDismiss", "update  false", "didDismiss"])
    #expect(navigation.navigationBar.frame.height == 148)
  }

  @Test func resultsComeWithTheFirstCharacter() {
    let results = UITableViewController(style: .plain)
    let (stage, screen, _) = show(results: results)
    screen.search.isActive = true
    stage.advance(0.5)
    #expect(results.viewIfLoaded?.window != nil && results.view.isHidden)
    stage.keys.type("x")
    stage.advance(0.1)
    #expect(!results.view.isHidden)
    #expect(results.tableView.adjustedContentInset.top == 111)
    screen.search.isActive = false
    stage.advance(0.5)
    #expect(results.viewIfLoaded?.window == nil)
  }

  @Test func barIsFiftySixPointsHighAndTellsItsDelegate() {
    final class Listener: NSObject, UISearchBarDelegate {
      var log: [String] = []
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.append("scope \(selectedScope)")
      }
    }
    let stage = TextWindow()
    let bar = UISearchBar()
    let listener = Listener()
    bar.delegate = listener
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.sizeToFit()
    #expect(bar.frame.height == 56)
    bar.showsScopeBar = true
    stage.add(bar, CGRect(x: 0, y: 100, width: 393, height: bar.intrinsicContentSize.height))
    #expect(bar.frame.height == 102)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
    stage.tap(bar.searchTextField)
    stage.keys.type("q\n")
    stage.tap(bar, at: CGPoint(x: 300, y: 70))
    #expect(listener.log == ["begin", "text q", "search", "scope 1"])
  }

  @Test func alertEditsItsFirstFieldAndStandsAboveTheKeyboard() throws {
    let stage = TextWindow()
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    var name = ""
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in name = alert.textFields?.first?.text ?? "" })
    stage.controller.present(alert, animated: true)
    stage.advance(1)
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].isFirstResponder)
    stage.keys.type("Ann")
    let place = fields[1].convert(fields[1].bounds, to: nil as UIView?)
    #expect(place.maxY < 516 && abs(place.minX - 84.5) < 0.5)
    alert.actions.first.map { alert.choose($0) }
    stage.advance(1)
    #expect(name == "Ann" && !UIScreen.main.keyboard.isShown)
  }
}
