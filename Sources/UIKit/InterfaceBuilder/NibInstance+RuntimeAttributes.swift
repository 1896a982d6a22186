internal import InterfaceDocuments

/// The attributes that the Identity inspector sets by key path.
extension NibInstance {
  func setRuntimeAttributes(of element: DocumentElement, _ object: AnyObject) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], !path.isEmpty else { continue }
      set(path, of: object, to: runtimeValue(attribute), attribute)
    }
  }

  private func runtimeValue(_ attribute: DocumentElement) -> Any? {
    let inner = attribute.child(key: "value")
    switch attribute["type"] {
    case "boolean": return attribute.isSet("value")
    case "number":
      let text = inner?["value"] ?? attribute["value"] ?? ""
      if let whole = Int(text) { return whole }
      return NibNumbers.number(text)
    case "string", "localizedString":
      return localized(attribute, "value") ?? attribute["value"] ?? inner?.text
    case "color": return inner.flatMap { color($0) }
    case "image": return image(attribute, "value")
    case "point":
      return inner.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "size":
      return inner.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    case "rect":
      return inner.map {
        CGRect(
          x: $0.number("x") ?? 0, y: $0.number("y") ?? 0, width: $0.number("width") ?? 0,
          height: $0.number("height") ?? 0)
      }
    case "range":
      return inner.map { NSRange(location: Int($0["location"] ?? "") ?? 0, length: Int($0["length"] ?? "") ?? 0) }
    case "nil": return nil
    default:
      tell(
        attribute, "a runtime attribute of the type \(attribute["type"] ?? "") is not known", instead: "It is nil",
        cure: "set it in awakeFromNib()")
      return nil
    }
  }

  private func set(_ path: String, of object: AnyObject, to value: Any?, _ attribute: DocumentElement) {
    let keys = path.split(separator: ".").map(String.init)
    if keys.count == 2, keys[0] == "layer", let view = object as? UIView,
      let set = Self.layerKeys[keys[1]], set(view.layer, value)
    {
      return
    }
    var current: Any? = object
    for key in keys.dropLast() { current = (current as? NSObject).flatMap { KeyValueCoding.valueIfKnown(key, of: $0) } }
    guard let target = current as? NSObject, let key = keys.last else {
      return tellRuntime(attribute, path, object, "there is no such path")
    }
    switch KeyValueCoding.attempt(value, key, of: target) {
    case .returned?, .threw?: break
    case .wrongArgument(_, let wanted, let given)?:
      let given = given.map { "a \(Swift.type(of: $0))" } ?? "nil"
      tellRuntime(attribute, path, object, "it is a \(wanted) and the document has \(given)")
    case .notUnderstood?, nil:
      if target is CALayer || KeyValueCoding.takesUndefinedKeys(target) {
        return KeyValueCoding.set(value, key, of: target)
      }
      tellRuntime(
        attribute, path, object,
        "\(Swift.type(of: target)) has no such key; \(KeyValueCoding.describeKeys(of: target, like: key))"
      )
    }
  }

  private func tellRuntime(_ attribute: DocumentElement, _ path: String, _ object: AnyObject, _ why: String) {
    let owner = attribute.parent?.parent
    let isStandIn = document.chain(of: Swift.type(of: object)).type == Swift.type(of: object)
    if owner?["customClass"] != nil, isStandIn { return }
    tell(
      attribute, "the runtime attribute \(path) of \(Swift.type(of: object)) cannot be set: \(why)",
      instead: "It stays as it is, as on iOS",
      cure:
        "declare @IBInspectable var \(path) with that type in \(Swift.type(of: object)), or take the attribute out of the document"
    )
  }

  /// The attributes of layers in documents; false for a value of another kind.
  private static let layerKeys: [String: @MainActor (CALayer, Any?) -> Bool] = [
    "cornerRadius": number { $0.cornerRadius = $1 },
    "borderWidth": number { $0.borderWidth = $1 },
    "shadowRadius": number { $0.shadowRadius = $1 },
    "shadowOpacity": number { $0.shadowOpacity = Float($1) },
    "opacity": number { $0.opacity = Float($1) },
    "zPosition": number { $0.zPosition = $1 },
    "masksToBounds": { layer, value in
      guard let value = value as? Bool else { return false }
      layer.masksToBounds = value
      return true
    },
    "shadowOffset": { layer, value in
      guard let value = value as? CGSize else { return false }
      layer.shadowOffset = value
      return true
    },
  ]

  private static func number(
    _ set: @escaping @MainActor (CALayer, CGFloat) -> Void
  ) -> @MainActor (CALayer, Any?) -> Bool {
    { layer, value in
      switch value {
      case let value as Int: set(layer, CGFloat(value))
      case let value as CGFloat: set(layer, value)
      default: return false
      }
      return true
    }
  }
}
