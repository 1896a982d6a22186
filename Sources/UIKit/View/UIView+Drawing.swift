extension UIView {
  /// A view whose alpha cuts this one out.
  public var mask: UIView? {
    get { maskViewStorage }
    set {
      maskViewStorage?.layer.removeFromSuperlayer()
      newValue?.removeFromSuperview()
      maskViewStorage = newValue
      layer.mask = newValue?.layer
    }
  }

  /// Whether the class draws in `draw(_:)`; only then a backing store is kept.
  var overridesDraw: Bool { classFacts.contains(.draws) }

  /// Whether what the view shows, apart from its background, is drawn by it or by a layer class of its own.
  var drawsOwnContent: Bool { overridesDraw || layer.contentDrawing != nil || type(of: layer) != CALayer.self }

  func drawBackingStore(in context: CGContext) {
    traitCollection.performAsCurrent {
      UIGraphicsPushContext(context)
      draw(bounds)
      UIGraphicsPopContext()
    }
  }

  /// The reading direction of the view's content.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let direction: UIUserInterfaceLayoutDirection =
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return UIView.userInterfaceLayoutDirection(for: semanticContentAttributeStorage, relativeTo: direction)
  }

  /// The direction that a meaning gives in an interface that reads in `layoutDirection`.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The direction that a meaning gives in an interface of the current traits.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}
