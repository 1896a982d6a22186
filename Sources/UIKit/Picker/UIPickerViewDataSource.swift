/// Says how many wheels a picker has, and how many rows are on each.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels stand side by side.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of a picker show, and is told of choices.
///
/// A row shows the view that it is given, else the attributed title, else the title.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a wheel in points; unless implemented wheels share the room.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a wheel's rows in points; 32 unless implemented.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The text of a row with attributes; nil for the plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row; `view` is one that was given before and is not shown any more, or nil.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// A wheel came to rest at a row by the user's hand.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// A mark that says it is not implemented.
  @_silgen_name("masthead_default_pickerView_widthForComponent_")
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    OptionalMethods.call("pickerView:widthForComponent:", self, pickerView, component, or: NotImplemented.length)
  }
  /// A mark that says it is not implemented.
  @_silgen_name("masthead_default_pickerView_rowHeightForComponent_")
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    OptionalMethods.call("pickerView:rowHeightForComponent:", self, pickerView, component, or: NotImplemented.length)
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_pickerView_titleForRow_forComponent_")
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    OptionalMethods.call("pickerView:titleForRow:forComponent:", self, pickerView, row, component, or: nil)
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_pickerView_attributedTitleForRow_forComponent_")
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    OptionalMethods.call("pickerView:attributedTitleForRow:forComponent:", self, pickerView, row, component, or: nil)
  }
  /// A mark that says it is not implemented.
  @_silgen_name("masthead_default_pickerView_viewForRow_forComponent_reusingView_")
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    OptionalMethods.call(
      "pickerView:viewForRow:forComponent:reusingView:", self, pickerView, row, component, view, or: NotImplemented.view
    )
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_pickerView_didSelectRow_inComponent_")
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    OptionalMethods.call("pickerView:didSelectRow:inComponent:", self, pickerView, row, component, or: ())
  }
}

/// Says what the wheels of a picker are called for who does not see them; a picker's delegate may be one.
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// The name of a wheel; nil, and unless implemented, none.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  /// The effect of turning a wheel, in words; nil, and unless implemented, none.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
  /// The name of a wheel with attributes; nil, and unless implemented, the plain name.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString?
  /// The effect of turning a wheel, with attributes; nil, and unless implemented, the plain text.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString?
}

extension UIPickerViewAccessibilityDelegate {
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_pickerView_accessibilityLabelForComponent_")
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    OptionalMethods.call("pickerView:accessibilityLabelForComponent:", self, pickerView, component, or: nil)
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_pickerView_accessibilityHintForComponent_")
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
    OptionalMethods.call("pickerView:accessibilityHintForComponent:", self, pickerView, component, or: nil)
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_pickerView_accessibilityAttributedLabelForComponent_")
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? {
    OptionalMethods.call("pickerView:accessibilityAttributedLabelForComponent:", self, pickerView, component, or: nil)
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_pickerView_accessibilityAttributedHintForComponent_")
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString? {
    OptionalMethods.call("pickerView:accessibilityAttributedHintForComponent:", self, pickerView, component, or: nil)
  }
}
