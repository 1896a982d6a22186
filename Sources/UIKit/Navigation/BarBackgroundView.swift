/// The background of a bar, with the line at its edge: two looks, of which content that scrolls below the bar fades one into the other.
final class BarBackgroundView: UIView {
  /// One look.
  private final class Look: UIView {
    /// The blurred material; made when a look has one.
    private var material: UIVisualEffectView?
    let color = UIView()
    let image = UIImageView()
    let line = UIImageView()
    var lineIsAbove = false

    override func viewDidInitialize() {
      super.viewDidInitialize()
      isUserInteractionEnabled = false
      for view in [color, image, line] { addSubview(view) }
      image.clipsToBounds = true
    }

    func show(_ appearance: UIBarAppearance, isTranslucent: Bool) {
      backgroundColor = appearance.baseColor(isTranslucent: isTranslucent)
      showMaterial(isTranslucent ? appearance.backgroundEffect : nil)
      color.backgroundColor = appearance.backgroundColor
      image.image = appearance.backgroundImage
      image.contentMode = appearance.backgroundImageContentMode
      line.image = appearance.shadowImage
      line.tintColor = appearance.shadowColor
      line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
      line.isHidden = appearance.shadowColor == nil && appearance.shadowImage == nil
      setNeedsLayout()
    }

    private func showMaterial(_ effect: UIBlurEffect?) {
      // A blur in a group would have nothing behind it.
      layer.allowsGroupOpacity = effect == nil
      material?.isHidden = effect == nil
      guard let effect else { return }
      let view = material ?? UIVisualEffectView(effect: nil)
      view.effect = effect
      if material == nil { insertSubview(view, at: 0) }
      material = view
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      material?.frame = bounds
      (color.frame, image.frame) = (bounds, bounds)
      let height = line.image?.size.height ?? 1 / displayScale
      let y = lineIsAbove ? -height : bounds.height
      line.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
  }

  private let standard = Look()
  private let edge = Look()
  private var shown: (standard: UIBarAppearance, edge: UIBarAppearance)?

  /// How much of the standard look is seen, 0…1; the rest is the look where content does not lie below the bar.
  var progress: CGFloat = 1 { didSet { if progress != oldValue { mix() } } }

  /// Whether the line lies above the background: of bars at the bottom.
  var lineIsAbove = false {
    didSet { for look in [standard, edge] { look.lineIsAbove = lineIsAbove } }
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    isUserInteractionEnabled = false
    for look in [edge, standard] { addSubview(look) }
  }

  func show(standard: UIBarAppearance, edge: UIBarAppearance, isTranslucent: Bool) {
    shown = (standard, edge)
    self.standard.show(standard, isTranslucent: isTranslucent)
    self.edge.show(edge, isTranslucent: isTranslucent)
    layer.allowsGroupOpacity = !isTranslucent || standard.backgroundEffect == nil && edge.backgroundEffect == nil
    mix()
  }

  /// Whether something is to be seen.
  var showsSomething: Bool {
    guard let shown else { return false }
    return progress < 0.5 ? !shown.edge.isEmpty : !shown.standard.isEmpty
  }

  /// The look at the edge stays below the other while that fades in, so that nothing behind shines through between two opaque ones.
  private func mix() {
    standard.alpha = progress
    standard.isHidden = progress == 0
    edge.isHidden = progress == 1
    edge.alpha = shown?.standard.isEmpty == true ? 1 - progress : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (standard.frame, edge.frame) = (bounds, bounds)
  }
}
