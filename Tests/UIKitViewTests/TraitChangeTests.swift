import Testing
import UIKitTestSupport

@testable import UIKit

private enum Theme: Int {
  case standard, monochrome
}

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.standard
  static let affectsColorAppearance = true
}

private struct NoteTrait: UITraitDefinition {
  static let defaultValue: String? = nil
}

extension UITraitCollection {
  fileprivate var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

@Suite(.serialized) @MainActor struct TraitChangeTests {
  private final class Watcher: UIView {
    var calls: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if previousTraitCollection != nil { calls.append("didChange") }
    }

    func watch(_ traits: [UITrait]) -> any UITraitChangeRegistration {
      registerForTraitChanges(traits) { (self: Self, previous: UITraitCollection) in
        self.calls.append("handler after \(previous.userInterfaceStyle)")
      }
    }

    func traitsChanged(_ sender: Watcher, _ previous: UITraitCollection) {
      calls.append("method after \(previous.userInterfaceStyle)")
    }
  }

  private final class WatchingController: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.calls.append("handler") }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      if previousTraitCollection != nil { calls.append("didChange") }
    }
  }

  private let window: UIWindow
  private let view = Watcher()
  private let child = Watcher()

  init() {
    TestScreen.reset()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    view.addSubview(child)
    window.isHidden = false
    window.updateForFrame()
  }

  // MARK: Registrations

  @Test func aHandlerIsToldOfItsTraitOnlyAndBeforeTheOldCallback() {
    _ = view.watch([UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self])
    window.overrideUserInterfaceStyle = .dark
    #expect(view.calls == ["handler after light", "didChange"])
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(view.calls == ["handler after light", "didChange", "didChange"])
  }

  @Test func oneCallIsMadeForAChangeOfSeveralTraits() {
    _ = view.watch([UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self])
    var overrides = window.traitOverrides
    overrides.userInterfaceStyle = .dark
    overrides.userInterfaceLevel = .elevated
    window.traitOverrides = overrides
    #expect(view.calls == ["handler after light", "didChange"])
  }

  @Test func methodsOfTheObjectAndOfOthersAreCalled() {
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], action: Selector(Watcher.traitsChanged(_:_:)))
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: child, action: Selector(Watcher.traitsChanged(_:_:)))
    view.overrideUserInterfaceStyle = .dark
    #expect(view.calls == ["method after light", "didChange"])
    #expect(child.calls == ["method after light", "didChange"])
  }

  @Test func whatIsUnregisteredIsNotTold() {
    let registration = view.watch([UITraitUserInterfaceStyle.self])
    view.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.calls == ["didChange"])
  }

  @Test func aControllerIsToldBeforeItsView() {
    let controller = WatchingController()
    window.rootViewController = controller
    window.updateForFrame()
    controller.calls = []
    window.overrideUserInterfaceStyle = .dark
    #expect(controller.calls == ["handler", "didChange"])
  }

  @Test func aSceneTellsOfItsOverridesAndHandsThemToItsWindows() throws {
    let scene = try #require(window.windowScene)
    var previous: [UIUserInterfaceStyle] = []
    scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, before) in
      previous.append(before.userInterfaceStyle)
    }
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(previous == [.light])
    #expect(scene.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  // MARK: Overrides

  @Test func overridesHoldBelowTheView() {
    child.traitOverrides.horizontalSizeClass = .regular
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(!child.traitOverrides.contains(UITraitVerticalSizeClass.self))
    child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(!child.hasTraitsOfItsOwn)
  }

  @Test func aControllersOverridesReachItsChildren() {
    let (parent, inner) = (UIViewController(), UIViewController())
    parent.addChild(inner)
    parent.view.addSubview(inner.view)
    window.rootViewController = parent
    parent.traitOverrides.layoutDirection = .rightToLeft
    #expect(inner.traitCollection.layoutDirection == .rightToLeft)
    parent.setOverrideTraitCollection(UITraitCollection(layoutDirection: .leftToRight), forChild: inner)
    #expect(inner.traitCollection.layoutDirection == .leftToRight)
    #expect(parent.overrideTraitCollection(forChild: inner)?.layoutDirection == .leftToRight)
  }

  // MARK: Traits of applications

  @Test func traitsOfApplicationsComeDownTheViews() {
    #expect(child.traitCollection.theme == .standard)
    var told: [Theme] = []
    child.registerForTraitChanges([ThemeTrait.self]) { (view: Watcher, previous) in
      told += [previous.theme, view.traitCollection.theme]
    }
    view.traitOverrides.theme = .monochrome
    #expect(told == [.standard, .monochrome])
    #expect(window.traitCollection.theme == .standard)
    view.traitOverrides.theme = .monochrome
    #expect(told.count == 2)
    view.traitOverrides.remove(ThemeTrait.self)
    #expect(child.traitCollection.theme == .standard)
  }

  @Test func aColourMayDependOnATraitOfTheApplication() {
    view.backgroundColor = UIColor { $0.theme == .monochrome ? .gray : .red }
    view.traitOverrides.theme = .monochrome
    #expect(view.layer.backgroundColor?.components == UIColor.gray.cgColor.components)
    #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: window.traitCollection))
  }

  @Test func anOptionalValueCanBeNil() {
    view.traitOverrides[NoteTrait.self] = "note"
    #expect(child.traitCollection[NoteTrait.self] == "note")
    child.traitOverrides[NoteTrait.self] = nil
    #expect(child.traitCollection[NoteTrait.self] == nil)
    #expect(child.traitOverrides.contains(NoteTrait.self))
  }

  // MARK: Collections

  @Test func collectionsAreMadeAndChangedByBlocks() {
    let traits = UITraitCollection { mutableTraits in
      mutableTraits.userInterfaceIdiom = .pad
      mutableTraits.theme = .monochrome
    }
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.theme == .monochrome)
    let changed = traits.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(changed.userInterfaceStyle == .dark && changed.userInterfaceIdiom == .pad)
    #expect(traits.replacing(ThemeTrait.self, value: .standard).theme == .standard)
    #expect(UITraitCollection(ThemeTrait.self, value: .monochrome).theme == .monochrome)
    #expect(traits.description.contains("ThemeTrait monochrome"))
  }

  @Test func changedTraitsAreNamed() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = light.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0.theme = .monochrome
    }
    let changed = dark.changedTraits(from: light).map { ObjectIdentifier($0) }
    #expect(changed == [ObjectIdentifier(UITraitUserInterfaceStyle.self), ObjectIdentifier(ThemeTrait.self)])
    #expect(light.changedTraits(from: light).isEmpty)
  }

  @Test func mergingTakesTraitsOfApplicationsToo() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(ThemeTrait.self, value: .monochrome), UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(merged.theme == .monochrome && merged.userInterfaceStyle == .dark)
  }

  @Test func colourTraitsOfTheSystemAreListed() {
    let names = UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }
    #expect(names.contains("UITraitUserInterfaceStyle") && names.contains("UITraitAccessibilityContrast"))
    #expect(!names.contains("UITraitDisplayScale"))
    #expect(!UITraitCollection.systemTraitsAffectingImageLookup.isEmpty)
  }

  @Test func anArchiveKeepsTheSystemsTraits() throws {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
    ])
    let data = try NSKeyedArchiver.archivedData(withRootObject: traits, requiringSecureCoding: false)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data)
    #expect(read == traits)
  }
}
