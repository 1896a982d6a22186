import Testing

@testable import UIKit

/// Commands of menus and keys, which whoever has their method carries out.
@Suite(.serialized) @MainActor struct UICommandTests {
  private final class Desk: UIView {
    var done: [String] = []
    var takes: Set<String> = ["sort:", "sortBackwards:"]
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      takes.contains(action.description)
    }
    func sort(_ sender: Any?) { done.append("sort \((sender as? UICommand)?.propertyList as? String ?? "-")") }
    func sortBackwards(_ sender: Any?) { done.append("backwards") }
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          title: "Sort", action: Self.sorting, input: "s", modifierFlags: .command,
          alternates: [UICommandAlternate(title: "Back", action: Self.sortingBack, modifierFlags: .alternate)])
      ]
    }
    static let sorting = _SelectorName("sort:")(Desk.sort(_:))
    static let sortingBack = _SelectorName("sortBackwards:")(Desk.sortBackwards(_:))
  }

  private let window: UIWindow
  private let desk = Desk()
  private let missing = Selector("fly:")

  init() {
    TestScreen.reset(size: CGSize(width: 390, height: 844))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    desk.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    controller.view.addSubview(desk)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.updateForFrame()
  }

  @Test func aCommandIsCarriedOutByWhoHasItsMethod() {
    let command = UICommand(title: "Sort", action: Desk.sorting, propertyList: "by name", state: .on)
    #expect(command.menuState == .on)
    command.performFromMenu(sender: nil, responder: desk)
    #expect(desk.done == ["sort by name"])
    command.attributes = .disabled
    command.performFromMenu(sender: nil, responder: desk)
    #expect(desk.done.count == 1)
  }

  @Test func aCommandThatNobodyHasIsGrey() {
    let menu = UIMenu(children: [
      UICommand(title: "Sort", action: Desk.sorting), UICommand(title: "Fly", action: missing),
    ])
    let rows = MenuContents(menu, isReversed: false, responder: desk).sections.flatMap(\.rows)
    #expect(rows.map(\.isEnabled) == [true, false])
  }

  @Test func anAlternateIsDoneWithItsModifiers() {
    desk.becomeFirstResponder()
    let keys = KeyDriver(window: window)
    keys.press(.keyboardS, characters: "s", modifiers: .command)
    keys.press(.keyboardS, characters: "s", modifiers: [.command, .alternate])
    keys.press(.keyboardS, characters: "s", modifiers: [.command, .shift])
    #expect(desk.done == ["sort -", "backwards"])
  }
}

/// What controls say of themselves where an application says nothing.
@Suite(.serialized) @MainActor struct ControlAccessibilityTests {
  @Test func slidersAndPageControlsAreAdjustedByASwipe() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.maximumValue = 200
    slider.value = 120
    var told = 0
    slider.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    #expect(slider.isAccessibilityElement && slider.accessibilityTraits == .adjustable)
    #expect(slider.accessibilityValue == "60%")
    slider.accessibilityIncrement()
    #expect(slider.value == 140 && told == 1)
    slider.value = 0
    slider.accessibilityDecrement()
    #expect(slider.value == 0 && told == 1)

    let pages = UIPageControl()
    pages.numberOfPages = 4
    #expect(pages.accessibilityValue == "page 1 of 4")
    pages.accessibilityIncrement()
    #expect(pages.currentPage == 1)
  }

  @Test func segmentsAndHalvesOfSteppersAreButtons() {
    let control = UISegmentedControl(items: ["All", "Tram"])
    control.selectedSegmentIndex = 1
    let segment = control.segments[1]
    #expect(segment.accessibilityLabel == "Tram" && segment.accessibilityValue == "2 of 2")
    #expect(segment.accessibilityTraits == [.button, .selected])

    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
    let halves = stepper.accessibilityElements?.compactMap { $0 as? UIAccessibilityElement } ?? []
    #expect(halves.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(halves.map(\.accessibilityTraits) == [[.button, .notEnabled], .button])
    #expect(halves.map(\.accessibilityFrame.minX) == [0, 47])
  }

  @Test func fieldsSayTheirTextOrPlaceholder() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.isAccessibilityElement && field.accessibilityValue == "Name")
    field.text = "Robin"
    #expect(field.accessibilityValue == "Robin")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue?.contains("Robin") == false)
    #expect(UISearchBar().searchTextField.accessibilityTraits == .searchField)
  }

  @Test func proxiesSetTheControlsThatCameLast() {
    TestScreen.reset(size: CGSize(width: 390, height: 844))
    UIPageControl.appearance().currentPageIndicatorTintColor = .systemGreen
    UITabBarItem.appearance().badgeColor = .systemPurple
    UISlider.appearance().minimumTrackTintColor = .systemPink
    UISegmentedControl.appearance().setTitleTextAttributes([.kern: 2], for: .selected)
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = .systemRed
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tabs = UITabBarController()
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    tabs.viewControllers = [page]
    let (pages, slider, segments, search, field) = (
      UIPageControl(), UISlider(), UISegmentedControl(items: ["A"]), UISearchBar(), UITextField()
    )
    for view in [pages, slider, segments, search, field] { page.view.addSubview(view) }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.updateForFrame()
    #expect(pages.currentPageIndicatorTintColor == .systemGreen)
    #expect(page.tabBarItem.badgeColor == .systemPurple)
    #expect(slider.minimumTrackTintColor == .systemPink)
    #expect(segments.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
    #expect(search.searchTextField.textColor == .systemRed && field.textColor == .label)
  }
}
