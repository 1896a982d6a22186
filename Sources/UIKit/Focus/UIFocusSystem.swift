/// The focus of a screen, and its moves.
///
/// Focus is where keys of a hardware keyboard act. Nothing has it until a key, or the application by
/// `requestFocusUpdate(to:)`, moves it. The tab key goes from group to group, arrows move to the next item in their
/// direction in the group, return and space do the same as a tap. Text that is edited keeps its keys, but tab leaves a
/// text field.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  private let stageReference: StageReference
  private var stage: Stage? { stageReference.stage }
  /// The identity of the stage, for comparisons on any thread.
  private nonisolated let identity: ObjectIdentifier

  init(stage: Stage) {
    stageReference = StageReference(stage)
    identity = ObjectIdentifier(stage)
    super.init()
  }

  /// The focus system of an environment; nil for one that is in no window.
  public convenience init?(for environment: any UIFocusEnvironment) {
    guard let stage = FocusTree.stage(of: environment) else { return nil }
    self.init(stage: stage)
  }

  /// The focus system of an environment; nil for one that is in no window.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    FocusTree.stage(of: environment)?.contents.focus.system
  }

  /// The focused item; nil without focus.
  open weak var focusedItem: (any UIFocusItem)? { stage?.contents.focus.item }

  /// Sends the focus to where it is preferred in an environment, with the next frame or `updateFocusIfNeeded()`.
  ///
  /// Nothing where the environment is in no window of the screen, or has nothing that can be focused.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    stage?.contents.focus.setNeedsUpdate(of: environment, isRequest: true)
  }

  /// Carries out the requested update at once.
  open func updateFocusIfNeeded() { stage?.contents.focus.updateIfNeeded() }

  /// Whether an environment is another one or in it at any depth.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool { environment.contains(otherEnvironment) }

  /// Two objects are equal that stand for the focus of the same screen.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFocusSystem).map { identity == $0.identity } ?? false
  }

  open override var hash: Int { identity.hashValue }

  /// Posted after a move of the focus, with the focus system as object and both keys below.
  public nonisolated class var didUpdateNotification: NSNotification.Name {
    NSNotification.Name("UIFocusDidUpdateNotification")
  }
  /// Posted after a key without an item to go to, with the focus system as object and the context below.
  public nonisolated class var movementDidFailNotification: NSNotification.Name {
    NSNotification.Name("UIFocusMovementDidFailNotification")
  }
  /// The key of the `UIFocusUpdateContext`.
  public nonisolated class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
  /// The key of the `UIFocusAnimationCoordinator`.
  public nonisolated class var animationCoordinatorUserInfoKey: String { "UIFocusUpdateAnimationCoordinatorKey" }
}
