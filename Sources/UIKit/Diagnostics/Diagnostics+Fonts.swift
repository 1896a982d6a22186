internal import TextLayout

extension Diagnostics {
  /// Reports each font file that the engine asks for and cannot read.
  func collectFontProblems(of engine: TextEngine) {
    engine.whenProblem { [weak self] problem in self?.report(Diagnostic(problem)) }
  }
}

extension Diagnostic {
  init(_ problem: FontProblem) {
    self.init(
      kind: problem.difference == nil ? .missingResource : .fontFileDiffers,
      summary: "\(problem.summary) \(problem.substitute)",
      object: problem.difference == nil
        ? "\(problem.file.kind.rawValue) file \(problem.file.name)" : "package \(problem.file.package)",
      likelyCause: problem.cause, cure: problem.cure)
  }
}
