/// A reference that does not keep its stage alive.
///
/// The first stage lives as long as the process and is known without a weak reference: an object that has one counts all its
/// references through a table beside it, and the first stage is asked for wherever no window tells which is meant.
package struct StageReference: Sendable {
  private let isFirst: Bool
  private weak var other: Stage?

  /// Makes a reference to a stage.
  package init(_ stage: Stage) { self.init(stage, isFirst: stage.isFirst) }

  /// As above, for a stage that is being made.
  init(_ stage: Stage, isFirst: Bool) {
    self.isFirst = isFirst
    other = isFirst ? nil : stage
  }

  /// The stage; nil where it is gone.
  package var stage: Stage? { isFirst ? .first : other }
}
