/// Brings the problems of layers into ``Diagnostics``, each with its view.
@MainActor enum LayerDiagnostics {
  static func report(_ problem: LayerProblem) {
    // A problem is a sentence of what, then "Likely cause: …", then "Cure: …".
    let (summary, rest) = cut(problem.message, at: " Likely cause: ")
    let (cause, cure) = cut(rest, at: " Cure: ")
    (problem.source?.displayStage ?? .current).diagnostics.report(
      Diagnostic(
        kind: kind(of: problem.kind), summary: summary, object: object(of: problem), likelyCause: cause, cure: cure))
  }

  private static func cut(_ text: String, at mark: String) -> (before: String, after: String) {
    guard let range = text.range(of: mark) else { return (text, "") }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }

  private static func kind(of kind: LayerProblem.Kind) -> Diagnostic.Kind {
    switch kind {
    case .layoutDoesNotSettle: .layoutDoesNotSettle
    case .unknownKeyPath, .animationValue: .animationWithoutEffect
    case .geometryNotFinite, .valueNotFinite: .valueNotFinite
    case .imprecise: .frameTooLarge
    case .tooLarge, .nestedTooDeep: .layerNotDrawn
    }
  }

  /// The view of the layer, or of a layer around it, in a developer's words.
  private static func object(of problem: LayerProblem) -> String {
    var layer = problem.source
    while let current = layer {
      if let view = current.delegate as? UIView, view.layer === current {
        let name = PropertyName.find(for: view).map { "\($0), a \(view.diagnosticName)" } ?? view.diagnosticName
        return current === problem.source ? name : "\(problem.layer) in the layer of \(name)"
      }
      layer = current.superlayer
    }
    return problem.layer.isEmpty ? "an animation" : problem.layer
  }
}
