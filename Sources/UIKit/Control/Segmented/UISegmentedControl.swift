import Foundation

/// A row of segments with one selected, or of buttons when `isMomentary`.
///
/// The control is 32 points high, of which constraints see 31 (frames of `uikit-facts` oracle `ib-layouts`: 32 where 31 fit). A tap
/// chooses a segment when the finger is lifted; a finger that came down on the chosen segment takes the choice along. `valueChanged` is
/// sent when the finger is lifted on another segment than the chosen one, and at each tap of a momentary control; setting a property
/// sends nothing. Titles have 13 points whatever the reader's text size is, as on iOS.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The place of a segment among the others.
  public enum Segment: _Enumeration, Sendable {
    /// Anywhere.
    case any
    /// At the left end.
    case left
    /// Between others.
    case center
    /// At the right end.
    case right
    /// The only one.
    case alone
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 5 }
  }

  /// The index that stands for no segment.
  open class var noSegment: Int { -1 }

  var segments: [SegmentView] = []
  var selectedIndex = -1
  /// The segment under the finger.
  var touchedIndex: Int?
  /// Whether the finger came down on the chosen segment and takes the choice along.
  var dragsSelection = false
  /// The choice when the finger came down.
  var valueAtTouch = -1
  let ground = UIView()
  let thumb = UIView()
  var dividers: [UIImageView] = []
  var look = SegmentedLook()

  /// Makes a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control without segments; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UISegmentedControl.self)
  }

  /// Makes a control of titles (`String`), images (`UIImage`) and actions (`UIAction`), as large as they need; others are left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: insert(SegmentView(title: title, image: nil), at: segments.count)
      case let title as NSString: insert(SegmentView(title: "\(title)", image: nil), at: segments.count)
      case let image as UIImage: insert(SegmentView(title: nil, image: image), at: segments.count)
      case let action as UIAction: insert(SegmentView(action: action), at: segments.count)
      default: continue
      }
    }
    bounds.size = sizeThatFits(.zero)
  }

  /// Makes a control of actions, which are done when their segments are chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insert(SegmentView(action: action), at: segments.count) }
    if frame.size == .zero { bounds.size = sizeThatFits(.zero) }
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    for view in [ground, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.shadowColor = CGColor.black
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  // MARK: Segments

  /// Inserts a segment with an action to perform when selected; its identifier must not be in use.
  ///
  /// An index past the end appends.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentView(action: action), at: segment, animated: animated)
  }

  /// Sets the action of a segment, which gives its title or image and is performed when the user selects it.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.adopt(action) }
  }

  /// The action of a segment; nil where there is none.
  open func actionForSegment(at segment: Int) -> UIAction? { view(at: segment)?.action }

  /// The index of the segment with an action of that name; `NSNotFound` when there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Whether segments are buttons, none of which stays chosen.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment } }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Whether segments without a width share the room by what they show; else they are equally wide.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

  /// Puts a segment with a title in; an index past the end appends.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title, image: nil), at: segment, animated: animated)
  }

  /// Puts a segment with an image in; an index past the end appends.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: nil, image: image), at: segment, animated: animated)
  }

  /// Takes a segment out; the choice goes with it.
  ///
  /// An index that is not there takes out the last one, as on iOS.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }

  /// Takes all segments out.
  open func removeAllSegments() {
    for view in segments { view.removeFromSuperview() }
    segments = []
    selectedIndex = UISegmentedControl.noSegment
    contentDidChange()
  }

  /// Sets the title of a segment, in place of an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.show(title: title, image: nil) }
  }

  /// The title of a segment; nil for an image.
  open func titleForSegment(at segment: Int) -> String? { view(at: segment)?.title }

  /// Sets the image of a segment, in place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.show(title: nil, image: image) }
  }

  /// The image of a segment; nil for a title.
  open func imageForSegment(at segment: Int) -> UIImage? { view(at: segment)?.image }

  /// Sets the width of a segment in points; 0 has it share the room that is left.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.fixedWidth = max(0, width) }
  }

  /// The width that a segment was given; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { view(at: segment)?.fixedWidth ?? 0 }

  /// Moves what a segment shows, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// By how much what a segment shows is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { view(at: segment)?.contentOffset ?? .zero }

  /// Says whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be selected; false for a missing segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { view(at: segment)?.isEnabled ?? false }

  /// The index of the chosen segment, `noSegment` for none; an index that is not there chooses none.
  open var selectedSegmentIndex: Int {
    get { selectedIndex }
    set {
      let index = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      guard index != selectedIndex else { return }
      if hasKeyValueObservers { willChangeValue(forKey: "selectedSegmentIndex") }
      selectedIndex = index
      if hasKeyValueObservers { didChangeValue(forKey: "selectedSegmentIndex") }
      lookDidChange()
    }
  }

  // MARK: Looks

  /// The colour behind the chosen segment; white, in dark surroundings grey, unless set.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      styled(\UISegmentedControl.selectedSegmentTintColor, selectedSegmentTintColor)
      lookDidChange()
    }
  }

  /// Sets the image behind segments in a state, in bars of a height; removing the last brings the control's own look
  /// back.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    styled([Int(state.rawValue), barMetrics.rawValue]) { (target: UISegmentedControl) in
      target.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    look.backgrounds[barMetrics, default: ValuesByState()][state] = backgroundImage
    contentDidChange()
  }

  /// The image behind segments in a state; nil unless set for exactly these.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds[barMetrics]?[state]
  }

  /// Sets the image between two segments in their states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    styled([Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue]) { (target: UISegmentedControl) in
      target.setDividerImage(
        dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
    }
    look.dividers[barMetrics, default: ValuesByPair()][leftState, rightState] = dividerImage
    contentDidChange()
  }

  /// The image between two segments in their states; nil unless set for exactly these.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.dividers[barMetrics]?[leftState, rightState]
  }

  /// Sets attributes of titles in a state; what they leave out is the control's own.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    styled([Int(state.rawValue)]) { (target: UISegmentedControl) in
      target.setTitleTextAttributes(attributes, for: state)
    }
    look.attributes[state] = attributes
    contentDidChange()
  }

  /// Attributes of titles in a state; nil where none were set for exactly this one.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    look.attributes[state]
  }

  /// Moves what segments of a place show, in bars of a height.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) {
    styled([leftCenterRightOrAlone.rawValue, barMetrics.rawValue]) { (target: UISegmentedControl) in
      target.setContentPositionAdjustment(
        adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
    }
    look.adjustments[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
    setNeedsLayout()
  }

  /// By how much what segments of a place show is moved.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    look.adjustments[barMetrics]?[leftCenterRightOrAlone] ?? .zero
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { began(touch) }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { moved(touch) }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ended(event) }
  open override func cancelTracking(with event: UIEvent?) { dropTouch() }
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Layout

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
  open override var intrinsicContentSize: CGSize {
    let size = sizeThatFits(.zero)
    return CGSize(width: segments.isEmpty ? UIView.noIntrinsicMetric : size.width, height: size.height - 1)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  override func stateDidChange() {
    super.stateDidChange()
    lookDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    contentDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }
}
