import Testing

@testable import UIKit

/// The menus that belong to no view, and the sizes of elements.
@Suite(.serialized) @MainActor struct MenuSystemTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var built = 0
    override init() { super.init() }
    override func buildMenu(with builder: any UIMenuBuilder) {
      built += 1
      builder.remove(menu: .format)
      let key = UIKeyCommand(title: "Refresh", action: Desk.refreshing, input: UIKeyCommand.f5)
      let left = UIKeyCommand(
        title: "Back", action: Desk.going, input: UIKeyCommand.inputLeftArrow, modifierFlags: .command)
      builder.insertSibling(UIMenu(title: "Own", identifier: .init("own"), children: [key, left]), afterMenu: .file)
      builder.insertChild(UIMenu(title: "First", identifier: .init("first")), atStartOfMenu: .edit)
      builder.replaceChildren(ofMenu: .help) { $0 + [UIAction(title: "Help", identifier: .init("help")) { _ in }] }
    }
  }

  final class Desk: UIView {
    var done: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      ["refresh:", "go:"].contains(action.description)
    }
    override func validate(_ command: UICommand) {
      if isLocked { command.attributes = .disabled }
    }
    var isLocked = false
    func refresh(_ sender: Any?) { done.append("refresh") }
    func go(_ sender: Any?) { done.append("go") }
    static let refreshing = _SelectorName("refresh:")(Desk.refresh(_:))
    static let going = _SelectorName("go:")(Desk.go(_:))
  }

  private let desk = Desk()

  private func start(traits: UITraitCollection = UITraitCollection()) -> (Delegate?, UIWindow) {
    TestScreen.reset()
    UIScreen.main.configure(
      bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3, safeAreaInsets: .zero, traits: traits)
    let application = UIApplication.start(delegate: Delegate.self)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.addSubview(desk)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    desk.becomeFirstResponder()
    return (application.delegate as? Delegate, window)
  }

  @Test func theDelegateChangesTheMainMenu() throws {
    let (delegate, _) = start()
    let root = UIMenuSystem.main.root
    #expect(root.children.map(\.title) == ["Application", "File", "Own", "Edit", "View", "Window", "Help"])
    let builder = MenuBuilder(system: .main, root: root)
    #expect(
      builder.menu(for: .standardEdit)?.children.map(\.title) == ["Cut", "Copy", "Paste", "Delete", "Select All"])
    #expect(builder.menu(for: .edit)?.children.first?.title == "First")
    #expect(builder.menu(for: .font) == nil && builder.action(for: .init("help"))?.title == "Help")
    #expect(builder.command(for: Selector("copy:"), propertyList: nil)?.title == "Copy")
    #expect(delegate?.built == 1)
    UIMenuSystem.main.setNeedsRebuild()
    _ = UIMenuSystem.main.root
    #expect(delegate?.built == 2)
  }

  @Test func keysOfTheMainMenuAreDoneByTheFirstResponder() {
    let (_, window) = start()
    let keys = KeyDriver(window: window)
    keys.press(.keyboardF5)
    keys.press(.keyboardLeftArrow, modifiers: .command)
    #expect(desk.done == ["refresh", "go"])
    desk.isLocked = true
    keys.press(.keyboardF5)
    #expect(desk.done.count == 2)
  }

  @Test func arrowsOfCommandsAreMirroredFromRightToLeft() {
    let (_, window) = start(traits: UITraitCollection(layoutDirection: .rightToLeft))
    KeyDriver(window: window).press(.keyboardLeftArrow, modifiers: .command)
    #expect(desk.done.isEmpty)
    KeyDriver(window: window).press(.keyboardRightArrow, modifiers: .command)
    #expect(desk.done == ["go"])
  }

  @Test func aControllerHasKeysThatWereAdded() {
    let (_, window) = start()
    let command = UIKeyCommand(action: Desk.going, input: "g", modifierFlags: .command)
    window.rootViewController?.addKeyCommand(command)
    KeyDriver(window: window).command("g")
    #expect(desk.done == ["go"])
    window.rootViewController?.removeKeyCommand(command)
    KeyDriver(window: window).command("g")
    #expect(desk.done.count == 1)
  }

  // MARK: Sizes

  private func panel(_ menu: UIMenu, _ window: UIWindow) -> MenuPanel? {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    window.rootViewController?.view.addSubview(button)
    button.performPrimaryAction()
    DisplayClock.shared.advance(by: 1)
    return (window.subviews.last as? MenuStage)?.presentation?.panels.first
  }

  @Test func smallAndMediumElementsStandSideBySide() throws {
    let (_, window) = start()
    func actions(_ count: Int) -> [UIAction] {
      (0..<count).map { UIAction(title: "A\($0)", image: UIImage(systemName: "star")) { _ in } }
    }
    let menu = UIMenu(children: [
      UIMenu(options: .displayInline, preferredElementSize: .medium, children: actions(3)),
      UIMenu(options: .displayInline, preferredElementSize: .small, children: actions(5)),
      UIAction(title: "Row") { _ in },
    ])
    let rows = try #require(panel(menu, window)).rows
    #expect(rows.count == 9)
    let frames = rows.map { $0.convert($0.bounds, to: nil as UIView?) }
    #expect(Set(frames[0...2].map(\.minY)).count == 1 && abs(frames[0].width - 250 / 3) < 1)
    #expect(Set(frames[3...6].map(\.minY)).count == 1 && abs(frames[3].width - 62.5) < 0.5 && frames[3].height == 44)
    #expect(frames[7].minY == frames[3].maxY && frames[8].width == 250)
    #expect(frames[0].height > frames[3].height)
  }

  @Test func aPaletteKeepsOneElementOnAndCanStayOpen() throws {
    let (_, window) = start()
    let colors = ["Red", "Blue"].map { name in
      UIAction(title: name, image: UIImage(systemName: "circle.fill"), attributes: .keepsMenuPresented) { _ in }
    }
    let palette = UIMenu(options: [.displayAsPalette, .singleSelection], children: colors)
    let shown = try #require(panel(UIMenu(children: [palette]), window))
    let place = shown.rows[1].convert(CGPoint(x: 20, y: 20), to: nil as UIView?)
    let finger = TouchDriver(window: window)
    finger.down(at: place)
    finger.up()
    #expect(colors.map(\.state) == [.off, .on] && palette.selectedElements == [colors[1]])
    window.layoutIfNeeded()
    #expect(shown.rows.count == 2 && abs(shown.rows[0].frame.width - 62.5) < 0.5)
  }
}
