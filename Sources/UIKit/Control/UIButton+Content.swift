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
    guard needsContentUpdate else { return }
    needsContentUpdate = false
    closeDisc?.isHidden = configuration != nil
    closeDisc?.alpha = dimming
    if configuration != nil {
      updateConfiguration()
      needsContentUpdate = false
      if let configuration { show(configuration) }
    } else {
      showStateContent()
    }
  }

  private func showStateContent() {
    for view in [spinner, indicatorView, configuredBackground] { view?.removeFromSuperview() }
    (spinner, indicatorView, configuredBackground) = (nil, nil, nil)
    subtitleLabelStorage?.removeFromSuperview()
    subtitleLabelStorage = nil
    if let image = currentImage {
      let view = makeImageView()
      view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration ?? symbolConfigurationOfTitle
      // Images of system buttons are templates unless they say otherwise.
      let isTemplate = buttonType != .custom && image.renderingMode == .automatic
      view.image = isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
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
      makeBackgroundView().image = background
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

  /// System buttons fade while touched.
  private var dimming: CGFloat {
    buttonType != .custom && isHighlighted && stateContents[state.rawValue] == nil ? 0.2 : 1
  }
}
