extension UIResponder: KeyValueObservable {
  /// Says to observers of a key that a change is made; nothing more than the change where there are none.
  @inline(__always)
  final func announcing(_ key: String, _ change: () -> Void) {
    guard hasKeyValueObservers else { return change() }
    willChangeValue(forKey: key)
    change()
    didChangeValue(forKey: key)
  }

  /// What can be found by name: methods that Foundation on Linux lacks are called by way of them, so that overrides are.
  fileprivate static func names(_ table: _MethodTable) {
    table.add(
      _SelectorName("respondsToSelector:")(
        UIResponder.responds(to:) as (UIResponder) -> @MainActor (Selector?) -> Bool))
    table.add(
      _SelectorName("observeValueForKeyPath:ofObject:change:context:")(
        UIResponder.observeValue(forKeyPath:of:change:context:)
          as (UIResponder) -> @MainActor (String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void)
    )
    table.add(
      _SelectorName("valueForUndefinedKey:")(
        UIResponder.value(forUndefinedKey:) as (UIResponder) -> @MainActor (String) -> Any?))
    table.add(
      _SelectorName("setValue:forUndefinedKey:")(
        UIResponder.setValue(_:forUndefinedKey:) as (UIResponder) -> @MainActor (Any?, String) -> Void))
    table.add(_SelectorName("becomeFirstResponder")(UIResponder.becomeFirstResponder))
    table.add(_SelectorName("resignFirstResponder")(UIResponder.resignFirstResponder))
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIResponder.self, UIResponder.names) }, 0, 0
)
