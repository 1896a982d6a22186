// Written by Scripts/property-keys: Apple's properties by key.

import ObjectiveC

extension CAAnimation {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("autoreverses", \CAAnimation.autoreverses)
    table.add("beginTime", \CAAnimation.beginTime)
    table.add("delegate", \CAAnimation.delegate)
    table.add("duration", \CAAnimation.duration)
    table.add("fillMode", \CAAnimation.fillMode)
    table.add("removedOnCompletion", \CAAnimation.isRemovedOnCompletion)
    table.add("preferredFrameRateRange", \CAAnimation.preferredFrameRateRange)
    table.add("repeatCount", \CAAnimation.repeatCount)
    table.add("repeatDuration", \CAAnimation.repeatDuration)
    table.add("speed", \CAAnimation.speed)
    table.add("timeOffset", \CAAnimation.timeOffset)
    table.add("timingFunction", \CAAnimation.timingFunction)
  }
}

extension CAAnimationGroup {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("animations", \CAAnimationGroup.animations)
  }
}

extension CABasicAnimation {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("byValue", \CABasicAnimation.byValue)
    table.add("fromValue", \CABasicAnimation.fromValue)
    table.add("toValue", \CABasicAnimation.toValue)
  }
}

extension CAKeyframeAnimation {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("biasValues", \CAKeyframeAnimation.biasValues)
    table.add("calculationMode", \CAKeyframeAnimation.calculationMode)
    table.add("continuityValues", \CAKeyframeAnimation.continuityValues)
    table.add("keyTimes", \CAKeyframeAnimation.keyTimes)
    table.add("path", \CAKeyframeAnimation.path)
    table.add("rotationMode", \CAKeyframeAnimation.rotationMode)
    table.add("tensionValues", \CAKeyframeAnimation.tensionValues)
    table.add("timingFunctions", \CAKeyframeAnimation.timingFunctions)
    table.add("values", \CAKeyframeAnimation.values)
  }
}

extension CAPropertyAnimation {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("additive", \CAPropertyAnimation.isAdditive)
    table.add("cumulative", \CAPropertyAnimation.isCumulative)
    table.add("keyPath", \CAPropertyAnimation.keyPath)
    table.add("valueFunction", \CAPropertyAnimation.valueFunction)
  }
}

extension CASpringAnimation {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("allowsOverdamping", \CASpringAnimation.allowsOverdamping)
    table.add("bounce", \CASpringAnimation.bounce)
    table.add("damping", \CASpringAnimation.damping)
    table.add("initialVelocity", \CASpringAnimation.initialVelocity)
    table.add("mass", \CASpringAnimation.mass)
    table.add("perceptualDuration", \CASpringAnimation.perceptualDuration)
    table.add("settlingDuration", \CASpringAnimation.settlingDuration)
    table.add("stiffness", \CASpringAnimation.stiffness)
  }
}

extension CATransition {
  fileprivate static func keys6(_ table: _MethodTable) {
    table.add("endProgress", \CATransition.endProgress)
    table.add("startProgress", \CATransition.startProgress)
    table.add("subtype", \CATransition.subtype)
    table.add("type", \CATransition.type)
  }
}

extension CAValueFunction {
  fileprivate static func keys7(_ table: _MethodTable) {
    table.add("name", \CAValueFunction.name)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CAAnimation.self, CAAnimation.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CAAnimationGroup.self, CAAnimationGroup.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CABasicAnimation.self, CABasicAnimation.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CAKeyframeAnimation.self, CAKeyframeAnimation.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CAPropertyAnimation.self, CAPropertyAnimation.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CASpringAnimation.self, CASpringAnimation.keys5) }, 0, 0
)
@section("swift5_tests") @used private let record6: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CATransition.self, CATransition.keys6) }, 0, 0
)
@section("swift5_tests") @used private let record7: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CAValueFunction.self, CAValueFunction.keys7) }, 0, 0
)
