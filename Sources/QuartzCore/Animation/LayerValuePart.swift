import Foundation

/// A number, or a size or point, inside of a layer's value, named as in Apple's key paths.
enum LayerValuePart {
  case x, y, width, height
  case origin, size
  case originX, originY, sizeWidth, sizeHeight
  case scale, scaleX, scaleY, scaleZ
  case rotationX, rotationY, rotationZ
  case translation, translationX, translationY, translationZ

  /// Nil where a value of this kind has no such part.
  init?(_ name: String, of value: LayerValue) {
    let table: [String: LayerValuePart] =
      switch value {
      case .point: ["x": .x, "y": .y]
      case .size: ["width": .width, "height": .height]
      case .rect:
        [
          "origin": .origin, "size": .size, "origin.x": .originX, "origin.y": .originY, "size.width": .sizeWidth,
          "size.height": .sizeHeight,
        ]
      case .transform:
        [
          "scale": .scale, "scale.x": .scaleX, "scale.y": .scaleY, "scale.z": .scaleZ, "rotation": .rotationZ,
          "rotation.x": .rotationX, "rotation.y": .rotationY, "rotation.z": .rotationZ, "translation": .translation,
          "translation.x": .translationX, "translation.y": .translationY, "translation.z": .translationZ,
        ]
      default: [:]
      }
    guard let part = table[name] else { return nil }
    self = part
  }

  func read(_ value: LayerValue) -> LayerValue {
    switch (self, value) {
    case (.x, .point(let point)): return .number(point.x)
    case (.y, .point(let point)): return .number(point.y)
    case (.width, .size(let size)): return .number(size.width)
    case (.height, .size(let size)): return .number(size.height)
    case (.origin, .rect(let rect)): return .point(rect.origin)
    case (.size, .rect(let rect)): return .size(rect.size)
    case (.originX, .rect(let rect)): return .number(rect.origin.x)
    case (.originY, .rect(let rect)): return .number(rect.origin.y)
    case (.sizeWidth, .rect(let rect)): return .number(rect.size.width)
    case (.sizeHeight, .rect(let rect)): return .number(rect.size.height)
    case (_, .transform(let transform)): return readTransform(transform)
    default: return value
    }
  }

  private func readTransform(_ t: CATransform3D) -> LayerValue {
    let lengths = [
      (t.m11 * t.m11 + t.m12 * t.m12 + t.m13 * t.m13).squareRoot(),
      (t.m21 * t.m21 + t.m22 * t.m22 + t.m23 * t.m23).squareRoot(),
      (t.m31 * t.m31 + t.m32 * t.m32 + t.m33 * t.m33).squareRoot(),
    ]
    switch self {
    case .scale: return .number((lengths[0] + lengths[1] + lengths[2]) / 3)
    case .scaleX: return .number(lengths[0])
    case .scaleY: return .number(lengths[1])
    case .scaleZ: return .number(lengths[2])
    case .rotationX: return .number(atan2(t.m23, t.m33))
    case .rotationY: return .number(atan2(-t.m13, (t.m11 * t.m11 + t.m12 * t.m12).squareRoot()))
    case .rotationZ: return .number(atan2(t.m12, t.m11))
    case .translation: return .size(CGSize(width: t.m41, height: t.m42))
    case .translationX: return .number(t.m41)
    case .translationY: return .number(t.m42)
    default: return .number(t.m43)
    }
  }

  /// The whole value with this part replaced.
  func written(_ part: LayerValue, into whole: LayerValue) -> LayerValue {
    switch (whole, part) {
    case (.point(var point), .number(let number)):
      if case .x = self { point.x = number } else { point.y = number }
      return .point(point)
    case (.size(var size), .number(let number)):
      if case .width = self { size.width = number } else { size.height = number }
      return .size(size)
    case (.rect(var rect), .point(let origin)):
      rect.origin = origin
      return .rect(rect)
    case (.rect(var rect), .size(let size)):
      rect.size = size
      return .rect(rect)
    case (.rect(var rect), .number(let number)):
      switch self {
      case .originX: rect.origin.x = number
      case .originY: rect.origin.y = number
      case .sizeWidth: rect.size.width = number
      default: rect.size.height = number
      }
      return .rect(rect)
    case (.transform(var transform), .size(let offset)):
      (transform.m41, transform.m42) = (offset.width, offset.height)
      return .transform(transform)
    case (.transform(let transform), .number(let number)): return .transform(write(number, into: transform))
    default: return whole
    }
  }

  private func write(_ number: CGFloat, into transform: CATransform3D) -> CATransform3D {
    var t = transform
    switch self {
    case .translationX: t.m41 = number
    case .translationY: t.m42 = number
    case .translationZ: t.m43 = number
    case .scale: t = t.scalingRows(number, number, number)
    case .scaleX: t = t.scalingRows(number, nil, nil)
    case .scaleY: t = t.scalingRows(nil, number, nil)
    case .scaleZ: t = t.scalingRows(nil, nil, number)
    case .rotationX: t = t.turned(to: number, presentAngle: self, axis: (1, 0, 0))
    case .rotationY: t = t.turned(to: number, presentAngle: self, axis: (0, 1, 0))
    case .rotationZ: t = t.turned(to: number, presentAngle: self, axis: (0, 0, 1))
    default: break
    }
    return t
  }
}

extension CATransform3D {
  /// Gives the images of the axes other lengths; an axis that was flattened to nothing gets its own direction back.
  fileprivate func scalingRows(_ x: CGFloat?, _ y: CGFloat?, _ z: CGFloat?) -> CATransform3D {
    var t = self
    if let x {
      let length = (m11 * m11 + m12 * m12 + m13 * m13).squareRoot()
      let row = length > 0 ? (m11 / length, m12 / length, m13 / length) : (1, 0, 0)
      (t.m11, t.m12, t.m13) = (row.0 * x, row.1 * x, row.2 * x)
    }
    if let y {
      let length = (m21 * m21 + m22 * m22 + m23 * m23).squareRoot()
      let row = length > 0 ? (m21 / length, m22 / length, m23 / length) : (0, 1, 0)
      (t.m21, t.m22, t.m23) = (row.0 * y, row.1 * y, row.2 * y)
    }
    if let z {
      let length = (m31 * m31 + m32 * m32 + m33 * m33).squareRoot()
      let row = length > 0 ? (m31 / length, m32 / length, m33 / length) : (0, 0, 1)
      (t.m31, t.m32, t.m33) = (row.0 * z, row.1 * z, row.2 * z)
    }
    return t
  }

  /// Turns until the angle about an axis is `angle`; where the content is moved to stays.
  fileprivate func turned(
    to angle: CGFloat, presentAngle part: LayerValuePart, axis: (CGFloat, CGFloat, CGFloat)
  ) -> CATransform3D {
    guard case .number(let present) = part.read(.transform(self)) else { return self }
    var turned = self
    (turned.m41, turned.m42, turned.m43) = (0, 0, 0)
    turned = CATransform3DConcat(turned, CATransform3DMakeRotation(angle - present, axis.0, axis.1, axis.2))
    (turned.m41, turned.m42, turned.m43) = (m41, m42, m43)
    return turned
  }
}
