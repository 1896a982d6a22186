import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The provider of the item's data for drops.
  open private(set) var itemProvider: NSItemProvider
  // Silent: UIDragItem.localObject | an application's own value, handed to whoever the item is dropped on
  /// An object that only the dragging application sees.
  open var localObject: Any?
  /// Gives the preview during the drag, in place of the lifted one; nil keeps the lifted one.
  ///
  /// Asked when the drag begins, and when it is set during the drag. A provider that returns nil has nothing shown.
  open var previewProvider: (() -> UIDragPreview?)? { didSet { previewDidChange?() } }
  /// Called by the drag under way.
  var previewDidChange: (() -> Void)?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The treatment of dropped items.
public enum UIDropOperation: _UnsignedEnumeration, Sendable {
  /// Nothing: the drag is cancelled.
  case cancel
  /// Nothing, where something could be dropped at other times; the drag is marked.
  case forbidden
  case copy
  /// Moves the item from its source; counts as `cancel` in a session without moves.
  case move
  @available(*, unavailable) case unnamed(UInt)
  /// The number of cases that have a name.
  public static var _count: Int { 4 }
}

/// A proposal for items dropped at a place.
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// The proposed operation.
  open private(set) var operation: UIDropOperation
  /// Whether previews keep their size over this place.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// A proposal of the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(operation: operation)
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}

/// Animates along with a lift, a cancelled drag or a drop.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds a block to be animated alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block to be called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Carries the animations of an application out along with one of a drag.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var hasEnded = false

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// For the block of an animation.
  func animate() { for animation in animations { animation() } }

  func end(at position: UIViewAnimatingPosition = .end) {
    guard !hasEnded else { return }
    hasEnded = true
    for completion in completions { completion(position) }
  }
}
