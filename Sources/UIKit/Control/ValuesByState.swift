/// The values for states of a control; missing ones are those of the normal state.
struct ValuesByState<Value> {
  private var values: [UInt: Value] = [:]

  /// The value for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// Whether nothing was given for any state.
  var isEmpty: Bool { values.isEmpty }

  /// The value in force in a state.
  func inForce(_ state: UIControl.State) -> Value? { values[state.rawValue] ?? values[0] }
}

/// The values for the states of two neighbours, of the control or of its segments.
struct ValuesByPair<Value> {
  private struct Pair: Hashable {
    let left: UInt
    let right: UInt
  }

  private var values: [Pair: Value] = [:]

  /// The value for exactly these states.
  subscript(left: UIControl.State, right: UIControl.State) -> Value? {
    get { values[Pair(left: left.rawValue, right: right.rawValue)] }
    set { values[Pair(left: left.rawValue, right: right.rawValue)] = newValue }
  }

  /// The value in force between two states.
  func inForce(_ left: UIControl.State, _ right: UIControl.State) -> Value? {
    self[left, right] ?? self[.normal, .normal]
  }
}

extension UIControl {
  /// Whether a scroll view may begin to drag with a finger that the control tracks from side to side.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !(isTracking && recognizer.view !== self && recognizer is UIPanGestureRecognizer)
  }
}
