/// The view of a navigation controller: the controllers' views, and in front of them the bars.
final class NavigationContainerView: UIView {
  /// The container of the wrappers of controllers' views.
  let content = UIView()
  private weak var navigationController: UINavigationController?

  init(controller: UINavigationController) {
    navigationController = controller
    super.init(frame: controller.stage.screen.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    addSubview(content)
    addSubview(controller.navigationBar)
  }

  required init?(coder: NSCoder) { fatalError("A navigation controller makes its view itself") }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    navigationController?.layoutContainer()
  }

  /// Bars have other heights under other traits, in a view of the same size too.
  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    navigationController?.barHiding.heightDidChange()
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
