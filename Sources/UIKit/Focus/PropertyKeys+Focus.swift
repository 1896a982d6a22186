// Written by Scripts/property-keys: Apple's properties by key.

extension UIFocusGuide {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("enabled", \UIFocusGuide.isEnabled)
    table.add("preferredFocusEnvironments", \UIFocusGuide.preferredFocusEnvironments)
  }
}

extension UIFocusHaloEffect {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("containerView", \UIFocusHaloEffect.containerView)
    table.add("position", \UIFocusHaloEffect.position)
    table.add("referenceView", \UIFocusHaloEffect.referenceView)
  }
}

extension UIFocusSystem {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("focusedItem", \UIFocusSystem.focusedItem)
  }
}

extension UIFocusUpdateContext {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("focusHeading", \UIFocusUpdateContext.focusHeading)
    table.add("nextFocusedItem", \UIFocusUpdateContext.nextFocusedItem)
    table.add("nextFocusedView", \UIFocusUpdateContext.nextFocusedView)
    table.add("previouslyFocusedItem", \UIFocusUpdateContext.previouslyFocusedItem)
    table.add("previouslyFocusedView", \UIFocusUpdateContext.previouslyFocusedView)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIFocusGuide.self, UIFocusGuide.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIFocusHaloEffect.self, UIFocusHaloEffect.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIFocusSystem.self, UIFocusSystem.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIFocusUpdateContext.self, UIFocusUpdateContext.keys3) }, 0, 0
)
