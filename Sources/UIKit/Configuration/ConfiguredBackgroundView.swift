/// Shows a background configuration; it lies behind everything else in a cell, header or footer and fills it.
final class ConfiguredBackgroundView: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { showConfiguration() } }
  }

  private let fill = UIView()
  private let stroke = UIView()
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?
  private var customView: UIView?

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    fill.clipsToBounds = true
    fill.layer.cornerCurve = .continuous
    stroke.layer.cornerCurve = .continuous
    addSubview(fill)
    addSubview(stroke)
    showConfiguration()
  }

  required init?(coder: NSCoder) {
    configuration = .clear()
    super.init(coder: coder)
  }

  private func showConfiguration() {
    if customView !== configuration.customView {
      customView?.removeFromSuperview()
      customView = configuration.customView
      if let customView { fill.insertSubview(customView, at: 0) }
    }
    showEffect()
    // A custom view may take touches.
    isUserInteractionEnabled = customView != nil
    if let image = configuration.image {
      let view = imageView ?? UIImageView()
      if view.superview == nil { fill.addSubview(view) }
      view.image = image
      view.contentMode = configuration.imageContentMode
      imageView = view
    } else {
      imageView?.removeFromSuperview()
      imageView = nil
    }
    showColors()
    setNeedsLayout()
  }

  private func showEffect() {
    guard let effect = configuration.visualEffect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: effect)
    if view.effect !== effect { view.effect = effect }
    view.isUserInteractionEnabled = false
    if view.superview == nil { fill.insertSubview(view, at: 0) }
    effectView = view
  }

  private func showColors() {
    let color = configuration.resolvedBackgroundColor(for: tintColor)
    // What is painted under a blur would be all that it shows.
    fill.backgroundColor = effectView == nil ? color : nil
    effectView?.contentView.backgroundColor = color
    stroke.layer.borderWidth = configuration.strokeWidth
    stroke.isHidden = configuration.strokeWidth <= 0
    let line = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection)
    stroke.layer.borderColor = line.cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    showColors()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shape = bounds.inset(by: insets)
    fill.frame = shape
    effectView?.frame = fill.bounds
    customView?.frame = fill.bounds
    imageView?.frame = fill.bounds
    let outset = configuration.strokeOutset
    stroke.frame = shape.insetBy(dx: -outset, dy: -outset)
    let limit = max(0, min(shape.width, shape.height) / 2)
    let radius = min(limit, max(0, configuration.cornerRadius))
    fill.layer.cornerRadius = radius
    stroke.layer.cornerRadius = radius > 0 ? max(0, radius + outset) : 0
  }

  private var insets: UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let isMirrored = isRightToLeft
    let sides = (superview ?? self).layoutMargins
    let margins = NSDirectionalEdgeInsets(sides, isRightToLeft: isMirrored)
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return insets.resolved(isRightToLeft: isMirrored)
  }
}
