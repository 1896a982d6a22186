extension UIButton {
  /// Room above and below a title where no insets are set (`uikit-facts` oracle `ib-layouts`: 15 points give 30).
  private static let titlePadding: CGFloat = 6
  private static let leastWidth: CGFloat = 30
  /// The side of a close button's disc.
  private static let closeSide: CGFloat = 30

  /// The disc behind a close button's cross; none is drawn for a configuration.
  func makeCloseDisc() {
    let disc = UIView()
    disc.isUserInteractionEnabled = false
    disc.backgroundColor = .tertiarySystemFill
    disc.layer.cornerRadius = UIButton.closeSide / 2
    closeDisc = disc
    insertSubview(disc, at: 0)
  }

  private var imageSize: CGSize {
    guard let view = imageViewStorage, !view.isHidden else { return .zero }
    return view.shownImage?.size ?? .zero
  }

  private var titleSize: CGSize {
    guard let label = titleLabelStorage, !(label.text ?? "").isEmpty else { return .zero }
    // Whole points, also where the screen has smaller pixels (42 of 51 buttons that Interface Builder recorded at 2x and 3x).
    let size = label.intrinsicContentSize
    return CGSize(width: size.width.rounded(.up), height: size.height)
  }

  var naturalSize: CGSize {
    let image = imageSize
    let title = titleSize
    var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
    if contentEdgeInsets == .zero {
      if title.height > 0 {
        size.height = max(image.height, (title.height + 2 * UIButton.titlePadding).rounded(.up))
        size.width = max(size.width, UIButton.leastWidth)
      }
    } else {
      size.width += contentEdgeInsets.left + contentEdgeInsets.right
      size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    }
    if closeDisc != nil, contentEdgeInsets == .zero {
      size = CGSize(width: max(size.width, UIButton.closeSide), height: max(size.height, UIButton.closeSide))
    }
    if let background = currentBackgroundImage?.size {
      size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
    if size == .zero { size = CGSize(width: UIButton.leastWidth, height: 2 * UIButton.titlePadding + 22) }
    return size
  }

  func layoutContent() {
    let content = contentRect(forBounds: bounds)
    let scale = displayScale
    backgroundView?.frame = backgroundRect(forBounds: bounds)
    if let closeDisc {
      let side = UIButton.closeSide
      let disc = CGRect(x: content.midX - side / 2, y: content.midY - side / 2, width: side, height: side)
      closeDisc.frame = PixelGrid.round(disc, scale: scale)
    }
    if let view = imageViewStorage, !view.isHidden {
      view.frame = PixelGrid.round(imageRect(forContentRect: content), scale: scale)
    }
    if let label = titleLabelStorage { label.frame = PixelGrid.round(titleRect(forContentRect: content), scale: scale) }
  }

  /// Image and title are placed as one block, each in the content rectangle less its own insets.
  func placedImageRect(_ content: CGRect) -> CGRect {
    let size = imageSize
    let room = content.inset(by: imageEdgeInsets)
    let width = min(size.width, max(0, room.width))
    let height = contentVerticalAlignment == .fill ? max(0, room.height) : min(size.height, max(0, room.height))
    let title = min(titleSize.width, max(0, room.width - width))
    var x = blockOrigin(in: room, width: width + title)
    if isRightToLeft { x += title }
    return CGRect(x: x, y: blockTop(in: room, height: height), width: width, height: height)
  }

  func placedTitleRect(_ content: CGRect) -> CGRect {
    let size = titleSize
    let room = content.inset(by: titleEdgeInsets)
    let image = min(imageSize.width, max(0, room.width))
    let width =
      effectiveContentHorizontalAlignment == .fill
      ? max(0, room.width - image) : min(size.width, max(0, room.width - image))
    let height = min(size.height, max(0, room.height))
    var x = blockOrigin(in: room, width: width + image)
    if !isRightToLeft { x += image }
    return CGRect(x: x, y: blockTop(in: room, height: height), width: width, height: height)
  }

  private func blockOrigin(in room: CGRect, width: CGFloat) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill: room.minX
    case .right: room.maxX - width
    default: room.midX - width / 2
    }
  }

  private func blockTop(in room: CGRect, height: CGFloat) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: room.minY
    case .bottom: room.maxY - height
    case .center: room.midY - height / 2
    @unknown default: room.midY - height / 2
    }
  }
}
