// Written by Scripts/property-keys: Apple's properties by key.

extension UISearchBar {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("barStyle", \UISearchBar.barStyle)
    table.add("delegate", \UISearchBar.delegate)
    table.add("text", \UISearchBar.text)
    table.add("prompt", \UISearchBar.prompt)
    table.add("placeholder", \UISearchBar.placeholder)
    table.add("showsBookmarkButton", \UISearchBar.showsBookmarkButton)
    table.add("searchTextField", \UISearchBar.searchTextField)
    table.add("showsCancelButton", \UISearchBar.showsCancelButton)
    table.add("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton)
    table.add("searchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected)
    table.add("barTintColor", \UISearchBar.barTintColor)
    table.add("searchBarStyle", \UISearchBar.searchBarStyle)
    table.add("translucent", \UISearchBar.isTranslucent)
    table.add("scopeButtonTitles", \UISearchBar.scopeButtonTitles)
    table.add("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex)
    table.add("showsScopeBar", \UISearchBar.showsScopeBar)
    table.add("inputAccessoryView", \UISearchBar.inputAccessoryView)
    table.add("enabled", \UISearchBar.isEnabled)
    table.add("backgroundImage", \UISearchBar.backgroundImage)
    table.add("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage)
    table.add("searchFieldBackgroundPositionAdjustment", \UISearchBar.searchFieldBackgroundPositionAdjustment)
    table.add("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment)
    table.add("autocapitalizationType", \UISearchBar.autocapitalizationType)
    table.add("autocorrectionType", \UISearchBar.autocorrectionType)
    table.add("barPosition", \UISearchBar.barPosition)
    table.add("canBecomeFirstResponder", \UISearchBar.canBecomeFirstResponder)
    table.add("enablesReturnKeyAutomatically", \UISearchBar.enablesReturnKeyAutomatically)
    table.add("intrinsicContentSize", \UISearchBar.intrinsicContentSize)
    table.add("firstResponder", \UISearchBar.isFirstResponder)
    table.add("secureTextEntry", \UISearchBar.isSecureTextEntry)
    table.add("keyboardAppearance", \UISearchBar.keyboardAppearance)
    table.add("keyboardType", \UISearchBar.keyboardType)
    table.add("returnKeyType", \UISearchBar.returnKeyType)
    table.add("spellCheckingType", \UISearchBar.spellCheckingType)
    table.add("textContentType", \UISearchBar.textContentType)
  }
}

extension UISearchController {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("searchResultsUpdater", \UISearchController.searchResultsUpdater)
    table.add("active", \UISearchController.isActive)
    table.add("delegate", \UISearchController.delegate)
    table.add("obscuresBackgroundDuringPresentation", \UISearchController.obscuresBackgroundDuringPresentation)
    table.add("hidesNavigationBarDuringPresentation", \UISearchController.hidesNavigationBarDuringPresentation)
    table.add("searchResultsController", \UISearchController.searchResultsController)
    table.add("searchBar", \UISearchController.searchBar)
    table.add("searchBarPlacement", \UISearchController.searchBarPlacement)
    table.add(
      "automaticallyShowsSearchResultsController", \UISearchController.automaticallyShowsSearchResultsController)
    table.add("showsSearchResultsController", \UISearchController.showsSearchResultsController)
    table.add("automaticallyShowsCancelButton", \UISearchController.automaticallyShowsCancelButton)
    table.add("automaticallyShowsScopeBar", \UISearchController.automaticallyShowsScopeBar)
    table.add("scopeBarActivation", \UISearchController.scopeBarActivation)
    table.add("searchSuggestions", \UISearchController.searchSuggestions)
    table.add(
      "ignoresSearchSuggestionsForSearchBarPlacementStacked",
      \UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked)
    table.add("dimsBackgroundDuringPresentation", \UISearchController.dimsBackgroundDuringPresentation)
  }
}

extension UISearchSuggestionItem {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("iconImage", \UISearchSuggestionItem.iconImage)
    table.add("localizedAttributedSuggestion", \UISearchSuggestionItem.localizedAttributedSuggestion)
    table.add("localizedDescription", \UISearchSuggestionItem.localizedDescription)
    table.add("localizedSuggestion", \UISearchSuggestionItem.localizedSuggestion)
    table.add("representedObject", \UISearchSuggestionItem.representedObject)
  }
}

extension UISearchTextField {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("allowsDeletingTokens", \UISearchTextField.allowsDeletingTokens)
    table.add("textualRange", \UISearchTextField.textualRange)
    table.add("tokenBackgroundColor", \UISearchTextField.tokenBackgroundColor)
    table.add("tokens", \UISearchTextField.tokens)
  }
}

extension UISearchToken {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("representedObject", \UISearchToken.representedObject)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISearchBar.self, UISearchBar.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISearchController.self, UISearchController.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISearchSuggestionItem.self, UISearchSuggestionItem.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISearchTextField.self, UISearchTextField.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISearchToken.self, UISearchToken.keys4) }, 0, 0
)
