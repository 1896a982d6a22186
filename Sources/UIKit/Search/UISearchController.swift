/// Runs a search: its bar, its results, and the times of both.
///
/// It is the bar of a navigation item, or lies in any view. A search begins with editing: the bar gets a cancel button,
/// the titles of a navigation bar make room for it, and the updater is told at once and with each change of the text.
/// Results are shown over the content as soon as there is text, below the bar. Cancelling empties the text and ends the
/// search. Coming and going take 0.25 seconds of the display clock.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  private let results: UIViewController?
  private let bar = UISearchBar()
  private weak var item: UINavigationItem?
  private var activeStorage = false
  /// The navigation controller whose bar this hid itself.
  private weak var hidden: UINavigationController?

  /// When scope buttons come.
  public enum ScopeBarActivation: _Enumeration, Sendable {
    /// With the search.
    case automatic
    /// By `UISearchBar.showsScopeBar` alone.
    case manual
    /// With the first character.
    case onTextEntry
    /// With the search.
    case onSearchActivation
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
  }

  /// Makes a controller that shows results in another, or nil in the content itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Makes a controller whose results are in the content itself.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes a controller whose results are in the content itself; archives are not read.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bar.controller = self
    bar.placeholder = SystemWords.word("Search")
    bar.sizeToFit()
  }

  /// The updater, which finds the results for the text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is told of the search's beginning and end.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Shows the results.
  open var searchResultsController: UIViewController? { results }
  /// The bar.
  open var searchBar: UISearchBar { bar }

  /// Whether the content is darkened and takes no touches while there are no results; true unless set.
  open var obscuresBackgroundDuringPresentation = true { didSet { update() } }
  /// The same, by its old name.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether titles and buttons of the navigation bar make room while one searches; true unless set.
  open var hidesNavigationBarDuringPresentation = true { didSet { barSizeDidChange() } }
  /// Whether the cancel button comes and goes with the search; true unless set.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope buttons come and go with the search, where there are any; true unless set.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// When the scope buttons come, where there are any; `automatic` unless set.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { if activeStorage, scopeBarActivation != oldValue { updateScopes(animated: true) } }
  }
  /// The place of the bar: beside the buttons of a navigation bar or below its title.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .stacked }
  /// The suggestions for the search, in a list in the place of results; nil or empty shows the results.
  ///
  /// The updater is told of the chosen one, by `updateSearchResults(for:selecting:)`; the list goes then.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { suggestionsDidChange() } }
  /// Whether suggestions are not shown where the bar stands below the title; false unless set.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { suggestionsDidChange() } }
  /// Whether the results are shown with the first character, and not by hand; true unless set.
  open var automaticallyShowsSearchResultsController = true
  private var showsResults = false
  /// Whether the results are shown; setting it leaves that to the application.
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      showsResults = newValue
      update()
    }
  }

  /// Whether one searches; setting it begins or ends the search.
  open var isActive: Bool {
    get { activeStorage }
    set { newValue ? begin() : end(animated: true, completion: nil) }
  }

  // MARK: In bars

  func enter(_ item: UINavigationItem) { self.item = item }

  func leave(_ item: UINavigationItem) {
    guard self.item === item else { return }
    end(animated: false, completion: nil)
    bar.removeFromSuperview()
    self.item = nil
  }

  /// How high the bar is in a navigation bar.
  var heightInBar: CGFloat { searchBarPlacement == .inline ? bar.heightBelowRow : bar.height(inBar: true) }

  func barSizeDidChange() { if let item { item.bar?.itemDidChange(item) } }

  private var navigation: UINavigationController? { item?.bar?.controller }

  /// The controller over whose view the search lies.
  private var content: UIViewController? {
    if let item, let controller = navigation?.stack.first(where: { $0.navigationItem === item }) { return controller }
    return sequence(first: bar as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }

  // MARK: Beginning and end

  func editingDidBegin() { begin() }

  private func begin() {
    guard !activeStorage else { return }
    delegate?.willPresentSearchController(self)
    activeStorage = true
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    updateScopes(animated: true)
    showOverContent()
    hideTitles(true)
    bar.becomeFirstResponder()
    searchResultsUpdater?.updateSearchResults(for: self)
    update()
    _ = bar.clock.scheduleAwaited(after: SearchBarMetrics.duration) { [weak self] in
      guard let self, self.activeStorage else { return }
      self.delegate?.didPresentSearchController(self)
    }
  }

  /// Shows or hides the scope buttons, as their activation has it.
  private func updateScopes(animated: Bool) {
    guard bar.scopeButtonTitles?.isEmpty == false else { return }
    switch scopeBarActivation {
    case .manual: break
    case .automatic, .onSearchActivation: bar.setShowsScope(true, animated: animated)
    case .onTextEntry: bar.setShowsScope(isSearchedFor, animated: animated)
    @unknown default: bar.setShowsScope(true, animated: animated)
    }
  }

  /// Whether there is text or a token.
  private var isSearchedFor: Bool { bar.text?.isEmpty == false || !bar.field.tokens.isEmpty }

  private func end(animated: Bool, completion: (() -> Void)?) {
    guard activeStorage else {
      completion?()
      return
    }
    delegate?.willDismissSearchController(self)
    activeStorage = false
    bar.resignFirstResponder()
    if bar.text?.isEmpty == false { bar.field.text = "" }
    if !bar.field.tokens.isEmpty { bar.field.tokens = [] }
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: animated) }
    if automaticallyShowsScopeBar { bar.setShowsScope(false, animated: animated) }
    hideTitles(false)
    searchResultsUpdater?.updateSearchResults(for: self)
    if automaticallyShowsSearchResultsController { showsResults = false }
    takeOverlayOut()
    _ = bar.clock.scheduleAwaited(after: animated ? SearchBarMetrics.duration : 0) { [weak self] in
      guard let self else { return }
      self.delegate?.didDismissSearchController(self)
      completion?()
    }
  }

  func wasCancelled() { end(animated: true, completion: nil) }

  /// Ends the search.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard activeStorage, presentedViewController == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    end(animated: flag, completion: completion)
  }

  /// Lets the titles of the navigation bar make room, or brings them back.
  private func hideTitles(_ isHidden: Bool) {
    guard hidesNavigationBarDuringPresentation || !isHidden else { return }
    if searchBarPlacement == .inline { return }
    if let navigation, item != nil {
      navigation.barsDidChange(animated: true)
    } else if isHidden, let controller = content?.navigationController, !controller.isNavigationBarHidden {
      controller.setNavigationBarHidden(true, animated: true)
      hidden = controller
    } else if !isHidden {
      hidden?.setNavigationBarHidden(false, animated: true)
      hidden = nil
    }
  }

  // MARK: What is shown

  func textDidChange() {
    guard activeStorage else { return }
    if scopeBarActivation == .onTextEntry { updateScopes(animated: true) }
    searchResultsUpdater?.updateSearchResults(for: self)
    update()
  }

  func textWasSet() { textDidChange() }

  func scopeDidChange() { textDidChange() }

  open override func loadView() { view = SearchOverlayView() }

  override var liesBesideItsParent: Bool { true }

  private var overlay: SearchOverlayView? { viewIfLoaded as? SearchOverlayView }

  private func showOverContent() {
    guard parent == nil, obscuresBackgroundDuringPresentation || results != nil || showsSuggestions, let content,
      let view = content.viewIfLoaded,
      let place = view.superview
    else { return }
    content.addChild(self)
    self.view.frameBeforeTransform = view.frameBeforeTransform
    self.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overlay?.bar = item == nil ? bar : nil
    place.insertSubview(self.view, aboveSubview: view)
    didMove(toParent: content)
    if let results, results.parent == nil {
      addChild(results)
      overlay?.content = results.view
      results.didMove(toParent: self)
    }
  }

  private func takeOverlayOut() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  /// Shows the results or the shade, as the text has it.
  private func update() {
    guard activeStorage else { return }
    if automaticallyShowsSearchResultsController { showsResults = isSearchedFor }
    overlay?.suggestions = showsSuggestions ? shownSuggestions : nil
    overlay?.update(
      showsContent: showsResults && results != nil && !showsSuggestions,
      showsShade: !showsSuggestions && obscuresBackgroundDuringPresentation && !(showsResults && results != nil)
        && (results != nil || !isSearchedFor))
  }

  // MARK: Suggestions

  private var showsSuggestions: Bool {
    guard searchSuggestions?.isEmpty == false else { return false }
    return !(ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked)
  }

  private func suggestionsDidChange() {
    guard activeStorage else { return }
    if showsSuggestions { showOverContent() }
    update()
  }

  private var shownSuggestions: SearchSuggestionsView {
    let view = overlay?.suggestions ?? SearchSuggestionsView()
    view.chosen = { [weak self] in self?.choose($0) }
    view.suggestions = searchSuggestions ?? []
    return view
  }

  private func choose(_ suggestion: any UISearchSuggestion) {
    searchSuggestions = nil
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }
}

