/// The methods by which a search bar asks and tells its delegate; all may be left out.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether characters may be replaced.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The button with a book was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The button for results was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Another scope button was tapped.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Unless implemented, it may.
  @_silgen_name("masthead_default_searchBarShouldBeginEditing_")
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethods.call("searchBarShouldBeginEditing:", self, searchBar, or: true)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_searchBarTextDidBeginEditing_")
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    OptionalMethods.call("searchBarTextDidBeginEditing:", self, searchBar, or: ())
  }
  /// Unless implemented, it may.
  @_silgen_name("masthead_default_searchBarShouldEndEditing_")
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethods.call("searchBarShouldEndEditing:", self, searchBar, or: true)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_searchBarTextDidEndEditing_")
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    OptionalMethods.call("searchBarTextDidEndEditing:", self, searchBar, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_searchBar_textDidChange_")
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalMethods.call("searchBar:textDidChange:", self, searchBar, searchText, or: ())
  }
  /// Unless implemented, they may.
  @_silgen_name("masthead_default_searchBar_shouldChangeTextInRange_replacementText_")
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalMethods.call("searchBar:shouldChangeTextInRange:replacementText:", self, searchBar, range, text, or: true)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_searchBarSearchButtonClicked_")
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethods.call("searchBarSearchButtonClicked:", self, searchBar, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_searchBarCancelButtonClicked_")
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethods.call("searchBarCancelButtonClicked:", self, searchBar, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_searchBarBookmarkButtonClicked_")
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethods.call("searchBarBookmarkButtonClicked:", self, searchBar, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_searchBarResultsListButtonClicked_")
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethods.call("searchBarResultsListButtonClicked:", self, searchBar, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_searchBar_selectedScopeButtonIndexDidChange_")
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    OptionalMethods.call("searchBar:selectedScopeButtonIndexDidChange:", self, searchBar, selectedScope, or: ())
  }
}
