/// The accessories that a list cell shows, as views with their rooms.
///
/// Sizes and distances are those of table cells: each accessory after the content takes its width and the cell's margin.
@MainActor
final class ListCellAccessories {
  /// An accessory that is shown.
  struct Shown {
    let accessory: UICellAccessory
    let view: UIView
  }

  private(set) var leading: [Shown] = []
  private(set) var trailing: [Shown] = []
  /// The line before the reorder control.
  private var verticalLine: TableSeparatorView?

  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }

  var all: [Shown] { leading + trailing }

  // MARK: Views

  /// Shows what there is to show; views of the same kind are kept.
  func update(_ accessories: [UICellAccessory], in cell: UICollectionViewListCell) {
    let isEditing = cell.isInEditingMode
    var old = all
    func make(_ accessory: UICellAccessory) -> Shown {
      let kept = old.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }
      let view = kept.map { old.remove(at: $0).view } ?? Self.makeView(accessory)
      configure(view, accessory, cell)
      if view.superview !== cell { cell.addSubview(view) }
      return Shown(accessory: accessory, view: view)
    }
    leading = UICellAccessory.arranged(accessories, isLeading: true, isEditing: isEditing).map(make)
    trailing = UICellAccessory.arranged(accessories, isLeading: false, isEditing: isEditing).map(make)
    let hasLine = trailing.count > 1 && trailing.last?.accessory.look.showsVerticalSeparator == true
    if !hasLine {
      verticalLine?.removeFromSuperview()
      verticalLine = nil
    } else if verticalLine == nil {
      let line = TableSeparatorView()
      line.backgroundColor = .separator
      cell.addSubview(line)
      verticalLine = line
    }
    for left in old where left.view.superview === cell { left.view.removeFromSuperview() }
  }

  private static func makeView(_ accessory: UICellAccessory) -> UIView {
    switch accessory.accessoryType {
    case .disclosureIndicator: CellAccessoryView(shape: .disclosureIndicator)
    case .outlineDisclosure: CellAccessoryView(shape: .outline(isExpanded: false))
    case .checkmark: CellAccessoryView(shape: .checkmark)
    case .detail: CellAccessoryView(shape: .detail)
    case .delete, .insert, .multiselect: CellEditControl()
    case .reorder: CellReorderControl()
    case .label: UILabel()
    case .popUpMenu: PopUpAccessoryButton()
    case .customView(let view): view
    }
  }

  private func configure(_ view: UIView, _ accessory: UICellAccessory, _ cell: UICollectionViewListCell) {
    let look = accessory.look
    view.isHidden = look.isHidden
    switch view {
    case let view as CellAccessoryView:
      view.glyphColor = look.tintColor
      configureAction(of: view, accessory, cell)
    case let view as CellEditControl:
      view.colors = (look.backgroundColor, look.tintColor)
      switch accessory.accessoryType {
      case .delete: view.purpose = .delete
      case .insert: view.purpose = .insert
      default: view.purpose = .select
      }
      view.isChecked = cell.isSelected
      view.replaceAction { [weak cell] in cell?.editControlWasTapped(accessory) }
    case let view as CellReorderControl: view.lineColor = look.tintColor
    case let view as PopUpAccessoryButton: view.show(accessory)
    case let view as UILabel where accessory.accessoryType == .label:
      view.text = look.text
      view.font = look.font
      view.adjustsFontForContentSizeCategory = look.adjustsFont
      view.textColor = look.tintColor ?? .secondaryLabel
    default: if let tint = look.tintColor { view.tintColor = tint }
    }
  }

  private func configureAction(
    of view: CellAccessoryView, _ accessory: UICellAccessory, _ cell: UICollectionViewListCell
  ) {
    switch accessory.accessoryType {
    case .detail:
      view.isUserInteractionEnabled = accessory.actionHandler != nil
      view.buttonWasTapped = accessory.actionHandler
    case .outlineDisclosure:
      view.shape = .outline(isExpanded: cell.isExpanded)
      // In a header the whole item is the button.
      view.isUserInteractionEnabled = !cell.outlineIsHeader(accessory)
      view.buttonWasTapped = { [weak cell] in cell?.outlineWasTapped(accessory) }
    default: view.isUserInteractionEnabled = false
    }
  }

  // MARK: Rooms

  /// The size of an accessory's view, without the room that a control takes up to the edge.
  private func size(of shown: Shown, _ cell: UICollectionViewListCell) -> CGSize {
    switch shown.view {
    case let view as CellAccessoryView:
      return CellAccessory.size(
        of: view.shape, cell.metricsProfile.accessory, scale: cell.displayScale, margin: cell.accessoryMargin,
        growth: CellAccessory.growth(cell.traitCollection))
    case is CellEditControl:
      return CGSize(
        width: cell.metricsProfile.editing.circle, height: cell.metricsProfile.editing.circle)
    case is CellReorderControl: return CGSize(width: cell.metricsProfile.editing.reorderLines.width, height: 0)
    case let view as UILabel where shown.accessory.accessoryType == .label:
      return view.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    default:
      if shown.accessory.look.maintainsFixedSize { return shown.view.bounds.size }
      let fitting = shown.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if fitting.width > 0, fitting.height > 0 { return fitting }
      let own = shown.view.bounds.size
      return own.width > 0 && own.height > 0
        ? own
        : shown.view.sizeThatFits(
          CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    }
  }

  /// The width that an accessory is given.
  private func width(of shown: Shown, _ own: CGFloat, _ cell: UICollectionViewListCell) -> CGFloat {
    switch shown.accessory.look.reservedLayoutWidth {
    case .actual: own
    case .standard: max(own, cell.metricsProfile.listContent.symbolSide(cell.traitCollection, scale: cell.displayScale))
    case .custom(let width): max(0, width)
    }
  }

  /// The columns of a cell of a width.
  func columns(of cell: UICollectionViewListCell, width: CGFloat) -> CellColumns {
    let (safeLeading, safeTrailing) = cell.safeSides
    let indent = CGFloat(max(0, cell.indentationLevel)) * cell.indentationWidth
    let margin = cell.accessoryMargin
    var columns = CellColumns(
      width: width, leadingInset: safeLeading, trailingInset: safeTrailing, isRightToLeft: cell.isRightToLeft)
    columns.editRoom = indent
    if !leading.isEmpty {
      let widths = leading.map { self.width(of: $0, size(of: $0, cell).width, cell) }
      columns.editRoom +=
        widths.reduce(0, +) + CGFloat(leading.count) * margin + cell.metricsProfile.editing.circleDistance
    }
    for shown in trailing {
      let taken = self.width(of: shown, size(of: shown, cell).width, cell) + margin
      if shown.view is CellReorderControl { columns.reorderRoom += taken } else { columns.accessoryRoom += taken }
      if shown.accessory.accessoryType == .checkmark {
        columns.accessoryRoom += cell.metricsProfile.accessory.checkmarkRoom
      }
    }
    return columns
  }

  // MARK: Places

  func layout(in cell: UICollectionViewListCell, _ columns: CellColumns) {
    let height = cell.bounds.height
    let margin = cell.accessoryMargin
    let indent = CGFloat(max(0, cell.indentationLevel)) * cell.indentationWidth
    var start = cell.indentsAccessories ? indent : 0
    for shown in leading {
      let size = size(of: shown, cell)
      let room = width(of: shown, size.width, cell)
      if let control = shown.view as? CellEditControl {
        // A tap anywhere before the content counts.
        place(
          control,
          columns.rect(
            leading: start, width: margin + room + cell.metricsProfile.editing.circleDistance, height: height))
      } else {
        place(shown.view, columns.rect(leading: start + margin, width: room, height: height), size, cell)
      }
      start += margin + room
    }
    var end = columns.innerWidth
    for shown in trailing.reversed() {
      let size = size(of: shown, cell)
      let room = width(of: shown, size.width, cell)
      if shown.view is CellReorderControl {
        moveItem(by: shown.view, of: cell)
        let width = margin + room + cell.metricsProfile.editing.reorderOverlap
        place(shown.view, columns.rect(leading: end - width, width: width, height: height))
        end -= margin + room
        if let verticalLine {
          // Half-way to the accessory before it, as tall as the content; a rule, not measured.
          let inset = cell.metricsProfile.margins.cellVertical
          let line = columns.rect(leading: end - margin / 2, width: 1 / cell.displayScale, height: height)
          place(verticalLine, PixelGrid.round(line, scale: cell.displayScale).insetBy(dx: 0, dy: inset))
        }
        continue
      }
      let isCheckmark = shown.accessory.accessoryType == .checkmark
      let edge = end - margin - (isCheckmark ? cell.metricsProfile.accessory.checkmarkRoom / 2 : 0)
      place(shown.view, columns.rect(leading: edge - room, width: room, height: height), size, cell)
      end -= room + margin + (isCheckmark ? cell.metricsProfile.accessory.checkmarkRoom : 0)
    }
  }

  /// A finger on the control moves the item at once.
  private func moveItem(by control: UIView, of cell: UICollectionViewListCell) {
    guard let collection = cell.collectionViewAround,
      control.gestureRecognizers?.contains(where: { $0 is MovementGestureRecognizer }) != true
    else { return }
    let recognizer = MovementGestureRecognizer(collection: collection)
    recognizer.minimumPressDuration = 0
    control.addGestureRecognizer(recognizer)
  }

  private func place(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }

  /// Centres a view in its room, at whole pixels; a view as wide as its room begins at the room's own edge.
  private func place(_ view: UIView, _ room: CGRect, _ size: CGSize, _ cell: UICollectionViewListCell) {
    let scale = cell.displayScale
    let x = size.width == room.width ? room.minX : PixelGrid.round(room.midX - size.width / 2, scale: scale)
    let y = PixelGrid.round((room.height - size.height) / 2, scale: scale)
    place(view, CGRect(x: x, y: y, width: size.width, height: size.height))
  }
}

/// The pop-up button of a list cell: the title of the element that is on, and arrows.
final class PopUpAccessoryButton: UIButton {
  private var didChange: UICellAccessory.MenuSelectedElementDidChangeHandler?

  func show(_ accessory: UICellAccessory) {
    guard let popUp = accessory.popUp else { return }
    var look = Configuration.plain()
    look.contentInsets = .zero
    look.indicator = .popup
    look.baseForegroundColor = accessory.look.tintColor ?? .secondaryLabel
    look.title = configuration?.title
    configuration = look
    didChange = popUp.didChange
    guard menu !== popUp.menu else { return }
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
    menu = popUp.menu
  }

  override func menuDidChoose(_ element: UIMenuElement) {
    super.menuDidChoose(element)
    if let menu { didChange?(menu) }
  }
}
