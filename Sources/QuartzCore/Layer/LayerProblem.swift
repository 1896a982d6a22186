import Foundation

/// Something asked of a layer that cannot be done, in words.
package struct LayerProblem: Equatable, @unchecked Sendable, CustomStringConvertible {
  package enum Kind: Sendable {
    /// A frame, bounds or transform with a number that is not finite; the layer is left out.
    case geometryNotFinite
    /// Another attribute with a number that is not finite; the layer is shown without it.
    case valueNotFinite
    /// A shape of more pixels than can be counted; the layer is left out.
    case tooLarge
    /// A rectangle too large for places at whole pixels; it is shown.
    case imprecise
    /// Groups, masks or rounded clips in each other without end; the inner ones are shown without.
    case nestedTooDeep
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
  /// The layer itself, as long as it exists, for readers with more knowledge than its description has.
  package weak var source: CALayer?

  package init(kind: Kind, layer: String, message: String, source: CALayer? = nil) {
    self.kind = kind
    self.layer = layer
    self.message = message
    self.source = source
  }

  package static func == (left: LayerProblem, right: LayerProblem) -> Bool {
    left.kind == right.kind && left.message == right.message
  }

  package var description: String { message }

  /// Reports the problem to a stage, by default that of its layer.
  @MainActor func report(on stage: Stage? = nil) {
    (stage ?? source?.displayStage ?? .current).layerHooks.report(self)
  }

  /// Writes a problem to standard error, once for equal ones.
  @MainActor static func write(_ problem: LayerProblem) {
    guard written.insert(problem.message).inserted else { return }
    FileHandle.standardError.write(Data("QuartzCore: \(problem.message)\n".utf8))
  }

  @MainActor private static var written: Set<String> = []
}

extension LayerProblem {
  /// `property` is nil when the numbers are a superlayer's.
  @MainActor static func geometryNotFinite(_ layer: CALayer, property: String?) -> LayerProblem {
    LayerProblem(
      kind: .geometryNotFinite, layer: layer.summary,
      message: """
        Geometry is not finite: \(layer.summary) has NaN or infinity in its \(property ?? "place on the screen"), so it and its \
        sublayers were left out. Likely cause: a division by a width or height of 0. Cure: check the numbers that the frame is made \
        of.
        """, source: layer)
  }

  /// The problem of a value that is not finite; `leavesOut` means that the layer is hidden, otherwise 0 replaces the
  /// value.
  @MainActor static func valueNotFinite(
    _ property: String, of layer: CALayer, leavesOut: Bool = false
  ) -> LayerProblem {
    LayerProblem(
      kind: .valueNotFinite, layer: layer.summary,
      message: """
        A value is not finite: the \(property) of \(layer.summary) is NaN or infinite\(leavesOut ? ", so it and its sublayers were left out" : " and counts as 0"). Likely cause: a division by \
        0, or a value that was never set. Cure: check the numbers that it is made of.
        """, source: layer)
  }

  @MainActor static func tooLarge(_ layer: CALayer) -> LayerProblem {
    LayerProblem(
      kind: .tooLarge, layer: layer.summary,
      message: """
        A layer is too large: \(layer.summary) reaches over more than \(Int(Composer.largestShape)) pixels, so it and its sublayers \
        were left out. Likely cause: a size made of greatestFiniteMagnitude or of a scale near 0. Cure: make it as large as what is \
        shown; plain rectangles may be larger.
        """, source: layer)
  }

  @MainActor static func imprecise(_ layer: CALayer) -> LayerProblem {
    LayerProblem(
      kind: .imprecise, layer: layer.summary,
      message: """
        A layer is too large to be placed exactly: \(layer.summary) reaches over more pixels than numbers count one by one; it is \
        shown, but its middle, its far edges and what is placed by them are not where they should be. Likely cause: a width or height \
        of greatestFiniteMagnitude, which is for asking views for their size, kept as a frame. Cure: give it the size that is shown.
        """, source: layer)
  }

  @MainActor static func nestedTooDeep(_ layer: CALayer, limit: Int) -> LayerProblem {
    LayerProblem(
      kind: .nestedTooDeep, layer: layer.summary,
      message: """
        Layers are nested too deep: more than \(limit) with an opacity, a mask or rounded corners that clip lie in each other, and \
        \(layer.summary) is shown without its own. Likely cause: views that are added to each other in a loop. Cure: add them \
        beside each other.
        """, source: layer)
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
