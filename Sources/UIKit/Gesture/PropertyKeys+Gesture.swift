// Written by Scripts/property-keys: Apple's properties by key.

extension UIGestureRecognizer {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("state", \UIGestureRecognizer.state)
    table.add("delegate", \UIGestureRecognizer.delegate)
    table.add("enabled", \UIGestureRecognizer.isEnabled)
    table.add("view", \UIGestureRecognizer.view)
    table.add("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
    table.add("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
    table.add("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
    table.add("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes)
    table.add("allowedPressTypes", \UIGestureRecognizer.allowedPressTypes)
    table.add("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType)
    table.add("numberOfTouches", \UIGestureRecognizer.numberOfTouches)
    table.add("name", \UIGestureRecognizer.name)
    table.add("modifierFlags", \UIGestureRecognizer.modifierFlags)
    table.add("buttonMask", \UIGestureRecognizer.buttonMask)
  }
}

extension UIHoverGestureRecognizer {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("zOffset", \UIHoverGestureRecognizer.zOffset)
    table.add("altitudeAngle", \UIHoverGestureRecognizer.altitudeAngle)
    table.add("rollAngle", \UIHoverGestureRecognizer.rollAngle)
  }
}

extension UILongPressGestureRecognizer {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
    table.add("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
    table.add("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
    table.add("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
  }
}

extension UIPanGestureRecognizer {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
    table.add("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
  }
}

extension UIPinchGestureRecognizer {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("scale", \UIPinchGestureRecognizer.scale)
    table.add("velocity", \UIPinchGestureRecognizer.velocity)
  }
}

extension UIRotationGestureRecognizer {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("rotation", \UIRotationGestureRecognizer.rotation)
    table.add("velocity", \UIRotationGestureRecognizer.velocity)
  }
}

extension UIScreenEdgePanGestureRecognizer {
  fileprivate static func keys6(_ table: _MethodTable) {
    table.add("edges", \UIScreenEdgePanGestureRecognizer.edges)
  }
}

extension UISwipeGestureRecognizer {
  fileprivate static func keys7(_ table: _MethodTable) {
    table.add("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
    table.add("direction", \UISwipeGestureRecognizer.direction)
  }
}

extension UITapGestureRecognizer {
  fileprivate static func keys8(_ table: _MethodTable) {
    table.add("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
    table.add("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIGestureRecognizer.self, UIGestureRecognizer.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIHoverGestureRecognizer.self, UIHoverGestureRecognizer.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UILongPressGestureRecognizer.self, UILongPressGestureRecognizer.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPanGestureRecognizer.self, UIPanGestureRecognizer.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPinchGestureRecognizer.self, UIPinchGestureRecognizer.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIRotationGestureRecognizer.self, UIRotationGestureRecognizer.keys5) }, 0, 0
)
@section("swift5_tests") @used private let record6: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIScreenEdgePanGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.keys6) }, 0, 0
)
@section("swift5_tests") @used private let record7: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISwipeGestureRecognizer.self, UISwipeGestureRecognizer.keys7) }, 0, 0
)
@section("swift5_tests") @used private let record8: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITapGestureRecognizer.self, UITapGestureRecognizer.keys8) }, 0, 0
)
