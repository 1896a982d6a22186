/// A knob on a track, which a finger moves to choose a number.
///
/// The control is 31 points high, of which constraints see 30, and 4 points wider than constraints see (frames of `uikit-facts` oracle
/// `ib-layouts`). Only a finger that comes down on the knob, or no farther than a finger's width from it, moves it. The least value lies
/// where reading begins. Setting a value sends nothing.
@preconcurrency @MainActor open class UISlider: UIControl {
  var valueStorage: Float = 0
  var look = SliderLook()
  /// How far right of the knob's middle the finger came down.
  var grip: CGFloat = 0
  let lowerTrack = UIImageView()
  let upperTrack = UIImageView()
  let knob = UIImageView()
  let lowerImageView = UIImageView()
  let upperImageView = UIImageView()

  /// Makes a slider from 0 to 1 with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a slider from 0 to 1 of no size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UISlider.self)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    for view in [lowerImageView, upperImageView, upperTrack, lowerTrack, knob] { addSubview(view) }
    for view in [lowerImageView, upperImageView] { view.tintColor = .secondaryLabel }
    knob.layer.shadowColor = CGColor.black
    knob.layer.shadowRadius = 6.5
    knob.layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  // MARK: Value

  /// The number that is chosen, held to the range.
  open var value: Float {
    get { valueStorage }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the number, held to the range; the knob slides there when `animated`.
  open func setValue(_ value: Float, animated: Bool) {
    let number = value.isNaN ? minimumValue : max(minimumValue, min(maximumValue, value))
    guard number != valueStorage else { return }
    if hasKeyValueObservers { willChangeValue(forKey: "value") }
    valueStorage = number
    if hasKeyValueObservers { didChangeValue(forKey: "value") }
    setNeedsLayout()
    if animated, window != nil { UIView.animate(withDuration: SliderMetrics.slidingTime) { self.layoutIfNeeded() } }
  }

  /// How the control behaves: as on an iPad, as there is no Mac here.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  // Silent: UISlider.preferredBehavioralStyle | how controls behave on a Mac
  /// How the control is to behave on a Mac; without effect on iPhones and iPads, which are all there are here.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// The least number; one above the greatest raises that too.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(valueStorage, animated: false)
      setNeedsLayout()
    }
  }

  /// The greatest number; one below the least lowers that too.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(valueStorage, animated: false)
      setNeedsLayout()
    }
  }

  /// Whether `valueChanged` is sent while the finger moves; else once when it is lifted.
  open var isContinuous = true

  // MARK: Who does not see it

  override var accessibilityDefaults: AccessibilityDefaults {
    let range = maximumValue - minimumValue
    let part = range > 0 ? (valueStorage - minimumValue) / range : 0
    return .element(stateTraits.union(.adjustable), value: "\(Int((part * 100).rounded()))%")
  }

  /// Unless set the middle of the knob, by which a finger drags it.
  open override var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibilityRecord?.activationPoint { return point }
      layoutIfNeeded()
      let place = UIAccessibility.convertToScreenCoordinates(knob.frame, in: self)
      return CGPoint(x: place.midX, y: place.midY)
    }
    set { super.accessibilityActivationPoint = newValue }
  }

  /// A tenth of the range more; sends `valueChanged` where that is a change.
  open override func accessibilityIncrement() { step(by: 0.1) }
  /// A tenth of the range less.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by part: Float) {
    let before = valueStorage
    value += part * (maximumValue - minimumValue)
    if valueStorage != before { send([.valueChanged, .primaryActionTriggered], event: nil) }
  }

  // MARK: Looks

  /// An image at the end of the least value; nil for none.
  open var minimumValueImage: UIImage? {
    didSet {
      styled(\UISlider.minimumValueImage, minimumValueImage)
      lowerImageView.image = minimumValueImage
      setNeedsLayout()
    }
  }
  /// An image at the end of the greatest value; nil for none.
  open var maximumValueImage: UIImage? {
    didSet {
      styled(\UISlider.maximumValueImage, maximumValueImage)
      upperImageView.image = maximumValueImage
      setNeedsLayout()
    }
  }
  /// The colour of the track up to the knob; the tint unless set.
  ///
  /// Setting it takes the images away.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      styled(\UISlider.minimumTrackTintColor, minimumTrackTintColor)
      look.lowerTracks = ValuesByState()
      setNeedsLayout()
    }
  }
  /// The colour of the track past the knob; a faint grey unless set.
  ///
  /// Setting it takes the images away.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      styled(\UISlider.maximumTrackTintColor, maximumTrackTintColor)
      look.upperTracks = ValuesByState()
      setNeedsLayout()
    }
  }
  /// The colour of the knob; white unless set.
  ///
  /// Setting it takes the images away.
  open var thumbTintColor: UIColor? {
    didSet {
      styled(\UISlider.thumbTintColor, thumbTintColor)
      look.knobs = ValuesByState()
      setNeedsLayout()
    }
  }

  /// Sets an image of the knob in a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    styled([Int(state.rawValue)]) { (target: UISlider) in
      target.setThumbImage(image, for: state)
    }
    look.knobs[state] = image
    setNeedsLayout()
  }
  /// Sets an image of the track up to the knob in a state; give the image caps, so that it can be stretched.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    styled([Int(state.rawValue)]) { (target: UISlider) in
      target.setMinimumTrackImage(image, for: state)
    }
    look.lowerTracks[state] = image
    setNeedsLayout()
  }
  /// Sets an image of the track past the knob in a state; give the image caps, so that it can be stretched.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    styled([Int(state.rawValue)]) { (target: UISlider) in
      target.setMaximumTrackImage(image, for: state)
    }
    look.upperTracks[state] = image
    setNeedsLayout()
  }

  /// The image that was given for the knob in exactly this state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { look.knobs[state] }
  /// The image that was given for the track up to the knob in exactly this state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { look.lowerTracks[state] }
  /// The image that was given for the track past the knob in exactly this state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { look.upperTracks[state] }

  /// The image of the knob now; nil for the control's own.
  open var currentThumbImage: UIImage? { look.knobs.inForce(state) }
  /// The image of the track up to the knob now; nil for the control's own.
  open var currentMinimumTrackImage: UIImage? { look.lowerTracks.inForce(state) }
  /// The image of the track past the knob now; nil for the control's own.
  open var currentMaximumTrackImage: UIImage? { look.upperTracks.inForce(state) }

  // MARK: Places, overridable

  /// The rectangle of the image for the least value.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(minimumValueImage, isFirst: true, in: bounds)
  }
  /// The rectangle of the image for the greatest value.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(maximumValueImage, isFirst: false, in: bounds)
  }
  /// The rectangle of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { ownTrackRect(in: bounds) }
  /// The rectangle of the knob at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    ownThumbRect(track: rect, value: value)
  }

  // MARK: Tracking

  /// Scroll views do not hold fingers on the knob back.
  override func keepsFinger(at point: CGPoint) -> Bool { isEnabled && isOnKnob(point) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { began(touch) }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moved(touch, event)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ended(event) }
  open override func cancelTracking(with event: UIEvent?) { setNeedsLayout() }
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Layout

  open override var alignmentRectInsets: UIEdgeInsets { SliderMetrics.overhang }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight - SliderMetrics.overhang.bottom)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : SliderMetrics.usualWidth, height: naturalHeight)
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
}
