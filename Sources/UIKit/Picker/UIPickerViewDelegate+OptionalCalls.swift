// Made by Scripts/optional-calls from the protocol.

extension UIPickerViewDelegate {
  /// For calls of optional methods: `delegate?.pickerView?(…)`.
  @_disfavoredOverload public var pickerView: _UIPickerViewDelegate_pickerView? {
    _UIPickerViewDelegate_pickerView(object: self)
  }
}

/// The optional methods `pickerView` of a `UIPickerViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIPickerViewDelegate_pickerView {
  let object: any UIPickerViewDelegate

  /// Calls `pickerView(_:widthForComponent:)`; nil where it is not implemented.
  public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat? {
    let answer = object.pickerView(pickerView, widthForComponent: component)
    return answer == NotImplemented.length ? nil : answer
  }

  /// Calls `pickerView(_:rowHeightForComponent:)`; nil where it is not implemented.
  public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat? {
    let answer = object.pickerView(pickerView, rowHeightForComponent: component)
    return answer == NotImplemented.length ? nil : answer
  }

  /// Calls `pickerView(_:titleForRow:forComponent:)`.
  public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    object.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  /// Calls `pickerView(_:attributedTitleForRow:forComponent:)`.
  public func callAsFunction(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  {
    object.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }

  /// Calls `pickerView(_:viewForRow:forComponent:reusing:)`; nil where it is not implemented.
  public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? {
    let answer = object.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    return answer === NotImplemented.view ? nil : answer
  }

  /// Calls `pickerView(_:didSelectRow:inComponent:)`.
  public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    object.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}
