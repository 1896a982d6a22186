/// Makes layers of classes that only the application knows, by their `init(layer:)`.
///
/// Swift cannot call an initialiser of a class found at run time; the framework that can sets `make`.
@MainActor
package enum PresentationFactory {
  /// Returns a copy of a layer of a class that is not this library's.
  package static var make: ((CALayer) -> CALayer?)?
}
