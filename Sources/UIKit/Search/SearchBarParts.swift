/// The lengths of search bars, in points; see `UISearchBar`.
struct SearchBarMetrics {
  static let duration = 0.25
  var height: CGFloat = 56
  var heightInBar: CGFloat = 52
  var field: CGFloat = 36
  var side: CGFloat = 8
  var top: CGFloat = 10
  /// The field's top in a navigation bar, below the titles and where the titles are away.
  var topInBar: CGFloat = 1
  var topAlone: CGFloat = 8
  var cancelGap: CGFloat = 12
  var scopeHeight: CGFloat = 46
  var scopeTop: CGFloat = 8
  var scope: CGFloat = 32
  var promptHeight: CGFloat = 30
}

/// Listens to the field for the bar.
@MainActor final class SearchFieldListener: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.controller?.editingDidBegin()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    if bar.controller != nil { bar.field.resignFirstResponder() }
    return false
  }
}
