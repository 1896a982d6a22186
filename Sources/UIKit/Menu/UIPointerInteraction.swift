/// Says what a pointer looks like over a view.
///
/// Pointers are not drawn: the style that is in force is there for hosts and tests to read.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate, which is asked for regions and styles.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  private lazy var recognizer = PointerRecognizer(interaction: self)
  private var region: UIPointerRegion?
  /// The pointer's style over the view; nil for none of the view's.
  package private(set) var shownStyle: UIPointerStyle?

  /// Makes an interaction; the delegate is held weakly.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Whether the pointer changes; true unless set.
  open var isEnabled = true { didSet { if !isEnabled { exit() } } }

  open func willMove(to view: UIView?) {
    exit()
    self.view?.removeGestureRecognizer(recognizer)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  /// Asks the delegate again, while the pointer is over the view.
  open func invalidate() {
    guard region != nil else { return }
    exit()
    pointerMoved()
  }

  fileprivate func pointerMoved() {
    guard isEnabled, let view else { return }
    let request = UIPointerRegionRequest(location: recognizer.location(in: view))
    let standard = UIPointerRegion(rect: view.bounds)
    guard let delegate, let new = delegate.pointerInteraction(self, regionFor: request, defaultRegion: standard) else {
      return exit()
    }
    if let region, region.isSame(as: new) { return }
    exit()
    region = new
    let animator = PointerAnimator()
    delegate.pointerInteraction(self, willEnter: new, animator: animator)
    animator.run()
    shownStyle = delegate.pointerInteraction(self, styleFor: new)
  }

  fileprivate func exit() {
    guard let region else { return }
    self.region = nil
    shownStyle = nil
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: region, animator: animator)
    animator.run()
  }
}

/// Follows the pointer for an interaction.
private final class PointerRecognizer: UIHoverGestureRecognizer {
  private unowned let interaction: UIPointerInteraction

  init(interaction: UIPointerInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  override func stateDidChange() {
    super.stateDidChange()
    if state == .began || state == .changed { interaction.pointerMoved() } else { interaction.exit() }
  }
}

/// Says what a pointer looks like over parts of a view; all methods may be left out.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The part of the view under the pointer with a single style; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The pointer's style over a part; nil is the usual one.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// The pointer comes to a part.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// The pointer leaves a part.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Unless implemented, the whole view.
  @_silgen_name("masthead_default_pointerInteraction_regionForRequest_defaultRegion_")
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    OptionalMethods.call(
      "pointerInteraction:regionForRequest:defaultRegion:", self, interaction, request, defaultRegion, or: defaultRegion
    )
  }
  /// Unless implemented, the usual one.
  @_silgen_name("masthead_default_pointerInteraction_styleForRegion_")
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    OptionalMethods.call("pointerInteraction:styleForRegion:", self, interaction, region, or: nil)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_pointerInteraction_willEnterRegion_animator_")
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    OptionalMethods.call("pointerInteraction:willEnterRegion:animator:", self, interaction, region, animator, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_pointerInteraction_willExitRegion_animator_")
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {
    OptionalMethods.call("pointerInteraction:willExitRegion:animator:", self, interaction, region, animator, or: ())
  }
}

/// Joins the pointer's own animation.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated with the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block to be called after the animation.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Runs what joined; 0.2 seconds are a rule.
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: 0.2) {
      for animation in animations { animation() }
    } completion: { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }
}

/// Asks for the part of a view that a pointer is over.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  private let place: CGPoint

  init(location: CGPoint) {
    place = location
    super.init()
  }

  /// The place of the pointer in the view.
  open var location: CGPoint { place }
}

/// A part of a view over which a pointer has one style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// The part, in the coordinates of the view.
  public let rect: CGRect
  /// The name of the part.
  public let identifier: AnyHashable?

  /// Makes a part; parts without a name are the same where their rectangles are.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  func isSame(as other: UIPointerRegion) -> Bool { rect == other.rect && identifier == other.identifier }
}

/// The effect of a pointer on the view under it.
public enum UIPointerEffect {
  /// The system's choice.
  case automatic(UITargetedPreview)
  /// It becomes a ground behind it.
  case highlight(UITargetedPreview)
  /// It lifts it.
  case lift(UITargetedPreview)
  /// The pointer stays as it is, and the view below changes.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The place of a hover's tint.
  public enum TintMode: _Enumeration, Sendable {
    // Silent: UIPointerEffect.TintMode.none, underlay | where a hover lays a tint
    /// Nowhere.
    case none
    /// Over the view.
    case overlay
    /// Under it.
    case underlay
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The view that it is about.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// The shape of a pointer.
public enum UIPointerShape {
  // Silent: UIPointerShape.path(_:), verticalBeam(length:), horizontalBeam(length:) | what a pointer looks like
  /// A path around (0, 0).
  case path(UIBezierPath)
  /// A rectangle with round corners, in the coordinates of the preview's container.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A line for text that runs from side to side.
  case verticalBeam(length: CGFloat)
  /// A line for text that runs from above to below.
  case horizontalBeam(length: CGFloat)
}

/// The shape and effect of a pointer over a part of a view.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// The effect of the pointer.
  package let effect: UIPointerEffect?
  /// The shape of the pointer; nil is the usual one.
  package let shape: UIPointerShape?
  /// Whether it is not seen.
  package let isHidden: Bool

  private init(effect: UIPointerEffect?, shape: UIPointerShape?, isHidden: Bool) {
    (self.effect, self.shape, self.isHidden) = (effect, shape, isHidden)
    super.init()
  }

  /// Makes a style that does something to a view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, isHidden: false)
  }
  /// Makes a style of another look.
  public convenience init(shape: UIPointerShape) { self.init(effect: nil, shape: shape, isHidden: false) }
  /// A pointer that is not seen.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: true) }
  /// The usual pointer.
  open class func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: false) }
}
