// Written by Scripts/property-keys: Apple's properties by key.

extension UIInterpolatingMotionEffect {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("keyPath", \UIInterpolatingMotionEffect.keyPath)
    table.add("maximumRelativeValue", \UIInterpolatingMotionEffect.maximumRelativeValue)
    table.add("minimumRelativeValue", \UIInterpolatingMotionEffect.minimumRelativeValue)
    table.add("type", \UIInterpolatingMotionEffect.type)
  }
}

extension UILargeContentViewerInteraction {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("delegate", \UILargeContentViewerInteraction.delegate)
    table.add(
      "gestureRecognizerForExclusionRelationship",
      \UILargeContentViewerInteraction.gestureRecognizerForExclusionRelationship)
    table.add("view", \UILargeContentViewerInteraction.view)
  }
}

extension UIMotionEffectGroup {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("motionEffects", \UIMotionEffectGroup.motionEffects)
  }
}

extension UIVisualEffectView {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("contentView", \UIVisualEffectView.contentView)
    table.add("effect", \UIVisualEffectView.effect)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIInterpolatingMotionEffect.self, UIInterpolatingMotionEffect.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UILargeContentViewerInteraction.self, UILargeContentViewerInteraction.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIMotionEffectGroup.self, UIMotionEffectGroup.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIVisualEffectView.self, UIVisualEffectView.keys3) }, 0, 0
)
