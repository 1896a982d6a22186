// Written by Scripts/property-keys: Apple's properties by key.

extension CADisplayLink {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("duration", \CADisplayLink.duration)
    table.add("paused", \CADisplayLink.isPaused)
    table.add("preferredFrameRateRange", \CADisplayLink.preferredFrameRateRange)
    table.add("preferredFramesPerSecond", \CADisplayLink.preferredFramesPerSecond)
    table.add("targetTimestamp", \CADisplayLink.targetTimestamp)
    table.add("timestamp", \CADisplayLink.timestamp)
  }
}

extension UICubicTimingParameters {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("animationCurve", \UICubicTimingParameters.animationCurve)
    table.add("controlPoint1", \UICubicTimingParameters.controlPoint1)
    table.add("controlPoint2", \UICubicTimingParameters.controlPoint2)
    table.add("cubicTimingParameters", \UICubicTimingParameters.cubicTimingParameters)
    table.add("springTimingParameters", \UICubicTimingParameters.springTimingParameters)
    table.add("timingCurveType", \UICubicTimingParameters.timingCurveType)
  }
}

extension UISpringTimingParameters {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("initialVelocity", \UISpringTimingParameters.initialVelocity)
    table.add("cubicTimingParameters", \UISpringTimingParameters.cubicTimingParameters)
    table.add("springTimingParameters", \UISpringTimingParameters.springTimingParameters)
    table.add("timingCurveType", \UISpringTimingParameters.timingCurveType)
  }
}

extension UIViewPropertyAnimator {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("timingParameters", \UIViewPropertyAnimator.timingParameters)
    table.add("duration", \UIViewPropertyAnimator.duration)
    table.add("delay", \UIViewPropertyAnimator.delay)
    table.add("userInteractionEnabled", \UIViewPropertyAnimator.isUserInteractionEnabled)
    table.add("manualHitTestingEnabled", \UIViewPropertyAnimator.isManualHitTestingEnabled)
    table.add("interruptible", \UIViewPropertyAnimator.isInterruptible)
    table.add("scrubsLinearly", \UIViewPropertyAnimator.scrubsLinearly)
    table.add("pausesOnCompletion", \UIViewPropertyAnimator.pausesOnCompletion)
    table.add("fractionComplete", \UIViewPropertyAnimator.fractionComplete)
    table.add("reversed", \UIViewPropertyAnimator.isReversed)
    table.add("running", \UIViewPropertyAnimator.isRunning)
    table.add("state", \UIViewPropertyAnimator.state)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CADisplayLink.self, CADisplayLink.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICubicTimingParameters.self, UICubicTimingParameters.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISpringTimingParameters.self, UISpringTimingParameters.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIViewPropertyAnimator.self, UIViewPropertyAnimator.keys3) }, 0, 0
)
