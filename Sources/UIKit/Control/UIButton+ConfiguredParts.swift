/// Spinner, arrows and background of a button with a configuration.
extension UIButton {
  /// Between content and arrows, and the side of a spinner, in points: rules.
  private static let indicatorGap: CGFloat = 6
  private static let spinnerSide: CGFloat = 20

  /// The size of the view beside the titles: the image, or the spinner in its place.
  var besideSize: CGSize {
    if spinner != nil { return CGSize(width: Self.spinnerSide, height: Self.spinnerSide) }
    guard var size = imageViewStorage?.shownImage?.size else { return .zero }
    let least = configuration?.imageReservation ?? 0
    if isImageBeside { size.width = max(size.width, least) } else { size.height = max(size.height, least) }
    return size
  }

  var indicatorWidth: CGFloat {
    guard let width = indicatorView?.shownImage?.size.width else { return 0 }
    return width + Self.indicatorGap
  }

  func showSpinner(_ configuration: Configuration, _ color: UIColor) {
    guard configuration.showsActivityIndicator else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let view = spinner ?? UIActivityIndicatorView(style: .medium)
    view.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    guard spinner == nil else { return }
    view.startAnimating()
    spinner = view
    addSubview(view)
  }

  func showIndicator(_ configuration: Configuration, _ color: UIColor, _ alpha: CGFloat) {
    guard configuration.indicator == .popup || (configuration.indicator == .automatic && isPopUp) else {
      indicatorView?.removeFromSuperview()
      indicatorView = nil
      return
    }
    let view = indicatorView ?? UIImageView()
    view.image = UIImage(systemName: "chevron.up.chevron.down")
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: configuration.subtitleFont)
    view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    view.alpha = alpha
    indicatorView = view
    if view.superview == nil { addSubview(view) }
  }

  /// Places the arrows at the end of the room, which ends before them.
  func placeIndicator(in room: inout CGRect) {
    guard let indicatorView, let size = indicatorView.shownImage?.size else { return }
    let x = isRightToLeft ? room.minX : room.maxX - size.width
    let box = CGRect(x: x, y: room.midY - size.height / 2, width: size.width, height: size.height)
    indicatorView.frame = PixelGrid.round(box, scale: displayScale)
    if isRightToLeft { room.origin.x += indicatorWidth }
    room.size.width = max(0, room.width - indicatorWidth)
  }

  func showBackground(_ configuration: Configuration) {
    let category = traitCollection.preferredContentSizeCategory
    let own = configuration.ownBackground(
      tint: configuredTint, isEnabled: looksEnabled, isHighlighted: looksTouched, height: bounds.height,
      category: category)
    guard let own else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      let color = configuration.background(tint: configuredTint, isEnabled: looksEnabled, isHighlighted: looksTouched)
      let radius = configuration.cornerRadius(height: bounds.height, category: category)
      return showGround(color?.resolvedColor(with: traitCollection).cgColor, radius: radius)
    }
    hideGround()
    let view = configuredBackground ?? ConfiguredBackgroundView(own)
    view.configuration = own
    view.frame = bounds
    guard configuredBackground == nil else { return }
    configuredBackground = view
    insertSubview(view, at: 0)
  }

  private func showGround(_ color: CGColor?, radius: CGFloat) {
    guard let color else { return hideGround() }
    let shown = ground ?? CALayer()
    if ground == nil {
      shown.hasImplicitActions = false
      ground = shown
      layer.insertSublayer(shown, at: 0)
    }
    shown.frame = bounds
    shown.cornerRadius = radius
    shown.backgroundColor = color
  }

  func hideGround() {
    ground?.removeFromSuperlayer()
    ground = nil
  }
}
