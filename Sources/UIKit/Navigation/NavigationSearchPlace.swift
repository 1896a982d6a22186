/// The place of an item's search bar in a navigation bar: below the titles, cut off at the top as it goes.
final class NavigationSearchPlace: UIView {
  override func viewDidInitialize() {
    super.viewDidInitialize()
    clipsToBounds = true
  }

  func show(
    _ controller: UISearchController?, _ shape: NavigationBarShape, in bounds: CGRect,
    sides: (left: CGFloat, right: CGFloat)
  ) {
    guard let bar = controller?.searchBar, shape.fullSearch > 0 else {
      for view in subviewStorage { view.removeFromSuperview() }
      isHidden = true
      return
    }
    if bar.superview !== self {
      for view in subviewStorage { view.removeFromSuperview() }
      addSubview(bar)
    }
    isHidden = shape.search == 0
    let pull = shape.canBePulled ? shape.pull : 0
    let y = shape.isSearchAlone ? 0 : shape.prompt + shape.row + shape.large + pull
    frame = CGRect(x: 0, y: y, width: bounds.width, height: shape.search)
    bar.isInline = false
    bar.barSides = sides
    bar.frame = CGRect(x: 0, y: shape.search - shape.fullSearch, width: bounds.width, height: shape.fullSearch)
    bar.alpha = shape.fullSearch > 0 ? max(0, 2 * shape.search / shape.fullSearch - 1) : 1
    bar.layoutIfNeeded()
  }

  /// Shows a search bar beside the buttons of a bar.
  func showInline(_ controller: UISearchController?, in place: CGRect) {
    guard let bar = controller?.searchBar else { return }
    if bar.superview !== self { addSubview(bar) }
    frame = place
    bar.isInline = true
    bar.barSides = (0, 0)
    bar.alpha = 1
    bar.frame = CGRect(origin: .zero, size: place.size)
    bar.layoutIfNeeded()
  }

  /// Shows the scope buttons of a search bar whose field stands beside the buttons of a bar.
  func showScopes(
    of controller: UISearchController?, _ shape: NavigationBarShape, in bounds: CGRect,
    sides: (left: CGFloat, right: CGFloat)
  ) {
    guard let bar = controller?.searchBar, shape.fullSearch > 0 else { return isHidden = true }
    isHidden = false
    let pull = shape.canBePulled ? shape.pull : 0
    frame = CGRect(
      x: 0, y: shape.prompt + shape.row + shape.large + pull, width: bounds.width, height: shape.search)
    if bar.scopes.superview !== self { addSubview(bar.scopes) }
    bar.scopes.isHidden = false
    bar.scopes.frame = CGRect(
      x: sides.left, y: 0, width: max(0, bounds.width - sides.left - sides.right), height: bar.metrics.scope)
  }

  /// Touches beside the search bar's field and buttons go through, to the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
