extension Selector {
  /// Calls a method of an object or a class for something that happened: with the sender and the event, as far as it takes them.
  ///
  /// False when the target has no such method. One that takes another sender is not called, and reported.
  @MainActor @discardableResult
  func perform(on target: Any, sender: Any?, event: UIEvent?) -> Bool {
    let answer = send(to: target, [sender, event])
    if case .notUnderstood = answer { return false }
    if let problem = problem(answer, target: target) { report(problem, target) }
    return answer.wasCalled
  }

  /// Calls a method that the target has to have; raises when it has not.
  @MainActor func performOrRaise(on target: Any, sender: Any?, event: UIEvent?) {
    performOrRaise(on: target, [sender, event])
  }

  /// Calls a required method of the target, with as many of the arguments as it takes; raises for a missing method.
  @MainActor func performOrRaise(on target: Any, _ arguments: [Any?]) {
    let answer = send(to: target, arguments)
    guard let problem = problem(answer, target: target) else { return }
    if case .notUnderstood = answer { fatalError(problem) }
    report(problem, target)
  }

  @MainActor private func report(_ problem: String, _ target: Any) {
    let stage = (target as? UIResponder)?.responderStage ?? .current
    stage.diagnostics.report(
      Diagnostic(
        kind: .actionNotSent, summary: problem, object: "the action \(description)",
        likelyCause: "A control, a recognizer or a clock calls the method; it passes itself, and then the event.",
        cure: "Declare the argument with the type of what calls the method, as Any, or leave it out."))
  }

  /// The text that the property or method gives for an object; nil when the object is of another type, or it gives none.
  func text(of object: Any) -> String? {
    guard case .returned(let value) = send(to: object, []) else { return nil }
    return value as? String
  }
}
