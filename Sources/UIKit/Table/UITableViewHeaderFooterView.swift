/// A reusable view above or below a section of a table.
///
/// Content goes into `contentView`; constraints from its top to its bottom give the automatic height. A title given by the data
/// source is shown in `textLabel`.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The view that content goes into; it fills the header.
  ///
  /// The one that the content configuration made, if there is one.
  open var contentView: UIView { configured.contentView ?? standardContentView }
  override var isViewOfList: Bool { true }
  override var contentViewInList: UIView? { contentView }
  /// The identifier that the view is kept for reuse under.
  open var reuseIdentifier: String? { identifierStorage }
  /// The label of the standard title, made when it is asked for.
  ///
  /// An application that makes no views of its own in `contentView` may set its text: the view is then sized for it.
  open var textLabel: UILabel? { titleLabel }
  /// A second label, below the first; headers of grouped tables show it, others do not.
  open var detailTextLabel: UILabel? { detailLabel }

  /// The content view of a header without content configuration.
  let standardContentView = TableContentView()
  /// The views of the content and background configurations.
  var configured = ConfiguredParts()
  var identifierStorage: String?
  private var backgroundViewStorage: UIView?
  private lazy var titleLabel: UILabel = makeLabel(\.hasTitleLabel)
  private var hasTitleLabel = false
  private lazy var detailLabel: UILabel = makeLabel(\.hasDetailLabel)
  private var hasDetailLabel = false

  /// The standard title; nil for a view of an application's own.
  var title: String? {
    didSet { updateTitle() }
  }

  /// The table's settings for the view.
  var tableState = TableSupplementState() {
    didSet {
      guard tableState != oldValue else { return }
      updateTitle()
      layoutMarginsInputsDidChange()
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the view floats over the rows; plain tables give it a background then.
  var isPinned = false {
    didSet {
      guard isPinned != oldValue else { return }
      updateLayerColors()
      setNeedsUpdateConfiguration()
    }
  }

  /// Makes a view for reuse under an identifier.
  public init(reuseIdentifier: String?) {
    identifierStorage = reuseIdentifier
    super.init(frame: .zero)
    addSubview(standardContentView)
    isLayoutIsland = true
    standardContentView.isLayoutIsland = true
  }

  /// Makes a view without identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view without identifier; archives are not read.
  public required init?(coder: NSCoder) {
    identifierStorage = coder.attribute("reuseIdentifier")
    super.init(coder: coder)
    addSubview(standardContentView)
    isLayoutIsland = true
    standardContentView.isLayoutIsland = true
    coder.finishDecoding(self, as: UITableViewHeaderFooterView.self)
  }

  /// A view behind the content, as large as the header.
  open var backgroundView: UIView? {
    get { backgroundViewStorage }
    set {
      guard newValue !== backgroundViewStorage else { return }
      if newValue != nil { setBackgroundConfiguration(nil) }
      backgroundViewStorage?.removeFromSuperview()
      backgroundViewStorage = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      updateLayerColors()
      setNeedsLayout()
    }
  }

  /// Called before the view is used again; an override has to call `super`.
  open func prepareForReuse() {
    isPinned = false
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  /// The content as a value; nil leaves it to the title and to views in `contentView`.
  ///
  /// Setting one shows the view that it makes in the place of `contentView`, or gives it to the present one if that supports
  /// it; nil brings the view's own content view back.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { setContentConfiguration(newValue) }
  }

  /// The background as a value; that of the table's style unless set.
  ///
  /// Background views and configurations exclude each other: setting one here takes `backgroundView` away, setting that makes
  /// this nil. Nil is no background but `backgroundColor`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { currentBackgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// An empty content configuration for a header or footer in the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { contentConfigurationOfTable }
  /// The background configuration of a header or footer in the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { backgroundConfigurationOfTable }

  /// The present state of the view; an override adds states of its own to super's.
  open var configurationState: UIViewConfigurationState { currentConfigurationState }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { markConfigurationStale() }
  /// Brings the configurations up to date with a state; the default does nothing beyond the automatic updates.
  ///
  /// Called before the view is shown and after its state changed.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Brings configurations up to date with a state, like an override of `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the content configuration follows the state by `updated(for:)`; true unless set.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }
  /// Whether the background configuration follows the state by `updated(for:)`; true unless set.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let content = bounds.inset(by: tableState.contentInset)
    if contentView.frame != content { contentView.frame = content }
    backgroundViewStorage?.frame = bounds
    configured.backgroundView?.frame = bounds
    layoutTitle()
  }

  override func subviewIntrinsicSizeDidChange(_ subview: UIView) {
    super.subviewIntrinsicSizeDidChange(subview)
    if subview === contentView, !(subview is UIListContentView) { tableAround?.selfSizeDidChange(of: self) }
  }

  override func islandDidChange(_ island: UIView) {
    if island === contentView { tableAround?.constraintsDidChange(in: self) }
  }

  /// The table's margins, from the edges of its rows.
  override var defaultLayoutMargins: UIEdgeInsets { marginsInTable + tableState.rowInset }

  /// Plain tables show a header that floats on a background of its own (`uikit-facts §1.2`).
  override func updateLayerColors() {
    if backgroundColorStorage == nil, backgroundViewStorage == nil, isPinned, tableState.style == .plain,
      configured.background == .standard
    {
      showInLayer(ListBackgroundStyle.pinned, isOwn: false)
    } else {
      super.updateLayerColors()
    }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let inset = tableState.contentInset
    let sides = inset.left + inset.right
    if configured.contentView != nil {
      // What content configurations inset depends on where their view is.
      contentView.frame = CGRect(
        x: inset.left, y: 0, width: max(0, targetSize.width - sides), height: contentView.frame.height)
      if bounds.width != targetSize.width { bounds.size.width = targetSize.width }
    }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - sides), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + sides, height: size.height)
  }

  // MARK: Title

  private func makeLabel(_ mark: ReferenceWritableKeyPath<UITableViewHeaderFooterView, Bool>) -> UILabel {
    let label = UILabel()
    self[keyPath: mark] = true
    label.numberOfLines = 0
    standardContentView.addSubview(label)
    applyTitleStyle(to: label)
    return label
  }

  /// The text of the labels, where they are all that the view shows; nil for a view of an application's own.
  var standardTitle: String? {
    if let title { return title }
    guard hasTitleLabel, configured.contentView == nil, let text = titleLabel.text, !text.isEmpty else { return nil }
    let isAlone = standardContentView.subviews.allSatisfy {
      $0 === titleLabel || hasDetailLabel && $0 === detailLabel
    }
    return isAlone && !titleLabel.hasConstraintsOnItself ? text : nil
  }

  private var showsDetail: Bool {
    hasDetailLabel && detailLabel.text?.isEmpty == false && tableState.style != .plain && tableState.isHeader
  }

  private func updateTitle() {
    guard hasTitleLabel || title != nil else { return }
    applyTitleStyle(to: titleLabel)
    if hasDetailLabel { applyTitleStyle(to: detailLabel) }
    if let title { titleLabel.text = tableState.showsUppercase ? title.uppercased() : title }
    setNeedsLayout()
  }

  private func applyTitleStyle(to label: UILabel) {
    label.font = tableState.titleFont(compatibleWith: traitCollection)
    label.textColor = tableState.titleColor
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    let isOtherSize = previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    if title != nil || hasTitleLabel && isOtherSize { updateTitle() }
    setNeedsUpdateConfiguration()
  }

  var titleLineHeight: CGFloat { titleLabel.font.lineHeight }

  /// The height of the title's text in a table of a width.
  func titleHeight(width: CGFloat) -> CGFloat {
    let insets = titleMargins + tableState.contentInset
    let sides = insets.left + insets.right
    let room = CGSize(width: width - sides, height: .greatestFiniteMagnitude)
    return titleLabel.sizeThatFits(room).height + (showsDetail ? detailLabel.sizeThatFits(room).height : 0)
  }

  /// How wide the view is for its title or its content.
  var naturalWidth: CGFloat {
    updateConfigurationIfNeeded()
    let inset = tableState.contentInset
    let sides = inset.left + inset.right
    guard standardTitle != nil else {
      let fitting = contentView.systemLayoutSizeFitting(
        CGSize(width: 0, height: bounds.height), withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
      return fitting.width > 0 ? fitting.width + sides : 0
    }
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let detail = showsDetail ? detailLabel.sizeThatFits(room).width : 0
    return max(titleLabel.sizeThatFits(room).width, detail) + titleMargins.left + titleMargins.right + sides
  }

  private var titleMargins: UIEdgeInsets {
    let side = metricsProfile.margins.side
    return tableState.titleMargins ?? UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Plain titles are centred; grouped headers end some points above the rows, footers begin so many below (`uikit-facts §1.3`).
  private func layoutTitle() {
    guard standardTitle != nil else { return }
    let room = standardContentView.bounds.inset(by: titleMargins)
    let scale = displayScale
    let limit = CGSize(width: room.width, height: .greatestFiniteMagnitude)
    let detail = showsDetail ? detailLabel.sizeThatFits(limit).height : 0
    if hasDetailLabel { detailLabel.isHidden = !showsDetail }
    let height = min(titleLabel.sizeThatFits(limit).height, bounds.height)
    let y: CGFloat
    switch (tableState.style, tableState.isHeader) {
    case (.plain, _): y = PixelGrid.round((bounds.height - height) / 2, scale: scale)
    case (_, true): y = bounds.height - metricsProfile.supplement.titleDistance - height - detail
    case (_, false): y = min(metricsProfile.supplement.titleDistance, bounds.height - height)
    }
    titleLabel.frame = CGRect(x: room.minX, y: y, width: room.width, height: height)
    if showsDetail { detailLabel.frame = CGRect(x: room.minX, y: y + height, width: room.width, height: detail) }
  }

  package override var shownText: String? { title }
  override var accessibilityDefaults: AccessibilityDefaults {
    guard title?.isEmpty == false, configured.contentView == nil else { return AccessibilityDefaults(isGroup: true) }
    return .element(tableState.isHeader ? .header : .staticText)
  }
}

/// The table's settings for its section headers and footers.
struct TableSupplementState: Equatable {
  var style = UITableView.Style.plain
  var isHeader = true
  /// How far the cards of inset grouped rows keep from the edges.
  var rowInset = UIEdgeInsets.zero
  /// The distances of the content from the sides for the safe area.
  var safeArea = UIEdgeInsets.zero
  /// The distances of titles from the edges of the content view; nil outside of tables.
  var titleMargins: UIEdgeInsets?

  /// From the view's edges to those of the content view.
  var contentInset: UIEdgeInsets { rowInset + safeArea }

  /// Grouped headers are shown in capitals (`uikit-facts §0`, until iOS 26).
  var showsUppercase: Bool { style != .plain && isHeader }

  /// Plain 17 semibold, grouped 13 (`uikit-facts §1.2, §1.3`), growing with the text size.
  ///
  /// Two lines of a grouped footer are as high as twice one (30 and 46 points), unlike lines of a text style.
  func titleFont(compatibleWith traits: UITraitCollection) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style == .plain ? .headline : .footnote, compatibleWith: traits)
    return .systemFont(ofSize: font.pointSize, weight: font.weight)
  }

  var titleColor: UIColor { style == .plain ? .label : .secondaryLabel }
}

/// The content view of cells and headers: fills its owner, with the margins of list content.
final class TableContentView: UIView {
  override var defaultLayoutMargins: UIEdgeInsets {
    var margins = (superview ?? self).marginsInTable
    if (superview as? UITableViewCell)?.hasAccessory == true {
      let margin = metricsProfile.margins.atAccessory
      if isRightToLeft { margins.left = margin } else { margins.right = margin }
    }
    return margins
  }
}

extension UIView {
  /// The margins that a table's cell or header has itself.
  var marginsInTable: UIEdgeInsets {
    let sides: UIEdgeInsets
    var ancestor = superview
    while let view = ancestor, !(view is UITableView) { ancestor = view.superview }
    if let table = ancestor as? UITableView {
      sides = table.contentSideMargins
    } else {
      let side = systemSideMargin
      sides = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    let margins = metricsProfile.margins
    let vertical = self is UITableViewCell ? margins.cellVertical : margins.supplementVertical
    return UIEdgeInsets(top: vertical, left: sides.left, bottom: vertical, right: sides.right)
  }
}
