import ObjectiveC

/// Layers by key: Apple's properties, parts of their values, sublayers and cells by name, and any other key, which is kept.
///
/// That much Core Animation promises of layers and animations ("Key-Value Coding Extensions" of the Core Animation Programming Guide).
extension CALayer: KeyContainer, KeyValueObservable {
  /// Core Animation's classes, whose properties animations know already.
  static let classesWithKeys: [AnyClass] = [
    CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CAReplicatorLayer.self, CAEmitterLayer.self,
  ]

  package final func keptValue(forKey key: String) -> Any? { keptValueIfSet(forKey: key) ?? defaultValue(key) }

  private func defaultValue(_ key: String) -> Any? { type(of: self).defaultValue(forKey: key) }

  package final func keep(_ value: Any?, forKey key: String) {
    keepValue(value, forKey: key, old: keptValue(forKey: key))
  }

  package final func value(inPath path: [String]) -> KeyPathAnswer? {
    if let named = sublayer(namedIn: path) {
      return KeyPathAnswer(named.value(forKeyPath: path.dropFirst(2).joined(separator: ".")))
    }
    if let emitter = self as? CAEmitterLayer, let answer = emitter.cellValue(at: path) { return answer }
    return part(at: path.joined(separator: ".")).map { KeyPathAnswer($0) }
  }

  package final func set(_ value: Any?, inPath path: [String]) -> Bool {
    if let named = sublayer(namedIn: path) {
      named.setValue(value, forKeyPath: path.dropFirst(2).joined(separator: "."))
      return true
    }
    if let emitter = self as? CAEmitterLayer, emitter.setCellValue(value, at: path) { return true }
    return setPart(value, at: path.joined(separator: "."))
  }

  /// The sublayer that `sublayers.NAME.…` leads through.
  private func sublayer(namedIn path: [String]) -> CALayer? {
    guard path.count > 2, path[0] == "sublayers" else { return nil }
    return sublayers?.first { $0.name == path[1] }
  }

  fileprivate static func names(_ table: _MethodTable) {
    table.addUndefinedKeys(CALayer.value(forUndefinedKey:), CALayer.setValue(_:forUndefinedKey:))
  }
}

// MARK: Observers

extension CALayer {
  /// Says to observers of a key that a change is made; looks at a flag and no more where nobody observes the layer.
  @inline(__always)
  package final func announcing(_ key: String, _ change: () -> Void) {
    guard hasKeyValueObservers else { return change() }
    willChangeValue(forKey: key)
    change()
    didChangeValue(forKey: key)
  }

  /// Announces a change on which the frame depends; observers of the frame are told if the frame has changed.
  @inline(__always)
  final func announcingPlace(_ key: String, _ change: () -> Void) {
    if hasKeyValueObservers { announceFrame { announcing(key, change) } } else { change() }
  }

  private func announceFrame(_ change: () -> Void) {
    guard let observers = ObjectObservers.existing(of: self) else { return change() }
    let old = frame
    observers.willChange("frame")
    change()
    if frame == old { observers.cancelChange("frame") } else { observers.didChange("frame") }
  }
}

extension CATransform3D: UnboxedFromValue {
  package static func unboxed(_ value: NSValue) -> CATransform3D? { value.heldTransform }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CALayer.self, CALayer.names) }, 0, 0
)
