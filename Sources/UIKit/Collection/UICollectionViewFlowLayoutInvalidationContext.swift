/// The stale parts of a flow layout.
///
/// A context that invalidates everything, or the data source's counts, makes the layout ask for everything again
/// whatever these say. Items that a context names are asked for their size again, one by one.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes, insets and spacings again; false unless set.
  open var invalidateFlowLayoutDelegateMetrics = false
  /// Whether lines are packed again from known sizes; false unless set.
  open var invalidateFlowLayoutAttributes = false
}
