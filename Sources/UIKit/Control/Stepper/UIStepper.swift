/// A minus and a plus button that change a number by steps.
///
/// The control is 94 by 32 points whatever frame it is given (frames of `uikit-facts` oracle `ib-layouts`, iOS 15 and
/// later). A finger that stays on a half repeats its step with `autorepeat`, on the display clock: after half a second
/// ten times a second (rules, after the behaviour on iOS). Setting a value sends nothing.
@preconcurrency @MainActor open class UIStepper: UIControl {
  var valueStorage: Double = 0
  var look = StepperLook()
  /// The half under the finger.
  var touchedHalf: StepperHalf?
  var repeatTimer: ClockTimer?
  /// Whether the number changed while the finger was down and was not told.
  var hasUntoldChange = false
  let ground = UIImageView()
  let divider = UIImageView()
  let minus = UIImageView()
  let plus = UIImageView()
  let touchGround = UIView()

  /// Makes a stepper from 0 to 100 at the origin of a frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
  }

  /// Makes a stepper from 0 to 100; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = StepperMetrics.size
    coder.finishDecoding(self, as: UIStepper.self)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    touchGround.isUserInteractionEnabled = false
    for view in [ground, touchGround, divider, minus, plus] { addSubview(view) }
    ground.clipsToBounds = true
    for view in [minus, plus] {
      view.contentMode = .center
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
    }
  }

  // MARK: Value

  /// The number, held to the range.
  open var value: Double {
    get { valueStorage }
    set {
      let number = newValue.isNaN ? minimumValue : max(minimumValue, min(maximumValue, newValue))
      guard number != valueStorage else { return }
      if hasKeyValueObservers { willChangeValue(forKey: "value") }
      valueStorage = number
      if hasKeyValueObservers { didChangeValue(forKey: "value") }
      setNeedsLayout()
    }
  }

  /// The least number; one above the greatest raises that too.
  ///
  /// 0 unless set.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = valueStorage
      setNeedsLayout()
    }
  }

  /// The greatest number; one below the least lowers that too.
  ///
  /// 100 unless set.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = valueStorage
      setNeedsLayout()
    }
  }

  /// By how much a tap changes the number; one that is not above 0 stops the program, as on iOS.
  open var stepValue: Double = 1 {
    didSet { ensure(stepValue > 0, "The step of a stepper has to be above 0, and \(stepValue) is not") }
  }

  /// Whether `valueChanged` is sent at each step; else once when the finger is lifted.
  open var isContinuous = true
  /// Whether a finger that stays repeats the step.
  open var autorepeat = true
  /// Whether a step past an end begins at the other.
  open var wraps = false { didSet { setNeedsLayout() } }

  // MARK: Who does not see it

  private lazy var halves: [StepperElement] = [
    StepperElement(.minus, of: self), StepperElement(.plus, of: self),
  ]

  /// Unless set the two buttons, in the order in which they stand.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? (isRightToLeft ? halves.reversed() : halves) }
    set { super.accessibilityElements = newValue }
  }

  // MARK: Looks

  /// Sets the image behind both halves in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    styled([Int(state.rawValue)]) { (target: UIStepper) in
      target.setBackgroundImage(image, for: state)
    }
    look.backgrounds[state] = image
    setNeedsLayout()
  }
  /// The image behind both halves, as set for exactly this state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { look.backgrounds[state] }

  /// Sets the image between the halves in their states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    styled([Int(leftState.rawValue), Int(rightState.rawValue)]) { (target: UIStepper) in
      target.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
    }
    look.dividers[leftState, rightState] = image
    setNeedsLayout()
  }
  /// The image between the halves, as set for exactly these states.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? {
    look.dividers[state, rightSegmentState]
  }

  /// Sets the image of the plus button in a state.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    styled([Int(state.rawValue)]) { (target: UIStepper) in
      target.setIncrementImage(image, for: state)
    }
    look.increments[state] = image
    setNeedsLayout()
  }
  /// The image of the plus button in exactly this state; without one given the plus of the control.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    look.increments[state] ?? StepperHalf.plus.image
  }
  /// Sets the image of the minus button in a state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    styled([Int(state.rawValue)]) { (target: UIStepper) in
      target.setDecrementImage(image, for: state)
    }
    look.decrements[state] = image
    setNeedsLayout()
  }
  /// The image of the minus button in exactly this state; without one given the minus of the control.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    look.decrements[state] ?? StepperHalf.minus.image
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { began(touch, event) }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moved(touch, event)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ended(event) }
  open override func cancelTracking(with event: UIEvent?) { ended(event) }
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { StepperMetrics.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }
  override func defaultContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled { stopRepeating() }
    setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopRepeating() }
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
