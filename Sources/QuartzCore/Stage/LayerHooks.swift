import Foundation

/// Calls of a layer's stage into the framework that has views.
package struct LayerHooks: Sendable {
  /// Copies a layer of the application's own class for its presentation; nil where that cannot be done.
  ///
  /// Swift cannot call an initialiser of a class found at run time; the framework that can sets it.
  package var copy: @MainActor @Sendable (CALayer) -> CALayer?
  /// Receives the problems of layers; each is written to standard error once unless something else is set.
  package var report: @MainActor @Sendable (LayerProblem) -> Void

  package init(
    copy: @escaping @MainActor @Sendable (CALayer) -> CALayer? = { _ in nil },
    report: @escaping @MainActor @Sendable (LayerProblem) -> Void = { LayerProblem.write($0) }
  ) {
    self.copy = copy
    self.report = report
  }
}
