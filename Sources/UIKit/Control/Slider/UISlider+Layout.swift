/// Lengths of sliders, in points.
///
/// The height and what constraints do not see are known (see the class); the knob's 28 points and the track's 4 are
/// those of Apple's design resources, the rest are rules.
enum SliderMetrics {
  static let height: CGFloat = 31
  static let usualWidth: CGFloat = 118
  static let overhang = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  static let trackHeight: CGFloat = 4
  /// The side of the knob's rectangle, and of the disc in it.
  static let knobSide: CGFloat = 31
  static let discSide: CGFloat = 28
  /// Between a value's image and the track.
  static let imageGap: CGFloat = 8
  /// How wide a finger reaches the knob.
  static let reach: CGFloat = 60
  /// How long the knob slides, in seconds; not measured.
  static let slidingTime = 0.25
}

/// Images that an application gave a slider.
struct SliderLook {
  var knobs = ValuesByState<UIImage>()
  var lowerTracks = ValuesByState<UIImage>()
  var upperTracks = ValuesByState<UIImage>()
}

extension UISlider {
  private var knobSize: CGSize {
    currentThumbImage?.size ?? CGSize(width: SliderMetrics.knobSide, height: SliderMetrics.knobSide)
  }
  private var trackHeight: CGFloat {
    max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
  }

  var naturalHeight: CGFloat { max(SliderMetrics.height, currentThumbImage?.size.height ?? 0) }

  func valueImageRect(_ image: UIImage?, isFirst: Bool, in bounds: CGRect) -> CGRect {
    guard let image else { return .zero }
    let shown = (isFirst ? lowerImageView : upperImageView).shownImage ?? image
    let inset = SliderMetrics.overhang.left
    let isLeft = isFirst != isRightToLeft
    let x = isLeft ? bounds.minX + inset : bounds.maxX - inset - shown.size.width
    return CGRect(x: x, y: bounds.midY - shown.size.height / 2, width: shown.size.width, height: shown.size.height)
  }

  func ownTrackRect(in bounds: CGRect) -> CGRect {
    let inset = SliderMetrics.overhang.left
    var (left, right) = (bounds.minX + inset, bounds.maxX - inset)
    for rect in [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)] {
      guard rect.width > 0 else { continue }
      if rect.midX < bounds.midX {
        left = max(left, rect.maxX + SliderMetrics.imageGap)
      } else {
        right = min(right, rect.minX - SliderMetrics.imageGap)
      }
    }
    let height = trackHeight > 0 ? trackHeight : SliderMetrics.trackHeight
    let scale = displayScale
    let y = PixelGrid.round(bounds.midY - height / 2, scale: scale)
    return CGRect(x: left, y: y, width: max(0, right - left), height: height)
  }

  private func part(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    guard range > 0 else { return 0 }
    let part = CGFloat((value - minimumValue) / range)
    return isRightToLeft ? 1 - part : part
  }

  func ownThumbRect(track: CGRect, value: Float) -> CGRect {
    let size = knobSize
    let overhang = SliderMetrics.overhang.left
    let way = max(0, track.width + 2 * overhang - size.width)
    let x = track.minX - overhang + way * part(of: value)
    return CGRect(x: x, y: track.midY - size.height / 2, width: size.width, height: size.height)
  }

  func placeParts() {
    let scale = displayScale
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: valueStorage)
    lowerImageView.frame = PixelGrid.round(minimumValueImageRect(forBounds: bounds), scale: scale)
    upperImageView.frame = PixelGrid.round(maximumValueImageRect(forBounds: bounds), scale: scale)
    let middle = max(track.minX, min(thumb.midX, track.maxX))
    let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
    let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
    show(lowerTrack, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, in: isRightToLeft ? right : left)
    // The track past the knob goes on under it, so that its round end does not show there.
    show(upperTrack, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill, in: track)
    if currentMaximumTrackImage != nil { upperTrack.frame = isRightToLeft ? left : right }
    placeKnob(thumb)
    let alpha: CGFloat = isEnabled ? 1 : 0.5
    for view in [lowerTrack, upperTrack, lowerImageView, upperImageView] { view.alpha = alpha }
  }

  private func show(_ view: UIImageView, _ image: UIImage?, _ color: UIColor, in frame: CGRect) {
    view.image = image
    view.backgroundColor = image == nil ? color : nil
    view.layer.cornerRadius = image == nil ? min(frame.width, frame.height) / 2 : 0
    view.frame = frame
  }

  private func placeKnob(_ rect: CGRect) {
    let image = currentThumbImage
    knob.image = image
    let side = SliderMetrics.discSide
    knob.frame =
      image == nil
      ? CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      : rect
    knob.backgroundColor = image == nil ? thumbTintColor ?? .white : nil
    knob.layer.cornerRadius = image == nil ? side / 2 : 0
    knob.layer.shadowOpacity = image == nil ? 0.12 : 0
    knob.layer.borderWidth = image == nil ? 0.5 : 0
    knob.layer.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.04)
  }

  // MARK: Touches

  private var thumbNow: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: valueStorage)
  }

  func isOnKnob(_ point: CGPoint) -> Bool {
    let thumb = thumbNow
    let more = max(0, SliderMetrics.reach - thumb.width) / 2
    return thumb.insetBy(dx: -more, dy: -more).contains(point)
  }

  func began(_ touch: UITouch) -> Bool {
    let point = touch.location(in: self)
    guard isOnKnob(point) else { return false }
    grip = point.x - thumbNow.midX
    return true
  }

  func moved(_ touch: UITouch, _ event: UIEvent?) {
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard first != last else { return }
    let place = (touch.location(in: self).x - grip - first) / (last - first)
    let before = valueStorage
    setValue(minimumValue + Float(max(0, min(1, place))) * (maximumValue - minimumValue), animated: false)
    if isContinuous, valueStorage != before { send([.valueChanged, .primaryActionTriggered], event: event) }
  }

  func ended(_ event: UIEvent?) {
    // The value is told again when the finger is lifted, as on iOS, also by a continuous slider.
    send([.valueChanged, .primaryActionTriggered], event: event)
  }
}
