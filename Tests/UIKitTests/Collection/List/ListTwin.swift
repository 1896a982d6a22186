import Testing

@testable import UIKit

/// The same content in a table and in a list, so that their pictures can be compared.
@MainActor
struct TwinContent {
  struct Row {
    var text: String
    var secondary: String?
    var style = Style.cell
    var accessory = UITableViewCell.AccessoryType.none
    enum Style { case cell, subtitle, value }

    var configuration: UIListContentConfiguration {
      var configuration: UIListContentConfiguration =
        switch style {
        case .cell: .cell()
        case .subtitle: .subtitleCell()
        case .value: .valueCell()
        }
      configuration.text = text
      configuration.secondaryText = secondary
      return configuration
    }

    var accessories: [UICellAccessory] {
      switch accessory {
      case .none: []
      case .disclosureIndicator: [.disclosureIndicator()]
      case .checkmark: [.checkmark()]
      case .detailButton: [.detail(actionHandler: {})]
      case .detailDisclosureButton: []
      }
    }
  }

  struct Section {
    var header: String?
    var rows: [Row]
    var footer: String?
  }

  var sections: [Section]

  /// Rows of every kind.
  static func mixed(headers: Bool, footers: Bool) -> TwinContent {
    func section(_ rows: [Row]) -> Section {
      Section(header: headers ? "A header" : nil, rows: rows, footer: footers ? "A footer that says more" : nil)
    }
    return TwinContent(sections: [
      section([
        Row(text: "One line"), Row(text: "Chevron", accessory: .disclosureIndicator),
        Row(text: "Two lines", secondary: "The second", style: .subtitle),
        Row(text: "Check", accessory: .checkmark),
      ]),
      section([
        Row(text: "Name", secondary: "Value", style: .value, accessory: .disclosureIndicator),
        Row(text: "Detail", accessory: .detailButton),
        Row(text: "Words that do not fit in one line of a row and so go on in a second one", accessory: .checkmark),
      ]),
      section([Row(text: "Alone")]),
    ])
  }
}

/// A screen with one of the two.
@MainActor
final class TwinStage: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  let content: TwinContent
  let window: UIWindow
  private(set) var table: UITableView?
  private(set) var collection: UICollectionView?
  /// Whether the list's items have what rows have in editing mode.
  var isEditing = false
  /// From where to where items were moved by hand.
  var moves: [[IndexPath]] = []
  init(
    _ content: TwinContent, size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
    dark: Bool = false, rightToLeft: Bool = false
  ) {
    TestScreen.reset(scale: scale, size: size)
    if rightToLeft {
      let traits = [
        UITraitCollection.system, UITraitCollection(displayScale: scale),
        UITraitCollection(layoutDirection: .rightToLeft),
      ]
      UIScreen.main.configure(
        bounds: CGRect(origin: .zero, size: size), scale: scale, safeAreaInsets: .zero,
        traits: UITraitCollection(traitsFrom: traits))
    }
    self.content = content
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    if dark { window.overrideUserInterfaceStyle = .dark }
    super.init()
  }

  func showTable(_ style: UITableView.Style) {
    let table = UITableView(frame: window.bounds, style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = self
    table.delegate = self
    self.table = table
    show(table)
  }

  func showList(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    if content.sections.contains(where: { $0.header != nil }) { configuration.headerMode = .supplementary }
    if content.sections.contains(where: { $0.footer != nil }) { configuration.footerMode = .supplementary }
    change(&configuration)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.contentInsetAdjustmentBehavior = .never
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      list.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    list.dataSource = self
    list.delegate = self
    collection = list
    show(list)
  }

  private func show(_ view: UIView) {
    window.addSubview(view)
    window.isHidden = false
    settle()
  }

  func settle() { for _ in 0..<4 { window.updateForFrame() } }

  // MARK: What is compared

  /// Cells and what is in them, with frames in the window, from the top down.
  func parts() -> [String] {
    let cells: [UIView] =
      table.map { table in table.visibleCells.map { $0 as UIView } }
      ?? collection.map { list in
        list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0) as UIView? }
      } ?? []
    var lines: [String] = []
    for cell in cells {
      lines.append("cell \(place(cell))")
      lines += describe(cell).sorted()
    }
    return lines
  }

  private func describe(_ view: UIView) -> [String] {
    view.subviews.filter { !$0.isHidden }.flatMap { child -> [String] in
      switch child {
      case let label as UILabel: ["  label \(label.text ?? "") \(place(label))"]
      case is TableSeparatorView: ["  line \(place(child))"]
      case is CellAccessoryView: ["  accessory \(place(child))"]
      case is CellEditControl: ["  circle \(place(child))"]
      case is CellReorderControl: ["  reorder \(place(child))"]
      case is UIListContentView: ["  content \(place(child))"] + describe(child)
      default: describe(child)
      }
    }
  }

  private func place(_ view: UIView) -> String {
    let rect = view.convert(view.bounds, to: window)
    func text(_ value: CGFloat) -> String { "\((value * 100).rounded() / 100)" }
    return "\(text(rect.minX)) \(text(rect.minY)) \(text(rect.width)) \(text(rect.height))"
  }

  /// The picture's pixels.
  func pixels() -> [UInt32] {
    let scale = UIScreen.main.scale
    let compositor = Compositor(size: window.bounds.size, scale: scale, background: CGColor.white)
    compositor.render(window.layer)
    let width = Int(window.bounds.width * scale)
    let height = Int(window.bounds.height * scale)
    return compositor.withUnsafePixels { pixels, bytesPerRow in
      (0..<height).flatMap { row in (0..<width).map { pixels[row * bytesPerRow / 4 + $0] } }
    }
  }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int { content.sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.sections[section].rows.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let row = content.sections[indexPath.section].rows[indexPath.row]
    cell.contentConfiguration = row.configuration
    cell.accessoryType = row.accessory
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headerFooter(tableView, content.sections[section].header)
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    headerFooter(tableView, content.sections[section].footer)
  }

  private func headerFooter(_ table: UITableView, _ text: String?) -> UIView? {
    guard let text, let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header") else { return nil }
    let isHeader = content.sections.contains { $0.header == text }
    var configuration: UIListContentConfiguration =
      switch (table.style, isHeader) {
      case (.plain, true): .plainHeader()
      case (.plain, false): .plainFooter()
      case (_, true): .groupedHeader()
      case (_, false): .groupedFooter()
      }
    configuration.text = text
    view.contentConfiguration = configuration
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { content.sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    content.sections[section].rows.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! UICollectionViewListCell
    let row = content.sections[indexPath.section].rows[indexPath.item]
    cell.contentConfiguration = row.configuration
    cell.accessories = row.accessories
    if isEditing { cell.accessories = [.delete(), .reorder()] }
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { moves.append([sourceIndexPath, destinationIndexPath]) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      as! UICollectionViewListCell
    var configuration = view.defaultContentConfiguration()
    let section = content.sections[indexPath.section]
    configuration.text = kind == UICollectionView.elementKindSectionHeader ? section.header : section.footer
    view.contentConfiguration = configuration
    return view
  }
}
