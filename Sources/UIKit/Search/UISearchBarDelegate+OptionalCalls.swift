// Made by Scripts/optional-calls from the protocol.

extension UISearchBarDelegate {
  /// For calls of optional methods: `delegate?.searchBarShouldBeginEditing?(…)`.
  @_disfavoredOverload public var searchBarShouldBeginEditing: _UISearchBarDelegate_searchBarShouldBeginEditing? {
    _UISearchBarDelegate_searchBarShouldBeginEditing(object: self)
  }
  /// For calls of optional methods: `delegate?.searchBarTextDidBeginEditing?(…)`.
  @_disfavoredOverload public var searchBarTextDidBeginEditing: _UISearchBarDelegate_searchBarTextDidBeginEditing? {
    _UISearchBarDelegate_searchBarTextDidBeginEditing(object: self)
  }
  /// For calls of optional methods: `delegate?.searchBarShouldEndEditing?(…)`.
  @_disfavoredOverload public var searchBarShouldEndEditing: _UISearchBarDelegate_searchBarShouldEndEditing? {
    _UISearchBarDelegate_searchBarShouldEndEditing(object: self)
  }
  /// For calls of optional methods: `delegate?.searchBarTextDidEndEditing?(…)`.
  @_disfavoredOverload public var searchBarTextDidEndEditing: _UISearchBarDelegate_searchBarTextDidEndEditing? {
    _UISearchBarDelegate_searchBarTextDidEndEditing(object: self)
  }
  /// For calls of optional methods: `delegate?.searchBar?(…)`.
  @_disfavoredOverload public var searchBar: _UISearchBarDelegate_searchBar? {
    _UISearchBarDelegate_searchBar(object: self)
  }
  /// For calls of optional methods: `delegate?.searchBarSearchButtonClicked?(…)`.
  @_disfavoredOverload public var searchBarSearchButtonClicked: _UISearchBarDelegate_searchBarSearchButtonClicked? {
    _UISearchBarDelegate_searchBarSearchButtonClicked(object: self)
  }
  /// For calls of optional methods: `delegate?.searchBarCancelButtonClicked?(…)`.
  @_disfavoredOverload public var searchBarCancelButtonClicked: _UISearchBarDelegate_searchBarCancelButtonClicked? {
    _UISearchBarDelegate_searchBarCancelButtonClicked(object: self)
  }
  /// For calls of optional methods: `delegate?.searchBarBookmarkButtonClicked?(…)`.
  @_disfavoredOverload public var searchBarBookmarkButtonClicked: _UISearchBarDelegate_searchBarBookmarkButtonClicked? {
    _UISearchBarDelegate_searchBarBookmarkButtonClicked(object: self)
  }
  /// For calls of optional methods: `delegate?.searchBarResultsListButtonClicked?(…)`.
  @_disfavoredOverload public var searchBarResultsListButtonClicked:
    _UISearchBarDelegate_searchBarResultsListButtonClicked?
  { _UISearchBarDelegate_searchBarResultsListButtonClicked(object: self) }
}

/// The optional methods `searchBarShouldBeginEditing` of a `UISearchBarDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarShouldBeginEditing {
  let object: any UISearchBarDelegate

  /// Calls `searchBarShouldBeginEditing(_:)`.
  public func callAsFunction(_ searchBar: UISearchBar) -> Bool {
    object.searchBarShouldBeginEditing(searchBar)
  }
}

/// The optional methods `searchBarTextDidBeginEditing` of a `UISearchBarDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarTextDidBeginEditing {
  let object: any UISearchBarDelegate

  /// Calls `searchBarTextDidBeginEditing(_:)`.
  public func callAsFunction(_ searchBar: UISearchBar) {
    object.searchBarTextDidBeginEditing(searchBar)
  }
}

/// The optional methods `searchBarShouldEndEditing` of a `UISearchBarDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarShouldEndEditing {
  let object: any UISearchBarDelegate

  /// Calls `searchBarShouldEndEditing(_:)`.
  public func callAsFunction(_ searchBar: UISearchBar) -> Bool {
    object.searchBarShouldEndEditing(searchBar)
  }
}

/// The optional methods `searchBarTextDidEndEditing` of a `UISearchBarDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarTextDidEndEditing {
  let object: any UISearchBarDelegate

  /// Calls `searchBarTextDidEndEditing(_:)`.
  public func callAsFunction(_ searchBar: UISearchBar) {
    object.searchBarTextDidEndEditing(searchBar)
  }
}

/// The optional methods `searchBar` of a `UISearchBarDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBar {
  let object: any UISearchBarDelegate

  /// Calls `searchBar(_:textDidChange:)`.
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    object.searchBar(searchBar, textDidChange: searchText)
  }

  /// Calls `searchBar(_:shouldChangeTextIn:replacementText:)`.
  public func callAsFunction(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    object.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  /// Calls `searchBar(_:selectedScopeButtonIndexDidChange:)`.
  public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    object.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}

/// The optional methods `searchBarSearchButtonClicked` of a `UISearchBarDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarSearchButtonClicked {
  let object: any UISearchBarDelegate

  /// Calls `searchBarSearchButtonClicked(_:)`.
  public func callAsFunction(_ searchBar: UISearchBar) {
    object.searchBarSearchButtonClicked(searchBar)
  }
}

/// The optional methods `searchBarCancelButtonClicked` of a `UISearchBarDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarCancelButtonClicked {
  let object: any UISearchBarDelegate

  /// Calls `searchBarCancelButtonClicked(_:)`.
  public func callAsFunction(_ searchBar: UISearchBar) {
    object.searchBarCancelButtonClicked(searchBar)
  }
}

/// The optional methods `searchBarBookmarkButtonClicked` of a `UISearchBarDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarBookmarkButtonClicked {
  let object: any UISearchBarDelegate

  /// Calls `searchBarBookmarkButtonClicked(_:)`.
  public func callAsFunction(_ searchBar: UISearchBar) {
    object.searchBarBookmarkButtonClicked(searchBar)
  }
}

/// The optional methods `searchBarResultsListButtonClicked` of a `UISearchBarDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISearchBarDelegate_searchBarResultsListButtonClicked {
  let object: any UISearchBarDelegate

  /// Calls `searchBarResultsListButtonClicked(_:)`.
  public func callAsFunction(_ searchBar: UISearchBar) {
    object.searchBarResultsListButtonClicked(searchBar)
  }
}
