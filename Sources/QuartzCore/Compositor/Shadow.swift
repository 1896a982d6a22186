/// The shape that casts a layer's shadow.
@MainActor
enum ShadowShape {
  /// The rounded rectangle of the bounds: the background hides all of it, and nothing sticks out.
  case bounds
  case path(CGPath)
  /// Whatever the layer and its sublayers show.
  case content

  /// `model` is the layer of the tree whose look `layer` is.
  init(of layer: CALayer, model: CALayer) {
    if let path = layer.shadowPath {
      self = .path(path)
    } else if layer.backgroundColor?.isOpaque ?? false, layer.directDrawing == nil,
      layer.contentStorage?.image == nil || layer.contentsGravity == .resize,
      model.children.allSatisfy({ Self.stays($0, inside: layer.bounds) })
    {
      self = .bounds
    } else {
      self = .content
    }
  }

  /// Whether nothing of a sublayer is seen outside of a rectangle; when in doubt, no.
  private static func stays(_ layer: CALayer, inside rect: CGRect) -> Bool {
    if layer.isHidden { return true }
    guard rect.contains(layer.frame), layer.shadowOpacity == 0, layer.directDrawing == nil,
      layer.contentStorage?.image == nil || layer.contentsGravity == .resize
    else { return layer.masksToBounds && rect.contains(layer.frame) && layer.shadowOpacity == 0 }
    return layer.masksToBounds || layer.children.allSatisfy { stays($0, inside: layer.bounds) }
  }
}

/// A shadow's blur and offset in whole pixels.
struct ShadowGeometry {
  let blur: BoxBlur
  /// How far the blurred outline reaches beyond the sharp one.
  var margin: Int { blur.reach }
  let dx: CGFloat
  let dy: CGFloat

  /// Not-a-number and infinity, which ``Composer`` tells of, move nothing.
  private static func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -0x1p28), 0x1p28) : 0 }

  init(_ decoration: LayerDecoration, _ placement: DevicePlacement) {
    let scale = placement.scale
    blur = BoxBlur(sigma: decoration.shadowRadius * scale)
    let offset = decoration.shadowOffset
    dx = Self.usable((placement.a * offset.width + placement.c * offset.height).rounded())
    dy = Self.usable((placement.b * offset.width + placement.d * offset.height).rounded())
  }
}
