/// The container of a presented view, and of the other views of its presentation controller.
final class PresentationContainerView: UIView {
  weak var presentation: ModalPresentation?
  private var laidOutSize: CGSize?

  override func viewDidInitialize() {
    super.viewDidInitialize()
    accessibilityViewIsModal = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let changed = laidOutSize != bounds.size
    laidOutSize = bounds.size
    presentation?.layoutContainer(boundsChanged: changed)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    guard let active = presentation?.active else { return }
    if let previousTraitCollection { active.tellTraitRegistrations(from: previousTraitCollection) }
    active.traitCollectionDidChange(previousTraitCollection)
  }

  /// Touches beside the presented view reach nothing behind it, unless the presentation lets them.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if let popover = presentation?.active as? UIPopoverPresentationController, hit === self || hit is DimmingView,
      let view = popover.passthrough(at: point, from: self, event)
    {
      return view
    }
    guard hit === self else { return hit }
    return presentation?.active.letsTouchesThrough == true ? nil : self
  }
}

/// The view that darkens the screen behind a presented view; a tap on it counts as beside the presented view.
///
/// Black at 20 % (dark: 48 %), as Apple's design resources have it.
final class DimmingView: UIView {
  private static let color = UIColor(dynamicProvider: { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  })

  weak var presentationController: UIPresentationController?

  override func viewDidInitialize() {
    super.viewDidInitialize()
    backgroundColor = Self.color
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(DimmingView.didTap(_:))))
  }

  private func didTap(_ tap: UITapGestureRecognizer) { presentationController?.wasTappedBeside() }

  /// Lets touches through if the presentation does not dim and allows this.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && presentationController?.letsTouchesThrough != true
  }
}
