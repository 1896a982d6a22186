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

  /// Methods that are found by name.
  fileprivate static func names(_ table: _MethodTable) {
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
