/// A view that shows its backdrop blurred, or draws its content with vibrancy.
///
/// Views that it shows belong into its `contentView`. The backdrop is taken inside of the bounds, as far as they are
/// seen; where the view lies in a view that is faded or masked, only the tint is seen of a blur, as on iOS. `alpha` of
/// the view itself fades blur and content. Setting `effect` in the block of an animation lets a blur come or go.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView()
  private let content = VisualEffectContentView()

  /// Makes a view with an effect, of no size.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    showEffect()
  }

  /// Makes a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view of no size without an effect; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UIVisualEffectView.self)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    // A blur in a group would have nothing behind it.
    layer.allowsGroupOpacity = false
    backdrop.isUserInteractionEnabled = false
    backdrop.alpha = 0
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// The effect; nil for none.
  ///
  /// A `UIBlurEffect` blurs the backdrop, a `UIVibrancyEffect` draws the views in `contentView` in one colour.
  @NSCopying open var effect: UIVisualEffect? { didSet { if effect !== oldValue { showEffect() } } }

  /// The container of the shown views.
  open var contentView: UIView { content }

  private func showEffect() {
    let blur = effect as? UIBlurEffect
    if let blur {
      let value = blur.backdrop(traitCollection)
      if let layer = backdrop.layer as? BackdropLayer { layer.effect = value }
    }
    backdrop.alpha = blur == nil ? 0 : 1
    if let layer = content.layer as? RecolouredLayer {
      layer.colour = (effect as? UIVibrancyEffect)?.colour(traitCollection)
    }
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    showEffect()
  }
}

/// The view of the blur.
final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
}

/// The container of an effect view's content.
final class VisualEffectContentView: UIView {
  override class var layerClass: AnyClass { RecolouredLayer.self }
}
