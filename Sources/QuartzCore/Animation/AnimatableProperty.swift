/// An attribute of a layer that animations can move: how to read and how to write it.
@MainActor
struct AnimatableProperty {
  let key: String
  let read: (CALayer) -> LayerValue
  let write: (CALayer, LayerValue) -> Void
  /// Whether it is a property of an application's class.
  var isOwn = false

  private static func number(_ key: String, _ path: ReferenceWritableKeyPath<CALayer, CGFloat>) -> AnimatableProperty {
    AnimatableProperty(key: key, read: { .number($0[keyPath: path]) }) { layer, value in
      if case .number(let number) = value { layer[keyPath: path] = number }
    }
  }

  private static func color(_ key: String, _ path: ReferenceWritableKeyPath<CALayer, CGColor?>) -> AnimatableProperty {
    AnimatableProperty(key: key, read: { .color($0[keyPath: path]) }) { layer, value in
      if case .color(let color) = value { layer[keyPath: path] = color }
    }
  }

  private static func point(_ key: String, _ path: ReferenceWritableKeyPath<CALayer, CGPoint>) -> AnimatableProperty {
    AnimatableProperty(key: key, read: { .point($0[keyPath: path]) }) { layer, value in
      if case .point(let point) = value { layer[keyPath: path] = point }
    }
  }

  private static func rect(_ key: String, _ path: ReferenceWritableKeyPath<CALayer, CGRect>) -> AnimatableProperty {
    AnimatableProperty(key: key, read: { .rect($0[keyPath: path]) }) { layer, value in
      if case .rect(let rect) = value { layer[keyPath: path] = rect }
    }
  }

  private static func strength(_ key: String, _ path: ReferenceWritableKeyPath<CALayer, Float>) -> AnimatableProperty {
    AnimatableProperty(key: key, read: { .number(CGFloat($0[keyPath: path])) }) { layer, value in
      if case .number(let number) = value { layer[keyPath: path] = Float(number) }
    }
  }

  /// The properties of every layer, by Apple's names.
  static let common: [String: AnimatableProperty] = {
    var table: [String: AnimatableProperty] = [:]
    let all: [AnimatableProperty] = [
      rect("bounds", \.bounds), point("position", \.position), point("anchorPoint", \.anchorPoint),
      number("zPosition", \.zPosition), strength("opacity", \.opacity), color("backgroundColor", \.backgroundColor),
      number("cornerRadius", \.cornerRadius), number("borderWidth", \.borderWidth),
      color("borderColor", \.borderColor), color("shadowColor", \.shadowColor),
      strength("shadowOpacity", \.shadowOpacity), number("shadowRadius", \.shadowRadius),
      rect("contentsRect", \.contentsRect), rect("contentsCenter", \.contentsCenter),
      AnimatableProperty(key: "transform", read: { .transform($0.transform) }) { layer, value in
        if case .transform(let transform) = value { layer.transform = transform }
      },
      AnimatableProperty(key: "sublayerTransform", read: { .transform($0.sublayerTransform) }) { layer, value in
        if case .transform(let transform) = value { layer.sublayerTransform = transform }
      },
      AnimatableProperty(key: "shadowOffset", read: { .size($0.shadowOffset) }) { layer, value in
        if case .size(let size) = value { layer.shadowOffset = size }
      },
      AnimatableProperty(key: "shadowPath", read: { .path($0.shadowPath) }) { layer, value in
        if case .path(let path) = value { layer.shadowPath = path }
      },
      AnimatableProperty(key: "contents", read: { .image($0.contents as? CGImage) }) { layer, value in
        if case .image(let image) = value { layer.contents = image }
      },
      flag("hidden", \.isHidden), flag("masksToBounds", \.masksToBounds),
    ]
    for property in all { table[property.key] = property }
    return table
  }()

  /// Yes and no change at the middle.
  private static func flag(_ key: String, _ path: ReferenceWritableKeyPath<CALayer, Bool>) -> AnimatableProperty {
    AnimatableProperty(key: key, read: { .number($0[keyPath: path] ? 1 : 0) }) { layer, value in
      if case .number(let number) = value { layer[keyPath: path] = number >= 0.5 }
    }
  }
}

/// A key path as animations have it: an attribute, or a number inside of one (`position.x`, `transform.rotation.z`).
@MainActor
struct AnimatablePath {
  let property: AnimatableProperty
  let part: LayerValuePart?

  /// Nil when the layer has no such attribute, or the attribute no such part.
  init?(_ path: String, of layer: CALayer) {
    let pieces = path.split(separator: ".", maxSplits: 1)
    guard let first = pieces.first, let property = layer.animatableProperty(forKey: String(first)) else { return nil }
    self.property = property
    guard pieces.count > 1 else {
      part = nil
      return
    }
    guard let part = LayerValuePart(String(pieces[1]), of: property.read(layer)) else { return nil }
    self.part = part
  }

  func read(_ layer: CALayer) -> LayerValue {
    let whole = property.read(layer)
    return part?.read(whole) ?? whole
  }

  func write(_ layer: CALayer, _ value: LayerValue) {
    guard let part else { return property.write(layer, value) }
    property.write(layer, part.written(value, into: property.read(layer)))
  }
}
