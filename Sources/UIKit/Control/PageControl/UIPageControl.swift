/// A row of dots, one for each page, with the current page's filled.
///
/// A tap before the middle goes a page back, one behind it a page on; a finger that moves along the dots takes the page along. Setting a
/// property sends nothing. Where not all dots fit those near the current page are shown, and the outermost of them are smaller. The
/// height of 26 points is known (frames of `uikit-facts` oracle `ib-layouts`); dots of 8 points, 17 from middle to middle, are a rule.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  // Declared here, and `dynamic`, so that extensions of adapted sources can override it.
  open override dynamic func sizeToFit() { super.sizeToFit() }

  /// Whether something is drawn behind the dots.
  public enum BackgroundStyle: _Enumeration, Sendable {
    /// While a finger moves along the dots.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The effect of a finger on the dots.
  public enum InteractionState: _Enumeration, Sendable {
    /// Nothing.
    case none
    /// It tapped: a page on or back.
    case discrete
    /// It moves along the dots.
    case continuous
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// In which direction pages follow each other.
  public enum Direction: _Enumeration, Sendable {
    /// In that of reading.
    case natural
    case leftToRight
    case rightToLeft
    case topToBottom
    case bottomToTop
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 5 }
  }

  var pageCount = 0
  var page = 0
  var images: [Int: UIImage] = [:]
  var currentImages: [Int: UIImage] = [:]
  var dots: [UIImageView] = []
  let ground = UIView()
  /// The place of the touch's beginning, during the touch.
  var touchStart: CGPoint?
  /// The page when the finger began to move along the dots.
  var pageAtStart = 0

  /// Makes a control without pages.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control without pages; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UIPageControl.self)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    ground.isUserInteractionEnabled = false
    addSubview(ground)
  }

  /// How many pages there are; below 0 counts as 0.
  ///
  /// The current page stays inside.
  open var numberOfPages: Int {
    get { pageCount }
    set {
      pageCount = max(0, newValue)
      page = max(0, min(page, pageCount - 1))
      contentDidChange()
    }
  }

  /// The page whose dot is filled, held to the pages there are.
  open var currentPage: Int {
    get { page }
    set {
      let held = max(0, min(newValue, pageCount - 1))
      guard held != page else { return }
      if hasKeyValueObservers { willChangeValue(forKey: "currentPage") }
      page = held
      if hasKeyValueObservers { didChangeValue(forKey: "currentPage") }
      setNeedsLayout()
    }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    .element(stateTraits.union(.adjustable), value: pageCount == 0 ? nil : "page \(page + 1) of \(pageCount)")
  }

  /// Goes to the next page, if there is one, and sends `valueChanged`.
  open override func accessibilityIncrement() { step(by: 1) }
  /// The page before.
  open override func accessibilityDecrement() { step(by: -1) }

  private func step(by pages: Int) {
    let before = page
    currentPage += pages
    if page != before { send([.valueChanged, .primaryActionTriggered], event: nil) }
  }

  /// Whether the dots are hidden for a single page or none.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The colour of the dots of other pages; that of the current one at 30 % unless set.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      styled(\UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
      setNeedsLayout()
    }
  }
  /// The colour of the current page's dot; white unless set.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      styled(\UIPageControl.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
      setNeedsLayout()
    }
  }
  /// Whether something is drawn behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet {
      styled(\UIPageControl.backgroundStyle, backgroundStyle)
      setNeedsLayout()
    }
  }
  /// In which direction pages follow each other.
  open var direction = Direction.natural { didSet { contentDidChange() } }
  /// The present effect of a finger, or the last while `valueChanged` is sent.
  open internal(set) var interactionState = InteractionState.none
  /// Whether a finger that moves along the dots takes the page along.
  open var allowsContinuousInteraction = true
  /// The image of all pages that were given none of their own; a dot unless set.
  ///
  /// Templates take the colours of the dots.
  open var preferredIndicatorImage: UIImage? {
    didSet {
      styled(\UIPageControl.preferredIndicatorImage, preferredIndicatorImage)
      contentDidChange()
    }
  }
  /// The image of the current page, unless set for the page itself; that of other pages unless set.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { contentDidChange() } }

  /// The image that a page was given; nil for none.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Sets the image of a page; nil for the one of all pages.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    contentDidChange()
  }
  /// The image of a page while it is current, as set for the page; nil for none.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
  /// Sets the image of a page while it is current; nil for the image of all pages.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    contentDidChange()
  }

  /// How much room a number of pages needs, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { naturalSize(pageCount) }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { began(touch) }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moved(touch, event)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ended(touch, event) }
  open override func cancelTracking(with event: UIEvent?) { dropTouch() }
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { naturalSize(pageCount) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(pageCount) }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeDots()
  }
}
