/// The state of a view's margins; all values have defaults, which few views change.
struct MarginState {
  /// Set by `layoutMargins`.
  var sides: UIEdgeInsets?
  /// Set by `directionalLayoutMargins`; the later of the two setters wins.
  var directional: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// The safe area at the last callbacks.
  var notifiedSafeArea = UIEdgeInsets.zero
  /// Nil too where they were the defaults when they were compared first.
  var notifiedMargins: UIEdgeInsets?
  /// Whether the view has compared its insets before, as it does first when it is laid out.
  var wereCompared = false
  /// Whether nothing but setters, controllers and superviews with a safe area can make the margins others than they were told
  /// to be: so it is with nearly all views, and saves working them out at every layout.
  var isSettled = false
}

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margins that were set, or the defaults.
  var baseLayoutMargins: UIEdgeInsets {
    var base: UIEdgeInsets
    if let sides = margins.sides {
      base = sides
    } else if let directional = margins.directional {
      base = directional.resolved(isRightToLeft: isRightToLeft)
    } else {
      base = defaultLayoutMargins
    }
    if hasViewController, let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      let minimum = viewController.systemMinimumLayoutMargins.resolved(isRightToLeft: isRightToLeft)
      base = .maximum(base, minimum)
    }
    return base
  }

  var resolvedLayoutMargins: UIEdgeInsets { resolvedLayoutMargins(inSafeArea: nil) }

  /// The margins in force.
  ///
  /// - Parameter safeArea: the view's safe area, where it is known.
  private func resolvedLayoutMargins(inSafeArea safeArea: UIEdgeInsets?) -> UIEdgeInsets {
    var result = baseLayoutMargins
    if margins.insetsFromSafeArea { result = result + (safeArea ?? safeAreaInsets) }
    if margins.preservesSuperview, let parent = superviewStorage {
      let outer = parent.layoutMargins
      let place = frame
      let extent = parent.bounds
      // At most the superview's own margin, however far the view hangs over: what takes its size from its margins would grow
      // with every layout.
      func edge(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(inset, inset - distance) }
      result = .maximum(
        result,
        UIEdgeInsets(
          top: edge(outer.top, place.minY - extent.minY), left: edge(outer.left, place.minX - extent.minX),
          bottom: edge(outer.bottom, extent.maxY - place.maxY), right: edge(outer.right, extent.maxX - place.maxX)))
    }
    return result
  }

  // MARK: Safe area

  var propagatedSafeAreaInsets: UIEdgeInsets {
    let additional = hasViewController ? viewController?.additionalSafeAreaInsets ?? .zero : .zero
    guard let parent = superviewStorage else { return ownSafeAreaInsets + additional }
    // Known without asking the views above one by one, of which there may be many.
    if parent.margins.isSettled, parent.superviewReference?.reading({ $0.margins.isSettled }) ?? true {
      return additional
    }
    let outer = parent.safeAreaInsetsForSubviews
    if outer == .zero { return additional }
    // A screen that stands as a card behind a sheet is laid out as before.
    let place = standsBehindSheet ? frameBeforeTransform : frame
    let extent = parent.bounds
    func edge(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
    let own = UIEdgeInsets(
      top: edge(outer.top, place.minY - extent.minY), left: edge(outer.left, place.minX - extent.minX),
      bottom: edge(outer.bottom, extent.maxY - place.maxY), right: edge(outer.right, extent.maxX - place.maxX))
    return own + additional
  }

  /// Whether the view may stand as a card behind a sheet.
  private var standsBehindSheet: Bool {
    viewController?.presentationState.ongoing != nil || (self as? SheetView)?.isBehind == true
  }

  // MARK: Change

  func layoutMarginsInputsDidChange() {
    notifyInsetsIfChanged()
    setNeedsLayout()
  }

  /// Whether nothing but `layoutMargins`, the traits and a superview with a safe area makes the view's insets.
  private var isPlainInInsets: Bool {
    margins.directional == nil && !margins.preservesSuperview && !hasViewController
      && !classFacts.contains(.hasOwnInsets)
  }

  /// Compares with what the callbacks were told last; called before each `layoutSubviews()`, and for views that were told
  /// before also when an ancestor's insets change or the view is moved.
  func notifyInsetsIfChanged() {
    margins.isSettled = false
    defer {
      margins.isSettled = margins.notifiedSafeArea == .zero && isPlainInInsets
    }
    var concernsSubviews = false
    let safeArea = safeAreaInsets
    let isNewSafeArea = safeArea != margins.notifiedSafeArea
    if isNewSafeArea {
      concernsSubviews = true
      margins.notifiedSafeArea = safeArea
      safeAreaInsetsDidChange()
      viewController?.layoutSupportInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
      autoLayoutGuideInsetsDidChange()
      setNeedsLayout()
    }
    let isFirst = !margins.wereCompared
    margins.wereCompared = true
    // Nobody is told of the first margins: those of a plain view are worked out when there are others to compare them with.
    if isFirst, safeArea == .zero, margins.sides == nil, isPlainInInsets, autoLayout?.insetsAreRead != true { return }
    // Who is told of a new safe area may change it.
    let resolved = resolvedLayoutMargins(inSafeArea: isNewSafeArea ? nil : safeArea)
    let previous = margins.notifiedMargins ?? (isFirst ? nil : defaultLayoutMargins)
    if resolved != previous {
      margins.notifiedMargins = resolved
      autoLayoutGuideInsetsDidChange()
      if !isFirst {
        concernsSubviews = true
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
      }
    }
    guard concernsSubviews else { return }
    // Views that were told nothing yet will be before their first layout, when they have their place.
    for subview in subviewStorage where subview.margins.wereCompared { subview.notifyInsetsIfChanged() }
  }

  /// `notifyInsetsIfChanged()` where something can have changed; called before each `layoutSubviews()`.
  func notifyInsetsBeforeLayout() {
    // What constraints read of the insets before the views around had their places may be out of date, although nobody was told.
    if let autoLayout, autoLayout.insetsAreUnconfirmed { autoLayoutGuideInsetsDidChange() }
    if margins.isSettled, superviewReference?.reading({ $0.margins.isSettled }) ?? true { return }
    notifyInsetsIfChanged()
  }

  /// Updates the insets of subviews after a change of the view's size, as those at its far edges may overlap other
  /// insets.
  func subviewsMayLieInOtherInsets() {
    let hasNoInsets = margins.isSettled
    for subview in subviewStorage {
      if hasNoInsets && subview.margins.isSettled || !subview.margins.wereCompared { continue }
      subview.placeInInsetsDidChange()
    }
  }

  /// The view was moved in its superview: it may overlap other insets of that than before.
  func placeInInsetsDidChange() {
    guard margins.wereCompared, let parent = superviewStorage else { return }
    if margins.isSettled && parent.margins.isSettled { return }
    guard
      margins.preservesSuperview || margins.notifiedSafeArea != .zero || parent.safeAreaInsetsForSubviews != .zero
    else { return }
    notifyInsetsIfChanged()
  }
}
