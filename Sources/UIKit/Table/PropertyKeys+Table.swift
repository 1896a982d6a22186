// Written by Scripts/property-keys: Apple's properties by key.

extension UITableView {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("style", \UITableView.style)
    table.add("dataSource", \UITableView.dataSource)
    table.add("delegate", \UITableView.delegate)
    table.add("prefetchDataSource", \UITableView.prefetchDataSource)
    table.add("prefetchingEnabled", \UITableView.isPrefetchingEnabled)
    table.add("dragDelegate", \UITableView.dragDelegate)
    table.add("dropDelegate", \UITableView.dropDelegate)
    table.add("rowHeight", \UITableView.rowHeight)
    table.add("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
    table.add("sectionFooterHeight", \UITableView.sectionFooterHeight)
    table.add("estimatedRowHeight", \UITableView.estimatedRowHeight)
    table.add("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
    table.add("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
    table.add("fillerRowHeight", \UITableView.fillerRowHeight)
    table.add("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
    table.add("separatorInset", \UITableView.separatorInset)
    table.add("separatorInsetReference", \UITableView.separatorInsetReference)
    table.add("selfSizingInvalidation", \UITableView.selfSizingInvalidation)
    table.add("backgroundView", \UITableView.backgroundView)
    table.add("contextMenuInteraction", \UITableView.contextMenuInteraction)
    table.add("numberOfSections", \UITableView.numberOfSections)
    table.add("visibleCells", \UITableView.visibleCells)
    table.add("indexPathsForVisibleRows", \UITableView.indexPathsForVisibleRows)
    table.add("hasUncommittedUpdates", \UITableView.hasUncommittedUpdates)
    table.add("editing", \UITableView.isEditing)
    table.add("allowsSelection", \UITableView.allowsSelection)
    table.add("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
    table.add("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
    table.add("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing)
    table.add("indexPathForSelectedRow", \UITableView.indexPathForSelectedRow)
    table.add("indexPathsForSelectedRows", \UITableView.indexPathsForSelectedRows)
    table.add("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount)
    table.add("sectionIndexColor", \UITableView.sectionIndexColor)
    table.add("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
    table.add("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor)
    table.add("separatorStyle", \UITableView.separatorStyle)
    table.add("separatorColor", \UITableView.separatorColor)
    table.add("separatorEffect", \UITableView.separatorEffect)
    table.add("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth)
    table.add("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea)
    table.add("tableHeaderView", \UITableView.tableHeaderView)
    table.add("tableFooterView", \UITableView.tableFooterView)
    table.add("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath)
    table.add("selectionFollowsFocus", \UITableView.selectionFollowsFocus)
    table.add("allowsFocus", \UITableView.allowsFocus)
    table.add("allowsFocusDuringEditing", \UITableView.allowsFocusDuringEditing)
    table.add("dragInteractionEnabled", \UITableView.dragInteractionEnabled)
    table.add("hasActiveDrag", \UITableView.hasActiveDrag)
    table.add("hasActiveDrop", \UITableView.hasActiveDrop)
    table.add("contentHuggingElements", \UITableView.contentHuggingElements)
    table.add("contentSize", \UITableView.contentSize)
    table.add("springLoaded", \UITableView.isSpringLoaded)
  }
}

extension UITableViewCell {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("contentConfiguration", \UITableViewCell.contentConfiguration)
    table.add("backgroundConfiguration", \UITableViewCell.backgroundConfiguration)
    table.add("configurationUpdateHandler", \UITableViewCell.configurationUpdateHandler)
    table.add("automaticallyUpdatesContentConfiguration", \UITableViewCell.automaticallyUpdatesContentConfiguration)
    table.add("contentView", \UITableViewCell.contentView)
    table.add("imageView", \UITableViewCell.imageView)
    table.add("textLabel", \UITableViewCell.textLabel)
    table.add("detailTextLabel", \UITableViewCell.detailTextLabel)
    table.add(
      "automaticallyUpdatesBackgroundConfiguration", \UITableViewCell.automaticallyUpdatesBackgroundConfiguration)
    table.add("backgroundView", \UITableViewCell.backgroundView)
    table.add("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    table.add("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView)
    table.add("reuseIdentifier", \UITableViewCell.reuseIdentifier)
    table.add("selectionStyle", \UITableViewCell.selectionStyle)
    table.add("selected", \UITableViewCell.isSelected)
    table.add("highlighted", \UITableViewCell.isHighlighted)
    table.add("editingStyle", \UITableViewCell.editingStyle)
    table.add("showsReorderControl", \UITableViewCell.showsReorderControl)
    table.add("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
    table.add("accessoryType", \UITableViewCell.accessoryType)
    table.add("accessoryView", \UITableViewCell.accessoryView)
    table.add("editingAccessoryType", \UITableViewCell.editingAccessoryType)
    table.add("editingAccessoryView", \UITableViewCell.editingAccessoryView)
    table.add("indentationLevel", \UITableViewCell.indentationLevel)
    table.add("indentationWidth", \UITableViewCell.indentationWidth)
    table.add("separatorInset", \UITableViewCell.separatorInset)
    table.add("editing", \UITableViewCell.isEditing)
    table.add("showingDeleteConfirmation", \UITableViewCell.showingDeleteConfirmation)
    table.add("focusStyle", \UITableViewCell.focusStyle)
    table.add("userInteractionEnabledWhileDragging", \UITableViewCell.userInteractionEnabledWhileDragging)
    table.add("canBecomeFirstResponder", \UITableViewCell.canBecomeFirstResponder)
    table.add("canBecomeFocused", \UITableViewCell.canBecomeFocused)
    table.add("configurationState", \UITableViewCell.configurationState)
    table.add("inputAccessoryView", \UITableViewCell.inputAccessoryView)
    table.add("inputView", \UITableViewCell.inputView)
    table.add("userInteractionEnabled", \UITableViewCell.isUserInteractionEnabled)
  }
}

extension UITableViewController {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("tableView", \UITableViewController.tableView)
    table.add("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear)
    table.add("refreshControl", \UITableViewController.refreshControl)
  }
}

extension UITableViewDropPlaceholder {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("previewParametersProvider", \UITableViewDropPlaceholder.previewParametersProvider)
  }
}

extension UITableViewDropProposal {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("intent", \UITableViewDropProposal.intent)
  }
}

extension UITableViewFocusUpdateContext {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("previouslyFocusedIndexPath", \UITableViewFocusUpdateContext.previouslyFocusedIndexPath)
    table.add("nextFocusedIndexPath", \UITableViewFocusUpdateContext.nextFocusedIndexPath)
  }
}

extension UITableViewHeaderFooterView {
  fileprivate static func keys6(_ table: _MethodTable) {
    table.add("contentConfiguration", \UITableViewHeaderFooterView.contentConfiguration)
    table.add("backgroundConfiguration", \UITableViewHeaderFooterView.backgroundConfiguration)
    table.add("configurationUpdateHandler", \UITableViewHeaderFooterView.configurationUpdateHandler)
    table.add(
      "automaticallyUpdatesContentConfiguration", \UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration)
    table.add("contentView", \UITableViewHeaderFooterView.contentView)
    table.add("textLabel", \UITableViewHeaderFooterView.textLabel)
    table.add("detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel)
    table.add(
      "automaticallyUpdatesBackgroundConfiguration",
      \UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration)
    table.add("backgroundView", \UITableViewHeaderFooterView.backgroundView)
    table.add("reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier)
    table.add("configurationState", \UITableViewHeaderFooterView.configurationState)
  }
}

extension UITableViewPlaceholder {
  fileprivate static func keys7(_ table: _MethodTable) {
    table.add("cellUpdateHandler", \UITableViewPlaceholder.cellUpdateHandler)
  }
}

extension UITableViewRowAction {
  fileprivate static func keys8(_ table: _MethodTable) {
    table.add("backgroundColor", \UITableViewRowAction.backgroundColor)
    table.add("backgroundEffect", \UITableViewRowAction.backgroundEffect)
    table.add("style", \UITableViewRowAction.style)
    table.add("title", \UITableViewRowAction.title)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITableView.self, UITableView.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITableViewCell.self, UITableViewCell.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITableViewController.self, UITableViewController.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITableViewDropPlaceholder.self, UITableViewDropPlaceholder.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITableViewDropProposal.self, UITableViewDropProposal.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITableViewFocusUpdateContext.self, UITableViewFocusUpdateContext.keys5) }, 0, 0
)
@section("swift5_tests") @used private let record6: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITableViewHeaderFooterView.self, UITableViewHeaderFooterView.keys6) }, 0, 0
)
@section("swift5_tests") @used private let record7: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITableViewPlaceholder.self, UITableViewPlaceholder.keys7) }, 0, 0
)
@section("swift5_tests") @used private let record8: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITableViewRowAction.self, UITableViewRowAction.keys8) }, 0, 0
)
