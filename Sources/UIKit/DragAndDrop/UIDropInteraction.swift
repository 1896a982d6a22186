/// Lets items be dropped on a view.
///
/// While a drag is over the view, the delegate says what a drop would do there; the innermost view whose interaction takes the drag has it.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate, which accepts drops and carries them out.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Whether several drags may be over the view at the same time; false unless set.
  open var allowsSimultaneousDropSessions = false
  /// How many drags are over the view.
  var visits = 0

  /// Makes an interaction; the delegate is held weakly.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// The methods to accept drops on a view and carry them out; every method may be left out.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether a drag is of interest at all; asked once for each drag. True unless implemented.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// The drag came over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Called when the drag moved over the view, or changed, for the proposed operation. Nothing (`cancel`) unless
  /// implemented.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// The drag left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// The items were dropped: ask for their data now.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// The animations of the drop have ended.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// The drag ended, wherever.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// The target of a dropped item; nil fades the item out in its place, and so does the default preview.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// The way of a dropped item is about to be animated.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// True.
  @_silgen_name("masthead_default_dropInteraction_canHandleSession_")
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    OptionalMethods.call("dropInteraction:canHandleSession:", self, interaction, session, or: true)
  }
  /// Does nothing.
  @_silgen_name("masthead_default_dropInteraction_sessionDidEnter_")
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    OptionalMethods.call("dropInteraction:sessionDidEnter:", self, interaction, session, or: ())
  }
  /// Nothing would be done.
  @_silgen_name("masthead_default_dropInteraction_sessionDidUpdate_")
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    OptionalMethods.call(
      "dropInteraction:sessionDidUpdate:", self, interaction, session, or: UIDropProposal(operation: .cancel))
  }
  /// Does nothing.
  @_silgen_name("masthead_default_dropInteraction_sessionDidExit_")
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    OptionalMethods.call("dropInteraction:sessionDidExit:", self, interaction, session, or: ())
  }
  /// Does nothing.
  @_silgen_name("masthead_default_dropInteraction_performDrop_")
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    OptionalMethods.call("dropInteraction:performDrop:", self, interaction, session, or: ())
  }
  /// Does nothing.
  @_silgen_name("masthead_default_dropInteraction_concludeDrop_")
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    OptionalMethods.call("dropInteraction:concludeDrop:", self, interaction, session, or: ())
  }
  /// Does nothing.
  @_silgen_name("masthead_default_dropInteraction_sessionDidEnd_")
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    OptionalMethods.call("dropInteraction:sessionDidEnd:", self, interaction, session, or: ())
  }
  /// The default preview.
  @_silgen_name("masthead_default_dropInteraction_previewForDroppingItem_withDefault_")
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    OptionalMethods.call(
      "dropInteraction:previewForDroppingItem:withDefault:", self, interaction, item, defaultPreview, or: defaultPreview
    )
  }
  /// Does nothing.
  @_silgen_name("masthead_default_dropInteraction_item_willAnimateDropWithAnimator_")
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    OptionalMethods.call("dropInteraction:item:willAnimateDropWithAnimator:", self, interaction, item, animator, or: ())
  }
}
