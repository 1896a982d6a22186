import CWitnesses

/// Whether a collection view's data source has `collectionView(_:moveItemAt:to:)`, found out as `RowChanges` does for tables.
///
/// Items of one that has not cannot be moved by hand. Where it cannot be found out, the method counts as there.
@MainActor enum OptionalCollectionMethods {
  private final class PlainSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }
  private class PlainController: UICollectionViewController {}
  private class MovingController: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { title = nil }
  }

  /// The implementation in the protocol's extension.
  private static let selector = "collectionView:moveItemAtIndexPath:toIndexPath:"
  private static let standard = OptionalWitnesses.standard(selector)

  private static let place: Int? = {
    guard PlatformProperty.conformanceTables.holds else { return nil }
    let table = methods(of: PlainSource())
    return (1...MethodPlaces.count(of: table)).first { masthead_leads_to(table[$0], standard) }
  }()

  private static let placeInController: Int? = MethodPlaces.place(
    of: MovingController.self, PlainController.self, over: UICollectionViewController.self)

  /// Whether a data source is told of items that the user moved; takes a microsecond.
  static func movesItems(_ source: any UICollectionViewDataSource) -> Bool {
    if source is UICollectionViewController {
      guard let placeInController else { return true }
      return ClassMetadata(type(of: source)).words[placeInController]
        != ClassMetadata(UICollectionViewController.self).words[placeInController]
    }
    guard let place else { return true }
    return !masthead_leads_to(methods(of: source)[place], standard) || OptionalMethods.answers(selector, source)
  }

  /// The table of methods for the protocol: the second word of a value of protocol type.
  private static func methods(of source: any UICollectionViewDataSource) -> UnsafePointer<UnsafeRawPointer> {
    withUnsafePointer(to: source) { pointer in
      UnsafeRawPointer(pointer).load(
        fromByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: UnsafePointer<UnsafeRawPointer>.self)
    }
  }
}
