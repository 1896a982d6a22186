import Testing

@testable import UIKit

/// Icons, pictures and tokens of search bars, scope buttons and suggestions of search controllers.
@Suite(.serialized) @MainActor struct SearchBarPartsTests {
  private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
    var log: [String] = []
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { log.append("selects \(searchSuggestion.localizedSuggestion ?? "-")") }
  }

  private let window: UIWindow
  private let bar = UISearchBar()
  private let listener = Listener()
  private let finger: TouchDriver

  init() {
    TestScreen.reset(size: CGSize(width: 390, height: 844))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    finger = TouchDriver(window: window)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    bar.delegate = listener
    bar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
    window.rootViewController?.view.addSubview(bar)
    settle()
  }

  private func settle() {
    window.updateForFrame()
    DisplayClock.shared.advance(by: 0.5)
    window.updateForFrame()
  }

  private func tap(_ view: UIView) {
    finger.down(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?))
    finger.up()
    settle()
  }

  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test func buttonsAtTheEndOfTheFieldTellTheDelegate() throws {
    bar.showsBookmarkButton = true
    settle()
    let button = try #require(bar.searchTextField.rightView as? UIButton)
    #expect(button.superview === bar.searchTextField && button.frame.maxX > 340)
    tap(button)
    bar.showsSearchResultsButton = true
    bar.isSearchResultsButtonSelected = true
    settle()
    #expect(button.isSelected)
    tap(button)
    #expect(listener.log == ["bookmark", "results"])
    bar.text = "x"
    bar.searchTextField.becomeFirstResponder()
    settle()
    #expect(button.superview == nil)
    bar.showsBookmarkButton = false
    bar.showsSearchResultsButton = false
    #expect(bar.searchTextField.rightView == nil)
  }

  @Test func iconsHaveTheirPicturesAndPlaces() throws {
    let (glass, cross) = (picture(24), picture(14))
    let before = try #require(bar.searchTextField.leftView).frame.minX
    bar.setImage(glass, for: .search, state: .normal)
    bar.setImage(cross, for: .clear, state: .normal)
    bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), for: .search)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 7, vertical: 0)
    bar.text = "abc"
    bar.becomeFirstResponder()
    settle()
    #expect(bar.image(for: .search, state: .highlighted) === glass)
    let icon = try #require(bar.searchTextField.leftView as? UIImageView)
    #expect(icon.image === glass && icon.frame.minX == before + 5 && icon.frame.width == 24)
    #expect(bar.searchTextField.clearButton?.image(for: .normal) === cross)
    #expect(bar.searchTextField.editingRect(forBounds: bar.searchTextField.bounds).minX == icon.frame.maxX + 5 + 7)
    bar.setImage(nil, for: .search, state: .normal)
    #expect(icon.image?.isSymbolImage == true)
  }

  @Test func thePictureOfTheFieldSaysHowHighItIs() {
    let fill = picture(50)
    bar.setSearchFieldBackgroundImage(fill, for: .normal)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
    settle()
    #expect(bar.intrinsicContentSize.height == 70)
    #expect(bar.searchTextField.frame.height == 50 && bar.searchTextField.frame.minY == 12)
    #expect(bar.searchFieldBackgroundImage(for: .disabled) === fill && bar.searchTextField.background === fill)
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    #expect(bar.intrinsicContentSize.height == 56 && bar.searchTextField.borderStyle == .roundedRect)
  }

  @Test func theBackgroundHasThePictureOfItsHeight() {
    let (usual, prompting) = (picture(8), picture(9))
    bar.setBackgroundImage(usual, for: .any, barMetrics: .default)
    bar.setBackgroundImage(prompting, for: .any, barMetrics: .defaultPrompt)
    #expect(bar.backgroundImage === usual && bar.shownBackground === usual)
    bar.prompt = "Where to?"
    #expect(bar.shownBackground === prompting)
  }

  @Test func scopeButtonsAreASegmentedControl() throws {
    bar.scopeButtonTitles = ["All", "Mine", "Old"]
    bar.selectedScopeButtonIndex = 1
    bar.showsScopeBar = true
    bar.frame.size.height = 102
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    settle()
    #expect(bar.scopes.selectedSegmentIndex == 1 && bar.scopes.frame.height == 32)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    let place = bar.scopes.convert(CGPoint(x: 10, y: 16), to: nil as UIView?)
    finger.down(at: place)
    finger.up()
    settle()
    #expect(listener.log == ["scope 0"] && bar.selectedScopeButtonIndex == 0)
  }

  @Test func tokensStandBeforeTheTextAndGoByTheKeyThatDeletes() {
    let field = bar.searchTextField
    field.tokens = [UISearchToken(icon: nil, text: "Red"), UISearchToken(icon: nil, text: "Big")]
    bar.becomeFirstResponder()
    settle()
    let plain = UISearchTextField(frame: field.frame)
    #expect(field.editingRect(forBounds: field.bounds).minX > plain.editingRect(forBounds: plain.bounds).minX + 40)
    let keys = KeyDriver(window: window)
    keys.type("a")
    keys.delete()
    #expect(field.tokens.count == 2 && field.chosenToken == nil)
    keys.delete()
    #expect(field.tokens.count == 2 && field.chosenToken == 1)
    keys.delete()
    #expect(field.tokens.map(\.text) == ["Red"])
    field.allowsDeletingTokens = false
    keys.delete()
    keys.delete()
    #expect(field.tokens.count == 1)
    keys.type("blue")
    field.replaceTextualPortion(of: field.textualRange, with: UISearchToken(icon: nil, text: "Blue"), at: 1)
    #expect(field.text == "" && field.tokens.map(\.text) == ["Red", "Blue"])
  }

  @Test func theFieldGrowsWithTheTextsSize() {
    func bar(_ category: UIContentSizeCategory) -> (UINavigationBar, UISearchTextField) {
      let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      UIScreen.main.configure(
        bounds: bounds, scale: 2, safeAreaInsets: .zero,
        traits: UITraitCollection(preferredContentSizeCategory: category))
      let window = UIWindow(frame: bounds)
      let root = UIViewController()
      let search = UISearchController(searchResultsController: nil)
      root.navigationItem.searchController = search
      root.navigationItem.hidesSearchBarWhenScrolling = false
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.updateForFrame()
      return (navigation.navigationBar, search.searchBar.searchTextField)
    }
    let (usual, small) = bar(.large)
    #expect(small.frame.height == 36)
    let height = usual.frame.height
    let (bar, field) = bar(.accessibilityExtraLarge)
    #expect(field.font!.lineHeight > 36 && field.frame.height >= field.font!.lineHeight)
    #expect(abs(bar.frame.height - height - (field.frame.height - 36)) < 1)
    TestScreen.reset()
  }

  @Test func scopeButtonsComeWithTheFirstCharacter() {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["A", "B"]
    search.scopeBarActivation = .onTextEntry
    let root = UIViewController()
    root.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: root)
    settle()
    search.isActive = true
    settle()
    #expect(!search.searchBar.showsScopeBar)
    KeyDriver(window: window).type("x")
    #expect(search.searchBar.showsScopeBar)
    KeyDriver(window: window).delete()
    #expect(!search.searchBar.showsScopeBar)
    search.automaticallyShowsScopeBar = false
    #expect(search.scopeBarActivation == .manual)
  }

  @Test func aSuggestionIsChosenFromTheList() throws {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = listener
    let root = UIViewController()
    root.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: root)
    settle()
    search.isActive = true
    search.searchSuggestions = ["Tea", "Coffee"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
    settle()
    let list = try #require((search.viewIfLoaded as? SearchOverlayView)?.suggestions)
    #expect(list.window === window && list.subviews.compactMap { $0 as? SearchSuggestionRow }.count == 2)
    let row = try #require(list.subviews.compactMap { $0 as? SearchSuggestionRow }.last)
    tap(row)
    #expect(listener.log == ["selects Coffee"])
    #expect((search.viewIfLoaded as? SearchOverlayView)?.suggestions == nil)
  }

  @Test func returnSearchesAndLeavesTheResults() {
    let search = UISearchController(searchResultsController: UIViewController())
    search.searchBar.delegate = listener
    let root = UIViewController()
    root.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: root)
    settle()
    search.isActive = true
    settle()
    KeyDriver(window: window).type("tea\n")
    settle()
    #expect(listener.log == ["search"] && search.isActive && search.searchBar.text == "tea")
    #expect(search.searchResultsController?.view.window === window)
    #expect(search.searchResultsController?.view.isHidden == false && !search.searchBar.isFirstResponder)
  }
}
