/// The view of a split view controller: the wrappers of its columns, the lines between them, and what dims the last column.
final class SplitContainerView: UIView {
  private weak var splitController: UISplitViewController?

  init(controller: UISplitViewController) {
    splitController = controller
    super.init(frame: controller.stage.screen.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
    controller.dim.tapped = { [weak controller] in controller?.tappedBeside() }
    addSubview(controller.dim)
    for line in controller.lines {
      line.backgroundColor = .opaqueSeparator
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { fatalError("A split view controller makes its view itself") }

  override func layoutSubviews() {
    super.layoutSubviews()
    splitController?.updateColumns()
    splitController?.layoutColumns()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    setNeedsLayout()
  }
}

/// A view that dims the last column while sidebars lie over or push the column aside; a tap sends those away.
final class SplitDimView: UIView {
  /// How dark it is (a rule, as seen on screen).
  static let darkness: CGFloat = 0.12

  var tapped: () -> Void = {}

  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: Self.darkness)
    alpha = 0
    isHidden = true
    isAccessibilityElement = true
    accessibilityLabel = "Dismiss sidebar"
    accessibilityTraits = .button
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(SplitDimView.tap(_:))))
  }

  required init?(coder: NSCoder) { fatalError("A split view controller makes what dims its last column itself") }

  private func tap(_ recognizer: UITapGestureRecognizer) { if recognizer.state == .ended { tapped() } }
}
