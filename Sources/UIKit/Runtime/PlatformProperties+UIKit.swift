import CWitnesses

extension PlatformProperty {
  /// All properties, in the order in which `docs/architecture/platform.md` has them.
  package static let all = known + [classMetadata, conformanceTables, objectHeaders, bundleMethods]

  /// The layout of classes in memory, by which overridden methods are found and objects of registered classes made.
  package static let classMetadata = PlatformProperty(
    "class-metadata", of: "Swift",
    expected: "The methods of a class stand in its metadata behind seven words, inherited ones at the same place.",
    instead: "Every class counts as overriding every method, and objects of registered classes cannot be made."
  ) { ClassMetadata.isAsExpected() }

  /// The entries of a class's table for a protocol, which tell the optional methods of the class.
  package static let conformanceTables = PlatformProperty(
    "conformance-tables", of: "Swift",
    expected: "A table for a protocol leads to the method of the protocol's extension if the class has none.",
    instead: "Delegates count as having all optional methods; those that they lack give the documented defaults."
  ) { ConformanceProbe.isAsExpected() }

  /// The word behind the header of an object, which Foundation takes for a type number of its own.
  package static let objectHeaders = PlatformProperty(
    "object-headers", of: "Swift",
    expected: "The first stored property of an object lies behind a header of two words.",
    instead: "Nothing: comparing attributed strings with colours or fonts may end the program."
  ) { FoundationObjectMark.isBehindHeader() }

  /// The methods of Foundation's `Bundle` whose entries are exchanged for ones that know languages.
  package static let bundleMethods = PlatformProperty(
    "bundle-methods", of: "Foundation",
    expected: "Bundle has its methods for texts, paths and URLs in its table of methods, under the names of Swift 6.3.",
    instead: "Texts stay in English, and files beside the sources of a screen are not found by bundles."
  ) { LocalizedBundles.install() }

  /// Proves, once in a process, the properties that attributed strings with UIKit's attributes stand on.
  static let attributedStringsAreProved: Void = {
    _ = attributedStringArrays.holds
    _ = objectHeaders.holds
  }()
}

/// Two adopters of a protocol, one of which has an optional method.
private enum ConformanceProbe {
  private nonisolated final class Plain: NSObject, UIGestureRecognizerDelegate {}
  private nonisolated final class Own: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      withExtendedLifetime(gestureRecognizer) { false }
    }
  }

  static func isAsExpected() -> Bool {
    let standard = OptionalWitnesses.standard("gestureRecognizerShouldBegin:")
    let (plain, own) = (entries(Plain()), entries(Own()))
    let count = MethodPlaces.count(of: plain)
    guard (1...200).contains(count), count == MethodPlaces.count(of: own) else { return false }
    let places = (1...count).filter { masthead_leads_to(plain[$0], standard) }
    return places.count == 1 && !masthead_leads_to(own[places[0]], standard)
  }

  private static func entries(_ adopter: any UIGestureRecognizerDelegate) -> OptionalWitnesses.Entries {
    OptionalWitnesses.entries(adopter as any UIGestureRecognizerDelegate)
  }
}
