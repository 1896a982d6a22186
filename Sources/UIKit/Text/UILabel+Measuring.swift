internal import TextLayout

/// The results that a label keeps between measuring and drawing.
struct LabelCache {
  private var sizes: [(maxWidth: CGFloat?, lines: Int, size: CGSize)] = []
  var frame: (size: CGSize, layout: LabelLayout)?

  func size(maxWidth: CGFloat?, lines: Int) -> CGSize? {
    sizes.first { $0.maxWidth == maxWidth && $0.lines == lines }?.size
  }

  /// Auto Layout asks for few widths: the natural one and those of the last passes.
  mutating func insert(_ size: CGSize, maxWidth: CGFloat?, lines: Int) {
    if sizes.count == 4 { sizes.removeFirst() }
    sizes.append((maxWidth, lines, size))
  }

  mutating func removeFrames() { frame = nil }

  mutating func removeAll() {
    sizes.removeAll(keepingCapacity: true)
    frame = nil
  }
}

extension UILabel {
  /// A width or height that sets no limit, small enough for insets to be added and taken off exactly.
  static let unlimited: CGFloat = 1e7

  /// The size of the text within a width, through `textRect` so that subclasses may add to it.
  func fittingSize(maxWidth: CGFloat?) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: maxWidth ?? UILabel.unlimited, height: UILabel.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The unrounded size of the text; nil as the width sets no limit.
  func exactTextSize(maxWidth: CGFloat?, lines: Int) -> CGSize {
    if let known = cache.size(maxWidth: maxWidth, lines: lines) { return known }
    let size: CGSize
    if isPlain {
      guard let text = plainText, !text.isEmpty else { return .zero }
      size = TextEngine.shared.size(
        of: text, font: font.font, maxWidth: maxWidth ?? .infinity, numberOfLines: lines,
        lineBreakMode: LineBreakMode(rawValue: lineBreakModeStorage.rawValue) ?? .byTruncatingTail,
        lineBreakStrategy: measuredStrategy(lineBreakStrategy))
    } else {
      guard attributedStorage?.length != 0 else { return .zero }
      let text = engineText.text.mapped { attributes in
        let strategy = NSParagraphStyle.LineBreakStrategy(rawValue: attributes.paragraph.lineBreakStrategy.rawValue)
        attributes.paragraph.lineBreakStrategy = measuredStrategy(strategy)
      }
      size = TextEngine.shared.size(of: text, maxWidth: maxWidth ?? .infinity, numberOfLines: lines)
    }
    cache.insert(size, maxWidth: maxWidth, lines: lines)
    return size
  }

  /// Line breaking as it is measured: no word is pushed out of the line before the last.
  ///
  /// The size is that of `boundingRect(with:options:attributes:context:)` in every line break mode (`uikit-facts §16`), which does not
  /// know of a label's strategy. A word that is pushed out when the text is drawn makes no line wider than the widest of these allows.
  private func measuredStrategy(_ strategy: NSParagraphStyle.LineBreakStrategy) -> LineBreakStrategy {
    strategy == .standard ? [] : LineBreakStrategy(rawValue: strategy.subtracting(.pushOut).rawValue)
  }

  /// The rectangle of the text, shortened to what the bounds hold, at their top (`uikit-facts §17`).
  ///
  /// Drawing stands the text in the middle instead.
  func measuredTextRect(_ bounds: CGRect, numberOfLines: Int) -> CGRect {
    let isWidthLimited = bounds.width < UILabel.unlimited / 2
    let isHeightLimited = bounds.height < UILabel.unlimited / 2
    // On one line the width does not count but for what does not fit, which is shortened.
    var exact = exactTextSize(
      maxWidth: numberOfLines == 1 || !isWidthLimited ? nil : max(0, bounds.width), lines: numberOfLines)
    let scale = displayScale
    let pixel = 1 / scale
    if exact.width > bounds.width + pixel || exact.height > bounds.height + pixel {
      exact = TextEngine.shared.size(
        of: engineText.text, maxWidth: isWidthLimited ? max(0, bounds.width) : .infinity,
        maxHeight: isHeightLimited && numberOfLines != 1 ? max(0, bounds.height) + pixel : .infinity,
        numberOfLines: numberOfLines)
    }
    var size = CGSize(
      width: PixelGrid.ceil(exact.width, scale: scale), height: PixelGrid.ceil(exact.height, scale: scale))
    size.width = min(size.width, max(bounds.width, 0))
    size.height = min(size.height, max(bounds.height, 0))
    var origin = bounds.origin
    if isWidthLimited {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      switch textAlignmentStorage {
      case .center: origin.x += PixelGrid.round((bounds.width - size.width) / 2, scale: scale)
      case .right: origin.x += bounds.width - size.width
      case .natural, .justified: if isRightToLeft { origin.x += bounds.width - size.width }
      case .left: break
      @unknown default: break
      }
    }
    return CGRect(origin: origin, size: size)
  }

  /// Distance of the first line's baseline from the top of bounds of a height.
  func firstBaseline(inHeight height: CGFloat, width: CGFloat) -> CGFloat {
    let layout = layout(in: CGSize(width: width, height: height))
    guard !layout.frame.lines.isEmpty else { return emptyBaseline(inHeight: height) }
    return PixelGrid.round(layout.origin.y + layout.frame.firstBaseline, scale: displayScale)
  }

  /// Distance of the last line's baseline from the top of bounds of a height.
  func lastBaseline(inHeight height: CGFloat, width: CGFloat) -> CGFloat {
    let layout = layout(in: CGSize(width: width, height: height))
    guard !layout.frame.lines.isEmpty else { return emptyBaseline(inHeight: height) }
    return PixelGrid.round(layout.origin.y + layout.frame.lastBaseline, scale: displayScale)
  }

  /// The baseline without text: as of a line in the middle of the room.
  private func emptyBaseline(inHeight height: CGFloat) -> CGFloat {
    PixelGrid.round(max(0, (height - font.lineHeight) / 2), scale: displayScale) + font.ascender
  }
}
