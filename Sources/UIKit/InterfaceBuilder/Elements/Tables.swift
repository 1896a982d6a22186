internal import InterfaceDocuments

extension NibTable {
  static let listRules: [NibRules] = tableRules + collectionRules

  private static let tableRules: [NibRules] = [
    NibRules(UITableView.self, "tableView") { the in
      the.set("rowHeight") { table, value in if let height = tableHeight(value) { table.rowHeight = height } }
      the.set("estimatedRowHeight") { table, value in
        if let height = tableHeight(value) { table.estimatedRowHeight = height }
      }
      the.set("sectionHeaderHeight") { table, value in
        if let height = tableHeight(value) { table.sectionHeaderHeight = height }
      }
      the.set("estimatedSectionHeaderHeight") { table, value in
        if let height = tableHeight(value) { table.estimatedSectionHeaderHeight = height }
      }
      the.set("sectionFooterHeight") { table, value in
        if let height = tableHeight(value) { table.sectionFooterHeight = height }
      }
      the.set("estimatedSectionFooterHeight") { table, value in
        if let height = tableHeight(value) { table.estimatedSectionFooterHeight = height }
      }
      the.choice(
        "separatorStyle", \.separatorStyle,
        ["default": .singleLine, "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLine])
      the.color("separatorColor", \.separatorColor)
      the.insets("separatorInset", \.separatorInset)
      the.choice(
        "separatorInsetReference", \.separatorInsetReference,
        ["cellEdges": .fromCellEdges, "automaticInsets": .fromAutomaticInsets])
      the.flag("allowsSelection", \.allowsSelection)
      the.flag("allowsMultipleSelection", \.allowsMultipleSelection)
      the.flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
      the.flag("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
      the.integer("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount)
      the.color("sectionIndexColor", \.sectionIndexColor)
      the.color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor)
      the.color("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor)
      the.flag("layoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth)
      the.flag("prefetchingEnabled", \.isPrefetchingEnabled)
      the.set("contentViewInsetsToSafeArea") { $0.insetsContentViewsToSafeArea = $1.flag }
      the.set("tableHeaderView") { $0.tableHeaderView = $1.object(UIView.self) }
      the.set("tableFooterView") { $0.tableFooterView = $1.object(UIView.self) }
      the.set("backgroundView") { $0.backgroundView = $1.object(UIView.self) }
      the.set("prototypes") { table, value in
        for element in value.element.children { table.registerPrototype(element, value.instance) }
      }
      the.set("sections") { table, value in table.staticContent = StaticTable(value) }
      the.flag("dragInteractionEnabled", \.dragInteractionEnabled)
      the.flag("springLoaded", \.isSpringLoaded)
      the.flag("selectionFollowsFocus", \.selectionFollowsFocus)
      // Read when the table is initialised, and which of the lists beside it counts.
      the.ignore("style", "dataMode")
      the.outlet("delegate") { (table: UITableView, delegate: any UITableViewDelegate) in table.delegate = delegate }
      the.outlet("dataSource") { (table: UITableView, source: any UITableViewDataSource) in table.dataSource = source }
      the.outlet("prefetchDataSource") { (table: UITableView, source: any UITableViewDataSourcePrefetching) in
        table.prefetchDataSource = source
      }
      the.outlet("tableHeaderView") { (table: UITableView, view: UIView) in table.tableHeaderView = view }
      the.outlet("tableFooterView") { (table: UITableView, view: UIView) in table.tableFooterView = view }
      the.outlet("backgroundView") { (table: UITableView, view: UIView) in table.backgroundView = view }
    },
    NibRules(UITableViewCell.self, "tableViewCell") { the in
      the.set("contentView") { cell, value in value.instance.adopt(cell.contentView, value.element) }
      the.choice(
        "selectionStyle", \.selectionStyle, ["none": .none, "blue": .blue, "gray": .gray, "default": .default])
      the.choice("accessoryType", \.accessoryType, accessories)
      the.choice("editingAccessoryType", \.editingAccessoryType, accessories)
      the.flag("showsReorderControl", \.showsReorderControl)
      the.set("shouldIndentWhileEditing") { $0.shouldIndentWhileEditing = $1.flag }
      the.integer("indentationLevel", \.indentationLevel)
      the.number("indentationWidth", \.indentationWidth)
      the.insets("separatorInset", \.separatorInset)
      the.choice("focusStyle", \.focusStyle, ["default": .default, "custom": .custom])
      the.set("contentConfiguration") { cell, value in
        cell.contentConfiguration = value.instance.listContentConfiguration(value.element)
      }
      // Read by the table and by the content view; `hidesAccessoryWhenEditing` is of no effect since iOS 3.
      the.ignore(
        "reuseIdentifier", "style", "rowHeight", "textLabel", "detailTextLabel", "imageView", "image",
        "hidesAccessoryWhenEditing")
      the.outlet("backgroundView") { (cell: UITableViewCell, view: UIView) in cell.backgroundView = view }
      the.outlet("selectedBackgroundView") { (cell: UITableViewCell, view: UIView) in
        cell.selectedBackgroundView = view
      }
      the.outlet("accessoryView") { (cell: UITableViewCell, view: UIView) in cell.accessoryView = view }
      the.outlet("editingAccessoryView") { (cell: UITableViewCell, view: UIView) in cell.editingAccessoryView = view }
    },
    NibRules(TableContentView.self, "tableViewCellContentView") { the in
      the.set("subviews") { content, value in
        for element in value.element.children {
          if content.readPart(element, value) { continue }
          if let view = value.instance.make(element) as? UIView { content.addSubview(view) }
        }
      }
      the.set("autoresizingMask") { _, _ in }
      the.set("clipsSubviews") { _, _ in }
      the.ignore("tableViewCell")
    },
    NibRules(UITableViewHeaderFooterView.self, "tableViewHeaderFooterView") { the in
      the.set("contentView") { view, value in value.instance.adopt(view.contentView, value.element) }
      the.ignore("reuseIdentifier")
      the.outlet("backgroundView") { (view: UITableViewHeaderFooterView, background: UIView) in
        view.backgroundView = background
      }
    },
  ]

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]

  /// A height of a table, of which those below 0 are found by the table itself.
  static func tableHeight(_ value: NibValue) -> CGFloat? { value.number.map { tableHeight($0) } }

  /// The height of a number: the table's own for numbers below 0, and at most that of the tallest elements of lists.
  static func tableHeight(_ number: CGFloat) -> CGFloat {
    let tallest: CGFloat = 16_777_216
    return number < 0 || number.isNaN ? UITableView.automaticDimension : min(number, tallest)
  }
}

extension TableContentView {
  /// Gives the labels and the picture of the cell's style what the document says; false for any other view.
  fileprivate func readPart(_ element: DocumentElement, _ value: NibValue) -> Bool {
    guard let cell = superview as? UITableViewCell, let cellElement = value.owner.parent, let id = element.id else {
      return false
    }
    let part: UIView?
    switch id {
    case cellElement["textLabel"]: part = cell.textLabel
    case cellElement["detailTextLabel"]: part = cell.detailTextLabel
    case cellElement["imageView"]: part = cell.imageView
    default: return false
    }
    // The style places them itself.
    if let part { value.instance.adopt(part, element) }
    return true
  }
}
