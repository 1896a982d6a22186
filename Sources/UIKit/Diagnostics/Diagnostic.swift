/// Something that an iOS developer would otherwise find out an hour later, as a value.
///
/// Tests read diagnostics from `Diagnostics`; the snapshot command prints them after the pictures.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of traps; stable, made to be compared in tests.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A constraint was created and released without ever having been active.
    case constraintNeverActivated
    /// A `tableHeaderView` or `tableFooterView` is itself sized by Auto Layout, which the table does not read.
    case autoLayoutOnTableHeaderOrFooter
    /// A `tableHeaderView` or `tableFooterView` was assigned with a frame of no height.
    case tableHeaderOrFooterWithoutHeight
    /// A section header or footer is provided, and its height comes out as zero.
    case sectionHeaderOrFooterWithoutHeight
    /// Required constraints contradict each other; one was broken.
    case unsatisfiableConstraints
    /// Constraints leave the place or size of a view open.
    case ambiguousLayout
    /// A self-sizing cell, header or footer whose constraints give no height.
    case ambiguousSelfSizing
    /// A layout that invalidates itself without end.
    case layoutDoesNotSettle
    /// A named image, symbol, colour or font that was not found.
    case missingResource
    /// A frame, transform, colour or other value of a layer is not a number or infinite.
    case valueNotFinite
    /// A layer that cannot be drawn: too large, or too many groups in each other.
    case layerNotDrawn
    /// A layer so large that content placed by its size is misplaced, although it is shown.
    case frameTooLarge
    /// An animation of an unknown attribute, or with a value that the attribute cannot have.
    case animationWithoutEffect
    /// A font file of another version than that of the recorded pictures, so that pixels differ from other machines'.
    case fontFileDiffers
    /// The data source's counts and the updates do not add up, or a size cannot be laid out.
    case invalidListContent
    /// Sections or items were inserted into a diffable snapshot that has them already.
    case identifierAlreadyInSnapshot
    /// The data sources' optional methods cannot be recognized in this program.
    case optionalMethodsUnknown
    /// A method that a control, recognizer or clock calls takes something else than it is called with.
    case actionNotSent
    /// A controller was to be presented by a hidden controller, or during another presentation.
    case controllerNotPresented
    /// A nib or storyboard says something that cannot be followed.
    case interfaceDocument
    /// Something was called on another thread than the main one.
    case calledOffMainThread
    /// The work in the background that had not ended when a screen's picture was taken.
    case workNotFinished
    /// A request was made for the network, which is not there.
    case noNetwork
    /// A transition was asked for that is not drawn; another is shown in its place.
    case transitionNotShown
    /// A view or controller was to be written into an archive, which cannot hold its state.
    case objectNotArchived
    /// A popover has a source without room beside it, such as a view that fills the screen.
    case popoverWithoutRoom
    /// The toolchain, Foundation or the system is not as the code expects it to be.
    case platformDiffers
    /// A picture was to be drawn that is larger than memory should be given for.
    case pictureTooLarge
  }

  /// The kind of trap.
  public let kind: Kind
  /// The event, in one sentence.
  public let summary: String
  /// The object of the event, in a developer's words.
  public let object: String
  /// The likely cause.
  public let likelyCause: String
  /// The change to make.
  public let cure: String

  /// Makes a diagnostic from its parts.
  public init(kind: Kind, summary: String, object: String, likelyCause: String, cure: String) {
    self.kind = kind
    self.summary = summary
    self.object = object
    self.likelyCause = likelyCause
    self.cure = cure
  }

  /// Four lines: what, which object, likely cause, cure.
  public var description: String {
    "\(kind.rawValue): \(summary)\n  object: \(object)\n  likely cause: \(likelyCause)\n  cure: \(cure)"
  }
}
