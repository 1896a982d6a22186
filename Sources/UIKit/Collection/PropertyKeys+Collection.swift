// Written by Scripts/property-keys: Apple's properties by key.

extension NSCollectionLayoutAnchor {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("edges", \NSCollectionLayoutAnchor.edges)
    table.add("offset", \NSCollectionLayoutAnchor.offset)
    table.add("absoluteOffset", \NSCollectionLayoutAnchor.isAbsoluteOffset)
    table.add("fractionalOffset", \NSCollectionLayoutAnchor.isFractionalOffset)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("extendsBoundary", \NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary)
    table.add("pinToVisibleBounds", \NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds)
    table.add("alignment", \NSCollectionLayoutBoundarySupplementaryItem.alignment)
    table.add("offset", \NSCollectionLayoutBoundarySupplementaryItem.offset)
  }
}

extension NSCollectionLayoutDecorationItem {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("zIndex", \NSCollectionLayoutDecorationItem.zIndex)
    table.add("elementKind", \NSCollectionLayoutDecorationItem.elementKind)
  }
}

extension NSCollectionLayoutDimension {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("fractionalWidth", \NSCollectionLayoutDimension.isFractionalWidth)
    table.add("fractionalHeight", \NSCollectionLayoutDimension.isFractionalHeight)
    table.add("absolute", \NSCollectionLayoutDimension.isAbsolute)
    table.add("estimated", \NSCollectionLayoutDimension.isEstimated)
    table.add("dimension", \NSCollectionLayoutDimension.dimension)
    table.add("uniformAcrossSiblings", \NSCollectionLayoutDimension.isUniformAcrossSiblings)
  }
}

extension NSCollectionLayoutEdgeSpacing {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("leading", \NSCollectionLayoutEdgeSpacing.leading)
    table.add("top", \NSCollectionLayoutEdgeSpacing.top)
    table.add("trailing", \NSCollectionLayoutEdgeSpacing.trailing)
    table.add("bottom", \NSCollectionLayoutEdgeSpacing.bottom)
  }
}

extension NSCollectionLayoutGroup {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("supplementaryItems", \NSCollectionLayoutGroup.supplementaryItems)
    table.add("interItemSpacing", \NSCollectionLayoutGroup.interItemSpacing)
    table.add("subitems", \NSCollectionLayoutGroup.subitems)
  }
}

extension NSCollectionLayoutGroupCustomItem {
  fileprivate static func keys6(_ table: _MethodTable) {
    table.add("frame", \NSCollectionLayoutGroupCustomItem.frame)
    table.add("zIndex", \NSCollectionLayoutGroupCustomItem.zIndex)
  }
}

extension NSCollectionLayoutItem {
  fileprivate static func keys7(_ table: _MethodTable) {
    table.add("contentInsets", \NSCollectionLayoutItem.contentInsets)
    table.add("edgeSpacing", \NSCollectionLayoutItem.edgeSpacing)
    table.add("layoutSize", \NSCollectionLayoutItem.layoutSize)
    table.add("supplementaryItems", \NSCollectionLayoutItem.supplementaryItems)
  }
}

extension NSCollectionLayoutSection {
  fileprivate static func keys8(_ table: _MethodTable) {
    table.add("contentInsets", \NSCollectionLayoutSection.contentInsets)
    table.add("interGroupSpacing", \NSCollectionLayoutSection.interGroupSpacing)
    table.add("contentInsetsReference", \NSCollectionLayoutSection.contentInsetsReference)
    table.add("supplementaryContentInsetsReference", \NSCollectionLayoutSection.supplementaryContentInsetsReference)
    table.add("orthogonalScrollingBehavior", \NSCollectionLayoutSection.orthogonalScrollingBehavior)
    table.add("boundarySupplementaryItems", \NSCollectionLayoutSection.boundarySupplementaryItems)
    table.add("visibleItemsInvalidationHandler", \NSCollectionLayoutSection.visibleItemsInvalidationHandler)
    table.add("decorationItems", \NSCollectionLayoutSection.decorationItems)
    table.add("orthogonalScrollingProperties", \NSCollectionLayoutSection.orthogonalScrollingProperties)
    table.add("supplementariesFollowContentInsets", \NSCollectionLayoutSection.supplementariesFollowContentInsets)
  }
}