/// Finds what a search bar says.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text or the scope changed, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
  /// A suggestion was chosen; may be left out.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_updateSearchResultsForSearchController_selectingSearchSuggestion_")
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    OptionalMethods.call(
      "updateSearchResultsForSearchController:selectingSearchSuggestion:", self, searchController, searchSuggestion,
      or: ())
  }
}

/// The methods by which a controller tells of a search's beginning and end; all may be left out.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// A search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// A search has begun, and everything is in its place.
  func didPresentSearchController(_ searchController: UISearchController)
  /// A search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// A search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// A search begins; after `willPresentSearchController(_:)`.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_willPresentSearchController_")
  public func willPresentSearchController(_ searchController: UISearchController) {
    OptionalMethods.call("willPresentSearchController:", self, searchController, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_didPresentSearchController_")
  public func didPresentSearchController(_ searchController: UISearchController) {
    OptionalMethods.call("didPresentSearchController:", self, searchController, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_willDismissSearchController_")
  public func willDismissSearchController(_ searchController: UISearchController) {
    OptionalMethods.call("willDismissSearchController:", self, searchController, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_didDismissSearchController_")
  public func didDismissSearchController(_ searchController: UISearchController) {
    OptionalMethods.call("didDismissSearchController:", self, searchController, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_presentSearchController_")
  public func presentSearchController(_ searchController: UISearchController) {
    OptionalMethods.call("presentSearchController:", self, searchController, or: ())
  }
}
