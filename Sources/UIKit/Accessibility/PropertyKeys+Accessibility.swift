// Written by Scripts/property-keys: Apple's properties by key.

extension AXCustomContent {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("attributedLabel", \AXCustomContent.attributedLabel)
    table.add("attributedValue", \AXCustomContent.attributedValue)
    table.add("importance", \AXCustomContent.importance)
    table.add("label", \AXCustomContent.label)
    table.add("value", \AXCustomContent.value)
  }
}

extension UIAccessibilityCustomAction {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("actionHandler", \UIAccessibilityCustomAction.actionHandler)
    table.add("attributedName", \UIAccessibilityCustomAction.attributedName)
    table.add("name", \UIAccessibilityCustomAction.name)
    table.add("selector", \UIAccessibilityCustomAction.selector)
    table.add("target", \UIAccessibilityCustomAction.target)
  }
}

extension UIAccessibilityCustomRotor {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("attributedName", \UIAccessibilityCustomRotor.attributedName)
    table.add("itemSearchBlock", \UIAccessibilityCustomRotor.itemSearchBlock)
    table.add("name", \UIAccessibilityCustomRotor.name)
    table.add("systemRotorType", \UIAccessibilityCustomRotor.systemRotorType)
  }
}

extension UIAccessibilityCustomRotorItemResult {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("targetElement", \UIAccessibilityCustomRotorItemResult.targetElement)
    table.add("targetRange", \UIAccessibilityCustomRotorItemResult.targetRange)
  }
}

extension UIAccessibilityCustomRotorSearchPredicate {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("currentItem", \UIAccessibilityCustomRotorSearchPredicate.currentItem)
    table.add("searchDirection", \UIAccessibilityCustomRotorSearchPredicate.searchDirection)
  }
}

extension UIAccessibilityElement {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("accessibilityContainer", \UIAccessibilityElement.accessibilityContainer)
    table.add("accessibilityFrameInContainerSpace", \UIAccessibilityElement.accessibilityFrameInContainerSpace)
    table.add("accessibilityIdentifier", \UIAccessibilityElement.accessibilityIdentifier)
    table.add("next", \UIAccessibilityElement.next)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, AXCustomContent.self, AXCustomContent.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIAccessibilityCustomAction.self, UIAccessibilityCustomAction.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIAccessibilityCustomRotor.self, UIAccessibilityCustomRotor.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, UIAccessibilityCustomRotorItemResult.self, UIAccessibilityCustomRotorItemResult.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, UIAccessibilityCustomRotorSearchPredicate.self, UIAccessibilityCustomRotorSearchPredicate.keys4) }, 0,
  0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIAccessibilityElement.self, UIAccessibilityElement.keys5) }, 0, 0
)
