/// Layers by key: Apple's properties, parts of their values, sublayers and cells by name, and any other key, which is kept.
///
/// That much Core Animation promises of layers and animations ("Key-Value Coding Extensions" of the Core Animation Programming Guide).
extension CALayer: KeyContainer {
  /// Core Animation's classes, whose properties animations know already.
  static let classesWithKeys: [AnyClass] = [
    CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CAReplicatorLayer.self,
  ]

  package func keep(_ value: Any?, forKey key: String) { keepValue(value, forKey: key, old: keptValue(forKey: key)) }

  package func value(inPath path: [String]) -> KeyPathAnswer? {
    if let named = sublayer(namedIn: path) {
      return KeyPathAnswer(named.value(forKeyPath: path.dropFirst(2).joined(separator: ".")))
    }
    return part(at: path.joined(separator: ".")).map { KeyPathAnswer($0) }
  }

  package func set(_ value: Any?, inPath path: [String]) -> Bool {
    if let named = sublayer(namedIn: path) {
      named.setValue(value, forKeyPath: path.dropFirst(2).joined(separator: "."))
      return true
    }
    if path.count == 3, path[0] == "emitterCells", let emitter = self as? CAEmitterLayer {
      // Particles that live already stay as they are. A number that is not finite, and a cell that is not there, change nothing.
      if let number: Double = ObjectiveC.convert(value, to: Double.self), number.isFinite {
        emitter.setCellValue(number, named: path[1], key: path[2])
      }
      return true
    }
    return setPart(value, at: path.joined(separator: "."))
  }

  /// The sublayer that `sublayers.NAME.…` leads through.
  private func sublayer(namedIn path: [String]) -> CALayer? {
    guard path.count > 2, path[0] == "sublayers" else { return nil }
    return sublayers?.first { $0.name == path[1] }
  }

  fileprivate static func names(_ table: _MethodTable) {
    table.add("bounds", \CALayer.bounds)
    table.add("position", \CALayer.position)
    table.add("anchorPoint", \CALayer.anchorPoint)
    table.add("frame", \CALayer.frame)
    table.add("transform", \CALayer.transform)
    table.add("sublayerTransform", \CALayer.sublayerTransform)
    table.add("zPosition", \CALayer.zPosition)
    table.add("opacity", \CALayer.opacity)
    table.add("hidden", \CALayer.isHidden)
    table.add("opaque", \CALayer.isOpaque)
    table.add("doubleSided", \CALayer.isDoubleSided)
    table.add("masksToBounds", \CALayer.masksToBounds)
    table.add("mask", \CALayer.mask)
    table.add("name", \CALayer.name)
    table.add("backgroundColor", \CALayer.backgroundColor)
    table.add("cornerRadius", \CALayer.cornerRadius)
    table.add("cornerCurve", \CALayer.cornerCurve)
    table.add("maskedCorners", \CALayer.maskedCorners)
    table.add("borderWidth", \CALayer.borderWidth)
    table.add("borderColor", \CALayer.borderColor)
    table.add("shadowColor", \CALayer.shadowColor)
    table.add("shadowOpacity", \CALayer.shadowOpacity)
    table.add("shadowOffset", \CALayer.shadowOffset)
    table.add("shadowRadius", \CALayer.shadowRadius)
    table.add("shadowPath", \CALayer.shadowPath)
    table.add("contents", \CALayer.contents)
    table.add("contentsRect", \CALayer.contentsRect)
    table.add("contentsCenter", \CALayer.contentsCenter)
    table.add("contentsScale", \CALayer.contentsScale)
    table.add("contentsGravity", \CALayer.contentsGravity)
    table.add("magnificationFilter", \CALayer.magnificationFilter)
    table.add("minificationFilter", \CALayer.minificationFilter)
    table.add("minificationFilterBias", \CALayer.minificationFilterBias)
    table.add("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange)
    table.add("drawsAsynchronously", \CALayer.drawsAsynchronously)
    table.add("allowsGroupOpacity", \CALayer.allowsGroupOpacity)
    table.add("shouldRasterize", \CALayer.shouldRasterize)
    table.add("rasterizationScale", \CALayer.rasterizationScale)
    table.add("delegate", \CALayer.delegate)
    table.add("actions", \CALayer.actions)
    table.add("sublayers", \CALayer.sublayers)
    table.add("superlayer", \CALayer.superlayer as KeyPath<CALayer, CALayer?>)
    table.add("beginTime", \CALayer.beginTime)
    table.add("duration", \CALayer.duration)
    table.add("speed", \CALayer.speed)
    table.add("timeOffset", \CALayer.timeOffset)
    table.add("repeatCount", \CALayer.repeatCount)
    table.add("repeatDuration", \CALayer.repeatDuration)
    table.add("autoreverses", \CALayer.autoreverses)
    table.add("fillMode", \CALayer.fillMode)
  }
}

extension CAShapeLayer {
  fileprivate static func names(ofShapes table: _MethodTable) {
    table.add("path", \CAShapeLayer.path)
    table.add("fillColor", \CAShapeLayer.fillColor)
    table.add("fillRule", \CAShapeLayer.fillRule)
    table.add("strokeColor", \CAShapeLayer.strokeColor)
    table.add("strokeStart", \CAShapeLayer.strokeStart)
    table.add("strokeEnd", \CAShapeLayer.strokeEnd)
    table.add("lineWidth", \CAShapeLayer.lineWidth)
    table.add("miterLimit", \CAShapeLayer.miterLimit)
    table.add("lineCap", \CAShapeLayer.lineCap)
    table.add("lineJoin", \CAShapeLayer.lineJoin)
    table.add("lineDashPhase", \CAShapeLayer.lineDashPhase)
    table.add("lineDashPattern", \CAShapeLayer.lineDashPattern)
  }
}

extension CAGradientLayer {
  fileprivate static func names(ofGradients table: _MethodTable) {
    table.add("colors", \CAGradientLayer.colors)
    table.add("locations", \CAGradientLayer.locations)
    table.add("startPoint", \CAGradientLayer.startPoint)
    table.add("endPoint", \CAGradientLayer.endPoint)
    table.add("type", \CAGradientLayer.type)
  }
}

extension CAReplicatorLayer {
  fileprivate static func names(ofReplicas table: _MethodTable) {
    table.add("instanceCount", \CAReplicatorLayer.instanceCount)
    table.add("instanceDelay", \CAReplicatorLayer.instanceDelay)
    table.add("instanceTransform", \CAReplicatorLayer.instanceTransform)
    table.add("instanceColor", \CAReplicatorLayer.instanceColor)
    table.add("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset)
    table.add("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset)
    table.add("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset)
    table.add("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset)
  }
}

extension CATransform3D: UnboxedFromValue {
  package static func unboxed(_ value: NSValue) -> CATransform3D? { value.heldTransform }
}

@section("swift5_tests") @used private let layerRecord: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CALayer.self, CALayer.names) }, 0, 0
)
@section("swift5_tests") @used private let shapeRecord: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CAShapeLayer.self, CAShapeLayer.names(ofShapes:)) }, 0, 0
)
@section("swift5_tests") @used private let gradientRecord: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CAGradientLayer.self, CAGradientLayer.names(ofGradients:)) }, 0, 0
)
@section("swift5_tests") @used private let replicatorRecord: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CAReplicatorLayer.self, CAReplicatorLayer.names(ofReplicas:)) }, 0, 0
)
