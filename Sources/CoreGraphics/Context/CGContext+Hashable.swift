extension CGContext: Hashable {
  /// Contexts are equal when they are the same.
  public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGGradient: Hashable {
  /// Gradients are equal when they are the same object.
  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
