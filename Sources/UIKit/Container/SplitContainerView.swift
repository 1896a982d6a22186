/// The view of a split view controller: the wrappers of its columns, and the line between them.
final class SplitContainerView: UIView {
  private weak var splitController: UISplitViewController?

  init(controller: UISplitViewController) {
    splitController = controller
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
    controller.line.backgroundColor = .opaqueSeparator
    addSubview(controller.line)
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
