/// Changes the menus of a menu system, while it asks for that by `UIResponder.buildMenu(with:)`.
///
/// Menus are found by their identifiers wherever they are. What names a menu that is not there changes nothing.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// The system whose menus these are.
  var system: UIMenuSystem { get }
  /// The menu of a name; nil where there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of a name; nil where there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command for a method with an equal property list; nil without such a command.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts what a closure makes of a menu's elements in their place.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, before its elements.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, after its elements.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Menus that belong to no view: the application's main menu.
///
/// It is built when keys or the application first need it, and again after `setNeedsRebuild()`: of the standard menus, which the application and
/// then its delegate change in `buildMenu(with:)`. A phone does not show it; its key commands are done wherever one types, after those that responders
/// have themselves.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The root of the built menus; nil until then.
  private var built: UIMenu?
  private weak var application: UIApplication?

  init(of application: UIApplication) { self.application = application }

  /// The system of the application's main menu.
  open class var main: UIMenuSystem { UIApplication.shared.mainMenu }

  /// Marks the menus to be built again before their next use.
  open func setNeedsRebuild() { built = nil }

  /// Marks commands to be validated again before they are shown; here they always are.
  open func setNeedsRevalidate() {}

  /// The root of the menus.
  var root: UIMenu {
    if let built { return built }
    let builder = MenuBuilder(system: self, root: StandardMenus.root)
    var next: UIResponder? = application
    while let responder = next {
      responder.buildMenu(with: builder)
      next = responder.next
    }
    built = builder.root
    return builder.root
  }

  /// The commands that keys stand for, in the order of the menus.
  var keyCommands: [UIKeyCommand] { root.everything.compactMap { $0 as? UIKeyCommand } }
}

extension UIMenu {
  /// The elements of the menu and of all menus in it.
  var everything: [UIMenuElement] { children.flatMap { [$0] + (($0 as? UIMenu)?.everything ?? []) } }
}

/// A tree of menus that is being changed.
@MainActor final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(system: UIMenuSystem, root: UIMenu) {
    (self.system, self.root) = (system, root)
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    if identifier == root.identifier { return root }
    return root.everything.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.everything.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.everything.lazy.compactMap { $0 as? UICommand }.first { command in
      command.action == action && (command.propertyList as? AnyHashable) == (propertyList as? AnyHashable)
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    if replacedIdentifier == root.identifier { return root = replacementMenu }
    change { $0.identifier == replacedIdentifier ? [replacementMenu] : nil }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let parent = menu(for: parentIdentifier) else { return }
    let changed = parent.replacingChildren(childrenBlock(parent.children))
    replace(menu: parentIdentifier, with: changed)
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    insert(siblingMenu) { change { $0.identifier == siblingIdentifier ? [siblingMenu, $0] : nil } }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    insert(siblingMenu) { change { $0.identifier == siblingIdentifier ? [$0, siblingMenu] : nil } }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    insert(childMenu) { replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 } }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    insert(childMenu) { replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] } }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    change { $0.identifier == removedIdentifier ? [] : nil }
  }

  /// UIKit raises an exception where a tree would have two menus of a name.
  private func insert(_ menu: UIMenu, _ insertion: () -> Void) {
    ensure(
      self.menu(for: menu.identifier) == nil,
      "A menu named \(menu.identifier.rawValue) is there already; replace it, or give the new one another identifier")
    insertion()
  }

  /// Puts other menus in the place of those for which there is an answer.
  private func change(_ answer: (UIMenu) -> [UIMenu]?) { root = changed(root, answer) }

  private func changed(_ menu: UIMenu, _ answer: (UIMenu) -> [UIMenu]?) -> UIMenu {
    var isOther = false
    let children = menu.children.flatMap { child -> [UIMenuElement] in
      guard let inner = child as? UIMenu else { return [child] }
      if let others = answer(inner) {
        isOther = true
        return others
      }
      let new = changed(inner, answer)
      if new !== inner { isOther = true }
      return [new]
    }
    return isOther ? menu.replacingChildren(children) : menu
  }
}
