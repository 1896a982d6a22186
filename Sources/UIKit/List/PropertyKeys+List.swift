// Written by Scripts/property-keys: Apple's properties by key.

extension UIContextualAction {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("style", \UIContextualAction.style)
    table.add("handler", \UIContextualAction.handler)
    table.add("title", \UIContextualAction.title)
    table.add("backgroundColor", \UIContextualAction.backgroundColor)
    table.add("image", \UIContextualAction.image)
  }
}

extension UILocalizedIndexedCollation {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("sectionTitles", \UILocalizedIndexedCollation.sectionTitles)
    table.add("sectionIndexTitles", \UILocalizedIndexedCollation.sectionIndexTitles)
  }
}

extension UISwipeActionsConfiguration {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("actions", \UISwipeActionsConfiguration.actions)
    table.add("performsFirstActionWithFullSwipe", \UISwipeActionsConfiguration.performsFirstActionWithFullSwipe)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIContextualAction.self, UIContextualAction.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UILocalizedIndexedCollation.self, UILocalizedIndexedCollation.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISwipeActionsConfiguration.self, UISwipeActionsConfiguration.keys2) }, 0, 0
)
