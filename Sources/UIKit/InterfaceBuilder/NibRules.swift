internal import InterfaceDocuments

/// The rules by which a class of UIKit reads its element in a document.
///
/// Rules are carried out in their order, those of classes above first; a rule of a subclass takes the place of one of the same
/// name above. An attribute or inner element that no rule of an object names is reported as unknown, unless it is of the editor alone.
@MainActor struct NibRules {
  /// A rule for an attribute, or an inner element, of a name.
  struct Rule {
    let name: String
    /// The value for a missing attribute; nil skips the rule.
    var missing: String?
    /// Whether the name is that of inner elements, whatever they are meant as.
    var isTag = false
    let apply: @MainActor (AnyObject, NibValue) -> Void
  }

  let type: AnyClass
  /// The names of the elements that stand for objects of the class.
  let tags: [String]
  fileprivate(set) var rules: [Rule] = []
  /// Names that mean something to the editor, or are read elsewhere.
  fileprivate(set) var silent: Set<String> = []
  /// Properties that outlets may lead from, beside those that the class has by key.
  fileprivate(set) var outlets: [String: @MainActor (AnyObject, AnyObject) -> Bool] = [:]

  /// The rules of a class, which `fill` names.
  init<Object: AnyObject>(
    _ type: Object.Type, _ tags: String..., fill: @MainActor (inout Filler<Object>) -> Void
  ) {
    self.type = type
    self.tags = tags
    var filler = Filler<Object>(rules: [])
    fill(&filler)
    rules = filler.rules
    silent = filler.silent
    outlets = filler.outlets
  }

  /// Takes rules down, a line each.
  @MainActor struct Filler<Object: AnyObject> {
    fileprivate var rules: [Rule]
    fileprivate var silent: Set<String> = []
    fileprivate var outlets: [String: @MainActor (AnyObject, AnyObject) -> Bool] = [:]

    /// Adds a rule for an attribute, or an inner element with the key or name.
    mutating func set(
      _ name: String, missing: String? = nil, _ apply: @escaping @MainActor (Object, NibValue) -> Void
    ) {
      rules.append(
        Rule(name: name, missing: missing) { object, value in
          guard let object = object as? Object else { return }
          apply(object, value)
        })
    }

    /// Inner elements of a name, of which there may be several with keys of their own; done once.
    mutating func elements(_ name: String, _ apply: @escaping @MainActor (Object, NibValue) -> Void) {
      set(name, apply)
      rules[rules.count - 1].isTag = true
    }

    /// Adds a rule for `YES` or `NO`; `missing` is the value of a missing attribute, if it differs from that of objects
    /// made in code.
    mutating func flag(_ name: String, _ path: ReferenceWritableKeyPath<Object, Bool>, missing: String? = nil) {
      set(name, missing: missing) { $0[keyPath: path] = $1.flag }
    }

    /// A number.
    mutating func number(_ name: String, _ path: ReferenceWritableKeyPath<Object, CGFloat>) {
      set(name) { object, value in if let number = value.number { object[keyPath: path] = number } }
    }

    /// A number of smaller size.
    mutating func float(_ name: String, _ path: ReferenceWritableKeyPath<Object, Float>) {
      set(name) { object, value in if let number = value.number { object[keyPath: path] = Float(number) } }
    }

    /// A whole number.
    mutating func integer(_ name: String, _ path: ReferenceWritableKeyPath<Object, Int>) {
      set(name) { object, value in if let number = value.integer { object[keyPath: path] = number } }
    }

    /// A text, which tables of strings may say in another language.
    mutating func text(_ name: String, _ path: ReferenceWritableKeyPath<Object, String?>) {
      set(name) { object, value in object[keyPath: path] = value.text }
    }

    /// A colour.
    mutating func color(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIColor?>) {
      set(name) { object, value in object[keyPath: path] = value.color }
    }

    /// A picture.
    mutating func image(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIImage?>) {
      set(name) { object, value in object[keyPath: path] = value.image }
    }

    /// Widths of edges.
    mutating func insets(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIEdgeInsets>) {
      set(name) { object, value in if let insets = value.insets { object[keyPath: path] = insets } }
    }

    /// A size.
    mutating func size(_ name: String, _ path: ReferenceWritableKeyPath<Object, CGSize>) {
      set(name) { object, value in if let size = value.size { object[keyPath: path] = size } }
    }

