/// The window that the keyboard's views lie in, in front of those of the application.
final class KeyboardWindow: UIWindow {
  let host = KeyboardHostView()

  override var isOfSystem: Bool { true }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    windowLevel = Level(rawValue: 10_000_000)
    backgroundColor = nil
    addSubview(host)
  }

  /// Touches beside the keyboard belong to the application's windows.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { host.frame.contains(point) }
}

/// The keyboard's views: the accessory, and below it the input view or the keys.
final class KeyboardHostView: UIView {
  private var inputContent: UIView?
  private var accessory: UIView?
  private weak var provider: UIResponder?
  private var keys: KeyboardPicture?
  private var takesKeys = false

  /// What is shown for a responder goes on to it.
  override var next: UIResponder? { provider ?? super.next }

  func show(
    inputView: UIView?, accessory: UIView?, provider: UIResponder?, keys traits: KeyboardTraits?, drawsKeys: Bool
  ) {
    self.provider = provider
    takesKeys = traits != nil
    replace(&inputContent, by: inputView)
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
    let width = UIScreen.main.bounds.width
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The height of everything; an accessory alone keeps out of the safe area below it, as an input view does.
  func height(keys: KeyboardMetrics) -> CGFloat {
    let below: CGFloat = takesKeys ? keys.height : (inputContent.map { height(of: $0) } ?? 0) + keys.bottom
    return below + (accessory.map { height(of: $0) } ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    var y: CGFloat = 0
    if let accessory {
      let height = height(of: accessory)
      accessory.frame = CGRect(x: 0, y: 0, width: width, height: height)
      y = height
    }
    if let inputContent {
      inputContent.frame = CGRect(x: 0, y: y, width: width, height: height(of: inputContent))
    }
    keys?.frame = CGRect(x: 0, y: y, width: width, height: max(0, bounds.height - y))
  }
}
