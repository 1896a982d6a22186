// Made by Scripts/optional-calls from the protocol.

extension UIColorPickerViewControllerDelegate {
  /// For calls of optional methods: `delegate?.colorPickerViewControllerDidSelectColor?(…)`.
  @_disfavoredOverload public var colorPickerViewControllerDidSelectColor:
    _UIColorPickerViewControllerDelegate_colorPickerViewControllerDidSelectColor?
  { _UIColorPickerViewControllerDelegate_colorPickerViewControllerDidSelectColor(object: self) }
  /// For calls of optional methods: `delegate?.colorPickerViewController?(…)`.
  @_disfavoredOverload public var colorPickerViewController:
    _UIColorPickerViewControllerDelegate_colorPickerViewController?
  { _UIColorPickerViewControllerDelegate_colorPickerViewController(object: self) }
  /// For calls of optional methods: `delegate?.colorPickerViewControllerDidFinish?(…)`.
  @_disfavoredOverload public var colorPickerViewControllerDidFinish:
    _UIColorPickerViewControllerDelegate_colorPickerViewControllerDidFinish?
  { _UIColorPickerViewControllerDelegate_colorPickerViewControllerDidFinish(object: self) }
}

/// The optional methods `colorPickerViewControllerDidSelectColor` of a `UIColorPickerViewControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIColorPickerViewControllerDelegate_colorPickerViewControllerDidSelectColor {
  let object: any UIColorPickerViewControllerDelegate

  /// Calls `colorPickerViewControllerDidSelectColor(_:)`.
  public func callAsFunction(_ viewController: UIColorPickerViewController) {
    object.colorPickerViewControllerDidSelectColor(viewController)
  }
}

/// The optional methods `colorPickerViewController` of a `UIColorPickerViewControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIColorPickerViewControllerDelegate_colorPickerViewController {
  let object: any UIColorPickerViewControllerDelegate

  /// Calls `colorPickerViewController(_:didSelect:continuously:)`.
  public func callAsFunction(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    object.colorPickerViewController(viewController, didSelect: color, continuously: continuously)
  }
}

/// The optional methods `colorPickerViewControllerDidFinish` of a `UIColorPickerViewControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIColorPickerViewControllerDelegate_colorPickerViewControllerDidFinish {
  let object: any UIColorPickerViewControllerDelegate

  /// Calls `colorPickerViewControllerDidFinish(_:)`.
  public func callAsFunction(_ viewController: UIColorPickerViewController) {
    object.colorPickerViewControllerDidFinish(viewController)
  }
}
