/// The button that opens the menu of a title: in the title's place, with an arrow at its end.
final class NavigationTitleButton: UIControl {
  /// From the title to the end of the arrow, in points (a rule, as seen on iOS).
  static let arrowRoom: CGFloat = 24
  private static let arrowSide: CGFloat = 18

  private let arrow = UIImageView()
  private weak var item: UINavigationItem?

  override func viewDidInitialize() {
    super.viewDidInitialize()
    let look = UIImage.SymbolConfiguration(pointSize: 15)
    arrow.image = UIImage(systemName: "chevron.down.circle.fill", withConfiguration: look)
    arrow.contentMode = .center
    addSubview(arrow)
    isContextMenuInteractionEnabled = true
    showsMenuAsPrimaryAction = true
  }

  override var accessibilityDefaults: AccessibilityDefaults { buttonDefaults }
  override var defaultAccessibilityLabel: String? { item?.title }

  func update(_ item: UINavigationItem, color: UIColor) {
    self.item = item
    arrow.tintColor = color.withAlphaComponent(0.3)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item?.titleMenuProvider?(suggestions) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  /// The commands on the document that a responder along the chain can carry out.
  private var suggestions: [UIMenuElement] {
    let commands = [
      ("Duplicate", "plus.square.on.square", "duplicate:"), ("Move", "folder", "move:"),
      ("Rename", "pencil", "rename:"), ("Export", "square.and.arrow.up", "export:"),
      ("Print", "printer", "printContent:"),
    ]
    return commands.compactMap { title, image, action in
      let selector = Selector(action)
      guard contentResponder?.target(forAction: selector, withSender: nil) != nil else { return nil }
      return UICommand(title: SystemWords.word(title), image: UIImage(systemName: image), action: selector)
    }
  }

  /// Whom a menu of the title asks first: the controller that the item belongs to.
  private var contentResponder: UIResponder? {
    let controllers = item?.bar?.controller?.stack ?? []
    return controllers.first { $0.navigationItem === item } ?? self
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.arrowSide
    let x = isRightToLeft ? 0 : bounds.width - side
    arrow.frame = CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: min(0, bounds.height - 44) / 2).contains(point)
  }
}
