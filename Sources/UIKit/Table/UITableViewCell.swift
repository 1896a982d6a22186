import ListGeometry

/// A row of a table.
///
/// Content goes into `contentView`, which leaves room for the accessory; constraints from its top to its bottom give the automatic
/// height. The styles' labels are made when they are asked for. The order of subviews is background, content, accessory, separators
/// (`uikit-facts §1.1`).
@preconcurrency @MainActor open class UITableViewCell: UIView {
  let cellStyle: CellStyle
  private let identifierStorage: String?
  private let contentViewStorage = TableContentView()
  var textLabelStorage: UILabel?
  var detailLabelStorage: UILabel?
  var imageViewStorage: UIImageView?
  private var backgroundViewStorage: UIView?
  private var selectedBackgroundStorage: UIView?
  private var separatorInsetStorage: UIEdgeInsets?
  private var isSelectedStorage = false
  private var isHighlightedStorage = false
  private var accessoryViewStorage: UIView?
  /// The view that shows `accessoryType`.
  var standardAccessory: UIView?
  var bottomSeparator: UIView?
  var topSeparator: UIView?

  /// The row that the cell was dequeued for and not yet returned for.
  var dequeuedRow: RowIndex?

  /// What the table tells the cell.
  var tableState = TableCellState() {
    didSet {
      guard tableState != oldValue else { return }
      updateLayerColors()
      updateCorners()
      setNeedsLayout()
    }
  }

  /// Makes a cell of a style for reuse under an identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    identifierStorage = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Makes a cell of the default style without identifier.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Makes a cell of the default style; archives are not read.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    identifierStorage = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = false
    contentViewStorage.frame = bounds
    addSubview(contentViewStorage)
    isLayoutIsland = true
    contentViewStorage.isLayoutIsland = true
  }

  // MARK: Content

  /// The view that content goes into.
  open var contentView: UIView { contentViewStorage }
  /// The identifier that the cell is kept for reuse under.
  open var reuseIdentifier: String? { identifierStorage }
  /// The main label.
  open var textLabel: UILabel? { loadedTextLabel }
  /// The second label; nil in the default style.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : loadedDetailLabel }
  /// The image at the leading edge; nil in `value2`.
  open var imageView: UIImageView? { cellStyle == .value2 ? nil : loadedImageView }

  /// Called before the cell is used again; an override has to call `super`.
  open func prepareForReuse() {
    isHighlightedStorage = false
    updateSelectionLook()
  }

  // MARK: Backgrounds

  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    get { backgroundViewStorage }
    set {
      guard newValue !== backgroundViewStorage else { return }
      backgroundViewStorage?.removeFromSuperview()
      backgroundViewStorage = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view behind the content while the cell is selected or highlighted; the system's grey unless set.
  open var selectedBackgroundView: UIView? {
    get { selectedBackgroundStorage }
    set {
      selectedBackgroundStorage?.removeFromSuperview()
      selectedBackgroundStorage = newValue
      updateSelectionLook()
    }
  }

  /// How a selected cell looks.
  open var selectionStyle = SelectionStyle.default { didSet { updateSelectionLook() } }

  // MARK: Accessories

  /// What stands at the trailing edge; ignored while there is an `accessoryView`.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// A view at the trailing edge, of its own size.
  open var accessoryView: UIView? {
    get { accessoryViewStorage }
    set {
      guard newValue !== accessoryViewStorage else { return }
      accessoryViewStorage?.removeFromSuperview()
      accessoryViewStorage = newValue
      if let newValue { addSubview(newValue) }
      accessoryDidChange()
    }
  }

  // MARK: Indentation and separators

  /// How many levels the content is indented.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of a level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }

  /// How far the line below the cell keeps from its edges; the table's unless set.
  ///
  /// Negative values count as 0.
  open var separatorInset: UIEdgeInsets {
    get { separatorInsetStorage ?? tableState.separatorInset }
    set {
      separatorInsetStorage = UIEdgeInsets(
        top: 0, left: max(0, newValue.left), bottom: 0, right: max(0, newValue.right))
      setNeedsLayout()
    }
  }

  // MARK: State

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { isSelectedStorage }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the cell as selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelectedStorage = selected
    updateSelectionLook()
  }

  /// Shows the cell as highlighted or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlightedStorage = highlighted
    updateSelectionLook()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutCell()
  }

  /// The size for a width: the content's by its constraints, or the labels', with the separator's pixel.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: standardContentHeight(width: contentWidth(forCellWidth: size.width)))
  }

  override var defaultLayoutMargins: UIEdgeInsets { contentViewStorage.ownerMargins }

  override func updateLayerColors() {
    if backgroundColorStorage == nil, backgroundViewStorage == nil {
      let color: UIColor = tableState.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      layer.backgroundColor = tableState.isInTable ? color.resolvedColor(with: traitCollection).cgColor : nil
    } else {
      super.updateLayerColors()
    }
    updateSelectionLook()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if table?.allowsSelection == true { setHighlighted(true, animated: false) }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    setHighlighted(false, animated: false)
    if isInside { table?.cellWasTapped(self) }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    setHighlighted(false, animated: false)
    super.touchesCancelled(touches, with: event)
  }

  /// The table that the cell is in.
  var table: UITableView? {
    var ancestor = superview
    while let view = ancestor {
      if let table = view as? UITableView { return table }
      ancestor = view.superview
    }
    return nil
  }

  private func updateSelectionLook() {
    let isShown = (isSelectedStorage || isHighlightedStorage) && selectionStyle != .none
    if isShown {
      let background = selectedBackgroundStorage ?? makeSelectedBackground()
      if background.superview !== self {
        background.frame = bounds
        insertSubview(background, at: backgroundViewStorage == nil ? 0 : 1)
      }
    } else {
      selectedBackgroundStorage?.removeFromSuperview()
    }
    bottomSeparator?.isHidden = isShown
    setHighlightedContent(isShown)
  }

  private func makeSelectedBackground() -> UIView {
    let background = UIView()
    // The grey of iOS 13 to 18, seen on screen; not measured.
    background.backgroundColor = .systemGray4
    selectedBackgroundStorage = background
    return background
  }

  private func setHighlightedContent(_ isHighlighted: Bool) {
    textLabelStorage?.isHighlighted = isHighlighted
    detailLabelStorage?.isHighlighted = isHighlighted
    imageViewStorage?.isHighlighted = isHighlighted
  }
}
