/// Lengths of page controls, in points; the height is known (see the class), the rest are rules.
private enum PageControlMetrics {
  static let height: CGFloat = 26
  static let dot: CGFloat = 8
  static let pitch: CGFloat = 17
  /// Before the first and behind the last dot, where the ground ends.
  static let sideInset: CGFloat = 13
  /// How small the outermost dots are where more pages follow.
  static let edgeScales: [CGFloat] = [0.5, 0.75]
  /// How far a finger moves before it takes the page along.
  static let slack: CGFloat = 6
}

extension UIPageControl {
  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
  /// Whether the first page's dot stands at the right or at the bottom.
  private var isBackwards: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    @unknown default: effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func image(of index: Int) -> UIImage? {
    let usual = images[index] ?? preferredIndicatorImage
    return index == page ? currentImages[index] ?? preferredCurrentPageIndicatorImage ?? usual : usual
  }

  /// How far the middles of two dots are from each other: farther where images are wider than dots.
  private var pitch: CGFloat {
    var widest = PageControlMetrics.dot
    let preferred = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 }
    for image in preferred + Array(images.values) + Array(currentImages.values) {
      widest = max(widest, isVertical ? image.size.height : image.size.width)
    }
    return widest + PageControlMetrics.pitch - PageControlMetrics.dot
  }

  func naturalSize(_ count: Int) -> CGSize {
    guard count > 0 else { return CGSize(width: 0, height: isVertical ? 0 : PageControlMetrics.height) }
    let length = CGFloat(count - 1) * pitch + PageControlMetrics.dot + 2 * PageControlMetrics.sideInset
    let height = PageControlMetrics.height
    return isVertical ? CGSize(width: height, height: length) : CGSize(width: length, height: height)
  }

  /// The pages with dots: as many as the room allows, the current page among them.
  private var shownPages: Range<Int> {
    let room = (isVertical ? bounds.height : bounds.width) - PageControlMetrics.dot
    let fitting = max(1, Int(room / pitch) + 1)
    guard pageCount > fitting else { return 0..<pageCount }
    let first = max(0, min(page - fitting / 2, pageCount - fitting))
    return first..<(first + fitting)
  }

  /// The middle of a page's dot.
  private func place(of index: Int, in shown: Range<Int>) -> CGPoint {
    let middle = CGFloat(shown.lowerBound + shown.upperBound - 1) / 2
    let along = (CGFloat(index) - middle) * pitch * (isBackwards ? -1 : 1)
    return isVertical
      ? CGPoint(x: bounds.midX, y: bounds.midY + along) : CGPoint(x: bounds.midX + along, y: bounds.midY)
  }

  private func scale(of index: Int, in shown: Range<Int>) -> CGFloat {
    let scales = PageControlMetrics.edgeScales
    let before = index - shown.lowerBound
    if shown.lowerBound > 0, before < scales.count { return scales[before] }
    let behind = shown.upperBound - 1 - index
    if shown.upperBound < pageCount, behind < scales.count { return scales[behind] }
    return 1
  }

  func placeDots() {
    let shown = hidesForSinglePage && pageCount <= 1 ? 0..<0 : shownPages
    while dots.count < shown.count {
      let view = UIImageView()
      view.contentMode = .scaleAspectFit
      dots.append(view)
      addSubview(view)
    }
    let pixels = displayScale
    let current = currentPageIndicatorTintColor ?? .white
    let other = pageIndicatorTintColor ?? current.withAlphaComponent(0.3)
    for (number, view) in dots.enumerated() {
      view.isHidden = number >= shown.count
      guard !view.isHidden else { continue }
      let index = shown.lowerBound + number
      let image = image(of: index)
      let color = index == page ? current : other
      view.image = image.map { $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate) }
      view.tintColor = color
      view.backgroundColor = image == nil ? color : nil
      let dot = PageControlMetrics.dot
      let full = image?.size ?? CGSize(width: dot, height: dot)
      let scale = scale(of: index, in: shown)
      let size = CGSize(width: full.width * scale, height: full.height * scale)
      let middle = place(of: index, in: shown)
      let box = CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
      view.frame = PixelGrid.round(box, scale: pixels)
      view.layer.cornerRadius = image == nil ? view.bounds.width / 2 : 0
      view.alpha = isEnabled ? 1 : 0.5
    }
    placeGround(shown)
  }

  private func placeGround(_ shown: Range<Int>) {
    let isTouched = interactionState == .continuous
    let isThere = backgroundStyle == .prominent || (backgroundStyle == .automatic && isTouched)
    ground.isHidden = !isThere || shown.isEmpty
    guard !ground.isHidden else { return }
    let full = naturalSize(shown.count)
    let size = CGSize(width: min(full.width, bounds.width), height: min(full.height, bounds.height))
    let box = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    ground.frame = PixelGrid.round(box, scale: displayScale)
    ground.layer.cornerRadius = min(size.width, size.height) / 2
    ground.backgroundColor = .systemFill
  }

  // MARK: Touches

  private func part(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  func began(_ touch: UITouch) -> Bool {
    guard pageCount > 1 else { return false }
    touchStart = touch.location(in: self)
    pageAtStart = page
    return true
  }

  func moved(_ touch: UITouch, _ event: UIEvent?) {
    guard allowsContinuousInteraction, let touchStart else { return }
    let point = touch.location(in: self)
    let way = part(point) - part(touchStart)
    if interactionState != .continuous {
      guard abs(way) > PageControlMetrics.slack else { return }
      interactionState = .continuous
      setNeedsLayout()
    }
    let pages = Int((way / pitch).rounded()) * (isBackwards ? -1 : 1)
    go(to: pageAtStart + pages, event)
  }

  func ended(_ touch: UITouch?, _ event: UIEvent?) {
    let wasMoving = interactionState == .continuous
    if !wasMoving, let touch {
      let point = touch.location(in: self)
      let isOn = (part(point) >= (isVertical ? bounds.midY : bounds.midX)) != isBackwards
      interactionState = .discrete
      go(to: page + (isOn ? 1 : -1), event)
    }
    dropTouch()
  }

  private func go(to wanted: Int, _ event: UIEvent?) {
    let before = page
    currentPage = wanted
    if page != before { send([.valueChanged, .primaryActionTriggered], event: event) }
  }

  func dropTouch() {
    touchStart = nil
    interactionState = .none
    setNeedsLayout()
  }
}
