/// How far a drag that is held over something has come with opening it.
public enum UISpringLoadedInteractionEffectState: _Enumeration, Sendable {
  // Silent: UISpringLoadedInteractionEffectState.inactive, activating | Apple's states before and between those
  //   that are told
  /// The drag is elsewhere.
  case inactive
  /// The drag is over it.
  case possible
  /// It is about to open.
  case activating
  /// It was opened.
  case activated
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 4 }
}

/// A drag held over a view or item that may open.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far it has come.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that blinks when it opens; the cell unless set.
  var targetView: UIView? { get set }
  /// Whatever the application wants to know it by.
  var targetItem: Any? { get set }
  /// The place of the drag, in a view; in the window for nil.
  func location(in view: UIView?) -> CGPoint
}

/// Something that opens what a drag is held over.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it does.
  var isSpringLoaded: Bool { get set }
}
