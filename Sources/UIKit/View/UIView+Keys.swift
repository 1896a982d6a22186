extension UIView {
  /// Announces the changed keys of the geometry to observers.
  ///
  /// Frame, bounds and centre depend on each other: observers of one are told when it changed, whichever was set. On
  /// iOS those of the set property are told, and it is open who else is.
  func announcingGeometry(_ change: () -> Void) {
    guard let observers = ObjectObservers.existing(of: self) else { return change() }
    let (oldFrame, oldBounds, oldCenter) = (ownLayer.frame, ownLayer.bounds, ownLayer.position)
    let keys = ["frame", "bounds", "center"] + (boundsOriginKey.map { [$0] } ?? [])
    for key in keys { observers.willChange(key) }
    change()
    let changed = [
      ownLayer.frame != oldFrame, ownLayer.bounds != oldBounds, ownLayer.position != oldCenter,
      ownLayer.bounds.origin != oldBounds.origin,
    ]
    for (key, isChanged) in zip(keys, changed) {
      if isChanged { observers.didChange(key) } else { observers.cancelChange(key) }
    }
  }

  /// The members that code can find by name and observe.
  fileprivate static func names(_ table: _MethodTable) {
    table.add("frame", \UIView.frame)
    table.add("bounds", \UIView.bounds)
    table.add("center", \UIView.center)
    table.add("transform", \UIView.transform)
    table.add("alpha", \UIView.alpha)
    table.add("hidden", \UIView.isHidden)
    table.add("backgroundColor", \UIView.backgroundColor)
    table.add("tintColor", \UIView.tintColor)
    table.add("tag", \UIView.tag)
    table.add("clipsToBounds", \UIView.clipsToBounds)
    table.add("accessibilityIdentifier", \UIView.accessibilityIdentifier)
    table.add("userInteractionEnabled", \UIView.isUserInteractionEnabled)
    table.add("layer", \UIView.layer)
    table.add("superview", \UIView.superview)
    table.add("window", \UIView.window)
    table.add(_SelectorName("recursiveDescription")(UIView.recursiveDescriptionText))
    table.add(_SelectorName("setNeedsLayout")(UIView.setNeedsLayout))
    table.add(_SelectorName("layoutIfNeeded")(UIView.layoutIfNeeded))
    table.add(_SelectorName("layoutSubviews")(UIView.layoutSubviews))
    table.add(_SelectorName("setNeedsDisplay")(UIView.setNeedsDisplay as (UIView) -> @MainActor () -> Void))
    table.add(_SelectorName("sizeToFit")(UIView.sizeToFit))
    table.add(_SelectorName("removeFromSuperview")(UIView.removeFromSuperview))
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIView.self, UIView.names) }, 0, 0
)