    /// One of several words.
    mutating func choice<Value>(
      _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ choices: [String: Value]
    ) {
      set(name) { object, value in
        if let choice = value.choice(choices) { object[keyPath: path] = choice }
      }
    }

    /// Names that are not read because they say something to the editor alone, or are read with the element itself.
    mutating func ignore(_ names: String...) { silent.formUnion(names) }

    /// Adds an outlet, a property for a connection; `set` does nothing for an object of another class, of which false
    /// is returned.
    mutating func outlet<Value>(_ name: String, _ set: @escaping @MainActor (Object, Value) -> Void) {
      outlets[name] = { object, value in
        guard let object = object as? Object, let value = value as? Value else { return false }
        set(object, value)
        return true
      }
    }
  }
}

/// The value of an attribute, or an inner element, with all that is needed to understand it.
@MainActor struct NibValue {
  let name: String
  /// The text of the attribute; nil for an inner element.
  let attribute: String?
  /// The inner element, or the one whose attribute it is.
  let element: DocumentElement
  /// The element of the object.
  let owner: DocumentElement
  let instance: NibInstance

  var flag: Bool {
    let text = attribute ?? element["value"] ?? ""
    return text == "YES" || text == "true"
  }

  var number: CGFloat? {
    guard let number = NibNumbers.number(attribute ?? element["value"] ?? "") else {
      instance.tellUnreadable(self)
      return nil
    }
    return number
  }

  var integer: Int? { number.flatMap { Int(exactly: $0.rounded()) } }

  /// The text in the language of the application.
  var text: String? {
    instance.localized(owner, name) ?? rawText
  }

  /// The text as the document has it.
  var rawText: String? {
    if let attribute { return attribute }
    return element.name == "nil" ? nil : element.text
  }

  func choice<Value>(_ choices: [String: Value]) -> Value? {
    if let choice = choices[attribute ?? ""] { return choice }
    instance.tellUnreadable(self, choices.keys.sorted())
    return nil
  }

  var color: UIColor? { instance.color(element) }
  var font: UIFont? { instance.font(element) }
  var image: UIImage? { attribute == nil ? instance.image(reference: element) : instance.image(owner, name) }

  var size: CGSize? {
    guard let width = element.number("width"), let height = element.number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  var rect: CGRect? {
    guard let x = element.number("x"), let y = element.number("y"), let size else { return nil }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// Written as `edgeInsets` with sides, or as `inset` with the least and greatest coordinates.
  var insets: UIEdgeInsets? {
    if element.name == "inset" {
      return UIEdgeInsets(
        top: element.number("minY") ?? 0, left: element.number("minX") ?? 0, bottom: element.number("maxY") ?? 0,
        right: element.number("maxX") ?? 0)
    }
    return UIEdgeInsets(
      top: element.number("top") ?? 0, left: element.number("left") ?? 0, bottom: element.number("bottom") ?? 0,
      right: element.number("right") ?? 0)
  }

  /// The elements inside that stand for objects, made; nil ones are left out.
  func objects<Object>(_ type: Object.Type) -> [Object] {
    element.children.compactMap(object(of:))
  }

  /// The object that the inner element stands for.
  func object<Object>(_ type: Object.Type) -> Object? { object(of: element) }

  /// Unwrapped before the cast: in an optimised build, a specialised cast of an optional object reads the class of nil (Swift 6.3.1).
  private func object<Object>(of element: DocumentElement) -> Object? {
    guard let object = instance.make(element) else { return nil }
    return object as? Object
  }
}

/// Numbers as documents write them.
enum NibNumbers {
  /// A number that is finite; `1e20` and greater ones are none.
  static func number(_ text: String) -> CGFloat? {
    guard let number = Double(text), number.isFinite, abs(number) < 1e20 else { return nil }
    return CGFloat(number)
  }

  /// A number, or a ratio such as `16:9` and `2/3`.
  static func ratio(_ text: String) -> CGFloat? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
    guard parts.count == 2 else { return number(text) }
    guard let first = number(String(parts[0])), let second = number(String(parts[1])), second != 0 else { return nil }
    return first / second
  }
}

extension DocumentElement {
  /// The number of an attribute; nil for a missing attribute or another text.
  func number(_ name: String) -> CGFloat? { self[name].flatMap(NibNumbers.number) }
  func isSet(_ name: String) -> Bool { self[name] == "YES" }
}
