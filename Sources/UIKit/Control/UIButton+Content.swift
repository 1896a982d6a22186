extension UIButton {
  @discardableResult
  func makeTitleLabel() -> UILabel {
    if let titleLabelStorage { return titleLabelStorage }
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    label.lineBreakMode = .byTruncatingMiddle
    titleLabelStorage = label
    addSubview(label)
    return label
  }

  @discardableResult
  func makeImageView() -> UIImageView {
    if let imageViewStorage { return imageViewStorage }
    let view = UIImageView()
    view.adjustsImageSizeForAccessibilityContentSizeCategory = adjustsImageSizeForAccessibilityContentSizeCategory
    imageViewStorage = view
    if let titleLabelStorage { insertSubview(view, belowSubview: titleLabelStorage) } else { addSubview(view) }
    return view
  }

  private func makeBackgroundView() -> UIImageView {
    if let backgroundView { return backgroundView }
    let view = UIImageView()
    backgroundView = view
    insertSubview(view, at: 0)
    return view
  }

  /// Puts what the present state shows into the subviews.
  func updateContentIfNeeded() {
    guard needsContentUpdate, !isUpdatingContent else { return }
    isUpdatingContent = true
    updateContent()
    isUpdatingContent = false
    needsContentUpdate = false
    guard sizeMayHaveChanged else { return }
    sizeMayHaveChanged = false
    invalidateIntrinsicContentSize()
  }

  private func updateContent() {
    closeDisc?.isHidden = configuration != nil
    closeDisc?.alpha = dimming
    if configuration != nil {
      updateConfiguration()
      if let shownConfiguration { show(shownConfiguration) }
    } else {
      showStateContent()
    }
  }

  private func showStateContent() {
    hideGround()
    for view in [spinner, indicatorView, configuredBackground] { view?.removeFromSuperview() }
    (spinner, indicatorView, configuredBackground) = (nil, nil, nil)
    subtitleLabelStorage?.removeFromSuperview()
    subtitleLabelStorage = nil
    if let image = currentImage {
      let view = makeImageView()
      view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration ?? symbolConfigurationOfTitle
      // Images of system buttons are templates unless they say otherwise.
      let isTemplate = buttonType != .custom && image.renderingMode == .automatic
      let shown = isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
      view.image = adjusted(shown, isOfState: stateContents[state.rawValue]?.image != nil)
      view.isHidden = false
      view.alpha = dimming
    } else {
      imageViewStorage?.image = nil
      imageViewStorage?.isHidden = true
    }
    if currentAttributedTitle != nil || currentTitle != nil || titleLabelStorage != nil {
      let label = makeTitleLabel()
      if let attributed = currentAttributedTitle {
        label.textColor = currentTitleColor
        label.attributedText = attributed
      } else {
        label.text = currentTitle
        label.textColor = currentTitleColor
      }
      label.shadowColor = currentTitleShadowColor
      label.alpha = dimming
    }
    if let background = currentBackgroundImage {
      makeBackgroundView().image = adjusted(
        background, isOfState: stateContents[state.rawValue]?.backgroundImage != nil)
    } else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
    }
  }

  /// Symbols beside a title are as large as its font.
  private var symbolConfigurationOfTitle: UIImage.SymbolConfiguration? {
    guard currentTitle != nil, let font = titleLabelStorage?.font else { return nil }
    return UIImage.SymbolConfiguration(font: font)
  }

  /// The picture as a state without one of its own shows it.
  ///
  /// By how much it is darker or paler is a rule; symbols and templates have the tint that
  /// the button gives them. Those of disabled buttons of the system are as grey as their titles (`uikit-facts §20`).
  private func adjusted(_ image: UIImage, isOfState: Bool) -> UIImage {
    if buttonType != .custom, !isEnabled, !isOfState, image.renderingMode == .alwaysTemplate {
      return image.withTintColor(.tertiaryLabel, renderingMode: .alwaysOriginal)
    }
    guard buttonType == .custom, !isOfState, !image.isSymbolImage, image.renderingMode != .alwaysTemplate else {
      return image
    }
    let darkens = isHighlighted && adjustsImageWhenHighlighted
    guard darkens || !isEnabled && adjustsImageWhenDisabled, image.size.width > 0, image.size.height > 0 else {
      return image
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let bounds = CGRect(origin: .zero, size: image.size)
    let changed = UIGraphicsImageRenderer(size: image.size, format: format).image { context in
      image.draw(in: bounds, blendMode: .normal, alpha: darkens ? 1 : 0.5)
      guard darkens else { return }
      UIColor(white: 0, alpha: 0.4).setFill()
      context.fill(bounds, blendMode: .sourceAtop)
    }
    let (insets, mode) = (image.attributes.capInsets, image.attributes.resizingMode)
    return insets == .zero ? changed : changed.resizableImage(withCapInsets: insets, resizingMode: mode)
  }

  /// System buttons fade while touched.
  private var dimming: CGFloat {
    buttonType != .custom && isHighlighted && stateContents[state.rawValue] == nil ? 0.2 : 1
  }
}
