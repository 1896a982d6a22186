// Made by Scripts/optional-calls from the protocol.

extension UIPickerViewAccessibilityDelegate {
  /// For calls of optional methods: `delegate?.pickerView?(…)`.
  @_disfavoredOverload public var pickerView: _UIPickerViewAccessibilityDelegate_pickerView? {
    _UIPickerViewAccessibilityDelegate_pickerView(object: self)
  }
}

/// The optional methods `pickerView` of a `UIPickerViewAccessibilityDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIPickerViewAccessibilityDelegate_pickerView {
  let object: any UIPickerViewAccessibilityDelegate

  /// Calls `pickerView(_:accessibilityLabelForComponent:)`.
  public func callAsFunction(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    object.pickerView(pickerView, accessibilityLabelForComponent: component)
  }

  /// Calls `pickerView(_:accessibilityHintForComponent:)`.
  public func callAsFunction(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
    object.pickerView(pickerView, accessibilityHintForComponent: component)
  }

  /// Calls `pickerView(_:accessibilityAttributedLabelForComponent:)`.
  public func callAsFunction(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int)
    -> NSAttributedString?
  {
    object.pickerView(pickerView, accessibilityAttributedLabelForComponent: component)
  }

  /// Calls `pickerView(_:accessibilityAttributedHintForComponent:)`.
  public func callAsFunction(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int)
    -> NSAttributedString?
  {
    object.pickerView(pickerView, accessibilityAttributedHintForComponent: component)
  }
}
