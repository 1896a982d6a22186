import Foundation

/// A value that an attribute of a layer has and an animation moves.
///
/// Animations take their values as `Any`, as at Apple; here they become one of a few kinds that can be mixed and added.
enum LayerValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case image(CGImage?)
  case list([LayerValue])

  /// Reads a value of application code, as the kind of `model`; nil for a value of another kind.
  init?(_ value: Any, like model: LayerValue) {
    switch model {
    case .number:
      guard let number = Self.number(value) else { return nil }
      self = .number(number)
    case .point:
      guard let point = value as? CGPoint ?? Self.held(value, as: NSValue(point: .zero))?.pointValue else { return nil }
      self = .point(point)
    case .size:
      guard let size = value as? CGSize ?? Self.held(value, as: NSValue(size: .zero))?.sizeValue else { return nil }
      self = .size(size)
    case .rect:
      guard let rect = value as? CGRect ?? Self.held(value, as: NSValue(rect: .zero))?.rectValue else { return nil }
      self = .rect(rect)
    case .transform:
      if let transform = value as? CATransform3D {
        self = .transform(transform)
      } else if let transform = value as? CGAffineTransform {
        self = .transform(CATransform3DMakeAffineTransform(transform))
      } else if let transform = (value as? NSValue)?.heldTransform {
        self = .transform(transform)
      } else {
        return nil
      }
    case .color:
      guard let color = value as? CGColor else { return nil }
      self = .color(color)
    case .path:
      guard let path = value as? CGPath else { return nil }
      self = .path(path)
    case .image:
      guard let image = value as? CGImage else { return nil }
      self = .image(image)
    case .list(let elements):
      guard let array = value as? [Any] else { return nil }
      let sample = elements.first ?? (array.first is CGColor ? .color(nil) : .number(0))
      var values: [LayerValue] = []
      for element in array {
        guard let value = LayerValue(element, like: sample) else { return nil }
        values.append(value)
      }
      self = .list(values)
    }
  }

  /// The value as an object of Foundation, if it holds the same type as another one.
  private static func held(_ value: Any, as other: NSValue) -> NSValue? {
    guard let value = value as? NSValue, value.holds(as: other) else { return nil }
    return value
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// The value as application code sees it.
  var boxed: Any? {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): color
    case .path(let path): path
    case .image(let image): image
    case .list(let values): values.compactMap(\.boxed)
    }
  }
}

// MARK: Arithmetic

extension LayerValue {
  /// The value a part of the way from this one to another; a part beyond 0…1 goes on in the same direction.
  ///
  /// What cannot be mixed (images, paths of different structure, lists of different lengths) changes at the middle.
  func mixed(with other: LayerValue, at part: CGFloat) -> LayerValue {
    switch (self, other) {
    case (.number(let from), .number(let to)): return .number(Self.mix(from, to, part))
    case (.point(let from), .point(let to)):
      return .point(CGPoint(x: Self.mix(from.x, to.x, part), y: Self.mix(from.y, to.y, part)))
    case (.size(let from), .size(let to)):
      return .size(
        CGSize(width: Self.mix(from.width, to.width, part), height: Self.mix(from.height, to.height, part)))
    case (.rect(let from), .rect(let to)):
      return .rect(
        CGRect(
          x: Self.mix(from.origin.x, to.origin.x, part), y: Self.mix(from.origin.y, to.origin.y, part),
          width: Self.mix(from.size.width, to.size.width, part),
          height: Self.mix(from.size.height, to.size.height, part)))
    case (.transform(let from), .transform(let to)): return .transform(TransformMixing.mix(from, to, part))
    case (.color(let from), .color(let to)): return .color(Self.mix(from, to, part))
    case (.path(let from?), .path(let to?)):
      if let mixed = PathMixing.mix(from, to, part) { return .path(mixed) }
    case (.list(let from), .list(let to)):
      if from.count == to.count { return .list(zip(from, to).map { $0.mixed(with: $1, at: part) }) }
    default: break
    }
    return part < 0.5 ? self : other
  }

