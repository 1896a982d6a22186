/// Lengths of segmented controls, in points.
///
/// The height is known (see the class). Paddings are worked out from Interface Builder's widths (131 points for the two segments that a
/// new control has there, "First" and "Second"); radii and the thumb are as Apple's design resources draw them.
private enum SegmentMetrics {
  static let height: CGFloat = 32
  static let sidePadding: CGFloat = 8.5
  static let divider: CGFloat = 1
  static let dividerInset: CGFloat = 8
  static let cornerRadius: CGFloat = 9
  static let thumbInset: CGFloat = 2
  static let thumbCornerRadius: CGFloat = 7
  static let fontSize: CGFloat = 13
  /// How small the thumb is while a finger is on it, as seen on screen.
  static let touchedScale: CGFloat = 0.95
  static let touchedAlpha: CGFloat = 0.2
  /// How long the thumb slides, in seconds; not measured.
  static let slidingTime = 0.3
}

extension UISegmentedControl {
  private static let thumbColor = UIColor(dynamicProvider: { traits in
    let isDark = traits.userInterfaceStyle == .dark
    return UIColor(
      red: isDark ? 0x63 / 255 : 1, green: isDark ? 0x63 / 255 : 1, blue: isDark ? 0x66 / 255 : 1, alpha: 1)
  })

  private var metricsInForce: UIBarMetrics {
    traitCollection.verticalSizeClass == .compact ? .compact : .default
  }

  func view(at index: Int) -> SegmentView? { segments.indices.contains(index) ? segments[index] : nil }

  func change(_ index: Int, _ change: (SegmentView) -> Void) {
    guard let view = view(at: index) else { return }
    change(view)
    contentDidChange()
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func lookDidChange() { setNeedsLayout() }

  // MARK: Coming and going

  func insert(_ view: SegmentView, at index: Int, animated: Bool = false) {
    let index = max(0, min(index, segments.count))
    if animated, window != nil {
      layoutIfNeeded()
      UIView.performWithoutAnimation {
        let neighbour = segments.indices.contains(index) ? segments[index].frame : bounds
        view.frame = CGRect(x: neighbour.minX, y: 0, width: 0, height: bounds.height)
        view.alpha = 0
      }
    }
    segments.insert(view, at: index)
    addSubview(view)
    if selectedIndex >= index { selectedIndex += 1 }
    contentDidChange()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: SegmentMetrics.slidingTime) {
      view.alpha = 1
      self.layoutIfNeeded()
    }
  }

  func remove(at index: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = max(0, min(index, segments.count - 1))
    let view = segments.remove(at: index)
    if selectedIndex == index {
      selectedIndex = UISegmentedControl.noSegment
    } else if selectedIndex > index {
      selectedIndex -= 1
    }
    contentDidChange()
    guard animated, window != nil else { return view.removeFromSuperview() }
    UIView.animate(withDuration: SegmentMetrics.slidingTime) {
      view.alpha = 0
      self.layoutIfNeeded()
    } completion: { _ in
      view.removeFromSuperview()
    }
  }

  // MARK: Attributes

  private func state(of index: Int) -> UIControl.State {
    var state: UIControl.State = []
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    if index == selectedIndex { state.insert(.selected) }
    if index == touchedIndex { state.insert(.highlighted) }
    return state
  }

