extension UIButton {
  var looksEnabled: Bool { isEnabled || !automaticallyUpdatesConfiguration }
  var looksTouched: Bool { isHighlighted && automaticallyUpdatesConfiguration }

  /// Puts what a configuration says into the subviews.
  func show(_ configuration: Configuration) {
    let color = configuration.foreground(tint: configuredTint, isEnabled: looksEnabled)
    let fade: CGFloat = looksTouched && configuration.kind == .plain ? 0.4 : 1
    showSpinner(configuration, color)
    showIndicator(configuration, color, fade)
    if let image = configuration.image, !configuration.showsActivityIndicator {
      let view = makeImageView()
      view.preferredSymbolConfiguration =
        configuration.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(font: configuration.titleFont)
      view.image = image
      view.tintColor = configuration.imageColorTransformer?(color) ?? color
      view.isHidden = false
      view.alpha = fade
    } else {
      imageViewStorage?.removeFromSuperview()
      imageViewStorage = nil
    }
    titleLabelStorage = show(configuration.shownTitle, in: titleLabelStorage) {
      let font = configuration.titleFont
      $0.font = role == .primary ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
      $0.lineBreakMode = configuration.titleLineBreakMode
      $0.textColor = color
      $0.alpha = fade
    }
    subtitleLabelStorage = show(configuration.shownSubtitle, in: subtitleLabelStorage) {
      $0.font = configuration.subtitleFont
      $0.lineBreakMode = configuration.subtitleLineBreakMode
      $0.textColor = color
      $0.alpha = fade
    }
  }

  private func show(_ content: ButtonText, in label: UILabel?, _ style: (UILabel) -> Void) -> UILabel? {
    guard let text = content.string, !text.isEmpty else {
      label?.removeFromSuperview()
      return nil
    }
    let label = label ?? UILabel()
    if label.superview !== self { addSubview(label) }
    style(label)
    label.numberOfLines = 0
    if let styled = content.styled(font: label.font, color: label.textColor) {
      label.attributedText = styled
    } else {
      label.text = text
    }
    return label
  }

  var isImageBeside: Bool {
    guard let placement = configuration?.imagePlacement else { return true }
    return placement == .leading || placement == .trailing
  }

  private func titleSizes(maxWidth: CGFloat?) -> (title: CGSize, subtitle: CGSize) {
    func size(_ label: UILabel?) -> CGSize { label?.fittingSize(maxWidth: maxWidth) ?? .zero }
    return (size(titleLabelStorage), size(subtitleLabelStorage))
  }

  private func textSize(_ sizes: (title: CGSize, subtitle: CGSize)) -> CGSize {
    let gap = sizes.title.height > 0 && sizes.subtitle.height > 0 ? configuration?.titlePadding ?? 0 : 0
    return CGSize(
      width: max(sizes.title.width, sizes.subtitle.width), height: sizes.title.height + gap + sizes.subtitle.height)
  }

  private func imagePadding(textSize: CGSize, imageSize: CGSize) -> CGFloat {
    textSize.height > 0 && imageSize.height > 0 ? configuration?.imagePadding ?? 0 : 0
  }

  /// The size of insets, image and titles, which wrap where the button may only be `maxWidth` wide.
  func configuredSize(maxWidth: CGFloat?) -> CGSize {
    guard let configuration else { return .zero }
    let image = besideSize
    let insets = configuration.contentInsets
    let beside = isImageBeside && image.width > 0 ? image.width + configuration.imagePadding : 0
    let textRoom = maxWidth.map { max(0, $0 - insets.leading - insets.trailing - beside - indicatorWidth) }
    let text = textSize(titleSizes(maxWidth: textRoom))
    let padding = imagePadding(textSize: text, imageSize: image)
    let content =
      isImageBeside
      ? CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
    return CGSize(
      width: content.width + insets.leading + insets.trailing + indicatorWidth,
      height: content.height + insets.top + insets.bottom)
  }

