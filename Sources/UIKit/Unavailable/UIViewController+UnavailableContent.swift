/// What a controller shows in place of its content.
struct UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether the controller is asked to bring the configuration up to date before the next layout.
  var needsUpdate = true
}

extension UIViewController {
  /// The state that the controller is in: its traits, and what is in the field of its search controller.
  var ownUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let text = barState.item?.searchController?.searchBar.text
    state.searchText = text?.isEmpty == false ? text : nil
    return state
  }

  /// Has a view show a configuration, or takes it away.
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

  /// The view is about to be laid out: what is shown in place of content is brought up to date where that was asked for.
  func viewIsAboutToBeLaidOut() {
    if unavailable.needsUpdate, viewIfLoaded?.window != nil {
      unavailable.needsUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    viewWillLayoutSubviews()
  }

  /// The view has laid its subviews out: what is shown in place of content covers them all, and stays where it is while they scroll.
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