  private func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let isSelected = state.contains(.selected)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: SegmentMetrics.fontSize, weight: isSelected ? .semibold : .medium),
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : UIColor.label,
    ]
    attributes.merge(look.attributes[.normal] ?? [:]) { $1 }
    // Of a state that is made of several the chosen one counts, where the whole was not given.
    for part in [UIControl.State.highlighted, .selected, .disabled] where state.contains(part) {
      attributes.merge(look.attributes[part] ?? [:]) { $1 }
    }
    attributes.merge(look.attributes[state] ?? [:]) { $1 }
    return attributes
  }

  private func updateLooks() {
    let images = look.backgrounds[metricsInForce] ?? look.backgrounds[.default] ?? ValuesByState()
    for (index, view) in segments.enumerated() {
      let state = state(of: index)
      let attributes = attributes(in: state)
      let dims = index == touchedIndex && index != selectedIndex && !look.hasImages
      view.update(
        attributes: attributes, color: attributes[.foregroundColor] as? UIColor ?? .label,
        alpha: dims ? SegmentMetrics.touchedAlpha : 1)
      view.background.image = images.inForce(state)
    }
  }

  // MARK: Places

  private func contentWidths() -> [CGFloat] {
    let widest = attributes(in: .selected)
    let usual = attributes(in: .normal)
    return segments.map {
      let width = max($0.contentSize(attributes: widest).width, $0.contentSize(attributes: usual).width)
      return width + 2 * SegmentMetrics.sidePadding
    }
  }

  var naturalSize: CGSize {
    updateLooks()
    let widths = contentWidths()
    let widest = zip(segments, widths).filter { $0.0.fixedWidth == 0 }.map(\.1).max() ?? 0
    var width = SegmentMetrics.divider * CGFloat(max(0, segments.count - 1))
    for (view, content) in zip(segments, widths) {
      width += view.fixedWidth > 0 ? view.fixedWidth : apportionsSegmentWidthsByContent ? content : widest
    }
    let images = look.backgrounds[metricsInForce] ?? look.backgrounds[.default]
    let imageHeight = images?.inForce(.normal)?.size.height ?? 0
    return CGSize(width: width, height: max(SegmentMetrics.height, imageHeight))
  }

  /// The frames of the segments, in their order.
  private func frames() -> [CGRect] {
    let widths = contentWidths()
    let fixed = segments.reduce(0) { $0 + $1.fixedWidth }
    let room = max(0, bounds.width - fixed)
    var flexible: CGFloat = 0
    for (view, width) in zip(segments, widths) where view.fixedWidth == 0 {
      flexible += apportionsSegmentWidthsByContent ? width : 1
    }
    let scale = displayScale
    var x: CGFloat = 0
    var frames: [CGRect] = []
    for (view, content) in zip(segments, widths) {
      let share = apportionsSegmentWidthsByContent ? content : 1
      let width = view.fixedWidth > 0 ? view.fixedWidth : flexible > 0 ? room * share / flexible : 0
      let left = isRightToLeft ? bounds.width - x - width : x
      frames.append(PixelGrid.round(CGRect(x: left, y: 0, width: width, height: bounds.height), scale: scale))
      x += width
    }
    return frames
  }

  func placeSegments() {
    updateLooks()
    let scale = displayScale
    let hasImages = look.hasImages
    ground.isHidden = hasImages
    ground.frame = bounds
    ground.layer.cornerRadius = min(SegmentMetrics.cornerRadius, bounds.height / 2)
    ground.backgroundColor = .tertiarySystemFill
    let frames = frames()
    for (index, view) in segments.enumerated() {
      view.frame = frames[index]
      let offset = adjustment(of: index)
      view.placeContent(offset: offset, scale: scale)
    }
    placeThumb(frames)
    placeDividers(frames)
  }

  private func adjustment(of index: Int) -> CGSize {
    let place: Segment
    if segments.count == 1 {
      place = .alone
    } else if index == (isRightToLeft ? segments.count - 1 : 0) {
      place = .left
    } else {
      place = index == (isRightToLeft ? 0 : segments.count - 1) ? .right : .center
    }
    let given = look.adjustments[metricsInForce] ?? look.adjustments[.default] ?? [:]
    let offset = given[place] ?? given[.any] ?? .zero
    let own = segments[index].contentOffset
    return CGSize(width: own.width + offset.horizontal, height: own.height + offset.vertical)
  }

  private func placeThumb(_ frames: [CGRect]) {
    let isThere = frames.indices.contains(selectedIndex) && !look.hasImages
    thumb.isHidden = !isThere
    guard isThere else { return }
    let inset = SegmentMetrics.thumbInset
    let frame = frames[selectedIndex].insetBy(dx: inset, dy: inset)
    thumb.bounds.size = frame.size
    thumb.center = CGPoint(x: frame.midX, y: frame.midY)
    let scale = dragsSelection ? SegmentMetrics.touchedScale : 1
    thumb.transform = CGAffineTransform(scaleX: scale, y: scale)
    thumb.layer.cornerRadius = min(SegmentMetrics.thumbCornerRadius, frame.height / 2)
    thumb.backgroundColor = selectedSegmentTintColor ?? Self.thumbColor
    thumb.alpha = isEnabled ? 1 : 0.5
  }

  private func placeDividers(_ frames: [CGRect]) {
    while dividers.count < frames.count - 1 {
      let view = UIImageView()
      dividers.append(view)
      insertSubview(view, aboveSubview: ground)
    }
    let scale = displayScale
    let images = look.dividers[metricsInForce] ?? look.dividers[.default]
    for (index, view) in dividers.enumerated() {
      view.isHidden = index >= frames.count - 1
      guard !view.isHidden else { continue }
      let middle = isRightToLeft ? frames[index].minX : frames[index].maxX
      let (left, right) = isRightToLeft ? (index + 1, index) : (index, index + 1)
      view.image = images?.inForce(state(of: left), state(of: right))
      if let image = view.image {
        view.backgroundColor = nil
        view.alpha = 1
        bringSubviewToFront(view)
        let box = CGRect(x: middle - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height)
        view.frame = PixelGrid.round(box, scale: scale)
        continue
      }
      view.backgroundColor = .separator
      // No line stands beside the thumb.
      let isBesideThumb = index == selectedIndex || index + 1 == selectedIndex
      view.alpha = isBesideThumb || look.hasImages ? 0 : 1
      let inset = SegmentMetrics.dividerInset
      let width = SegmentMetrics.divider
      let line = CGRect(
        x: middle - width / 2, y: inset, width: width, height: max(0, bounds.height - 2 * inset))
      view.frame = PixelGrid.round(line, scale: scale)
    }
  }

  // MARK: Touches

  private func index(at point: CGPoint) -> Int? {
    let slack = UIControl.touchSlack
    guard bounds.insetBy(dx: -slack, dy: -slack).contains(point), !segments.isEmpty else { return nil }
    let x = max(bounds.minX, min(point.x, bounds.maxX.nextDown))
    let found = segments.firstIndex { $0.frame.minX <= x && x < $0.frame.maxX }
    return found.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  private func slide() {
    lookDidChange()
    guard window != nil else { return }
    UIView.animate(withDuration: SegmentMetrics.slidingTime, delay: 0, options: [.allowUserInteraction]) {
      self.layoutIfNeeded()
    }
  }

  func began(_ touch: UITouch) -> Bool {
    guard let index = index(at: touch.location(in: self)) else { return false }
    touchedIndex = index
    dragsSelection = index == selectedIndex && !isMomentary
    valueAtTouch = selectedIndex
    slide()
    return true
  }

  func moved(_ touch: UITouch) -> Bool {
    let index = index(at: touch.location(in: self))
    guard index != touchedIndex else { return true }
    if dragsSelection {
      guard let index else { return true }
      selectedIndex = index
    }
    touchedIndex = index
    slide()
    return true
  }

  func ended(_ event: UIEvent?) {
    let chosen = touchedIndex
    let before = valueAtTouch
    dropTouch(keepsSelection: true)
    guard let chosen, segments.indices.contains(chosen) else { return }
    guard isMomentary || chosen != before else { return slide() }
    // The setter tells observers of the change.
    selectedIndex = before
    selectedSegmentIndex = chosen
    slide()
    let action = segments[chosen].action
    send([.valueChanged, .primaryActionTriggered], event: event)
    if let action { sendAction(action) }
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// Forgets the touch; the selection goes back to its old segment unless kept.
  func dropTouch(keepsSelection: Bool = false) {
    if !keepsSelection, dragsSelection { selectedIndex = valueAtTouch }
    touchedIndex = nil
    dragsSelection = false
    slide()
  }
}
