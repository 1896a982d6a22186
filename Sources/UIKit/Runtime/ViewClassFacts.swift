/// The overrides of a class of views for which UIKit has a shorter way without an override.
///
/// Found once for each class by comparing its method table with that of `UIView`; see `ClassMetadata`.
struct ViewClassFacts: OptionSet {
  let rawValue: UInt8

  /// `draw(_:)`: only then the view gets a bitmap.
  static let draws = ViewClassFacts(rawValue: 1 << 0)
  /// `bounds` or `center`, which layout then sets by the property.
  static let placesItself = ViewClassFacts(rawValue: 1 << 1)
  /// Margins or safe areas, or hooks that they come from.
  static let hasOwnInsets = ViewClassFacts(rawValue: 1 << 2)
  /// `layoutSublayers(of:)` or the class of the layer.
  static let laysOutByLayer = ViewClassFacts(rawValue: 1 << 3)

  /// `autoLayoutIntrinsicSize(forWidth:)`: the natural size depends on the width that is to be had.
  static let measuresForWidth = ViewClassFacts(rawValue: 1 << 4)
  /// `alignmentRectInsets`: code of the class runs while constraints are built.
  static let hasOwnAlignment = ViewClassFacts(rawValue: 1 << 5)
  /// `traitCollection`: what the class says holds, whatever is above.
  static let hasOwnTraits = ViewClassFacts(rawValue: 1 << 6)

  /// `display(_:)`: the class fills its layer itself, also where UIKit would draw straight into the frame.
  static let displays = ViewClassFacts(rawValue: 1 << 7)

  @MainActor private static var known: [ObjectIdentifier: ViewClassFacts] = [:]
  @MainActor private static var last: (type: UIView.Type, facts: ViewClassFacts)?

  @MainActor static func of(_ type: UIView.Type) -> ViewClassFacts {
    if let last, last.type == type { return last.facts }
    let facts = known[ObjectIdentifier(type)] ?? MethodTable.facts(of: type)
    known[ObjectIdentifier(type)] = facts
    last = (type, facts)
    return facts
  }
}
