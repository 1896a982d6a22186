/// The screen that a host shows windows on.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the host; 393 × 852 points at 3x (an iPhone 15) until a host says otherwise.
  ///
  /// Where several screens are shown in one process, it is that of the code which asks.
  open class var main: UIScreen { Stage.current.screen }

  /// The stage of the screen; nil for a screen without content.
  private var stageReference: StageReference?
  var stage: Stage { stageReference?.stage ?? .current }

  /// Makes a screen that nothing is shown on.
  public override init() { super.init() }

  init(stage: Stage) {
    stageReference = StageReference(stage)
    screenTraits = stage.currentTraits
    super.init()
  }

  /// The whole screen in points.
  open var bounds: CGRect { boundsStorage }
  /// Pixels in a point.
  open var scale: CGFloat { scaleStorage }
  private var boundsStorage = CGRect(x: 0, y: 0, width: 393, height: 852)
  private var scaleStorage: CGFloat {
    get { stageReference?.stage?.scale ?? 3 }
    set { stage.scale = newValue }
  }
  /// The side margins that the system asks for in what fills this screen.
  func systemSideMargin(_ margins: MetricsProfile.Margins) -> CGFloat {
    margins.side(in: bounds.size, traits: traitCollection)
  }
  /// The insets under bars, notch and home indicator.
  package private(set) var safeAreaInsets = UIEdgeInsets.zero

  /// The whole screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels in a point of the panel.
  open var nativeScale: CGFloat { scale }

  /// The traits that windows on this screen start from.
  open var traitCollection: UITraitCollection { screenTraits }
  private var screenTraits = UITraitCollection.system {
    didSet { screenTraits = belongings.application?.styled(screenTraits) ?? screenTraits }
  }
  private lazy var belongings = Belongings(of: self)
  /// Takes over an application that a program's own entry has started; without it such a program waits for ever.
  package var applicationHost: ((UIApplication) -> Never)?
  /// Counts the calls of `configure`.
  private var setupNumber = 0

  /// The application on this screen; without a started one, an active application with a scene is made.
  package var application: UIApplication {
    if let application = belongings.application { return application }
    return stage.run {
      let application = UIApplication()
      belongings.application = application
      let scene = UIWindowScene.implicit()
      application.scenes = [scene]
      scene.activationStorage = .foregroundActive
      return application
    }
  }

  /// The device that the screen belongs to.
  var device: UIDevice {
    if let device = belongings.device { return device }
    return stage.run {
      let device = UIDevice()
      belongings.device = device
      return device
    }
  }

  /// The last hundred requests for haptic feedback.
  package private(set) var feedback: [HapticFeedback] = []

  func note(_ feedback: HapticFeedback) {
    if self.feedback.count == 100 { self.feedback.removeFirst() }
    self.feedback.append(feedback)
  }

  /// How far the device is tilted, from -1 to 1 in both directions; none, unless a host tilts it.
  package var viewerOffset: UIOffset {
    get { belongings.viewerOffset }
    set {
      belongings.viewerOffset = newValue
      for window in application.windows { window.viewerOffsetDidChange() }
    }
  }

  /// The application's date at the beginning of the display clock: that of Apple's own pictures, 9:41 on 9 January 2007
  /// in Greenwich, unless a host sets another.
  package var dateAtStart = Date(timeIntervalSince1970: 1_168_335_660)

  /// The language and customs that pickers go by where the application says nothing; a host may set others.
  package var locale = Locale(identifier: "en_US")
  /// The time zone of pickers for which the application sets none; a host may set another.
  package var timeZone = TimeZone(secondsFromGMT: 0)!

  /// Takes date, place and language over from another screen.
  func takeWorld(of other: UIScreen) {
    (dateAtStart, locale, timeZone) = (other.dateAtStart, other.locale, other.timeZone)
  }

  /// The application's date, which goes with the display clock.
  package var currentDate: Date { dateAtStart.addingTimeInterval(stage.clock.now - DisplayClock.epoch) }

  /// Another application is started on the screen.
  func replaceApplication(_ application: UIApplication) { belongings.application = application }

  /// The screen has another size, for whoever has it, as when the device turns.
  func changeSize(_ size: CGSize, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection) {
    boundsStorage = CGRect(origin: .zero, size: size)
    self.safeAreaInsets = safeAreaInsets
    changeTraits(traits)
  }

  /// The screen has other traits, for whoever has it, as when the reader chooses another text size.
  func changeTraits(_ traits: UITraitCollection) {
    screenTraits = traits
    stage.currentTraits = screenTraits
  }

  /// Screens have no use for it; windows are told.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Sets the screen up; called by a host before it makes views.
  ///
  /// Everything that belongs to a screen is another one then (`Belongings`).
  ///
  /// The result stands for the state before; `restore(_:)` goes back to it.
  @discardableResult
  package func configure(
    bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection
  ) -> Setup {
    let before = Setup(
      bounds: boundsStorage, scale: scaleStorage, safeAreaInsets: self.safeAreaInsets, traits: screenTraits,
      current: stage.currentTraits, belongings: belongings, number: setupNumber + 1)
    keyboard.leaveScreen()
    belongings = Belongings(of: self)
    setupNumber += 1
    boundsStorage = bounds
    scaleStorage = scale
    self.safeAreaInsets = safeAreaInsets
    let complete = UITraitCollection(traitsFrom: [
      .system, UITraitCollection(displayScale: scale), UITraitCollection.sizeClasses(for: bounds.size, traits: traits),
      traits,
    ])
    screenTraits = complete
    stage.currentTraits = complete
    return before
  }

  /// Goes back to the state before a call of `configure`.
  ///
  /// Nothing happens when the screen was set up again since: whoever did that has the screen.
  package func restore(_ setup: Setup) {
    guard setup.number == setupNumber else { return }
    boundsStorage = setup.bounds
    scaleStorage = setup.scale
    safeAreaInsets = setup.safeAreaInsets
    keyboard.leaveScreen()
    belongings = setup.belongings
    screenTraits = setup.traits
    stage.currentTraits = setup.current
  }

  /// The state of a screen before it was set up.
  package struct Setup {
    fileprivate let bounds: CGRect
    fileprivate let scale: CGFloat
    fileprivate let safeAreaInsets: UIEdgeInsets
    fileprivate let traits: UITraitCollection
    fileprivate let current: UITraitCollection
    fileprivate let belongings: Belongings
    fileprivate let number: Int
  }

  // MARK: Device

  /// How bright the screen shines, 0…1; half unless set.
  ///
  /// Setting another value posts `brightnessDidChangeNotification`. Pictures of the screen do not change.
  open var brightness: CGFloat {
    get { brightnessStorage }
    set {
      let value = max(0, min(1, newValue))
      guard value != brightnessStorage else { return }
      brightnessStorage = value
      NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
    }
  }

  // MARK: Coordinate spaces

  /// The screen's coordinates, which turn with the interface.
  open var coordinateSpace: any UICoordinateSpace { self }

  // MARK: Device

  /// The screen's coordinates as the device is held upright, whichever way the interface lies.
  open var fixedCoordinateSpace: any UICoordinateSpace { FixedScreenSpace(screen: self) }

  // MARK: Display links

  /// A display link for the screen's frames; add it to a run loop to have it called.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  // MARK: Device

  /// How many frames the display clock has a second: 60.
  open var maximumFramesPerSecond: Int { Int((1 / DisplayClock.frameInterval).rounded()) }

  // MARK: Snapshots

  /// A view that shows what the application's windows show now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let snapshot = UIView(frame: bounds)
    for window in stage.contents.windows.frontToBack(of: application).reversed() {
      guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      picture.frame = window.frame
      snapshot.addSubview(picture)
    }
    return snapshot
  }
}

