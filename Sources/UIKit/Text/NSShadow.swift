import Foundation
internal import TextLayout

/// The shadow that letters cast.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let foundationMark = FoundationObjectMark()

  /// How far the shadow lies from the letters: to the right and down, in points; (0, -1) at first.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Twice the standard deviation of the blur, in points; negative counts as 0.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`, black at a third at first; nil, and anything else, casts no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Makes a shadow of black at a third, a point above the letters, with sharp edges.
  public override init() { super.init() }

  /// Reads a shadow of a keyed archive; nil for other archives.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return nil }
    super.init()
    shadowOffset = CGSize(
      width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
    shadowColor = coder.object(of: UIColor.self, "NSShadowColor")
  }

  /// Writes the shadow into a keyed archive.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    coder.encode(shadowColor as? UIColor, forKey: "NSShadowColor")
  }

  /// Archives are read without help of their classes.
  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    let isSameColor = (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
    return isSameColor && shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  /// The shadow for the text engine; dynamic colours are resolved under the current traits.
  var letterShadow: LetterStyle.Shadow? {
    guard let color = (shadowColor as? UIColor)?.cgColor, color.alpha > 0 else { return nil }
    return LetterStyle.Shadow(offset: shadowOffset, blur: max(0, shadowBlurRadius), color: color)
  }
}
