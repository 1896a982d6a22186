/// Runs a search: its bar, what is shown while one searches, and when.
///
/// It is the bar of a navigation item, or lies in any view. A search begins with editing: the bar gets a cancel button, the titles of a
/// navigation bar make room for it, and the updater is told at once and with each change of the text. Results are shown over the content as
/// soon as there is text, below the bar. Cancelling empties the text and ends the search. Coming and going take 0.25 seconds of the display clock.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  private let results: UIViewController?
  private let bar = UISearchBar()
  private weak var item: UINavigationItem?
  private var activeStorage = false
  /// The navigation controller whose bar this hid itself.
  private weak var hidden: UINavigationController?

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
    bar.placeholder = "Search"
    bar.sizeToFit()
  }

  /// Is told to find what the text says.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Is told of beginning and end.
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
  open var automaticallyShowsScopeBar = true
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
  var heightInBar: CGFloat { bar.height(inBar: true) }

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
    if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false { bar.setShowsScope(true, animated: true) }
    showOverContent()
    hideTitles(true)
    bar.becomeFirstResponder()
    searchResultsUpdater?.updateSearchResults(for: self)
    update()
    _ = DisplayClock.shared.scheduleAwaited(after: SearchBarMetrics.duration) { [weak self] in
      guard let self, self.activeStorage else { return }
      self.delegate?.didPresentSearchController(self)
    }
  }

  private func end(animated: Bool, completion: (() -> Void)?) {
    guard activeStorage else {
      completion?()
      return
    }
    delegate?.willDismissSearchController(self)
    activeStorage = false
    bar.resignFirstResponder()
    if bar.text?.isEmpty == false { bar.field.text = "" }
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: animated) }
    if automaticallyShowsScopeBar { bar.setShowsScope(false, animated: animated) }
    hideTitles(false)
    searchResultsUpdater?.updateSearchResults(for: self)
    if automaticallyShowsSearchResultsController { showsResults = false }
    takeOverlayOut()
    _ = DisplayClock.shared.scheduleAwaited(after: animated ? SearchBarMetrics.duration : 0) { [weak self] in
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
    searchResultsUpdater?.updateSearchResults(for: self)
    update()
  }

  func textWasSet() { textDidChange() }

  func scopeDidChange() { textDidChange() }

  open override func loadView() { view = SearchOverlayView() }

  private var overlay: SearchOverlayView? { viewIfLoaded as? SearchOverlayView }

  private func showOverContent() {
    guard obscuresBackgroundDuringPresentation || results != nil, let content, let view = content.viewIfLoaded,
      let place = view.superview
    else { return }
    content.addChild(self)
    self.view.frame = view.frame
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
    if automaticallyShowsSearchResultsController { showsResults = bar.text?.isEmpty == false }
    overlay?.update(
      showsContent: showsResults && results != nil,
      showsShade: obscuresBackgroundDuringPresentation && !(showsResults && results != nil)
        && (results != nil || bar.text?.isEmpty != false))
  }
}

/// What lies over the content while one searches: a shade, and the results.
final class SearchOverlayView: UIView {
  private let shade = SearchShade()
  /// The bar that is not to be covered; nil where it is in a navigation bar.
  weak var bar: UISearchBar?
  var content: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let content { addSubview(content) }
      setNeedsLayout()
    }
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    addSubview(shade)
  }

  func update(showsContent: Bool, showsShade: Bool) {
    content?.isHidden = !showsContent
    shade.isHidden = !showsShade
  }

  private var visible: CGRect {
    guard let bar, bar.window === window, window != nil else { return bounds }
    let bottom = bar.convert(bar.bounds, to: self).maxY
    return CGRect(x: 0, y: bottom, width: bounds.width, height: max(0, bounds.height - bottom))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A bar above stays as it is.
    shade.frame =
      bar == nil ? bounds.inset(by: UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0)) : visible
    content?.frame = visible
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Where neither is shown, touches reach the content behind.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// What darkens the content while nothing was found yet: the background's colour, of which a part lets the content through (a rule).
final class SearchShade: UIView {
  override func viewDidInitialize() {
    super.viewDidInitialize()
    backgroundColor = UIColor(dynamicProvider: { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    })
  }
}

/// Finds what a search bar says.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text or the scope changed, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told when a search begins and ends; all methods may be left out.
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
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Unless implemented, nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Unless implemented, nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Unless implemented, nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Unless implemented, nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
