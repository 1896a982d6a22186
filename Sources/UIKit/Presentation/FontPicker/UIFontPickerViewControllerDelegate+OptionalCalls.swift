// Made by Scripts/optional-calls from the protocol.

extension UIFontPickerViewControllerDelegate {
  /// For calls of optional methods: `delegate?.fontPickerViewControllerDidCancel?(…)`.
  @_disfavoredOverload public var fontPickerViewControllerDidCancel:
    _UIFontPickerViewControllerDelegate_fontPickerViewControllerDidCancel?
  { _UIFontPickerViewControllerDelegate_fontPickerViewControllerDidCancel(object: self) }
  /// For calls of optional methods: `delegate?.fontPickerViewControllerDidPickFont?(…)`.
  @_disfavoredOverload public var fontPickerViewControllerDidPickFont:
    _UIFontPickerViewControllerDelegate_fontPickerViewControllerDidPickFont?
  { _UIFontPickerViewControllerDelegate_fontPickerViewControllerDidPickFont(object: self) }
}

/// The optional methods `fontPickerViewControllerDidCancel` of a `UIFontPickerViewControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIFontPickerViewControllerDelegate_fontPickerViewControllerDidCancel {
  let object: any UIFontPickerViewControllerDelegate

  /// Calls `fontPickerViewControllerDidCancel(_:)`.
  public func callAsFunction(_ viewController: UIFontPickerViewController) {
    object.fontPickerViewControllerDidCancel(viewController)
  }
}

/// The optional methods `fontPickerViewControllerDidPickFont` of a `UIFontPickerViewControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIFontPickerViewControllerDelegate_fontPickerViewControllerDidPickFont {
  let object: any UIFontPickerViewControllerDelegate

  /// Calls `fontPickerViewControllerDidPickFont(_:)`.
  public func callAsFunction(_ viewController: UIFontPickerViewController) {
    object.fontPickerViewControllerDidPickFont(viewController)
  }
}
