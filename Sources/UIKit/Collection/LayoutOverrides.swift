/// The behaviour of a collection view's layout as told by the methods that its class overrides.
@MainActor enum LayoutOverrides {
  private class PlainLayout: UICollectionViewLayout {}
  private class ChoosingLayout: UICollectionViewLayout {
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { .zero }
  }

  private static let place: Int? = MethodPlaces.place(
    of: ChoosingLayout.self, PlainLayout.self, over: UICollectionViewLayout.self)

  /// Whether a layout chooses the offset after updates; false if this cannot be found out.
  static func choosesOffset(_ layout: UICollectionViewLayout) -> Bool {
    guard let place else { return false }
    return ClassMetadata(type(of: layout)).words[place] != ClassMetadata(UICollectionViewLayout.self).words[place]
  }
}