extension NSCollectionLayoutSize {
  fileprivate static func keys9(_ table: _MethodTable) {
    table.add("widthDimension", \NSCollectionLayoutSize.widthDimension)
    table.add("heightDimension", \NSCollectionLayoutSize.heightDimension)
  }
}

extension NSCollectionLayoutSpacing {
  fileprivate static func keys10(_ table: _MethodTable) {
    table.add("spacing", \NSCollectionLayoutSpacing.spacing)
    table.add("flexible", \NSCollectionLayoutSpacing.isFlexible)
    table.add("fixed", \NSCollectionLayoutSpacing.isFixed)
  }
}

extension NSCollectionLayoutSupplementaryItem {
  fileprivate static func keys11(_ table: _MethodTable) {
    table.add("zIndex", \NSCollectionLayoutSupplementaryItem.zIndex)
    table.add("elementKind", \NSCollectionLayoutSupplementaryItem.elementKind)
    table.add("containerAnchor", \NSCollectionLayoutSupplementaryItem.containerAnchor)
    table.add("itemAnchor", \NSCollectionLayoutSupplementaryItem.itemAnchor)
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingProperties {
  fileprivate static func keys12(_ table: _MethodTable) {
    table.add("bounce", \UICollectionLayoutSectionOrthogonalScrollingProperties.bounce)
    table.add("decelerationRate", \UICollectionLayoutSectionOrthogonalScrollingProperties.decelerationRate)
  }
}

extension UICollectionReusableView {
  fileprivate static func keys13(_ table: _MethodTable) {
    table.add("reuseIdentifier", \UICollectionReusableView.reuseIdentifier)
  }
}

extension UICollectionView {
  fileprivate static func keys14(_ table: _MethodTable) {
    table.add("collectionViewLayout", \UICollectionView.collectionViewLayout)
    table.add("delegate", \UICollectionView.delegate)
    table.add("dataSource", \UICollectionView.dataSource)
    table.add("prefetchDataSource", \UICollectionView.prefetchDataSource)
    table.add("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled)
    table.add("dragDelegate", \UICollectionView.dragDelegate)
    table.add("dropDelegate", \UICollectionView.dropDelegate)
    table.add("dragInteractionEnabled", \UICollectionView.dragInteractionEnabled)
    table.add("contextMenuInteraction", \UICollectionView.contextMenuInteraction)
    table.add("reorderingCadence", \UICollectionView.reorderingCadence)
    table.add("selfSizingInvalidation", \UICollectionView.selfSizingInvalidation)
    table.add("backgroundView", \UICollectionView.backgroundView)
    table.add("allowsSelection", \UICollectionView.allowsSelection)
    table.add("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
    table.add("indexPathsForSelectedItems", \UICollectionView.indexPathsForSelectedItems)
    table.add("hasUncommittedUpdates", \UICollectionView.hasUncommittedUpdates)
    table.add("numberOfSections", \UICollectionView.numberOfSections)
    table.add("visibleCells", \UICollectionView.visibleCells)
    table.add("indexPathsForVisibleItems", \UICollectionView.indexPathsForVisibleItems)
    table.add("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath)
    table.add("selectionFollowsFocus", \UICollectionView.selectionFollowsFocus)
    table.add("allowsFocus", \UICollectionView.allowsFocus)
    table.add("allowsFocusDuringEditing", \UICollectionView.allowsFocusDuringEditing)
    table.add("hasActiveDrag", \UICollectionView.hasActiveDrag)
    table.add("hasActiveDrop", \UICollectionView.hasActiveDrop)
    table.add("editing", \UICollectionView.isEditing)
    table.add("allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing)
    table.add("allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing)
    table.add("bounds", \UICollectionView.bounds)
    table.add("contentSize", \UICollectionView.contentSize)
    table.add("springLoaded", \UICollectionView.isSpringLoaded)
  }
}

extension UICollectionViewCell {
  fileprivate static func keys15(_ table: _MethodTable) {
    table.add("contentConfiguration", \UICollectionViewCell.contentConfiguration)
    table.add("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration)
    table.add("configurationUpdateHandler", \UICollectionViewCell.configurationUpdateHandler)
    table.add(
      "automaticallyUpdatesContentConfiguration", \UICollectionViewCell.automaticallyUpdatesContentConfiguration)
    table.add("contentView", \UICollectionViewCell.contentView)
    table.add("selected", \UICollectionViewCell.isSelected)
    table.add("highlighted", \UICollectionViewCell.isHighlighted)
    table.add(
      "automaticallyUpdatesBackgroundConfiguration", \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration)
    table.add("backgroundView", \UICollectionViewCell.backgroundView)
    table.add("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    table.add("canBecomeFocused", \UICollectionViewCell.canBecomeFocused)
    table.add("configurationState", \UICollectionViewCell.configurationState)
    table.add("userInteractionEnabled", \UICollectionViewCell.isUserInteractionEnabled)
  }
}

extension UICollectionViewCompositionalLayout {
  fileprivate static func keys16(_ table: _MethodTable) {
    table.add("configuration", \UICollectionViewCompositionalLayout.configuration)
    table.add("collectionViewContentSize", \UICollectionViewCompositionalLayout.collectionViewContentSize)
  }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  fileprivate static func keys17(_ table: _MethodTable) {
    table.add("scrollDirection", \UICollectionViewCompositionalLayoutConfiguration.scrollDirection)
    table.add("interSectionSpacing", \UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing)
    table.add(
      "boundarySupplementaryItems", \UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems)
    table.add("contentInsetsReference", \UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference)
  }
}

extension UICollectionViewController {
  fileprivate static func keys18(_ table: _MethodTable) {
    table.add("collectionView", \UICollectionViewController.collectionView)
    table.add("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
    table.add(
      "useLayoutToLayoutNavigationTransitions", \UICollectionViewController.useLayoutToLayoutNavigationTransitions)
    table.add("collectionViewLayout", \UICollectionViewController.collectionViewLayout)
    table.add(
      "installsStandardGestureForInteractiveMovement",
      \UICollectionViewController.installsStandardGestureForInteractiveMovement)
  }
}

extension UICollectionViewDropPlaceholder {
  fileprivate static func keys19(_ table: _MethodTable) {
    table.add("previewParametersProvider", \UICollectionViewDropPlaceholder.previewParametersProvider)
  }
}

extension UICollectionViewDropProposal {
  fileprivate static func keys20(_ table: _MethodTable) {
    table.add("intent", \UICollectionViewDropProposal.intent)
  }
}

extension UICollectionViewFlowLayout {
  fileprivate static func keys21(_ table: _MethodTable) {
    table.add("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
    table.add("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
    table.add("itemSize", \UICollectionViewFlowLayout.itemSize)
    table.add("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
    table.add("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
    table.add("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
    table.add("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
    table.add("sectionInset", \UICollectionViewFlowLayout.sectionInset)
    table.add("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference)
    table.add("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
    table.add("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
    table.add("collectionViewContentSize", \UICollectionViewFlowLayout.collectionViewContentSize)
  }
}

extension UICollectionViewFlowLayoutInvalidationContext {
  fileprivate static func keys22(_ table: _MethodTable) {
    table.add(
      "invalidateFlowLayoutDelegateMetrics",
      \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics)
    table.add(
      "invalidateFlowLayoutAttributes", \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes)
  }
}

extension UICollectionViewFocusUpdateContext {
  fileprivate static func keys23(_ table: _MethodTable) {
    table.add("previouslyFocusedIndexPath", \UICollectionViewFocusUpdateContext.previouslyFocusedIndexPath)
    table.add("nextFocusedIndexPath", \UICollectionViewFocusUpdateContext.nextFocusedIndexPath)
  }
}

extension UICollectionViewLayout {
  fileprivate static func keys24(_ table: _MethodTable) {
    table.add("collectionView", \UICollectionViewLayout.collectionView)
    table.add("collectionViewContentSize", \UICollectionViewLayout.collectionViewContentSize)
    table.add("developmentLayoutDirection", \UICollectionViewLayout.developmentLayoutDirection)
    table.add(
      "flipsHorizontallyInOppositeLayoutDirection", \UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection)
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate static func keys25(_ table: _MethodTable) {
    table.add("frame", \UICollectionViewLayoutAttributes.frame)
    table.add("center", \UICollectionViewLayoutAttributes.center)
    table.add("size", \UICollectionViewLayoutAttributes.size)
    table.add("transform3D", \UICollectionViewLayoutAttributes.transform3D)
    table.add("bounds", \UICollectionViewLayoutAttributes.bounds)
    table.add("transform", \UICollectionViewLayoutAttributes.transform)
    table.add("alpha", \UICollectionViewLayoutAttributes.alpha)
    table.add("zIndex", \UICollectionViewLayoutAttributes.zIndex)
    table.add("hidden", \UICollectionViewLayoutAttributes.isHidden)
    table.add("indexPath", \UICollectionViewLayoutAttributes.indexPath)
    table.add("representedElementCategory", \UICollectionViewLayoutAttributes.representedElementCategory)
    table.add("representedElementKind", \UICollectionViewLayoutAttributes.representedElementKind)
  }
}

extension UICollectionViewLayoutInvalidationContext {
  fileprivate static func keys26(_ table: _MethodTable) {
    table.add("invalidateEverything", \UICollectionViewLayoutInvalidationContext.invalidateEverything)
    table.add("invalidateDataSourceCounts", \UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts)
    table.add("invalidatedItemIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedItemIndexPaths)
    table.add(
      "invalidatedSupplementaryIndexPaths",
      \UICollectionViewLayoutInvalidationContext.invalidatedSupplementaryIndexPaths)
    table.add(
      "invalidatedDecorationIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedDecorationIndexPaths)
    table.add("contentOffsetAdjustment", \UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment)
    table.add("contentSizeAdjustment", \UICollectionViewLayoutInvalidationContext.contentSizeAdjustment)
    table.add(
      "previousIndexPathsForInteractivelyMovingItems",
      \UICollectionViewLayoutInvalidationContext.previousIndexPathsForInteractivelyMovingItems)
    table.add(
      "targetIndexPathsForInteractivelyMovingItems",
      \UICollectionViewLayoutInvalidationContext.targetIndexPathsForInteractivelyMovingItems)
    table.add("interactiveMovementTarget", \UICollectionViewLayoutInvalidationContext.interactiveMovementTarget)
  }
}

extension UICollectionViewListCell {
  fileprivate static func keys27(_ table: _MethodTable) {
    table.add("accessories", \UICollectionViewListCell.accessories)
    table.add("indentationLevel", \UICollectionViewListCell.indentationLevel)
    table.add("indentationWidth", \UICollectionViewListCell.indentationWidth)
    table.add("indentsAccessories", \UICollectionViewListCell.indentsAccessories)
    table.add("separatorLayoutGuide", \UICollectionViewListCell.separatorLayoutGuide)
  }
}

extension UICollectionViewPlaceholder {
  fileprivate static func keys28(_ table: _MethodTable) {
    table.add("cellUpdateHandler", \UICollectionViewPlaceholder.cellUpdateHandler)
  }
}

extension UICollectionViewTransitionLayout {
  fileprivate static func keys29(_ table: _MethodTable) {
    table.add("transitionProgress", \UICollectionViewTransitionLayout.transitionProgress)
    table.add("currentLayout", \UICollectionViewTransitionLayout.currentLayout)
    table.add("nextLayout", \UICollectionViewTransitionLayout.nextLayout)
    table.add("collectionViewContentSize", \UICollectionViewTransitionLayout.collectionViewContentSize)
  }
}

extension UICollectionViewUpdateItem {
  fileprivate static func keys30(_ table: _MethodTable) {
    table.add("indexPathBeforeUpdate", \UICollectionViewUpdateItem.indexPathBeforeUpdate)
    table.add("indexPathAfterUpdate", \UICollectionViewUpdateItem.indexPathAfterUpdate)
    table.add("updateAction", \UICollectionViewUpdateItem.updateAction)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSCollectionLayoutAnchor.self, NSCollectionLayoutAnchor.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe($0, NSCollectionLayoutBoundarySupplementaryItem.self, NSCollectionLayoutBoundarySupplementaryItem.keys1)
  }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSCollectionLayoutDecorationItem.self, NSCollectionLayoutDecorationItem.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSCollectionLayoutDimension.self, NSCollectionLayoutDimension.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSCollectionLayoutEdgeSpacing.self, NSCollectionLayoutEdgeSpacing.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSCollectionLayoutGroup.self, NSCollectionLayoutGroup.keys5) }, 0, 0
)
@section("swift5_tests") @used private let record6: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSCollectionLayoutGroupCustomItem.self, NSCollectionLayoutGroupCustomItem.keys6) }, 0,
  0
)
@section("swift5_tests") @used private let record7: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSCollectionLayoutItem.self, NSCollectionLayoutItem.keys7) }, 0, 0
)
@section("swift5_tests") @used private let record8: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSCollectionLayoutSection.self, NSCollectionLayoutSection.keys8) }, 0, 0
)
@section("swift5_tests") @used private let record9: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSCollectionLayoutSize.self, NSCollectionLayoutSize.keys9) }, 0, 0
)
@section("swift5_tests") @used private let record10: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSCollectionLayoutSpacing.self, NSCollectionLayoutSpacing.keys10) }, 0, 0
)
@section("swift5_tests") @used private let record11: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, NSCollectionLayoutSupplementaryItem.self, NSCollectionLayoutSupplementaryItem.keys11) }, 0, 0
)
@section("swift5_tests") @used private let record12: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, UICollectionLayoutSectionOrthogonalScrollingProperties.self,
      UICollectionLayoutSectionOrthogonalScrollingProperties.keys12)
  }, 0, 0
)
@section("swift5_tests") @used private let record13: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollectionReusableView.self, UICollectionReusableView.keys13) }, 0, 0
)
@section("swift5_tests") @used private let record14: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollectionView.self, UICollectionView.keys14) }, 0, 0
)
@section("swift5_tests") @used private let record15: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollectionViewCell.self, UICollectionViewCell.keys15) }, 0, 0
)
@section("swift5_tests") @used private let record16: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, UICollectionViewCompositionalLayout.self, UICollectionViewCompositionalLayout.keys16) }, 0, 0
)
@section("swift5_tests") @used private let record17: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, UICollectionViewCompositionalLayoutConfiguration.self, UICollectionViewCompositionalLayoutConfiguration.keys17
    )
  }, 0, 0
)
@section("swift5_tests") @used private let record18: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollectionViewController.self, UICollectionViewController.keys18) }, 0, 0
)
@section("swift5_tests") @used private let record19: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollectionViewDropPlaceholder.self, UICollectionViewDropPlaceholder.keys19) }, 0, 0
)
@section("swift5_tests") @used private let record20: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollectionViewDropProposal.self, UICollectionViewDropProposal.keys20) }, 0, 0
)
@section("swift5_tests") @used private let record21: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollectionViewFlowLayout.self, UICollectionViewFlowLayout.keys21) }, 0, 0
)
@section("swift5_tests") @used private let record22: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, UICollectionViewFlowLayoutInvalidationContext.self, UICollectionViewFlowLayoutInvalidationContext.keys22)
  }, 0, 0
)
@section("swift5_tests") @used private let record23: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollectionViewFocusUpdateContext.self, UICollectionViewFocusUpdateContext.keys23) },
  0, 0
)
@section("swift5_tests") @used private let record24: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollectionViewLayout.self, UICollectionViewLayout.keys24) }, 0, 0
)
@section("swift5_tests") @used private let record25: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollectionViewLayoutAttributes.self, UICollectionViewLayoutAttributes.keys25) }, 0,
  0
)
@section("swift5_tests") @used private let record26: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, UICollectionViewLayoutInvalidationContext.self, UICollectionViewLayoutInvalidationContext.keys26) },
  0, 0
)
@section("swift5_tests") @used private let record27: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollectionViewListCell.self, UICollectionViewListCell.keys27) }, 0, 0
)
@section("swift5_tests") @used private let record28: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollectionViewPlaceholder.self, UICollectionViewPlaceholder.keys28) }, 0, 0
)
@section("swift5_tests") @used private let record29: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollectionViewTransitionLayout.self, UICollectionViewTransitionLayout.keys29) }, 0,
  0
)
@section("swift5_tests") @used private let record30: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollectionViewUpdateItem.self, UICollectionViewUpdateItem.keys30) }, 0, 0
)
