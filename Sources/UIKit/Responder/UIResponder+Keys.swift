extension UIResponder: KeyValueObservable {
  /// Announces a change to the observers of a key; without observers just makes the change.
  @inline(__always)
  final func announcing(_ key: String, _ change: () -> Void) {
    guard hasKeyValueObservers else { return change() }
    willChangeValue(forKey: key)
    change()
    didChangeValue(forKey: key)
  }

  /// The methods to be called by name, as Foundation on Linux lacks them, so that overrides count.
  fileprivate static func names(_ table: _MethodTable) {
    table.add(
      _SelectorName("respondsToSelector:")(
        UIResponder.responds(to:) as (UIResponder) -> @MainActor (Selector?) -> Bool))
    table.add(
      _SelectorName("observeValueForKeyPath:ofObject:change:context:")(
        UIResponder.observeValue(forKeyPath:of:change:context:)
          as (UIResponder) -> @MainActor (String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void)
    )
    table.addUndefinedKeys(UIResponder.value(forUndefinedKey:), UIResponder.setValue(_:forUndefinedKey:))
    table.add(_SelectorName("becomeFirstResponder")(UIResponder.becomeFirstResponder))
    table.add(_SelectorName("resignFirstResponder")(UIResponder.resignFirstResponder))
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIResponder.self, UIResponder.names) }, 0, 0
)
