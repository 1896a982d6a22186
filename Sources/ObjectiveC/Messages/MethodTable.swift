/// The members of a class that can be found by their Objective-C name: methods, class methods and properties.
///
/// A source adapter writes a record for each class, or extension of one, that has `@objc` members. Nothing runs when a program
/// starts: records lie in a section of the program or library, and are looked at when something is first looked up by name.
///
/// ```swift
/// extension Screen {
///   fileprivate static func _m1(_ t: _MethodTable) {
///     t.add(_SelectorName("didTap:")(Self.didTap(_:)))
///     t.add("count", \Screen.count)
///   }
/// }
/// @section("swift5_tests") @used private let _r1: _ClassRecord =
///   (0x6d73_6864, 0, { _describe($0, Screen.self, Screen._m1) }, 0, 0)
/// ```
public final class _MethodTable {
  private(set) var methods: [String: HeldMethod] = [:]
  private(set) var classMethods: [String: HeldMethod] = [:]
  private(set) var properties: [String: HeldProperty] = [:]
  /// By key the function that returns the other keys on which a property's value depends.
  private(set) var affectingKeys: [String: () -> Set<String>] = [:]

  private var propertiesByStep: [KeyPathSteps.Step: HeldProperty] = [:]

  init() {}

  /// The property that a key path leads to.
  func property(at step: KeyPathSteps.Step) -> HeldProperty? { propertiesByStep[step] }

  /// Records a method or class method under the selector's name; later ones of the same name take its place.
  public func add(_ selector: Selector) {
    guard let method = selector.method, !selector.name.isEmpty else {
      fatalError("_MethodTable.add(_:): \(selector) has no name or no method; make it by _SelectorName(name)(method)")
    }
    if method.isClassMethod { classMethods[selector.name] = method } else { methods[selector.name] = method }
  }

  /// Records a method that is held already.
  package func add(_ name: String, _ method: HeldMethod) { methods[name] = method }

  /// Records a property that can be read.
  public func add<Target, Value>(_ key: String, _ property: KeyPath<Target, Value>) {
    add(HeldProperty(key, property))
  }

  /// Records a property that can be read and set.
  public func add<Target, Value>(_ key: String, _ property: ReferenceWritableKeyPath<Target, Value>) {
    add(HeldProperty(key, property))
  }

  /// Records on which other keys a property's value depends: what `keyPathsForValuesAffectingName` returns.
  public func addAffecting(_ key: String, _ keys: @escaping () -> Set<String>) { affectingKeys[key] = keys }

  /// Records on which other keys a property's value depends: what `keyPathsForValuesAffectingName` returns.
  public func addAffecting(_ key: String, _ keys: @escaping @MainActor () -> Set<String>) {
    affectingKeys[key] = unsafeBitCast(keys, to: (() -> Set<String>).self)
  }

  private func add(_ property: HeldProperty) {
    properties[property.key] = property
    if let step = property.step { propertiesByStep[step] = property }
    methods[property.key] = property.getter
    if let setter = property.setter { methods[property.setterName] = setter }
  }
}

/// A record of a class in the section `swift5_tests`, which Swift's runtime knows of every program and library.
///
/// The layout is that of Swift Testing's records, which skips kinds that are not its own. `kind` is 0x6d73_6864.
public typealias _ClassRecord = (
  kind: UInt32, reserved1: UInt32, accessor: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void, context: UInt,
  reserved2: UInt
)

/// Tells the reader of a record, to whom `reader` leads, which class it is of and who fills the table.
///
/// Functions of classes without isolation are taken, too; none of them asks which thread it is on.
public func _describe(
  _ reader: UnsafeMutableRawPointer, _ type: AnyClass, _ fill: @escaping @MainActor (_MethodTable) -> Void
) {
  reader.assumingMemoryBound(to: MethodTables.Found.self).pointee.append(
    (type, unsafeBitCast(fill, to: ((_MethodTable) -> Void).self)))
}