  static func mix(_ from: CGFloat, _ to: CGFloat, _ part: CGFloat) -> CGFloat {
    // At the ends exactly the ends, whatever the rounding.
    part == 1 ? to : from + (to - from) * part
  }

  /// Colours are mixed as they are encoded, multiplied by alpha; no colour is the other one, clear.
  private static func mix(_ from: CGColor?, _ to: CGColor?, _ part: CGFloat) -> CGColor? {
    if part == 0 { return from }
    if part == 1 { return to }
    guard let opaqueFrom = from ?? to?.copy(alpha: 0), let opaqueTo = to ?? from?.copy(alpha: 0) else { return nil }
    let (start, end) = (opaqueFrom.sRGB, opaqueTo.sRGB)
    let alpha = min(max(mix(start.alpha, end.alpha, part), 0), 1)
    guard alpha > 0 else { return opaqueTo.copy(alpha: 0) }
    func channel(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
      min(max(mix(a * start.alpha, b * end.alpha, part) / alpha, 0), 1)
    }
    return CGColor(
      srgbRed: channel(start.red, end.red), green: channel(start.green, end.green),
      blue: channel(start.blue, end.blue), alpha: alpha)
  }

  /// The sum; of transforms, this one applied before the other.
  ///
  /// Values without a sum give this value.
  func adding(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.transform(let first), .transform(let second)): .transform(CATransform3DConcat(first, second))
    default: combined(other) { $0 + $1 }
    }
  }

  /// The difference; of transforms, the one to apply after `other` for the same result.
  func subtracting(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.transform(let first), .transform(let second)):
      .transform(CATransform3DConcat(CATransform3DInvert(second), first))
    default: combined(other) { $0 - $1 }
    }
  }

  private func combined(_ other: LayerValue, _ combine: (CGFloat, CGFloat) -> CGFloat) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(combine(a, b))
    case (.point(let a), .point(let b)): .point(CGPoint(x: combine(a.x, b.x), y: combine(a.y, b.y)))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: combine(a.width, b.width), height: combine(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: combine(a.origin.x, b.origin.x), y: combine(a.origin.y, b.origin.y),
          width: combine(a.size.width, b.size.width), height: combine(a.size.height, b.size.height)))
    case (.list(let a), .list(let b)) where a.count == b.count: .list(zip(a, b).map { $0.combined($1, combine) })
    default: self
    }
  }

  /// The neutral value of addition of the same kind.
  var zero: LayerValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .list(let values): .list(values.map(\.zero))
    case .color, .path, .image: self
    }
  }

  /// How far it is to another value, for keyframes at an even pace.
  func distance(to other: LayerValue) -> CGFloat {
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(b - a)
    case (.point(let a), .point(let b)): return hypot(b.x - a.x, b.y - a.y)
    case (.size(let a), .size(let b)): return hypot(b.width - a.width, b.height - a.height)
    case (.rect(let a), .rect(let b)):
      return hypot(hypot(b.minX - a.minX, b.minY - a.minY), hypot(b.width - a.width, b.height - a.height))
    default: return 1
    }
  }
}

/// Paths of the same elements are mixed point by point.
enum PathMixing {
  static func mix(_ from: CGPath, _ to: CGPath, _ part: CGFloat) -> CGPath? {
    let (start, end) = (from.elements, to.elements)
    guard start.count == end.count else { return nil }
    if part == 0 { return from }
    if part == 1 { return to }
    func point(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    let path = CGMutablePath()
    for (first, second) in zip(start, end) {
      switch (first, second) {
      case (.move(let a), .move(let b)): path.move(to: point(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: point(a, b))
      case (.quad(let a1, let a), .quad(let b1, let b)): path.addQuadCurve(to: point(a, b), control: point(a1, b1))
      case (.cubic(let a1, let a2, let a), .cubic(let b1, let b2, let b)):
        path.addCurve(to: point(a, b), control1: point(a1, b1), control2: point(a2, b2))
      case (.close, .close): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}
