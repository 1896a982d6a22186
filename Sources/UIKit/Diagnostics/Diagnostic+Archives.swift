import Foundation

extension Diagnostic {
  /// Tells that nothing of an object is written into an archive.
  @MainActor static func reportNotArchived(_ object: AnyObject) {
    let stage = (object as? UIResponder)?.responderStage ?? .current
    stage.diagnostics.report(
      Diagnostic(
        kind: .objectNotArchived,
        summary: "\(type(of: object)) was encoded; views and controllers are not written into archives.",
        object: "\(type(of: object))",
        likelyCause: "A copy was to be made with NSKeyedArchiver, or an override calls super.",
        cure: "Make the copy with an initialiser; what an override encodes itself is kept."))
  }
}
