/// The view of a tab bar controller: the chosen controller's view, and in front of it the bar.
final class TabBarContainerView: UIView {
  /// The container of the wrapper of the chosen controller's view.
  let content = UIView()
  private weak var tabBarController: UITabBarController?

  init(controller: UITabBarController) {
    tabBarController = controller
    super.init(frame: controller.stage.screen.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    addSubview(controller.tabBar)
  }

  required init?(coder: NSCoder) { fatalError("A tab bar controller makes its view itself") }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    tabBarController?.layoutContainer()
  }

  /// Bars have other heights under other traits, in a view of the same size too.
  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
