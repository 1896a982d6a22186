/// The anchors and length of the layout guides of controllers from before the safe area.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the guide in points: the view's safe area inset at that edge.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The top or bottom guide of a controller's view, held there by two constraints, as on iOS (`uikit-facts §8`).
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool
  private var height: NSLayoutConstraint?

  init(isTop: Bool) {
    self.isTop = isTop
    super.init()
    isInternal = true
    identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
  }

  var length: CGFloat {
    guard let insets = owner?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }

  /// Puts the guide into a view, unless it is there.
  func attach(to view: UIView) {
    guard owner !== view else { return }
    view.addLayoutGuide(self)
    let place =
      isTop
      ? topAnchor.constraint(equalTo: view.topAnchor) : bottomAnchor.constraint(equalTo: view.bottomAnchor)
    let height = heightAnchor.constraint(equalToConstant: length)
    self.height = height
    for constraint in [place, height] { constraint.isInternal = true }
    NSLayoutConstraint.activate([place, height])
  }

  /// The view's safe area changed.
  func insetsDidChange() { height?.constant = length }
}

extension UIViewController {
  /// The room under bars at the top of the view: its bottom edge is the safe area's top.
  ///
  /// Asking for it loads the view and adds two constraints there. The view's `safeAreaLayoutGuide` replaced it.
  public var topLayoutGuide: any UILayoutSupport { layoutSupport(isTop: true) }
  /// The room at the bottom of the view that bars cover, as `topLayoutGuide`.
  public var bottomLayoutGuide: any UILayoutSupport { layoutSupport(isTop: false) }

  private func layoutSupport(isTop: Bool) -> LayoutSupportGuide {
    let guide = (isTop ? layoutSupports.top : layoutSupports.bottom) ?? LayoutSupportGuide(isTop: isTop)
    if isTop { layoutSupports.top = guide } else { layoutSupports.bottom = guide }
    guide.attach(to: view)
    return guide
  }

  func layoutSupportInsetsDidChange() {
    layoutSupports.top?.insetsDidChange()
    layoutSupports.bottom?.insetsDidChange()
  }
}
