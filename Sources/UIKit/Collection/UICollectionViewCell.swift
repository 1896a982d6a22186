/// A view that a collection view shows and keeps for reuse: a cell, a header, a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  var identifierStorage: String?
  /// The kind that a supplementary view was dequeued for.
  var elementKind: String?
  /// The kind of a decoration view, under which it is kept for reuse.
  var decorationKind: String?
  /// The element that the view was dequeued for, until the view is shown.
  var dequeuedElement: ElementKey?
  /// A copy of the attributes that the view was given last.
  var appliedAttributes: UICollectionViewLayoutAttributes?

  override var isViewOfList: Bool { true }

  /// Makes an empty view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view of a nib or storyboard; an empty one with any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    identifierStorage = coder.attribute("reuseIdentifier")
    coder.finishDecoding(self, as: UICollectionReusableView.self)
  }

  /// The identifier that the view is kept for reuse under.
  open var reuseIdentifier: String? { identifierStorage }
  /// Called before the view is used again; an override has to call `super`.
  open func prepareForReuse() {}
  /// Gives the view the attributes that the layout has for it, beyond frame, alpha, transform and order.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The layout is about to give its place to another one; the view is on the screen.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// The layout has given its place to another one, and the animation has ended.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  override func islandDidChange(_ island: UIView) {
    if island === fittingContentView { collectionViewAround?.constraintsDidChange(in: self) }
  }

  override func subviewIntrinsicSizeDidChange(_ subview: UIView) {
    super.subviewIntrinsicSizeDidChange(subview)
    // Content views of list configurations tell of every change of their own; their cell knows what is new.
    guard subview === fittingContentView, !(subview is UIListContentView) else { return }
    collectionViewAround?.selfSizeDidChange(of: self)
  }

  /// The attributes that the view would like to have; the default sizes it by its constraints.
  ///
  /// An override may change what it is given and return it: it is a copy.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if layoutAttributes.estimates.width || layoutAttributes.estimates.height {
      return fittingEstimates(of: layoutAttributes)
    }
    let size = sizingView.systemLayoutSizeFitting(layoutAttributes.size)
    guard size.width > 0, size.height > 0, let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let scale = displayScale
    copy.frame.size = CGSize(
      width: PixelGrid.ceil(size.width, scale: scale), height: PixelGrid.ceil(size.height, scale: scale))
    return copy
  }

  /// The content's size along estimated axes, where the others are as the layout has them.
  ///
  /// Content without constraints is asked by `sizeThatFits(_:)`; a view that has no size of its own keeps the estimate.
  private func fittingEstimates(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    let estimates = attributes.estimates
    let target = CGSize(
      width: estimates.width ? 0 : attributes.size.width, height: estimates.height ? 0 : attributes.size.height)
    var size = sizingView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: estimates.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: estimates.height ? .fittingSizeLevel : .required)
    if (estimates.width && size.width <= 0) || (estimates.height && size.height <= 0) {
      size = sizeThatFits(attributes.size)
    }
    if estimates.width, let limit = attributes.widthLimit, size.width > limit {
      size = sizingView.systemLayoutSizeFitting(
        CGSize(width: limit, height: target.height), withHorizontalFittingPriority: .required,
        verticalFittingPriority: estimates.height ? .fittingSizeLevel : .required)
      size.width = limit
    }
    let scale = displayScale
    var frame = attributes.frame
    if estimates.width, size.width > 0 { frame.size.width = PixelGrid.ceil(size.width, scale: scale) }
    if estimates.height, size.height > 0 { frame.size.height = PixelGrid.ceil(size.height, scale: scale) }
    copy.frame = frame
    return copy
  }

  /// The collection view that shows the view, itself or in a row that scrolls.
  var collectionViewAround: UICollectionView? {
    let around = superview is SwipedRowView ? superview?.superview : superview
    return around as? UICollectionView ?? (around as? OrthogonalRowView)?.collectionView
  }

  var fittingContentView: UIView { self }
  /// The view that is asked for the size of the whole.
  var sizingView: UIView { fittingContentView }
}

