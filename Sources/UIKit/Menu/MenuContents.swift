/// The content of a menu's panel: sections of rows, as plain values.
@MainActor struct MenuContents {
  struct Row {
    enum Kind {
      /// Something to choose.
      case leaf
      /// A menu that opens.
      case submenu(UIMenu)
      /// Elements that have not come.
      case waiting
    }

    let element: UIMenuElement
    let kind: Kind
    /// The menu around the row with single selection, if there is such a menu.
    let selectionMenu: UIMenu?
    /// Whether somebody carries the element out.
    var isPossible = true

    @MainActor var attributes: UIMenuElement.Attributes { element.menuAttributes }
    @MainActor var isEnabled: Bool {
      if case .waiting = kind { return false }
      return isPossible && !attributes.contains(.disabled)
    }
  }

  struct Section {
    var title: String?
    var rows: [Row] = []
    /// The size of the rows; small and medium elements stand side by side.
    var size = UIMenu.ElementSize.large
    /// Whether rows that are on have a ring.
    var isPalette = false
  }

  private(set) var sections: [Section] = []
  /// The responder at which the menu was opened.
  private weak var responder: UIResponder?
  /// Elements that have to be asked for what they stand for.
  private(set) var deferred: [UIDeferredMenuElement] = []

  /// `isReversed` puts the first element last, where it is nearest to the finger.
  init(_ menu: UIMenu, isReversed: Bool, responder: UIResponder? = nil) {
    self.responder = responder
    var current = Section(title: nil, size: menu.elementSize)
    add(menu.children, menu.options.contains(.singleSelection) ? menu : nil, to: &current)
    if !current.rows.isEmpty { sections.append(current) }
    guard isReversed else { return }
    sections = sections.reversed().map { section in
      var section = section
      // What stands side by side is read in its own order.
      if section.size == .large { section.rows.reverse() }
      return section
    }
  }

  private mutating func add(_ elements: [UIMenuElement], _ selection: UIMenu?, to current: inout Section) {
    for element in elements where !element.menuAttributes.contains(.hidden) {
      switch element {
      case let menu as UIMenu where menu.isInline:
        let outer = current.size
        if !current.rows.isEmpty { sections.append(current) }
        current = Section(
          title: menu.title.isEmpty ? nil : menu.title, size: menu.elementSize,
          isPalette: menu.options.contains(.displayAsPalette))
        add(menu.children, menu.options.contains(.singleSelection) ? menu : selection, to: &current)
        if !current.rows.isEmpty { sections.append(current) }
        current = Section(title: nil, size: outer)
      case let menu as UIMenu:
        current.rows.append(Row(element: menu, kind: .submenu(menu), selectionMenu: nil))
      case let later as UIDeferredMenuElement:
        deferred.append(later)
        if let elements = later.elements {
          add(elements, selection, to: &current)
        } else {
          current.rows.append(Row(element: later, kind: .waiting, selectionMenu: nil))
        }
      default:
        let isPossible = element.canBePerformed(by: responder)
        current.rows.append(Row(element: element, kind: .leaf, selectionMenu: selection, isPossible: isPossible))
      }
    }
  }

  /// Whether any row has something before its title: a check mark, or the arrow of a menu.
  var hasMarks: Bool {
    sections.contains { section in
      section.size == .large
        && section.rows.contains { row in
          if case .submenu = row.kind { return true }
          return row.element.menuState != .off
        }
    }
  }
}
