/// The classes with an own `draw(_:)`.
@MainActor enum DrawOverrides {
  /// Whether a subclass of `base`, a framework class that draws, draws for itself instead.
  static func contains(_ type: UIView.Type, beyond base: UIView.Type) -> Bool {
    type != base && MethodTable.overridesDraw(type, beyond: base)
  }
}
