import ListGeometry

/// The changes announced between the outermost beginning of updates and its end; tables and collections share it.
///
/// Batches nest: what inner ones say counts for the outermost, which is carried out as one update when it ends
/// (`uikit-facts §6.4`). The indices mean what `ListUpdate` says, whatever the order of the calls.
struct ListBatch<Animation: Sendable> {
  /// The call that began the batch, as applications write it.
  var call: String?
  /// How many beginnings wait for their end.
  var depth = 0
  /// The announced change.
  var update = ListUpdate()
  /// Rows whose cells are to be configured again, by index before the batch.
  var reconfiguredRows: [RowIndex] = []
  /// How rows and sections come and go.
  var animations = ListAnimations<Animation>()
  /// Called in order when everything is in place.
  var completions: [(Bool) -> Void] = []
  /// Whether the list asked for its counts only when this batch began, and so may have found them changed already.
  var hasLoadedCounts = false

  /// Whether an outermost beginning waits for its end.
  var isOpen: Bool { depth > 0 }
}

/// The animations of rows and sections of a batch: by index before the batch for leaving ones, after it for arriving
/// ones.
struct ListAnimations<Animation: Sendable> {
  var leavingRows: [RowIndex: Animation] = [:]
  var arrivingRows: [RowIndex: Animation] = [:]
  var leavingSections: [Int: Animation] = [:]
  var arrivingSections: [Int: Animation] = [:]
  /// For rows and sections that are not named above.
  var others: Animation?
}
