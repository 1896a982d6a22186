/// A value that a proxy was given.
struct AppearanceSetting {
  let slot: AppearanceSlot
  let apply: (AnyObject) -> Void
}

/// The values set on the proxies of a class, for a list of containers and a set of traits.
@MainActor final class AppearanceRule {
  /// The class, whose subclasses are meant too.
  let type: AnyClass
  /// How many classes are above it.
  let depth: Int
  let traits: UITraitCollection?
  /// The classes of containers, the outermost first.
  let containers: [AnyClass]
  private(set) var settings: [AppearanceSetting] = []

  init(type: AnyClass, traits: UITraitCollection?, containers: [AnyClass]) {
    self.type = type
    self.traits = traits
    self.containers = containers
    depth = sequence(first: type) { class_getSuperclass($0) }.reduce(-1) { count, _ in count + 1 }
  }

  /// Notes a value; a later one for the same property takes its place.
  func record(_ slot: AppearanceSlot, _ apply: @escaping (AnyObject) -> Void) {
    settings.removeAll { $0.slot.isSame(as: slot) }
    settings.append(AppearanceSetting(slot: slot, apply: apply))
  }

  /// The places of the containers among the objects around a view, from the window down; nil if one is missing.
  func places(among path: [AnyObject]) -> [Int]? {
    var places: [Int] = []
    var next = 0
    for type in containers {
      guard let place = path[next...].firstIndex(where: { AppearanceRules.isKind($0, of: type) }) else { return nil }
      places.append(place)
      next = place + 1
    }
    return places
  }
}

/// The proxies of a screen.
@MainActor final class AppearanceRules {
  private var rules: [AppearanceRule] = []
  /// By class the rules for its objects, those of the highest class first.
  private var known: [ObjectIdentifier: [AppearanceRule]] = [:]

  /// Whether nobody asked for a proxy yet.
  var isEmpty: Bool { rules.isEmpty }

  /// The rule of a proxy; made when it is first asked for.
  ///
  /// `containers` are as applications give them, the innermost first.
  func rule(for type: AnyClass, traits: UITraitCollection?, containers: [any UIAppearanceContainer.Type])
    -> AppearanceRule
  {
    let classes = containers.reversed().map { $0 as AnyClass }
    let present = rules.first { rule in
      rule.type == type && rule.traits == traits && rule.containers.elementsEqual(classes, by: ==)
    }
    if let present { return present }
    let rule = AppearanceRule(type: type, traits: traits, containers: classes)
    rules.append(rule)
    known = [:]
    return rule
  }

  /// The values for an object, each property once; properties that the object was given itself are left out.
  func settings(
    for object: some ProxyStyled, traits: () -> UITraitCollection, containers: () -> [AnyObject]
  ) -> [AppearanceSetting] {
    let candidates = rules(of: Swift.type(of: object))
    guard !candidates.isEmpty else { return [] }
    let path = candidates.contains { !$0.containers.isEmpty } ? containers() : []
    let inForce = candidates.filter { $0.traits == nil || traits().containsTraits(in: $0.traits) }
      .compactMap { rule in rule.places(among: path).map { Match(rule: rule, places: $0) } }
    // Sorting is stable: of two that are equal the one that was asked for later counts.
    var chosen: [AppearanceSetting] = []
    for match in inForce.sorted(by: Match.isWeaker) {
      for setting in match.rule.settings where !object.isOwn(setting.slot) {
        chosen.removeAll { $0.slot.isSame(as: setting.slot) }
        chosen.append(setting)
      }
    }
    return chosen
  }

  /// A rule that is in force for an object.
  private struct Match {
    let rule: AppearanceRule
    /// The places of its containers, counted from the window down.
    let places: [Int]

    /// Whether `first` yields to `second`: Apple documents that the outermost container counts, then the longer chain.
    ///
    /// That lower classes count more than containers, and traits least, is a rule of this library.
    static func isWeaker(_ first: Match, _ second: Match) -> Bool {
      if first.rule.depth != second.rule.depth { return first.rule.depth < second.rule.depth }
      for (one, other) in zip(first.places, second.places) where one != other { return one > other }
      if first.places.count != second.places.count { return first.places.count < second.places.count }
      return first.rule.traits == nil && second.rule.traits != nil
    }
  }

  private func rules(of type: AnyClass) -> [AppearanceRule] {
    if let rules = known[ObjectIdentifier(type)] { return rules }
    let found = rules.filter { AppearanceRules.isClass(type, orBelow: $0.type) }
    known[ObjectIdentifier(type)] = found
    return found
  }

  static func isKind(_ object: AnyObject, of type: AnyClass) -> Bool { isClass(Swift.type(of: object), orBelow: type) }

  private static func isClass(_ type: AnyClass, orBelow other: AnyClass) -> Bool {
    sequence(first: type) { class_getSuperclass($0) }.contains { $0 == other }
  }
}
