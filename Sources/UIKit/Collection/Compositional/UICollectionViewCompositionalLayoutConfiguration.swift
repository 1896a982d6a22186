/// The settings for a whole compositional layout.
///
/// The layout keeps a copy: to change it, change a configuration and set it again.
@preconcurrency @MainActor public class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The axis that scrolls; vertical unless set.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between every two sections, empty ones included, in points.
  public var interSectionSpacing: CGFloat = 0
  /// Headers, footers and other views at the edges of the whole content.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges from which insets across the scrolling axis count; those of the safe area unless set.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Makes a configuration that scrolls vertically.
  public override init() { super.init() }

  /// Another configuration of the same values.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

  func makeCopy() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map {
      $0.copied() as! NSCollectionLayoutBoundarySupplementaryItem
    }
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
