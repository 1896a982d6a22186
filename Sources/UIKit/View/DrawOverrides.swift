/// Which classes draw in `draw(_:)`.
///
/// Swift has no way to ask whether a method is overridden, so a class is tried once: the base implementation notes that
/// it was reached. A class that never reaches it draws for itself. Kept per class, so the price is paid once.
@MainActor enum DrawOverrides {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: UIView.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = MethodTable.overridesDraw(type)
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}
