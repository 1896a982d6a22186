/// The frames of the parts of a list content view, in its bounds.
struct ListContentFrames {
  var image: CGRect?
  var text: CGRect?
  var secondaryText: CGRect?
  /// The height that the content needs with its margins.
  var height: CGFloat = 0
}

extension UIListContentView {
  /// The room around the content: the configuration's margins, and those of the view around it on the axes that keep them.
  var contentInsets: UIEdgeInsets {
    let configuration = listConfiguration
    return contentInsets(
      configuration.directionalLayoutMargins, preserving: configuration.axesPreservingSuperviewLayoutMargins)
  }

  /// The height that the content needs at a width; whatever the width.
  func fittingSize(width: CGFloat) -> CGSize {
    let height = frames(in: CGSize(width: width, height: 0)).height
    return CGSize(width: width, height: PixelGrid.ceil(height, scale: displayScale))
  }

  /// The width at which nothing is broken or shortened.
  var naturalWidth: CGFloat {
    let insets = contentInsets
    let image = imageColumn
    let text = textLabel?.fittingSize(maxWidth: nil).width ?? 0
    let secondary = secondaryTextLabel?.fittingSize(maxWidth: nil).width ?? 0
    var texts = max(text, secondary)
    if listConfiguration.prefersSideBySideTextAndSecondaryText, text > 0, secondary > 0 {
      texts = text + listConfiguration.textToSecondaryTextHorizontalPadding + secondary
    }
    let gap = image.width > 0 && texts > 0 ? listConfiguration.imageToTextPadding : 0
    return insets.left + image.width + gap + texts + insets.right
  }

  // MARK: Image

  private var imageSize: CGSize {
    imageView?.contentSize(atMost: listConfiguration.imageProperties.maximumSize) ?? .zero
  }

  /// The room for the image, in whose middle it stands.
  private var imageColumn: CGSize {
    let size = imageSize
    guard size.width > 0 else { return .zero }
    let reserved = listConfiguration.imageProperties.reservedLayoutSize
    let isSymbol = imageView?.image?.isSymbolImage == true
    let symbolSide = metricsProfile.listContent.symbolSide(traitCollection, scale: displayScale)
    func side(_ reserved: CGFloat, _ own: CGFloat, symbol: CGFloat) -> CGFloat {
      if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return symbol }
      if reserved > 0 { return reserved }
      // A symbol that is larger than what is set aside for symbols begins at the margin, and the text makes room.
      return isSymbol && own <= symbolSide ? symbol : own
    }
    // Symbols are as high as the line beside them, or the rows of a list would differ by their symbols.
    let lineHeight = min(symbolSide, textLabel?.font.lineHeight ?? symbolSide)
    return CGSize(
      width: side(reserved.width, size.width, symbol: symbolSide),
      height: side(reserved.height, size.height, symbol: lineHeight))
  }

  // MARK: Frames

  /// The start of the texts, from the leading edge; nil without text.
  var textStart: CGFloat? {
    guard textLabel != nil || secondaryTextLabel != nil else { return nil }
    let insets = contentInsets
    let column = imageColumn.width
    let start = isRightToLeft ? insets.right : insets.left
    return start + column + (column > 0 ? listConfiguration.imageToTextPadding : 0)
  }

  /// The frames in a view of a size; a height of 0 gives the height that is needed and no frames to use.
  func frames(in size: CGSize) -> ListContentFrames {
    let insets = contentInsets
    let column = imageColumn
    let hasTexts = textLabel != nil || secondaryTextLabel != nil
    let gap = column.width > 0 && hasTexts ? listConfiguration.imageToTextPadding : 0
    let textWidth = size.width - insets.left - column.width - gap - insets.right
    let texts = ListContentTexts(in: self, width: max(0, textWidth))
    let height = max(texts.height, column.height)

    var frames = ListContentFrames(height: insets.top + height + insets.bottom)
    let scale = displayScale
    let room = max(0, size.height - insets.top - insets.bottom)
    func top(_ height: CGFloat) -> CGFloat {
      switch listConfiguration.style.placement {
      case .top: insets.top
      case .middle: PixelGrid.round(insets.top + (room - height) / 2, scale: scale)
      case .bottom: max(insets.top, size.height - insets.bottom - height)
      }
    }
    func place(_ rect: CGRect?, x: CGFloat, y: CGFloat) -> CGRect? {
      guard var rect else { return nil }
      rect.origin.x += x
      rect.origin.y += y
      if isRightToLeft { rect.origin.x = size.width - rect.maxX }
      return rect
    }
    // Insets are by sides already; what follows is laid out from left to right, and turned over as a whole.
    let left = isRightToLeft ? insets.right : insets.left
    let textsLeft = left + column.width + gap
    let textsTop = top(texts.height)
    frames.text = place(texts.text, x: textsLeft, y: textsTop)
    frames.secondaryText = place(texts.secondaryText, x: textsLeft, y: textsTop)
    if column.width > 0 {
      let image = imageSize
      let x = PixelGrid.round(left + (column.width - image.width) / 2, scale: scale)
      frames.image = place(CGRect(origin: CGPoint(x: x, y: top(image.height)), size: image), x: 0, y: 0)
    }
    return frames
  }
}

/// The two texts in a column of a width, from its upper left corner.
@MainActor
private struct ListContentTexts {
  var text: CGRect?
  var secondaryText: CGRect?

  init(in view: UIListContentView, width: CGFloat) {
    let configuration = view.listConfiguration
    let properties = configuration.textProperties
    let secondaryProperties = configuration.secondaryTextProperties
    if configuration.prefersSideBySideTextAndSecondaryText, let first = view.textLabel,
      let second = view.secondaryTextLabel
    {
      let size = first.fittingSize(maxWidth: nil)
      let secondSize = second.fittingSize(maxWidth: nil)
      if size.width + configuration.textToSecondaryTextHorizontalPadding + secondSize.width <= width {
        let height = max(size.height, secondSize.height)
        let scale = view.displayScale
        func y(_ own: CGFloat) -> CGFloat { PixelGrid.round((height - own) / 2, scale: scale) }
        text = CGRect(origin: CGPoint(x: 0, y: y(size.height)), size: size)
        secondaryText = CGRect(
          origin: CGPoint(x: width - secondSize.width, y: y(secondSize.height)), size: secondSize)
        return
      }
    }
    text = view.textLabel.map { Self.frame($0, properties.alignment, width: width, y: 0) }
    let y = text.map { $0.maxY + configuration.textToSecondaryTextVerticalPadding } ?? 0
    secondaryText = view.secondaryTextLabel.map { Self.frame($0, secondaryProperties.alignment, width: width, y: y) }
  }

  var height: CGFloat { max(text?.maxY ?? 0, secondaryText?.maxY ?? 0) }

  /// Text that is not at one side takes the whole width.
  private static func frame(
    _ label: UILabel, _ alignment: UIListContentConfiguration.TextProperties.TextAlignment, width: CGFloat, y: CGFloat
  ) -> CGRect {
    let size = label.fittingSize(maxWidth: width)
    return CGRect(
      x: 0, y: y, width: alignment == .natural ? min(size.width, width) : width, height: size.height)
  }
}
