import Foundation

/// An element of the menu below a controller's preview.
@available(iOS, deprecated: 13.0, message: "Use UIContextMenuInteraction")
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The text.
  var title: String { get }
}

/// Something that can be done with a controller that is previewed.
@available(iOS, deprecated: 13.0, message: "Use UIContextMenuInteraction")
@preconcurrency @MainActor open class UIPreviewAction: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
  /// The purpose of an action.
  public enum Style: _Enumeration, Sendable {
    /// Anything.
    case `default`
    /// The action's option is on: shown with a check mark.
    case selected
    /// Takes something away; shown in red.
    case destructive
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The text.
  open private(set) var title: String
  fileprivate let style: Style
  private let perform: (UIPreviewAction, UIViewController) -> Void

  fileprivate init(
    _ title: String, _ style: Style, _ perform: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style, self.perform) = (title, style, perform)
    super.init()
  }

  /// Makes an action; the handler gets it and the controller that is previewed.
  public convenience init(
    title: String, style: UIPreviewAction.Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) { self.init(title, style, handler) }

  /// The body, called when the action is chosen.
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void {
    { [self] item, controller in perform(item as? UIPreviewAction ?? self, controller) }
  }

  /// Another action that does the same.
  open func copy(with zone: NSZone? = nil) -> Any { UIPreviewAction(title, style, perform) }

  fileprivate func menuElement(for controller: UIViewController) -> UIAction {
    UIAction(
      title: title, attributes: style == .destructive ? .destructive : [], state: style == .selected ? .on : .off
    ) { [self, weak controller] _ in
      if let controller { handler(self, controller) }
    }
  }
}

/// A menu of actions in the menu below a controller's preview.
@available(iOS, deprecated: 13.0, message: "Use UIContextMenuInteraction")
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
  /// The text.
  open private(set) var title: String
  private let style: UIPreviewAction.Style
  private let actions: [UIPreviewAction]

  private init(_ title: String, _ style: UIPreviewAction.Style, _ actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }

  /// Makes a menu of actions; one that is destructive is red.
  public convenience init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.init(title, style, actions)
  }

  /// Another group of the same actions.
  open func copy(with zone: NSZone? = nil) -> Any { UIPreviewActionGroup(title, style, actions) }

  fileprivate func menuElement(for controller: UIViewController) -> UIMenu {
    UIMenu(
      title: title, options: style == .destructive ? .destructive : [],
      children: actions.map { $0.menuElement(for: controller) })
  }
}

extension UIViewController {
  /// The menu of `previewActionItems`; nil where there are none.
  var previewMenu: UIMenu? {
    let elements = previewActionItems.compactMap { item -> UIMenuElement? in
      (item as? UIPreviewAction)?.menuElement(for: self) ?? (item as? UIPreviewActionGroup)?.menuElement(for: self)
    }
    return elements.isEmpty ? nil : UIMenu(children: elements)
  }
}
