/// The focus state of a view, made at first use.
@MainActor final class ViewFocus {
  var isFocused = false
  var group: String?
  var priority = UIFocusGroupPriority.ignored
  /// The effect of the application's; nil within for none at all.
  var effect: UIFocusEffect??
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The items' frames count in the view itself.
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIView {
  /// The focus state of the view, made now if it is missing.
  var loadedFocus: ViewFocus {
    if let focusStorage { return focusStorage }
    let made = ViewFocus()
    focusStorage = made
    return made
  }

  /// The effect around the focused view.
  var shownFocusEffect: UIFocusEffect? {
    if let effect = focusStorage?.effect { return effect }
    return standardFocusEffect
  }

  func setFocused(_ isFocused: Bool) {
    guard isFocused != (focusStorage?.isFocused ?? false) else { return }
    loadedFocus.isFocused = isFocused
    focusDidChange()
  }

  /// The focus of the screen that the view is on.
  var focusEngine: FocusEngine? { window?.windowStage.contents.focus }
}
