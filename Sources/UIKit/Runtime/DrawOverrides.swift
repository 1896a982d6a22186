/// Which classes draw in `draw(_:)`, kept per class.
@MainActor enum DrawOverrides {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: UIView.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = MethodTable.overridesDraw(type)
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  /// Whether a subclass of `base`, a framework class that draws, draws for itself instead.
  static func contains(_ type: UIView.Type, beyond base: UIView.Type) -> Bool {
    type != base && MethodTable.overridesDraw(type, beyond: base)
  }
}
