/// Lengths and times of steppers; the size is known (see the class), the rest are rules after the looks on iOS.
enum StepperMetrics {
  static let size = CGSize(width: 94, height: 32)
  static let cornerRadius: CGFloat = 8
  static let dividerInset: CGFloat = 8
  /// Until a finger that stays repeats its step, and between repetitions, in seconds.
  static let repeatDelay = 0.5
  static let repeatInterval = 0.1
}

/// A button of a stepper.
enum StepperHalf {
  case minus, plus

  @MainActor var image: UIImage? { UIImage(systemName: self == .plus ? "plus" : "minus") }
}

/// Images that an application gave a stepper.
struct StepperLook {
  var backgrounds = ValuesByState<UIImage>()
  var dividers = ValuesByPair<UIImage>()
  var increments = ValuesByState<UIImage>()
  var decrements = ValuesByState<UIImage>()
}

/// A button of a stepper as a screen reader finds it.
final class StepperElement: UIAccessibilityElement {
  private let half: StepperHalf
  private unowned let stepper: UIStepper

  init(_ half: StepperHalf, of stepper: UIStepper) {
    (self.half, self.stepper) = (half, stepper)
    super.init(accessibilityContainer: stepper)
  }

  override var defaultAccessibilityLabel: String? { half == .plus ? "Increment" : "Decrement" }

  override var accessibilityDefaults: AccessibilityDefaults {
    .element(stepper.canStep(half) ? .button : [.button, .notEnabled])
  }

  override var defaultAccessibilityFrame: CGRect {
    let bounds = stepper.bounds
    let isLeft = (half == .minus) != stepper.isRightToLeft
    let place = CGRect(x: isLeft ? 0 : bounds.midX, y: 0, width: bounds.width / 2, height: bounds.height)
    return UIAccessibility.convertToScreenCoordinates(place, in: stepper)
  }
}

extension UIStepper {

  // MARK: Steps

  /// Whether a step leads anywhere.
  func canStep(_ half: StepperHalf) -> Bool {
    guard isEnabled, maximumValue > minimumValue else { return false }
    return wraps || (half == .plus ? valueStorage < maximumValue : valueStorage > minimumValue)
  }

  private func step(_ half: StepperHalf, _ event: UIEvent?) {
    guard canStep(half) else { return }
    let before = valueStorage
    let wanted = valueStorage + (half == .plus ? stepValue : -stepValue)
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    guard valueStorage != before else { return }
    if isContinuous {
      send([.valueChanged, .primaryActionTriggered], event: event)
    } else {
      hasUntoldChange = true
    }
  }

  private func repeatLater(after delay: Double) {
    guard autorepeat else { return }
    repeatTimer = clock.schedule(after: delay) { [weak self] in
      guard let self, let half = touchedHalf else { return }
      step(half, nil)
      repeatLater(after: StepperMetrics.repeatInterval)
    }
  }

  func stopRepeating() {
    repeatTimer?.cancel()
    repeatTimer = nil
  }

  // MARK: Touches

  private func half(at point: CGPoint) -> StepperHalf? {
    guard bounds.contains(point) else { return nil }
    return (point.x < bounds.midX) != isRightToLeft ? .minus : .plus
  }

  func began(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    guard let half = half(at: touch.location(in: self)), canStep(half) else { return false }
    touchedHalf = half
    hasUntoldChange = false
    step(half, event)
    repeatLater(after: StepperMetrics.repeatDelay)
    setNeedsLayout()
    return true
  }

  func moved(_ touch: UITouch, _ event: UIEvent?) {
    let half = half(at: touch.location(in: self))
    guard half != touchedHalf else { return }
    touchedHalf = half
    stopRepeating()
    if half != nil { repeatLater(after: StepperMetrics.repeatDelay) }
    setNeedsLayout()
  }

  func ended(_ event: UIEvent?) {
    stopRepeating()
    touchedHalf = nil
    setNeedsLayout()
    guard hasUntoldChange else { return }
    hasUntoldChange = false
    send([.valueChanged, .primaryActionTriggered], event: event)
  }

  // MARK: Places

  private func state(of half: StepperHalf) -> UIControl.State {
    if !canStep(half) { return .disabled }
    return touchedHalf == half ? .highlighted : .normal
  }

  private func frame(of half: StepperHalf) -> CGRect {
    let isLeft = (half == .minus) != isRightToLeft
    let width = bounds.width / 2
    return CGRect(x: isLeft ? 0 : width, y: 0, width: width, height: bounds.height)
  }

  func placeParts() {
    let scale = displayScale
    let background = look.backgrounds.inForce(state)
    ground.frame = bounds
    ground.image = background
    ground.backgroundColor = background == nil ? .tertiarySystemFill : nil
    ground.layer.cornerRadius = background == nil ? StepperMetrics.cornerRadius : 0
    show(minus, .minus, look.decrements, scale)
    show(plus, .plus, look.increments, scale)
    placeDivider(scale)
    touchGround.isHidden = touchedHalf == nil || background != nil
    touchGround.backgroundColor = .secondarySystemFill
    touchGround.layer.cornerRadius = StepperMetrics.cornerRadius
    if let touchedHalf {
      let isLeft = (touchedHalf == .minus) != isRightToLeft
      touchGround.frame = frame(of: touchedHalf)
      touchGround.layer.maskedCorners =
        isLeft ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    }
  }

  private func show(_ view: UIImageView, _ half: StepperHalf, _ images: ValuesByState<UIImage>, _ scale: CGFloat) {
    let state = state(of: half)
    let isDisabled = state == .disabled
    view.image = images.inForce(state) ?? half.image
    view.tintColor = isDisabled ? .tertiaryLabel : .label
    view.frame = PixelGrid.round(frame(of: half), scale: scale)
  }

  private func placeDivider(_ scale: CGFloat) {
    let (left, right): (StepperHalf, StepperHalf) = isRightToLeft ? (.plus, .minus) : (.minus, .plus)
    let image = look.dividers.inForce(state(of: left), state(of: right))
    divider.image = image
    divider.backgroundColor = image == nil ? .separator : nil
    divider.isHidden = image == nil && touchedHalf != nil
    let inset = image == nil ? StepperMetrics.dividerInset : 0
    let width = image?.size.width ?? 1
    let box = CGRect(
      x: bounds.midX - width / 2, y: inset, width: width, height: max(0, bounds.height - 2 * inset))
    divider.frame = PixelGrid.round(box, scale: scale)
  }
}
