// Written by Scripts/property-keys: Apple's properties by key.

import ObjectiveC

extension CAEmitterCell {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("alphaRange", \CAEmitterCell.alphaRange)
    table.add("alphaSpeed", \CAEmitterCell.alphaSpeed)
    table.add("beginTime", \CAEmitterCell.beginTime)
    table.add("birthRate", \CAEmitterCell.birthRate)
    table.add("blueRange", \CAEmitterCell.blueRange)
    table.add("blueSpeed", \CAEmitterCell.blueSpeed)
    table.add("color", \CAEmitterCell.color)
    table.add("contents", \CAEmitterCell.contents)
    table.add("contentsRect", \CAEmitterCell.contentsRect)
    table.add("contentsScale", \CAEmitterCell.contentsScale)
    table.add("duration", \CAEmitterCell.duration)
    table.add("emissionLatitude", \CAEmitterCell.emissionLatitude)
    table.add("emissionLongitude", \CAEmitterCell.emissionLongitude)
    table.add("emissionRange", \CAEmitterCell.emissionRange)
    table.add("emitterCells", \CAEmitterCell.emitterCells)
    table.add("greenRange", \CAEmitterCell.greenRange)
    table.add("greenSpeed", \CAEmitterCell.greenSpeed)
    table.add("enabled", \CAEmitterCell.isEnabled)
    table.add("lifetime", \CAEmitterCell.lifetime)
    table.add("lifetimeRange", \CAEmitterCell.lifetimeRange)
    table.add("name", \CAEmitterCell.name)
    table.add("redRange", \CAEmitterCell.redRange)
    table.add("redSpeed", \CAEmitterCell.redSpeed)
    table.add("scale", \CAEmitterCell.scale)
    table.add("scaleRange", \CAEmitterCell.scaleRange)
    table.add("scaleSpeed", \CAEmitterCell.scaleSpeed)
    table.add("spin", \CAEmitterCell.spin)
    table.add("spinRange", \CAEmitterCell.spinRange)
    table.add("velocity", \CAEmitterCell.velocity)
    table.add("velocityRange", \CAEmitterCell.velocityRange)
    table.add("xAcceleration", \CAEmitterCell.xAcceleration)
    table.add("yAcceleration", \CAEmitterCell.yAcceleration)
  }
}

extension CAEmitterLayer {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("birthRate", \CAEmitterLayer.birthRate)
    table.add("emitterCells", \CAEmitterLayer.emitterCells)
    table.add("emitterMode", \CAEmitterLayer.emitterMode)
    table.add("emitterPosition", \CAEmitterLayer.emitterPosition)
    table.add("emitterShape", \CAEmitterLayer.emitterShape)
    table.add("emitterSize", \CAEmitterLayer.emitterSize)
    table.add("lifetime", \CAEmitterLayer.lifetime)
    table.add("renderMode", \CAEmitterLayer.renderMode)
    table.add("scale", \CAEmitterLayer.scale)
    table.add("seed", \CAEmitterLayer.seed)
    table.add("spin", \CAEmitterLayer.spin)
    table.add("velocity", \CAEmitterLayer.velocity)
  }
}

extension CAGradientLayer {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("colors", \CAGradientLayer.colors)
    table.add("endPoint", \CAGradientLayer.endPoint)
    table.add("locations", \CAGradientLayer.locations)
    table.add("startPoint", \CAGradientLayer.startPoint)
    table.add("type", \CAGradientLayer.type)
  }
}

extension CAReplicatorLayer {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset)
    table.add("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset)
    table.add("instanceColor", \CAReplicatorLayer.instanceColor)
    table.add("instanceCount", \CAReplicatorLayer.instanceCount)
    table.add("instanceDelay", \CAReplicatorLayer.instanceDelay)
    table.add("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset)
    table.add("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset)
    table.add("instanceTransform", \CAReplicatorLayer.instanceTransform)
  }
}

extension CAShapeLayer {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("fillColor", \CAShapeLayer.fillColor)
    table.add("fillRule", \CAShapeLayer.fillRule)
    table.add("lineCap", \CAShapeLayer.lineCap)
    table.add("lineDashPattern", \CAShapeLayer.lineDashPattern)
    table.add("lineDashPhase", \CAShapeLayer.lineDashPhase)
    table.add("lineJoin", \CAShapeLayer.lineJoin)
    table.add("lineWidth", \CAShapeLayer.lineWidth)
    table.add("miterLimit", \CAShapeLayer.miterLimit)
    table.add("path", \CAShapeLayer.path)
    table.add("strokeColor", \CAShapeLayer.strokeColor)
    table.add("strokeEnd", \CAShapeLayer.strokeEnd)
    table.add("strokeStart", \CAShapeLayer.strokeStart)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CAEmitterCell.self, CAEmitterCell.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CAEmitterLayer.self, CAEmitterLayer.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CAGradientLayer.self, CAGradientLayer.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CAReplicatorLayer.self, CAReplicatorLayer.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CAShapeLayer.self, CAShapeLayer.keys4) }, 0, 0
)
