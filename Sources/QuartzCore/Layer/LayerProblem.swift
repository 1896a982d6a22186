import Foundation

/// Something asked of a layer that cannot be done, in words.
package struct LayerProblem: Equatable, Sendable, CustomStringConvertible {
  package enum Kind: Sendable {
    /// A transform with perspective; the layer and what is in it are left out of the picture.
    case perspective
    /// A frame, bounds or transform with a number that is not finite; the layer is left out.
    case geometryNotFinite
    /// Layout that asks for layout again without end.
    case layoutDoesNotSettle
    /// An animation of an attribute that the layer does not have; it shows nothing.
    case unknownKeyPath
    /// An animation with a value that its attribute cannot have; the value counts as not set.
    case animationValue
  }

  package let kind: Kind
  /// The layer's description at the time.
  package let layer: String
  package let message: String

  package var description: String { message }

  /// Where problems go; the default writes each to standard error once.
  ///
  /// UIKit puts its diagnostics here.
  @MainActor package static var report: (LayerProblem) -> Void = { problem in
    guard written.insert(problem.message).inserted else { return }
    FileHandle.standardError.write(Data("QuartzCore: \(problem.message)\n".utf8))
  }

  @MainActor private static var written: Set<String> = []
}

extension LayerProblem {
  static func perspective(_ layer: String) -> LayerProblem {
    LayerProblem(
      kind: .perspective, layer: layer,
      message: """
        Perspective cannot be drawn: \(layer) has a transform whose m14, m24 or m44 differs from 0, 0, 1, so it and its \
        sublayers were left out. Likely cause: a CATransform3D with m34 ≠ 0 combined with a rotation. \
        Cure: leave m34 at 0 (rotations then foreshorten without perspective) or use an affine transform.
        """)
  }

  static func geometryNotFinite(_ layer: String) -> LayerProblem {
    LayerProblem(
      kind: .geometryNotFinite, layer: layer,
      message: """
        Geometry is not finite: \(layer) has NaN or infinity in its bounds, position or transform, so it and its sublayers were \
        left out. Likely cause: a division by a width or height of 0. Cure: check the numbers that the frame is made of.
        """)
  }

  static func layoutDoesNotSettle(_ layer: String, rounds: Int) -> LayerProblem {
    LayerProblem(
      kind: .layoutDoesNotSettle, layer: layer,
      message: """
        Layout does not settle: \(layer) still needed layout after \(rounds) rounds. Likely cause: layoutSublayers (or \
        layoutSubviews) calls setNeedsLayout on itself or a superlayer each time. Cure: mark only when something changed.
        """)
  }

  static func unknownKeyPath(_ keyPath: String, of layer: String) -> LayerProblem {
    LayerProblem(
      kind: .unknownKeyPath, layer: layer,
      message: """
        An animation moves nothing: \(layer) has no attribute \"\(keyPath)\" that can be animated. Likely cause: a misspelt key \
        path, or "frame", which is derived. Cure: animate position and bounds, or another attribute of CALayer.
        """)
  }

  static func animationValue(of keyPath: String, found type: String) -> LayerProblem {
    LayerProblem(
      kind: .animationValue, layer: "",
      message: """
        A value of an animation of \"\(keyPath)\" was left out: it is a \(type). Cure: give numbers for numbers, and CGPoint, \
        CGSize, CGRect, CATransform3D, CGColor (a UIColor's cgColor), CGPath or CGImage for the attributes of these types.
        """)
  }
}
