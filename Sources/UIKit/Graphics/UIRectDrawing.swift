/// Fills a rectangle with the fill colour of the current context.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the fill colour of the current context, mixed by `blendMode`.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point inside the edges of a rectangle in the fill colour of the current context.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside the edges of a rectangle, mixed by `blendMode`.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let inner = rect.insetBy(dx: 1, dy: 1)
  guard inner.width > 0, inner.height > 0 else { return UIRectFillUsingBlendMode(rect, blendMode) }
  UIRectFillUsingBlendMode(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1), blendMode)
  UIRectFillUsingBlendMode(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1), blendMode)
  UIRectFillUsingBlendMode(CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height), blendMode)
  UIRectFillUsingBlendMode(CGRect(x: rect.maxX - 1, y: inner.minY, width: 1, height: inner.height), blendMode)
}

/// Cuts further drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Makes this the fill and the stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the fill colour of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the stroke colour of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
