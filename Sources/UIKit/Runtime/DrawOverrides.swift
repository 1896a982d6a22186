/// Which classes draw in `draw(_:)`, kept per class.
@MainActor enum DrawOverrides {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: UIView.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = MethodTable.overridesDraw(type)
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}
