/// A visual format in parts: `H:|-[a(>=50)]-8-[b]|`.
struct VisualFormat {
  /// One end of the line or one view, in reading order.
  enum Stop {
    case superview
    case view(name: String, position: Int, sizes: [Predicate])
  }

  /// A condition on a size or a distance.
  struct Predicate {
    enum Object {
      case number(CGFloat)
      /// A metric or, for sizes, a view.
      case name(String)
    }

    var relation = NSLayoutConstraint.Relation.equal
    let object: Object
    var priority: Object?
    /// The position of the predicate in the format, for messages.
    let position: Int
  }

  /// The connection between two stops.
  enum Connection {
    case touching
    case standard
    case distances([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var stops: [Stop] = []
  /// The connections between the stops, one fewer than stops.
  var connections: [Connection] = []
}

/// The reason why a visual format could not be used, with the place in it.
struct VisualFormatError: Error, CustomStringConvertible {
  let format: String
  let position: Int
  let message: String

  /// The message, the format, and a caret under the place.
  var description: String {
    "Unable to parse constraint format:\n\(message)\n\(format)\n\(String(repeating: " ", count: position))^"
  }
}
