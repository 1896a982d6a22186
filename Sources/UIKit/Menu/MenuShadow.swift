/// The shadow around a menu's panel, but not below the panel, whose blur would show it.
final class MenuShadow: UIView {
  /// How far the shadow reaches beyond the panel: three times its radius, and its offset.
  private static let reach: CGFloat = 104

  private let caster = CALayer()
  private let hole = CAShapeLayer()

  override func viewDidInitialize() {
    super.viewDidInitialize()
    isUserInteractionEnabled = false
    caster.shadowColor = CGColor.black
    caster.shadowOpacity = 0.2
    caster.shadowRadius = 32
    caster.shadowOffset = CGSize(width: 0, height: 8)
    layer.addSublayer(caster)
    hole.fillRule = .evenOdd
    layer.mask = hole
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let panel = UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics().cornerRadius)
    caster.shadowPath = panel.cgPath
    let all = UIBezierPath(rect: bounds.insetBy(dx: -Self.reach, dy: -Self.reach))
    all.append(panel)
    hole.path = all.cgPath
  }
}
