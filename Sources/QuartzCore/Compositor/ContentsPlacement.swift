/// The placement of a layer's `contents`: pure arithmetic of gravity, `contentsRect` and `contentsCenter`.
struct ContentsPlacement: Equatable {
  /// Pixels of the picture, from its top left.
  var source: CGRect
  /// The rectangle to which they are stretched, in the layer's coordinates.
  var destination: CGRect

  /// The rectangle of the bounds' space that the picture as a whole fills.
  static func destination(
    imageWidth: Int, imageHeight: Int, scale: CGFloat, gravity: CALayerContentsGravity, contentsRect: CGRect,
    bounds: CGRect
  ) -> CGRect {
    destination(
      CGSize(
        width: CGFloat(imageWidth) * contentsRect.width / scale,
        height: CGFloat(imageHeight) * contentsRect.height / scale), gravity: gravity, bounds: bounds)
  }

  /// The rectangle of the bounds' space that content of a size in points fills.
  static func destination(_ size: CGSize, gravity: CALayerContentsGravity, bounds: CGRect) -> CGRect {
    let (width, height) = (size.width, size.height)
    switch gravity {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard width > 0, height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
      let ratios = (bounds.width / width, bounds.height / height)
      let factor = gravity == .resizeAspect ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
      return place(width * factor, height * factor, 0.5, 0.5, in: bounds)
    case .top: return place(width, height, 0.5, 1, in: bounds)
    case .bottom: return place(width, height, 0.5, 0, in: bounds)
    case .left: return place(width, height, 0, 0.5, in: bounds)
    case .right: return place(width, height, 1, 0.5, in: bounds)
    case .topLeft: return place(width, height, 0, 1, in: bounds)
    case .topRight: return place(width, height, 1, 1, in: bounds)
    case .bottomLeft: return place(width, height, 0, 0, in: bounds)
    case .bottomRight: return place(width, height, 1, 0, in: bounds)
    default: return place(width, height, 0.5, 0.5, in: bounds)
    }
  }

  /// The parts in which the picture is drawn: one, or up to nine if only the middle is stretched.
  static func parts(
    imageWidth: Int, imageHeight: Int, scale: CGFloat, contentsRect: CGRect, contentsCenter: CGRect,
    stretches: Bool, destination: CGRect
  ) -> [ContentsPlacement] {
    let source = CGRect(
      x: contentsRect.minX * CGFloat(imageWidth), y: contentsRect.minY * CGFloat(imageHeight),
      width: contentsRect.width * CGFloat(imageWidth), height: contentsRect.height * CGFloat(imageHeight))
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let center = contentsCenter.intersection(unit)
    guard stretches, !center.isNull, center != unit else {
      return [ContentsPlacement(source: source, destination: destination)]
    }
    let columns = bands(
      start: source.minX, length: source.width, center: (center.minX, center.maxX), scale: scale,
      target: destination.minX, targetLength: destination.width)
    let rows = bands(
      start: source.minY, length: source.height, center: (center.minY, center.maxY), scale: scale,
      target: destination.minY, targetLength: destination.height)
    var parts: [ContentsPlacement] = []
    for row in rows {
      for column in columns {
        parts.append(
          ContentsPlacement(
            source: CGRect(x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
            destination: CGRect(x: column.target, y: row.target, width: column.targetLength, height: row.targetLength)))
      }
    }
    return parts
  }

  private struct Band {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var targetLength: CGFloat
  }

  /// Cuts one axis in fixed, stretched, fixed; fixed ends that do not fit are shrunk in proportion.
  private static func bands(
    start: CGFloat, length: CGFloat, center: (from: CGFloat, to: CGFloat), scale: CGFloat,
    target: CGFloat, targetLength: CGFloat
  ) -> [Band] {
    let head = center.from * length
    let tail = (1 - center.to) * length
    var headTarget = head / scale
    var tailTarget = tail / scale
    if headTarget + tailTarget > targetLength {
      let factor = targetLength / (headTarget + tailTarget)
      headTarget *= factor
      tailTarget *= factor
    }
    let middle = Band(
      source: start + head, sourceLength: length - head - tail, target: target + headTarget,
      targetLength: targetLength - headTarget - tailTarget)
    return [
      Band(source: start, sourceLength: head, target: target, targetLength: headTarget), middle,
      Band(
        source: start + length - tail, sourceLength: tail, target: target + targetLength - tailTarget,
        targetLength: tailTarget),
    ].filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }

  private static func place(
    _ width: CGFloat, _ height: CGFloat, _ x: CGFloat, _ y: CGFloat, in bounds: CGRect
  ) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
      width: width, height: height)
  }
}
