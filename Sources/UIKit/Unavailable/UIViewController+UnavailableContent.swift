/// The content that a controller shows in place of missing content.
struct UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether the controller is asked to bring the configuration up to date before the next layout.
  var needsUpdate = true
}

extension UIViewController {
  /// The state of the controller: its traits, and the text of its search field.
  var ownUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let text = barState.item?.searchController?.searchBar.text
    state.searchText = text?.isEmpty == false ? text : nil
    return state
  }

  /// Shows a configuration in a view, or removes the view.
  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    unavailable.configuration = configuration
    guard let configuration else {
      unavailable.view?.removeFromSuperview()
      unavailable.view = nil
      return
    }
    if let present = unavailable.view, present.supports(configuration) {
      present.configuration = configuration
    } else {
      unavailable.view?.removeFromSuperview()
      unavailable.view = configuration.makeContentView()
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Called before the view's layout, to bring the content in place of missing content up to date on request.
  func viewIsAboutToBeLaidOut() {
    if unavailable.needsUpdate, viewIfLoaded?.window != nil {
      unavailable.needsUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    viewWillLayoutSubviews()
  }

  /// Called after the view's layout: the content in place of missing content covers all subviews, and stays while they
  /// scroll.
  func viewWasLaidOut() {
    if let shown = unavailable.view, let view = viewIfLoaded {
      if shown.superview !== view || view.subviews.last !== shown { view.addSubview(shown) }
      var frame = view.bounds
      // The keyboard covers more than the safe area does.
      let covered = frame.maxY - view.keyboardLayoutGuide.layoutFrame.minY
      if covered > view.safeAreaInsets.bottom, covered < frame.height { frame.size.height -= covered }
      if shown.frame != frame { shown.frame = frame }
    }
    viewDidLayoutSubviews()
  }
}
