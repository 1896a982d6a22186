import Foundation

/// Makes the controller that is shown over the screen while a context menu is open; nil shows the view that was pressed.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes the menu; gets what the system suggests, which is nothing here.
///
/// Nil opens none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The configuration of a context menu: the menu, and the preview above it.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// In which order a menu shows its elements.
  public enum ElementOrder: _Enumeration, Sendable {
    /// As is usual where the menu is opened.
    case automatic
    /// The first element nearest to the finger: at the bottom of a menu above its source.
    case priority
    /// From the top down.
    case fixed
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// Names what the menu is about, for who gets the configuration back.
  open private(set) var identifier: any NSCopying = NSUUID()
  private(set) var previewProvider: UIContextMenuContentPreviewProvider?
  private(set) var actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration without a menu.
  public override init() { super.init() }

  /// Makes a configuration; without an identifier it gets a unique one, without a preview the pressed view is shown.
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// In which order the menu shows its elements.
  open var preferredMenuElementOrder = ElementOrder.automatic
}

/// The coming or going of a menu, to which animations can be added.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is shown above the menu; nil for none.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block to be called when the menu has come or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The treatment of a tapped preview.
public enum UIContextMenuInteractionCommitStyle: _Enumeration, Sendable {
  /// The preview goes back to its origin.
  case dismiss
  /// It makes room for what the application shows.
  case pop
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 2 }
}

/// The tap on a preview, to which animations can be added.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The treatment of the preview; `dismiss` unless set.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects the animations and completions of a menu.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Carries the animations out over a time, and then the completions.
  func run(over duration: Double) {
    guard !animations.isEmpty, UIView.areAnimationsEnabled else {
      for animation in animations { animation() }
      return
    }
    UIView.animate(withDuration: duration) { for animation in self.animations { animation() } }
  }

  func complete() {
    for completion in completions { completion() }
    completions = []
  }
}
