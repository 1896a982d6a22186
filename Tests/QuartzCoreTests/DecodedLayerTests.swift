import Foundation
import Testing

@testable import QuartzCore

@MainActor private final class Glow: CAGradientLayer {
  let number: Int
  override init() {
    number = 1
    super.init()
  }
  required init?(coder: NSCoder) {
    number = 2
    super.init(coder: coder)
  }
}

/// Layers by the initialiser that Objective-C asks of all of them.
@MainActor @Suite struct DecodedLayerTests {
  @Test func aLayerOfACoderIsAsOneWithoutArguments() {
    let types: [CALayer.Type] = [
      CALayer.self, CAGradientLayer.self, CAShapeLayer.self, CAReplicatorLayer.self, CATransformLayer.self,
      CAEmitterLayer.self,
    ]
    for type in types {
      guard let layer = type.init(coder: NSCoder()) else {
        Issue.record("\(type) is nil")
        continue
      }
      #expect(Swift.type(of: layer) == type)
      #expect(layer.bounds == .zero)
      #expect(layer.flags == CALayer.plain(type).flags, "\(type)")
    }
    #expect(Glow(coder: NSCoder())?.number == 2)
    #expect(Glow().number == 1)
  }
}

extension CALayer {
  fileprivate static func plain(_ type: CALayer.Type) -> CALayer {
    switch type {
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CAReplicatorLayer.Type: CAReplicatorLayer()
    case is CATransformLayer.Type: CATransformLayer()
    case is CAEmitterLayer.Type: CAEmitterLayer()
    default: CALayer()
    }
  }
}
