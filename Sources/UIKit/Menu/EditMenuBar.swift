/// The commands of editing that menus suggest.
@MainActor enum EditCommands {
  private typealias Method = (UIResponder) -> @MainActor (Any?) -> Void
  private static var all: [(title: String, action: Selector)] {
    let methods: [(String, String, Method)] = [
      ("Cut", "cut:", UIResponder.cut), ("Copy", "copy:", UIResponder.copy), ("Paste", "paste:", UIResponder.paste),
      ("Select", "select:", UIResponder.select), ("Select All", "selectAll:", UIResponder.selectAll),
      ("Bold", "toggleBoldface:", UIResponder.toggleBoldface), ("Italic", "toggleItalics:", UIResponder.toggleItalics),
      ("Underline", "toggleUnderline:", UIResponder.toggleUnderline),
    ]
    return methods.map { (SystemWords.word($0.0), _SelectorName($0.1)($0.2)) }
  }

  /// The commands that a responder, or another along its chain, can perform at present.
  static func possible(for responder: UIResponder, sender: Any? = nil) -> [UIMenuElement] {
    all.compactMap { command in
      // By its name alone: a selector that holds a method of all responders is one that each of them has.
      guard responder.target(forAction: Selector(command.action.name), withSender: sender) != nil else { return nil }
      return UICommand(title: command.title, action: command.action)
    }
  }

  /// The commands of menus of a list's cells, apart from the application's own: cut, copy and paste.
  static var ofCells: [(title: String, action: Selector)] {
    all.prefix(3).map { ($0.title, Selector($0.action.name)) }
  }
}

/// A bar of commands beside the selection.
@MainActor final class EditMenuBar: UIView {
  /// Lengths in points (rules: drawn after the menu of iOS 16, not measured).
  private enum Metrics {
    static let height: CGFloat = 44
    static let sidePadding: CGFloat = 14
    static let radius: CGFloat = 12
    static let distance: CGFloat = 8
    static let edge: CGFloat = 8
    static let fontSize: CGFloat = 15
  }

  /// Called when a command was chosen, after it was carried out.
  var didChoose: (() -> Void)?
  private weak var responder: UIResponder?
  private var commands: [UIMenuElement] = []
  /// The first command that is seen.
  private var start = 0
  private var room: CGFloat = .greatestFiniteMagnitude

  init(menu: UIMenu, responder: UIResponder) {
    self.responder = responder
    super.init(frame: .zero)
    backgroundColor = .dynamicMenuGround
    layer.cornerRadius = Metrics.radius
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    show(menu)
  }

  required init?(coder: NSCoder) { nil }

  var hasCommands: Bool { !commands.isEmpty }
  /// The buttons that are seen, from the leading side.
  var buttons: [UIButton] { subviews.compactMap { $0 as? UIButton } }

  func show(_ menu: UIMenu) {
    commands = Self.leaves(menu.children)
    start = 0
    rebuild()
  }

