/// The overlay of the content during a search: a shade, and the results.
final class SearchOverlayView: UIView {
  private let shade = SearchShade()
  /// The list of suggestions, in front of everything else.
  var suggestions: SearchSuggestionsView? {
    didSet {
      guard suggestions !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let suggestions { addSubview(suggestions) }
      setNeedsLayout()
    }
  }
  /// The bar that has to stay uncovered; nil for a bar in a navigation bar.
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
    content?.frameBeforeTransform = visible
    suggestions?.frame = visible
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Lets touches outside of shade and results reach the content behind.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The shade over the content before there are results: a translucent background colour (a rule).
final class SearchShade: UIView {
  override func viewDidInitialize() {
    super.viewDidInitialize()
    backgroundColor = UIColor(dynamicProvider: { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    })
  }
}
