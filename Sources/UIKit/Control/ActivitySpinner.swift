/// The petals of an activity indicator: eight bars around a middle, fading against the turn.
///
/// Shape and pace are those of iOS 13 to 18 as seen on screen; not measured.
final class ActivitySpinner: UIView, LayerContentDrawing {
  static let petalCount = 8
  /// How long a turn takes, in seconds.
  private static let turn: CFTimeInterval = 1
  private static let animationKey = "turn"

  /// The colour of the foremost petal.
  var color: UIColor = .systemGray {
    didSet { if color != oldValue { layer.setNeedsDisplay() } }
  }

  /// How many petals are there, one after the other from the top; nil for all of them, fading.
  var petals: Int? {
    didSet { if petals != oldValue { layer.setNeedsDisplay() } }
  }

  /// Whether the petals go round, an eighth of a turn at a time.
  var isTurning = false {
    didSet { if isTurning != oldValue { updateTurn() } }
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    isUserInteractionEnabled = false
    layer.contentDrawing = self
  }

  /// Motion does not outlive the stay in a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateTurn()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    layer.setNeedsDisplay()
  }

  private func updateTurn() {
    layer.removeAnimation(forKey: Self.animationKey)
    guard isTurning, window != nil else { return }
    let steps = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    let step = 2 * Double.pi / Double(Self.petalCount)
    steps.values = (0..<Self.petalCount).map { Double($0) * step }
    steps.calculationMode = .discrete
    steps.duration = Self.turn
    steps.repeatCount = .infinity
    layer.add(steps, forKey: Self.animationKey)
  }

  func drawContent(of layer: CALayer, in context: CGContext) {
    let size = layer.bounds.size
    let side = min(size.width, size.height)
    let width = side * 0.125
    let outer = side / 2
    let length = side * 0.29
    let resolved = color.resolvedColor(with: traitCollection)
    let shown = min(max(petals ?? Self.petalCount, 0), Self.petalCount)
    for petal in 0..<shown {
      // All of them: the last one is the head of the turn, those behind it fade to a quarter.
      let part = petals == nil ? CGFloat(petal + 1) / CGFloat(Self.petalCount) : 1
      context.saveGState()
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.rotate(by: CGFloat(petal) * 2 * .pi / CGFloat(Self.petalCount))
      context.setFillColor(resolved.withAlphaComponent(resolved.cgColor.alpha * (0.15 + 0.85 * part)).cgColor)
      let bar = CGRect(x: -width / 2, y: -outer, width: width, height: length)
      context.addPath(CGPath(roundedRect: bar, cornerWidth: width / 2, cornerHeight: width / 2, transform: nil))
      context.fillPath()
      context.restoreGState()
    }
  }
}