  /// The elements to choose from; submenus are replaced by their elements.
  private static func leaves(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      if element.menuAttributes.contains(.hidden) { return [] }
      if let menu = element as? UIMenu { return leaves(menu.children) }
      return element is UIDeferredMenuElement ? [] : [element]
    }
  }

  private func rebuild() {
    for view in subviews { view.removeFromSuperview() }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var made: [UIView] = []
    var width: CGFloat = 0
    if start > 0 {
      made.append(pageButton("chevron.backward") { [weak self] in self?.turn(forward: false) })
      width += made[0].frame.width
    }
    var next = start
    let pager = pageButton("chevron.forward") { [weak self] in self?.turn(forward: true) }
    while next < commands.count {
      let button = button(for: commands[next])
      let rest = next + 1 < commands.count ? pager.frame.width : 0
      guard next == start || width + button.frame.width + rest <= room else { break }
      made.append(button)
      width += button.frame.width
      next += 1
    }
    if next < commands.count {
      made.append(pager)
      width += pager.frame.width
    }
    var x: CGFloat = 0
    for (index, button) in made.enumerated() {
      button.frame.origin.x = isRightToLeft ? width - x - button.frame.width : x
      addSubview(button)
      if index > 0 { addSeparator(at: isRightToLeft ? width - x : x) }
      x += button.frame.width
    }
    bounds.size = CGSize(width: width, height: Metrics.height)
    shownEnd = next
  }

  private var shownEnd = 0
  private var earlier: [Int] = []

  private func turn(forward: Bool) {
    let right = frame.maxX
    if forward {
      earlier.append(start)
      start = shownEnd
    } else {
      start = earlier.popLast() ?? 0
    }
    rebuild()
    frame.origin.x = min(max(Metrics.edge, right - bounds.width), (superview?.bounds.width ?? right) - bounds.width)
  }

  private func addSeparator(at x: CGFloat) {
    let line = UIView(frame: CGRect(x: x, y: 0, width: 1 / max(1, displayScale), height: Metrics.height))
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  private func button(for element: UIMenuElement) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(element.title, for: .normal)
    if element.title.isEmpty { button.setImage(element.image, for: .normal) }
    let isDestructive = element.menuAttributes.contains(.destructive)
    button.setTitleColor(isDestructive ? .systemRed : .label, for: .normal)
    button.setTitleColor(.tertiaryLabel, for: .disabled)
    button.tintColor = isDestructive ? .systemRed : .label
    button.titleLabel?.font = .systemFont(ofSize: Metrics.fontSize)
    button.isEnabled = !element.menuAttributes.contains(.disabled) && element.canBePerformed(by: responder)
    button.addAction(
      UIAction { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
    return sized(button)
  }

  private func pageButton(_ symbol: String, _ turn: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .custom)
    let configuration = UIImage.SymbolConfiguration(pointSize: Metrics.fontSize)
    button.setImage(
      UIImage(systemName: symbol, withConfiguration: configuration)?.imageFlippedForRightToLeftLayoutDirection(),
      for: .normal)
    button.tintColor = .label
    button.addAction(UIAction { _ in turn() }, for: .touchUpInside)
    return sized(button)
  }

  private func sized(_ button: UIButton) -> UIButton {
    let width = button.intrinsicContentSize.width + 2 * Metrics.sidePadding
    button.frame = CGRect(x: 0, y: 0, width: width.rounded(.up), height: Metrics.height)
    return button
  }

  private func choose(_ element: UIMenuElement) {
    element.performFromMenu(sender: responder, responder: responder)
    didChoose?()
  }

  /// Puts the bar beside a rectangle of the window: above it, or below for lack of room.
  func place(beside target: CGRect, in window: UIWindow, _ direction: UIEditMenuArrowDirection) {
    let safe = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Metrics.edge, dy: 0)
    if room != safe.width {
      room = safe.width
      start = 0
      earlier = []
      rebuild()
    }
    let size = bounds.size
    var origin = CGPoint(x: target.midX - size.width / 2, y: target.minY - Metrics.distance - size.height)
    switch direction {
    case .automatic: if origin.y < safe.minY { origin.y = target.maxY + Metrics.distance }
    case .down: break
    case .up: origin.y = target.maxY + Metrics.distance
    case .left, .right:
      origin.x = direction == .left ? target.maxX + Metrics.distance : target.minX - Metrics.distance - size.width
      origin.y = target.midY - size.height / 2
    @unknown default: if origin.y < safe.minY { origin.y = target.maxY + Metrics.distance }
    }
    origin.x = min(max(origin.x, safe.minX), max(safe.minX, safe.maxX - size.width))
    origin.y = min(max(origin.y, safe.minY), max(safe.minY, safe.maxY - size.height))
    frame = PixelGrid.round(CGRect(origin: origin, size: size), scale: displayScale)
  }
}

extension UIColor {
  /// The ground of bars of commands: white, and a dark grey in the dark.
  fileprivate static var dynamicMenuGround: UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 1, alpha: 1) }
  }
}
