/// The changes of a frame, and their cost.
package struct FrameResult {
  /// Pixels that were moved before painting: those of `rect` by (`dx`, `dy`), inside of it.
  package struct Move: Equatable, Sendable {
    package let rect: DeviceRect
    package let dx: Int
    package let dy: Int
  }

  /// The pixels that were painted, after the moves; empty when nothing had changed.
  package internal(set) var damage: [DeviceRect] = []
  /// The pixels that were moved.
  package internal(set) var moves: [Move] = []
  /// The problems of layers that could not be drawn; also given to ``LayerHooks/report``.
  package internal(set) var problems: [LayerProblem] = []
  package internal(set) var statistics = FrameStatistics()
}

/// Counts of work; tests prove with them that what should be kept is kept.
package struct FrameStatistics: Equatable, Sendable {
  /// Whether the tree was the same as in the last frame, so that nothing was done.
  package var wasUnchanged = true
  package var listedItems = 0
  package var paintedItems = 0
  package var paintedPixels = 0
  /// How often a ``LayerContentDrawing`` was asked to draw.
  package var contentDrawings = 0
  package var groups = 0
  package var masksMade = 0
  package var shadowsMade = 0
  /// How many contents were drawn aside to be copied.
  package var bitmapsMade = 0
  /// How many layers drew their bitmaps by `draw(in:)`.
  package var backingStoresDrawn = 0
}
