extension ScrollDragging {
  /// The finger on the content.
  enum Finger {
    case away
    /// A resting finger; content that the finger stopped comes to rest after it.
    case touching(holds: Bool)
    case dragging(Drag)
  }

  /// A scroll by the finger.
  struct Drag {
    /// The offset at its beginning, for content that follows without being held back at its edges.
    var start: CGPoint
    let locksX: Bool
    let locksY: Bool
  }

  /// The motion of the content by itself.
  enum Course {
    case resting
    case decelerating(Deceleration)
    case gliding(Glide)
  }

  /// The motion that a finger leaves behind, or that brings content back to its limits.
  struct Deceleration {
    var x: ScrollAxisMotion
    var y: ScrollAxisMotion
    let begin: Double
    /// The end of the content when the motion began.
    var end: CGPoint
    /// Whether the content has become shorter since, so that the motion ends with it.
    var endsWithContent = false
  }

  /// A scroll that code asked for.
  struct Glide {
    var from: CGPoint
    let to: () -> CGPoint?
    let begin: Double
    let end: (() -> Void)?
    /// Whether the status bar was tapped.
    var isToTop = false
    /// Whether the content became shorter on the way, past whose end nobody asked to go.
    var endsWithContent = false
  }
}
