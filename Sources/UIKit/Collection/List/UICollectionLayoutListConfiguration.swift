import ListGeometry

/// How a section of a collection view is laid out as a list: the rows, headers and footers of a table.
///
/// Rows, insets, lines and corners are those of a `UITableView` of the same style and content.
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Hashable, Sendable {
    /// A plain table: rows from side to side, headers that float.
    case plain
    /// A grouped table.
    case grouped
    /// A grouped table whose sections are cards.
    case insetGrouped
    /// A sidebar, whose items are rounded when they are selected.
    case sidebar
    /// A list beside a sidebar.
    case sidebarPlain
  }

  /// The view above a section.
  public enum HeaderMode: Hashable, Sendable {
    case none
    /// A supplementary view of the kind `elementKindSectionHeader`.
    case supplementary
    /// The section's first item, which looks like a header.
    case firstItemInSection
  }

  /// The view below a section.
  public enum FooterMode: Hashable, Sendable {
    case none
    /// A supplementary view of the kind `elementKindSectionFooter`.
    case supplementary
  }

  /// Views of a list that may be no wider than their content.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Headers that are supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// Gives the actions at one side of an item; nil for none.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// Gives the lines of an item, from what the list has.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// The style of the list.
  public let appearance: Appearance
  /// Whether there are lines between items; true but for sidebars unless set.
  public var showsSeparators: Bool
  /// How the lines look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Called for each item that comes on the screen, and again when the layout becomes invalid.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the list, which covers the collection view's own where all of its sections are lists; nil for none.
  public var backgroundColor: UIColor?
  /// The actions that are shown when an item is swiped towards the end of reading.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions that are shown when an item is swiped towards the start of reading.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The view above each section; none unless set.
  public var headerMode = HeaderMode.none
  /// The view below each section; none unless set.
  public var footerMode = FooterMode.none
  /// Room above each header, in points; nil for that of the appearance: 22 in plain lists, none in others.
  public var headerTopPadding: CGFloat?
  /// The elements that are no wider than their content; none unless set.
  ///
  /// A header of the header mode `supplementary` keeps to the leading side of its section then, as wide as its content
  /// or as its constraints make it at least; content that is wider than the section is broken as in other lists.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Makes a list that looks like a table.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor =
      switch appearance {
      case .plain, .sidebarPlain: .systemBackground
      case .grouped, .insetGrouped: .systemGroupedBackground
      case .sidebar: .secondarySystemBackground
      }
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// Whether sections are kept apart, and headers do not float.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}

extension NSCollectionLayoutSection {
  /// A section that looks like a part of a table.
  ///
  /// Its items size themselves; an item's cell is best a `UICollectionViewListCell`, and so are header and footer.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let metrics = TableMetrics(
      layoutEnvironment.traitCollection.metricsProfile.table,
      scale: max(1, layoutEnvironment.traitCollection.displayScale))
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let row = size(metrics.rowHeight)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = configuration
    section.contentInsetsReference = .none
    let appearance = configuration.appearance
    let margins = (layoutEnvironment as? LayoutEnvironment)?.cardInsets ?? .zero
    if appearance == .insetGrouped {
      section.contentInsets.leading = margins.leading
      section.contentInsets.trailing = margins.trailing
    }
    if appearance.isGrouped {
      if configuration.headerMode == .none { section.contentInsets.top = metrics.groupedUntitledHeaderHeight }
      if configuration.footerMode == .none { section.contentInsets.bottom = metrics.groupedUntitledFooterHeight }
    }
    let estimate =
      appearance.isGrouped
      ? layoutEnvironment.traitCollection.metricsProfile.supplement.groupedEstimate : metrics.plainTitledHeight
    if configuration.headerMode == .supplementary {
      let hugs = configuration.contentHuggingElements.contains(.supplementaryHeader)
      let room = layoutEnvironment.container.contentSize.width - section.contentInsets.leading
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: hugs
          ? NSCollectionLayoutSize(
            widthDimension: .estimated(max(1, room - section.contentInsets.trailing)),
            heightDimension: .estimated(estimate))
          : size(estimate), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: hugs ? .topLeading : .top)
      header.pinToVisibleBounds = appearance == .plain || appearance == .sidebarPlain
      header.isNoWiderThanEstimated = hugs
      header.topPadding = configuration.headerTopPadding ?? (appearance == .plain ? metrics.plainHeaderTopPadding : 0)
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(estimate), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
      footer.pinToVisibleBounds = appearance == .plain
      section.boundarySupplementaryItems.append(footer)
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections all look like parts of a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
