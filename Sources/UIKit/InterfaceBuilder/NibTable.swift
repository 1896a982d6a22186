internal import InterfaceDocuments

/// All classes with objects in documents, by their names there.
///
/// An element is added by a line in one of the files in `Elements`, and its rules there.
@MainActor enum NibTable {
  static let all: [NibRules] =
    viewRules + textRules + controlRules + scrollRules + listRules + barRules + controllerRules + gestureRules
    + moreControlRules + tabBarRules + textInputRules

  private static let byTag: [String: NibRules] = Dictionary(
    all.flatMap { rules in rules.tags.map { ($0, rules) } }, uniquingKeysWith: { first, _ in first })
  /// A class may have rules in several files.
  private static let byClass: [ObjectIdentifier: [NibRules]] = Dictionary(
    grouping: all, by: { ObjectIdentifier($0.type) })

  /// The class of the objects that an element stands for; nil for an element that is not known.
  static func type(of tag: String) -> AnyClass? { byTag[tag]?.type }

  /// The rules of a class and those above it, UIKit's first.
  static func chain(of type: AnyClass) -> NibChain {
    var found: [NibRules] = []
    var current: AnyClass? = type
    while let type = current {
      found += byClass[ObjectIdentifier(type)] ?? []
      current = _getSuperclass(type)
    }
    return NibChain(found.reversed())
  }
}

/// The rules that an object of some class is made by.
@MainActor final class NibChain {
  /// The most derived class with rules, which reads the element when it is initialised.
  let type: AnyClass?
  let rules: [NibRules.Rule]
  let silent: Set<String>
  private let levels: [NibRules]

  init(_ levels: [NibRules]) {
    self.levels = levels
    type = levels.last?.type
    var rules: [NibRules.Rule] = []
    for rule in levels.flatMap(\.rules) {
      if let place = rules.firstIndex(where: { $0.name == rule.name }) {
        rules[place] = rule
      } else {
        rules.append(rule)
      }
    }
    self.rules = rules
    silent = Set(levels.flatMap(\.silent))
  }

  /// Sets an outlet of the rules; nil for a property without rule, false for an unusable value.
  func connect(_ object: AnyObject, _ property: String, _ value: AnyObject) -> Bool? {
    for level in levels.reversed() {
      if let set = level.outlets[property] { return set(object, value) }
    }
    return nil
  }
}

/// The coder with which an object of a document is made: it leads to the object's element.
///
/// `init(coder:)` of UIKit's classes ends with `finishDecoding`, by which the class nearest to the application's reads all that the element
/// says. So what the document says is there after `super.init(coder:)`, and what the application's own initialiser sets after that stays.
/// Values that are asked for by key are not there.
final class NibCoder: NSCoder {
  let instance: NibInstance
  let element: DocumentElement
  private let chain: NibChain
  /// Whether UIKit's initialiser was called with the coder, and the object has not read its element yet.
  private var isWaiting = false
  private(set) var isRead = false

  @MainActor init(_ element: DocumentElement, _ instance: NibInstance, _ chain: NibChain) {
    self.instance = instance
    self.element = element
    self.chain = chain
  }

  @MainActor func finish(_ object: AnyObject, _ type: AnyClass) {
    isWaiting = !isRead
    guard chain.type == type, !isRead else { return }
    read(object)
  }

  /// Makes an object read its element after initialisation, if its class has no initialiser of its own in UIKit.
  @MainActor func finishIfWaiting(_ object: AnyObject) {
    if isWaiting { read(object) }
  }

  @MainActor private func read(_ object: AnyObject) {
    isRead = true
    isWaiting = false
    instance.apply(chain, to: object, element)
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) -> DecodedObjectType? { nil }
}

extension NSCoder {
  /// Reads the document's element of an object, as the last step of `init(coder:)` in UIKit's classes; does nothing for
  /// other coders.
  @MainActor func finishDecoding(_ object: AnyObject, as type: AnyClass) {
    (self as? NibCoder)?.finish(object, type)
  }

  /// The document's value of an attribute, needed before an object is initialised; nil without document.
  func attribute(_ name: String) -> String? { (self as? NibCoder)?.element[name] }
}
