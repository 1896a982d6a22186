/// Finds which responders do something with touches, keys and motions: those whose classes override the methods that pass them on.
///
/// Where the place of a method is not known, every class counts as overriding it.
@MainActor enum ResponderMethods {
  private class PlainProbe: UIResponder {}
  private class TouchProbe: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { _ = touches.count }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { _ = touches.isEmpty }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { _ = touches.first }
  }
  private class PressProbe: UIResponder {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { _ = presses.count }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { _ = presses.first }
  }
  private class MotionProbe: UIResponder {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { _ = motion.rawValue }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { _ = event?.timestamp }
  }

  /// The places of some methods, with their passive functions, which only pass events on or act by themselves.
  private struct Places {
    let indices: [Int]
    let passive: [Set<UInt>]

    init(_ probe: UIResponder.Type, passive classes: [UIResponder.Type]) {
      let base = ClassMetadata(UIResponder.self)
      let inBoth = Set(ClassMetadata.differences(base, ClassMetadata(PlainProbe.self)))
      let indices = ClassMetadata.differences(base, ClassMetadata(probe)).filter { !inBoth.contains($0) }
      self.indices = indices
      passive = indices.map { index in Set(([UIResponder.self] + classes).map { ClassMetadata($0).words[index] }) }
    }

    func areOverridden(by type: UIResponder.Type) -> Bool {
      let own = ClassMetadata(type)
      return indices.isEmpty || zip(indices, passive).contains { !$1.contains(own.words[$0]) }
    }
  }

  /// Controls and cells say themselves whether they took a touch.
  private static let touches = Places(
    TouchProbe.self,
    passive: [UIScrollView.self, UIControl.self, UITableViewCell.self, UICollectionViewCell.self])
  private static let presses = Places(PressProbe.self, passive: [])
  private static let motions = Places(MotionProbe.self, passive: [UIWindow.self])

  /// The receiver of a touch.
  enum TouchTaker {
    /// A row or item, which is chosen by a resting finger.
    case row
    /// A control, or a class with methods of its own for touches.
    case other
  }

  /// The receiver of a touch that a view was told of; nil for none.
  static func taker(ofTouchIn view: UIView) -> TouchTaker? {
    for responder in sequence(first: view as UIResponder, next: \.next) {
      switch responder {
      case let control as UIControl where control.isTracking: return .other
      case let cell as UITableViewCell where cell.isTouched: return .row
      case let cell as UICollectionViewCell where cell.isTouched: return .row
      default: if touches.areOverridden(by: type(of: responder)) { return .other }
      }
      // A control keeps what it is told to itself.
      if responder is UIControl { return nil }
    }
    return nil
  }

  /// Whether somebody takes a key of which a responder hears: text that is edited, or a class with methods for keys.
  static func takesPress(_ responder: UIResponder) -> Bool {
    for responder in sequence(first: responder, next: \.next) {
      if responder is any UIKeyInput, responder.isFirstResponder { return true }
      if presses.areOverridden(by: type(of: responder)) { return true }
    }
    return false
  }

  /// Whether somebody takes a motion of which a responder hears.
  static func takesMotion(_ responder: UIResponder) -> Bool {
    sequence(first: responder, next: \.next).contains { motions.areOverridden(by: type(of: $0)) }
  }
}

extension Stage {
  /// The number of touches, gestures, keys and motions with a receiver: a step without a new one did nothing.
  package var inputUses: Int { contents.inputUses }
  /// The same number without touched rows, which a finger that moves on leaves unchanged.
  package var movementUses: Int { contents.inputUses - contents.touchedRows }
}
