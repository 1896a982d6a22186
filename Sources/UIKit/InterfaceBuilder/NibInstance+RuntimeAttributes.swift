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
    guard let object = object as? NSObject else { return }
    switch KeyValueCoding.attempt(value, path: path.split(separator: ".").map(String.init), of: object) {
    case .set: break
    case .noObject: tellRuntime(attribute, path, object, "there is no object on the way")
    case .wrongValue(let wanted):
      let given = value.map { "a \(Swift.type(of: $0))" } ?? "nil"
      tellRuntime(attribute, path, object, "it is a \(wanted) and the document has \(given)")
    case .unknownKey(let key, let owner):
      let nearest = KeyValueCoding.describeKeys(of: owner, like: key)
      tellRuntime(attribute, path, object, "\(Swift.type(of: owner)) has no such key as \(key); \(nearest)")
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
}