  func layoutConfiguredContent() {
    guard let configuration = shownConfiguration else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    showBackground(configuration)
    var room = bounds.inset(by: configuration.contentInsets.resolved(isRightToLeft: isRightToLeft))
    placeIndicator(in: &room)
    let image = besideSize
    let beside = isImageBeside
    let gap = titleLabelStorage == nil && subtitleLabelStorage == nil ? 0 : configuration.imagePadding
    let textRoom = max(0, beside && image.width > 0 ? room.width - image.width - gap : room.width)
    let sizes = titleSizes(maxWidth: textRoom)
    let text = textSize(sizes)
    let padding = imagePadding(textSize: text, imageSize: image)
    let content =
      beside
      ? CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
    let origin = CGPoint(
      x: horizontalOrigin(content.width, in: room), y: verticalOrigin(content.height, in: room))
    let block = CGRect(origin: origin, size: content)
    var imageOrigin = CGPoint(x: block.midX - image.width / 2, y: block.midY - image.height / 2)
    var textOrigin = CGPoint(x: block.midX - text.width / 2, y: block.midY - text.height / 2)
    if beside {
      let isImageLeft = (configuration.imagePlacement == .leading) != isRightToLeft
      imageOrigin.x = isImageLeft ? block.minX : block.maxX - image.width
      textOrigin.x = isImageLeft ? block.maxX - text.width : block.minX
    } else {
      let isImageAbove = configuration.imagePlacement != .bottom
      imageOrigin.y = isImageAbove ? block.minY : block.maxY - image.height
      textOrigin.y = isImageAbove ? block.maxY - text.height : block.minY
    }
    let scale = displayScale
    let own = imageViewStorage?.shownImage?.size ?? image
    let place = CGRect(
      x: imageOrigin.x + (image.width - own.width) / 2, y: imageOrigin.y + (image.height - own.height) / 2,
      width: own.width, height: own.height)
    imageViewStorage?.frame = PixelGrid.round(place, scale: scale)
    spinner?.frame = PixelGrid.round(CGRect(origin: imageOrigin, size: image), scale: scale)
    placeTitles(sizes, in: CGRect(origin: textOrigin, size: text), isRightToLeft: isRightToLeft, scale: scale)
  }

  private func placeTitles(
    _ sizes: (title: CGSize, subtitle: CGSize), in block: CGRect, isRightToLeft: Bool, scale: CGFloat
  ) {
    guard let configuration else { return }
    func x(_ width: CGFloat) -> CGFloat {
      let alignment: Configuration.TitleAlignment
      if configuration.titleAlignment == .automatic {
        alignment =
          besideSize == .zero || !isImageBeside
          ? .center
          : configuration.imagePlacement == .leading ? .leading : .trailing
      } else {
        alignment = configuration.titleAlignment
      }
      switch alignment {
      case .center, .automatic: return block.midX - width / 2
      case .leading: return isRightToLeft ? block.maxX - width : block.minX
      case .trailing: return isRightToLeft ? block.minX : block.maxX - width
      }
    }
    titleLabelStorage?.frame = PixelGrid.round(
      CGRect(x: x(sizes.title.width), y: block.minY, width: sizes.title.width, height: sizes.title.height), scale: scale
    )
    subtitleLabelStorage?.frame = PixelGrid.round(
      CGRect(
        x: x(sizes.subtitle.width), y: block.maxY - sizes.subtitle.height, width: sizes.subtitle.width,
        height: sizes.subtitle.height), scale: scale)
  }

  private func horizontalOrigin(_ width: CGFloat, in room: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill: room.minX
    case .right: room.maxX - width
    default: room.midX - width / 2
    }
  }

  private func verticalOrigin(_ height: CGFloat, in room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: room.minY
    case .bottom: room.maxY - height
    case .center: room.midY - height / 2
    @unknown default: room.midY - height / 2
    }
  }
}
