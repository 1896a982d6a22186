// Made by Scripts/optional-calls from the protocol.

extension UISearchControllerDelegate {
  /// For calls of optional methods: `delegate?.willPresentSearchController?(…)`.
  @_disfavoredOverload public var willPresentSearchController: _UISearchControllerDelegate_willPresentSearchController?
  { _UISearchControllerDelegate_willPresentSearchController(object: self) }
  /// For calls of optional methods: `delegate?.didPresentSearchController?(…)`.
  @_disfavoredOverload public var didPresentSearchController: _UISearchControllerDelegate_didPresentSearchController? {
    _UISearchControllerDelegate_didPresentSearchController(object: self)
  }
  /// For calls of optional methods: `delegate?.willDismissSearchController?(…)`.
  @_disfavoredOverload public var willDismissSearchController: _UISearchControllerDelegate_willDismissSearchController?
  { _UISearchControllerDelegate_willDismissSearchController(object: self) }
  /// For calls of optional methods: `delegate?.didDismissSearchController?(…)`.
  @_disfavoredOverload public var didDismissSearchController: _UISearchControllerDelegate_didDismissSearchController? {
    _UISearchControllerDelegate_didDismissSearchController(object: self)
  }
  /// For calls of optional methods: `delegate?.presentSearchController?(…)`.
  @_disfavoredOverload public var presentSearchController: _UISearchControllerDelegate_presentSearchController? {
    _UISearchControllerDelegate_presentSearchController(object: self)
  }
}

/// The optional methods `willPresentSearchController` of a `UISearchControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISearchControllerDelegate_willPresentSearchController {
  let object: any UISearchControllerDelegate

  /// Calls `willPresentSearchController(_:)`.
  public func callAsFunction(_ searchController: UISearchController) {
    object.willPresentSearchController(searchController)
  }
}

/// The optional methods `didPresentSearchController` of a `UISearchControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISearchControllerDelegate_didPresentSearchController {
  let object: any UISearchControllerDelegate

  /// Calls `didPresentSearchController(_:)`.
  public func callAsFunction(_ searchController: UISearchController) {
    object.didPresentSearchController(searchController)
  }
}

/// The optional methods `willDismissSearchController` of a `UISearchControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISearchControllerDelegate_willDismissSearchController {
  let object: any UISearchControllerDelegate

  /// Calls `willDismissSearchController(_:)`.
  public func callAsFunction(_ searchController: UISearchController) {
    object.willDismissSearchController(searchController)
  }
}

/// The optional methods `didDismissSearchController` of a `UISearchControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISearchControllerDelegate_didDismissSearchController {
  let object: any UISearchControllerDelegate

  /// Calls `didDismissSearchController(_:)`.
  public func callAsFunction(_ searchController: UISearchController) {
    object.didDismissSearchController(searchController)
  }
}

/// The optional methods `presentSearchController` of a `UISearchControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISearchControllerDelegate_presentSearchController {
  let object: any UISearchControllerDelegate

  /// Calls `presentSearchController(_:)`.
  public func callAsFunction(_ searchController: UISearchController) {
    object.presentSearchController(searchController)
  }
}