/// The single objects of a screen, as long as a host has the screen.
extension UIScreen {
  /// The belongings of a screen, made when it is set up; those before are put aside.
  @MainActor fileprivate struct Belongings {
    var application: UIApplication?
    var device: UIDevice?
    var pasteboards = Pasteboards()
    let keyboard: ScreenKeyboard
    let accessibility: AccessibilityEnvironment
    var appearances = AppearanceRules()
    var brightness: CGFloat = 0.5
    var landscapeOrientation = UIInterfaceOrientation.landscapeRight
    var portraitOrientation = UIInterfaceOrientation.portrait
    var viewerOffset = UIOffset.zero

    init(of screen: UIScreen) {
      keyboard = ScreenKeyboard(screen: screen)
      accessibility = AccessibilityEnvironment(screen: screen)
    }
  }

  /// The pasteboards of the screen.
  var pasteboards: Pasteboards { belongings.pasteboards }
  /// The keyboard that comes up on the screen.
  package var keyboard: ScreenKeyboard { belongings.keyboard }
  /// The accessibility environment of the screen.
  package var accessibility: AccessibilityEnvironment { belongings.accessibility }
  /// The rules set on appearance proxies.
  var appearances: AppearanceRules { belongings.appearances }
  /// How bright it shines.
  var brightnessStorage: CGFloat {
    get { belongings.brightness }
    set { belongings.brightness = newValue }
  }
  /// How the interface lies on this screen where it is wider than tall.
  var landscapeOrientation: UIInterfaceOrientation {
    get { belongings.landscapeOrientation }
    set { belongings.landscapeOrientation = newValue }
  }
  /// How the interface lies where it is not.
  var portraitOrientation: UIInterfaceOrientation {
    get { belongings.portraitOrientation }
    set { belongings.portraitOrientation = newValue }
  }
}

extension UITraitCollection {
  /// The size classes that Apple documents: windows on iPads are regular in height, and in width unless they are narrow, phones compact
  /// in width but for the largest in landscape, and compact in height in landscape.
  package static func sizeClasses(for size: CGSize, traits: UITraitCollection) -> UITraitCollection {
    var values = Values()
    (values.horizontalSizeClass, values.verticalSizeClass) = IdiomMetrics.iOS15To18.sizeClasses(
      size, traits.userInterfaceIdiom)
    return UITraitCollection(values: values)
  }
}
