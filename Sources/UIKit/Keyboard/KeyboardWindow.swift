/// The window that the keyboard's views lie in, in front of those of the application.
final class KeyboardWindow: UIWindow {
  let host = KeyboardHostView()

  override var isOfSystem: Bool { true }
  /// Who types in a view here is the first responder of the application's window that the view is shown for.
  override var windowOfResponders: UIWindow? { host.provider?.responderWindow ?? self }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    windowLevel = Level(rawValue: 10_000_000)
    backgroundColor = nil
  }

  /// Touches beside the keyboard belong to the application's windows.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { host.frame.contains(point) }
}

/// The keyboard's views: the accessory, and below it the input view or the keys.
final class KeyboardHostView: UIView {
  private var inputContent: UIView?
  private var accessory: UIView?
  /// Whom the views are shown for.
  private(set) weak var provider: UIResponder?
  private var keys: KeyboardPicture?
  private var takesKeys = false
  /// The height that the accessory came with.
  private var givenHeight: CGFloat = 0
  /// The height that it was given here.
  private var placedHeight: CGFloat = 0
  private var accessoryChanged = false
  private var isMeasuring = false
  /// Called when the accessory may need another height.
  var sizeDidChange: () -> Void = {}

  /// The next responder of the keyboard's views: the responder for which they are shown.
  override var next: UIResponder? { provider ?? super.next }

  func show(
    inputView: UIView?, accessory: UIView?, provider: UIResponder?, keys traits: KeyboardTraits?, drawsKeys: Bool
  ) {
    self.provider = provider
    takesKeys = traits != nil
    replace(&inputContent, by: inputView)
    if let accessory, accessory !== self.accessory || accessory.bounds.height != placedHeight {
      givenHeight = accessory.bounds.height
    }
    replace(&self.accessory, by: accessory)
    if let traits, drawsKeys {
      let picture = keys ?? KeyboardPicture()
      picture.traits = traits
      if keys == nil { insertSubview(picture, at: 0) }
      keys = picture
    } else {
      keys?.removeFromSuperview()
      keys = nil
    }
    setNeedsLayout()
  }

  private func replace(_ place: inout UIView?, by view: UIView?) {
    guard place !== view else { return }
    if place?.superview === self { place?.removeFromSuperview() }
    place = view
    if let view { addSubview(view) }
  }

  /// Takes everything out.
  func clear() {
    show(inputView: nil, accessory: nil, provider: nil, keys: nil, drawsKeys: false)
    window?.isHidden = true
  }

  private func height(of view: UIView) -> CGFloat {
    if view.bounds.height > 0, view.translatesAutoresizingMaskIntoConstraints { return view.bounds.height }
    return fittingHeight(of: view)
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    let width = stage.screen.bounds.width
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The height of an accessory: that of its frame, or of its content for flexible heights and for constraints alone
  /// (`uikit-facts §20`).
  private func accessoryHeight(_ view: UIView) -> CGFloat {
    guard view.translatesAutoresizingMaskIntoConstraints else { return fittingHeight(of: view) }
    if givenHeight > 0, !view.autoresizingMask.contains(.flexibleHeight) { return givenHeight }
    let fitting = fittingHeight(of: view)
    return fitting > 0 ? fitting : givenHeight
  }

  /// The height below an accessory: of keys, or of an input view with the safe area below.
  private func heightBelow(_ keys: KeyboardMetrics) -> CGFloat {
    takesKeys ? keys.height : inputContent.map { height(of: $0) + keys.bottom } ?? 0
  }

  /// The height of everything.
  ///
  /// An accessory alone ends at the edge of the screen: the safe area there is its own concern, so that it is measured
  /// where it will stand.
  func height() -> CGFloat {
    let screen = stage.screen
    let metrics = KeyboardMetrics(screen)
    let below = heightBelow(metrics)
    guard let accessory else { return below }
    let old = frame
    isMeasuring = true
    defer {
      frame = old
      isMeasuring = false
    }
    let guess = below + max(givenHeight, metrics.bottom) + 1
    frame = CGRect(x: 0, y: screen.bounds.height - guess, width: screen.bounds.width, height: guess)
    accessory.frame = CGRect(x: 0, y: 0, width: bounds.width, height: guess - below)
    accessory.notifyInsetsIfChanged()
    return below + accessoryHeight(accessory)
  }

  override func subviewIntrinsicSizeDidChange(_ view: UIView) {
    super.subviewIntrinsicSizeDidChange(view)
    guard view === accessory, !isMeasuring else { return }
    accessoryChanged = true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if accessoryChanged {
      accessoryChanged = false
      sizeDidChange()
    }
    let width = bounds.width
    var y: CGFloat = 0
    if let accessory {
      let height = max(0, bounds.height - heightBelow(KeyboardMetrics(stage.screen)))
      accessory.frame = CGRect(x: 0, y: 0, width: width, height: height)
      placedHeight = height
      y = height
    }
    if let inputContent {
      inputContent.frame = CGRect(x: 0, y: y, width: width, height: height(of: inputContent))
    }
    keys?.frame = CGRect(x: 0, y: y, width: width, height: max(0, bounds.height - y))
  }
}
