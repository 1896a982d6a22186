import Foundation

/// The effect of a backdrop layer on its backdrop.
package struct BackdropEffect: Equatable {
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  /// How far colours lie from their grey: 1 leaves them, 0 takes them away.
  package var saturation: CGFloat
  /// The colour laid over, which is not opaque.
  package var tint: CGColor

  package init(radius: CGFloat, saturation: CGFloat, tint: CGColor) {
    (self.radius, self.saturation, self.tint) = (radius, saturation, tint)
  }

  package static func == (left: BackdropEffect, right: BackdropEffect) -> Bool {
    left.radius == right.radius && left.saturation == right.saturation && left.tint == right.tint
  }
}

/// A layer that shows the content behind it blurred, with stronger colours and under a tint.
///
/// The blur takes pixels inside of the layer's bounds only, as far as they are seen, and repeats those at the edges.
/// Opacity mixes the result with the pixels before. Behind counts the content that the layer's group has painted
/// before: in a faded or masked superlayer that is nothing, and where a layer is turned by an angle, in a mask, or in a
/// caster of a shadow, only the tint is drawn.
package final class BackdropLayer: CALayer {
  package var effect: BackdropEffect? {
    didSet {
      guard effect != oldValue else { return }
      backgroundColor = effect?.tint
      contentChanged()
    }
  }

  public override init() {
    super.init()
    flags.insert(.isBackdrop)
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.isBackdrop)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.isBackdrop)
    effect = (layer as? BackdropLayer)?.effect
  }

  override func makeEmptyPresentation() -> CALayer { BackdropLayer() }

  override func copyContent(of model: CALayer) {
    super.copyContent(of: model)
    effect = (model as? BackdropLayer)?.effect
  }

  /// The filter for a place on the device; nil without an effect.
  func filter(at placement: DevicePlacement, opacity: Float) -> BackdropFilter? {
    guard let effect else { return nil }
    let deviation = max(0, min(effect.radius * placement.scale, 512))
    // Squares of a quarter of the deviation are not seen in the result.
    let shift = deviation >= 32 ? 3 : deviation >= 16 ? 2 : deviation >= 8 ? 1 : 0
    let cells = deviation / CGFloat(1 << shift)
    // The width of three boxes that make a Gaussian blur (SVG 1.1 §15.17), made odd so that nothing moves.
    let box = Int((cells * 1.879_971 + 0.5).rounded(.down)) | 1
    return BackdropFilter(
      cellShift: shift, box: box, saturation: Int((max(0, min(effect.saturation, 4)) * 256).rounded()),
      tint: effect.tint.word, amount: Int((opacity * 255).rounded()))
  }
}

/// A layer whose content, with all sublayers, is drawn in one colour.
package final class RecolouredLayer: CALayer {
  /// The colour; nil leaves the content's own.
  package var colour: CGColor? {
    didSet {
      guard colour != oldValue else { return }
      if colour == nil { flags.remove(.isRecoloured) } else { flags.insert(.isRecoloured) }
      contentChanged()
    }
  }

  public override init() { super.init() }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(layer: Any) {
    super.init(layer: layer)
    colour = (layer as? RecolouredLayer)?.colour
  }

  override func makeEmptyPresentation() -> CALayer { RecolouredLayer() }

  override func copyContent(of model: CALayer) {
    super.copyContent(of: model)
    colour = (model as? RecolouredLayer)?.colour
  }
}

extension CGColor {
  /// 0xAARRGGBB, not premultiplied.
  fileprivate var word: UInt32 {
    func byte(_ value: CGFloat) -> UInt32 { UInt32((max(0, min(value, 1)) * 255).rounded()) }
    let color = sRGB
    return byte(color.alpha) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }
}