/// An item of a collection view.
///
/// Content goes into `contentView`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The content view of a cell without content configuration.
  private(set) lazy var standardContentView: UIView = makeStandardContentView()
  /// The views of the content and background configurations.
  var configured = ConfiguredParts()
  /// The segue of a storyboard that begins at the cell.
  var selectionSegue: ((UICollectionViewCell) -> Void)?
  private var backgroundViewStorage: UIView?
  private var selectedBackgroundStorage: UIView?

  /// Makes an empty cell.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a cell of a nib or storyboard; an empty one with any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UICollectionViewCell.self)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    configured.background = .none
    standardContentView.frame = bounds
    standardContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(standardContentView)
    isLayoutIsland = true
    standardContentView.isLayoutIsland = true
  }

  /// Hook for framework classes: the view that content goes into.
  func makeStandardContentView() -> UIView { UIView() }

  /// The view for the content; the view of the content configuration, if there is a configuration.
  open var contentView: UIView { configured.contentView ?? standardContentView }
  override var contentViewInList: UIView? { contentView }

  // MARK: Drag and drop

  /// Whether a cell's item is dragged.
  public enum DragState: _Enumeration, Sendable {
    /// It is not.
    case none
    /// It rises to be dragged.
    case lifting
    /// It is being dragged.
    case dragging
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  var dragStateStorage = DraggedState.none
  /// Whether something that is dragged would go into the item.
  var dropState = UICellConfigurationState.DropState.none {
    didSet { if dropState != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The item rises to be dragged, is dragged, or is not any more; the default makes the content pale while it is dragged.
  open func dragStateDidChange(_ dragState: DragState) {
    contentView.alpha = dragState == .dragging ? metricsProfile.cell.draggedAlpha : 1
  }

  // MARK: Configurations

  /// The content as a value; nil leaves it to views in `contentView`.
  ///
  /// Setting one shows the view that it makes in the place of `contentView`, or gives it to the present one if that supports
  /// it; nil brings the cell's own content view back.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { setContentConfiguration(newValue) }
  }

  /// The background as a value; none unless set, in list cells that of the list's style.
  ///
  /// Background views and configurations exclude each other: setting one here takes `backgroundView` and
  /// `selectedBackgroundView` away, setting one of those makes this nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { currentBackgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// The background configuration of a cell of this class: none, in list cells that of the list's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackgroundConfiguration }

  /// The present state of the cell; an override adds states of its own to super's.
  open var configurationState: UICellConfigurationState { currentConfigurationState }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { markConfigurationStale() }
  /// Brings the configurations up to date with a state; the default does nothing beyond the automatic updates.
  ///
  /// Called before the cell is shown and after its state changed.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Brings configurations up to date with a state, like an override of `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
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

  // MARK: Focus

  /// Whether focus may come to the item, as its collection view and the delegate say.
  open override var canBecomeFocused: Bool { collectionViewAround?.canFocus(self) ?? false }
  override var focusListAround: (any FocusList)? { collectionViewAround }
  /// A background configuration shows the focus by itself; other cells have a halo.
  override var standardFocusEffect: UIFocusEffect? {
    backgroundConfiguration?.style.showsFocus ?? false ? nil : UIFocusEffect()
  }
  override func focusDidChange() {
    updateSelectedBackground()
    selectionLookDidChange()
    setNeedsUpdateConfiguration()
  }
  override func focusedViewWasPressed() -> Bool { collectionViewAround?.selectByKey(self) ?? false }

  // MARK: State

  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { updateSelectionLook() } } }
  /// Whether the cell shows the controls of editing mode: the collection view is in it, and the item can be edited.
  var isInEditingMode = false { didSet { if isInEditingMode != oldValue { editingModeDidChange() } } }
  /// Whether swipe actions are seen beside the cell.
  var isSwiped = false {
    didSet {
      guard isSwiped != oldValue else { return }
      setNeedsUpdateConfiguration()
      swipingDidChange()
    }
  }
  /// Hook for framework classes: swipe actions are seen, or no longer.
  func swipingDidChange() {}
  /// Hook for framework classes: the cell entered or left editing mode.
  func editingModeDidChange() {}
  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateSelectionLook() } } }

  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    get { backgroundViewStorage }
    set {
      if newValue != nil { setBackgroundConfiguration(nil) }
      backgroundViewStorage?.removeFromSuperview()
      backgroundViewStorage = newValue
      if let newValue { addBackground(newValue, at: 0) }
    }
  }

  /// A view behind the content while the item is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    get { selectedBackgroundStorage }
    set {
      if newValue != nil, configured.background != .none { setBackgroundConfiguration(nil) }
      endSelectionFade()
      selectedBackgroundStorage?.removeFromSuperview()
      selectedBackgroundStorage = newValue
      updateSelectionLook()
    }
  }

  override var fittingContentView: UIView { contentView }

  /// Whether the cell and its subviews take touches; a cell without touches is disabled.
  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set {
      super.isUserInteractionEnabled = newValue
      setNeedsUpdateConfiguration()
    }
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    setNeedsUpdateConfiguration()
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutCell()
  }

  /// Hook for framework classes: places what the cell has by itself.
  func layoutCell() {
    if let content = configured.contentView, content.frame != bounds { content.frame = bounds }
    if let background = configured.backgroundView, background.frame != bounds { background.frame = bounds }
  }

  override var sizingView: UIView { self }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentView.sizeThatFits(size) }

  /// The content's size by its constraints.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if configured.contentView != nil, horizontalFittingPriority == .required {
      // What content configurations inset depends on where their view is.
      if bounds.width != targetSize.width { bounds.size.width = targetSize.width }
      contentView.frame = CGRect(x: 0, y: 0, width: targetSize.width, height: contentView.frame.height)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  private func addBackground(_ view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  /// Whether a change of the look fades.
  private var isChangingAnimated = false
  /// The selected background on its way out.
  private var selectionFade: SelectionFade?

  /// Selects or deselects the cell; the selected background fades in or out where `animated` is true and there is a window.
  func setSelected(_ isSelected: Bool, animated: Bool) {
    isChangingAnimated = animated && window != nil && UIView.areAnimationsEnabled
    self.isSelected = isSelected
    isChangingAnimated = false
  }

  private func updateSelectionLook() {
    updateSelectedBackground()
    selectionLookDidChange()
    setNeedsUpdateConfiguration()
    guard isChangingAnimated, configured.backgroundView != nil || configured.content != nil else { return }
    UIView.animate(
      withDuration: SelectionFade.duration, delay: 0, options: .allowUserInteraction,
      animations: { self.updateConfigurationIfNeeded() }, completion: nil)
  }

  /// Hook for framework classes: the cell began or ceased to be selected or highlighted.
  func selectionLookDidChange() {}

  private func updateSelectedBackground() {
    guard let background = selectedBackgroundStorage else { return }
    if isSelected || isHighlighted {
      endSelectionFade()
      guard background.superview !== self else { return }
      addBackground(background, at: backgroundViewStorage == nil ? 0 : 1)
      if isChangingAnimated { SelectionFade.fadeIn(background) }
    } else if selectionFade == nil {
      guard background.superview === self, isChangingAnimated else { return background.removeFromSuperview() }
      selectionFade = SelectionFade(out: background) { [weak self] fade in
        if self?.selectionFade === fade { self?.endSelectionFade() }
      }
    }
  }

  /// Removes a fading background, and restores its own opacity.
  private func endSelectionFade() {
    guard let fade = selectionFade else { return }
    selectionFade = nil
    fade.end()
  }

  /// The cell goes off the screen: the finger on it means nothing any more.
  func willLeaveCollection() {
    if isSwiped { collectionViewAround?.swiping?.endSwipe(of: self) }
    endSelectionFade()
    guard isTouched else { return }
    isTouched = false
    isHighlighted = false
  }

  // MARK: Touches

  /// Whether a finger on the cell highlights it, and may select it.
  var isTouched = false

  private var collectionView: UICollectionView? { collectionViewAround }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    collectionView?.fingerDidTouch(self)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    collectionView?.fingerDidLeave(self, isTap: isInside)
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    collectionView?.fingerDidLeave(self, isTap: false)
    super.touchesCancelled(touches, with: event)
  }
}
