/// Something beside the content of a list cell: a chevron, a check mark, a control of editing mode, a view of the application's.
///
/// Accessories of the system have their places: the circles of editing mode before the content, all others after it, labels next to
/// it and the reorder control at the edge. Views of the application's go where their placement says.
public struct UICellAccessory {
  /// The kind of an accessory.
  public enum AccessoryType: Hashable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case customView(UIView)
    case detail
    case popUpMenu
  }

  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    case always
    /// While the cell is in editing mode.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  /// The side of the content on which an accessory stands, and its position among the others there.
  public enum Placement {
    /// The position among the accessories of a side, which are given in the order of reading: 0 is before the first.
    public typealias Position = ([UICellAccessory]) -> Int

    /// Before the content; after the others there unless said.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content; before the others there unless said.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Before another accessory; before all others if that is missing.
    public static func position(before accessory: UICellAccessory) -> Position {
      { all in all.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// After another accessory; after all others if that is missing.
    public static func position(after accessory: UICellAccessory) -> Position {
      { all in all.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? all.count }
    }

    var isLeading: Bool { if case .leading = self { true } else { false } }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }

    var position: Position {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }
  }

  /// How much room an accessory is given along the row.
  public enum LayoutDimension {
    /// As much as it is wide.
    case actual
    /// As much as the system gives symbols, so that content lines up; 28 points at the standard text size.
    case standard
    /// So many points.
    case custom(CGFloat)
  }

  /// The action of a tap.
  public typealias ActionHandler = () -> Void

  /// Called with the menu whose selected element changed.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  /// The side on which the accessory stands, and in which mode.
  let placement: Placement
  /// How it looks.
  var look: Look
  /// The action of a tap; nil for the system's action.
  var actionHandler: ActionHandler?
  /// The menu of a pop-up button, and the handler that gets the chosen element.
  var popUp: (menu: UIMenu, didChange: MenuSelectedElementDidChangeHandler?)?

  /// The options of all kinds together.
  struct Look {
    var isHidden = false
    var reservedLayoutWidth = LayoutDimension.actual
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var text = ""
    var font: UIFont?
    var adjustsFont = true
    var style = OutlineDisclosureOptions.Style.automatic
    var maintainsFixedSize = false
    var showsVerticalSeparator = false
  }

  private init(
    _ type: AccessoryType, _ placement: Placement, _ look: Look, _ actionHandler: ActionHandler? = nil
  ) {
    accessoryType = type
    self.placement = placement
    self.look = look
    self.actionHandler = actionHandler
  }

  // MARK: Kinds

  /// A chevron: a tap on the item shows more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, .trailing(displayed: displayed), options.look)
  }

  /// The letter i in a circle.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, .trailing(displayed: displayed), options.look, actionHandler)
  }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, .trailing(displayed: displayed), options.look)
  }

  /// The red circle; without a handler a tap shows the item's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, .leading(displayed: displayed), options.look, actionHandler)
  }

  /// The green circle.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, .leading(displayed: displayed), options.look, actionHandler)
  }

  /// Three lines by which the item is moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, .trailing(displayed: displayed), options.look)
  }

  /// A circle that is checked while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, .leading(displayed: displayed), options.look)
  }

  /// A chevron that points down while the items below in an outline are shown.
  ///
  /// Without a handler a tap shows or hides them, where the data source has section snapshots.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, .trailing(displayed: displayed), options.look, actionHandler)
  }

  /// The selected element of a menu, with arrows; a tap opens the menu, and the handler is told which element was chosen.
  ///
  /// Where no element of the menu is on, the first is switched on.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, .trailing(displayed: displayed), options.look)
    accessory.popUp = (menu, selectedElementDidChangeHandler)
    return accessory
  }

  /// A short text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var look = options.look
    look.text = text
    return UICellAccessory(.label, .trailing(displayed: displayed), look)
  }

  /// A view of the application's.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(.customView(configuration.customView), configuration.placement, configuration.look)
  }

  // MARK: Order

  /// The place of the system's accessories among one another, in the order of reading.
  private var rank: Int {
    switch accessoryType {
    case .multiselect: 0
    case .delete: 1
    case .insert: 2
    case .label: 3
    case .popUpMenu: 4
    case .detail: 5
    case .checkmark: 6
    case .disclosureIndicator: 7
    case .outlineDisclosure: 8
    case .reorder: 9
    case .customView: 10
    }
  }

  private var isCustom: Bool { if case .customView = accessoryType { true } else { false } }

  /// The accessories of one side that are shown, in the order of reading.
  static func arranged(_ all: [UICellAccessory], isLeading: Bool, isEditing: Bool) -> [UICellAccessory] {
    let shown = all.filter { accessory in
      switch accessory.placement.displayed {
      case .always: break
      case .whenEditing: if !isEditing { return false }
      case .whenNotEditing: if isEditing { return false }
      }
      return accessory.placement.isLeading == isLeading
    }
    let system = shown.enumerated().filter { !$1.isCustom }
    var result = system.sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    for accessory in shown where accessory.isCustom {
      let index = accessory.placement.position(result)
      result.insert(accessory, at: min(max(0, index), result.count))
    }
    return result
  }
}
