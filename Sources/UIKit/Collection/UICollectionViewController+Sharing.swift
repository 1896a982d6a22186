/// A collection view that several controllers of a stack show, each with a layout of its own.
struct CollectionSharing {
  /// The controller whose collection view it is.
  weak var below: UICollectionViewController?
  /// Whether another one's view holds the collection view.
  var isElsewhere = false
  /// The layout of the collection view before another controller took it; nil before it ever was in the controller's
  /// view.
  var layout: UICollectionViewLayout?
}

/// Layout-to-layout transitions.
extension UICollectionViewController {
  func shareCollection(with below: UIViewController?) {
    guard useLayoutToLayoutNavigationTransitions, let below else { return }
    guard let below = below as? UICollectionViewController else {
      stage.diagnostics.report(
        Diagnostic(
          kind: .transitionNotShown,
          summary: """
            \(type(of: self)) uses layout-to-layout transitions and was put above \(type(of: below)), which has no collection \
            view to share.
            """,
          object: "\(type(of: self))",
          likelyCause:
            "useLayoutToLayoutNavigationTransitions is set on a controller that is pushed on one of another kind.",
          cure: "Push it on a UICollectionViewController, or leave the property false."))
      return
    }
    sharing = CollectionSharing(below: below, isElsewhere: true)
  }

  /// Brings the collection view into the controller's view from another controller's.
  func takeCollection(from other: UICollectionViewController?) -> LayoutToLayoutMotion? {
    guard sharing.isElsewhere, let view = viewIfLoaded,
      let collection = sharing.below?.collectionView ?? self.collection
    else { return nil }
    let layout = collectionViewLayout
    if let own = self.collection, own !== collection { own.removeFromSuperview() }
    self.collection = collection
    sharing.below?.lend(collection)
    let isSeen = other.map { $0.collection === collection } ?? false
    if isSeen { other?.lend(collection) }
    hold(collection, in: view)
    let motion = LayoutToLayoutMotion(collection, to: layout, of: self, from: other)
    if isSeen { return motion }
    motion.jump()
    return nil
  }

  /// Another controller takes the collection view.
  fileprivate func lend(_ collection: UICollectionView) {
    guard !sharing.isElsewhere else { return }
    sharing.isElsewhere = true
    sharing.layout = collection.collectionViewLayout
  }

  fileprivate func hold(_ collection: UICollectionView, in view: UIView) {
    sharing.isElsewhere = false
    UIView.performWithoutAnimation {
      collection.frame = view.bounds
      view.insertSubview(collection, at: 0)
    }
  }
}

/// A shared collection view that changes its layout.
@MainActor final class LayoutToLayoutMotion: SharedContentMotion {
  private let collection: UICollectionView
  private let layout: UICollectionViewLayout
  private weak var new: UICollectionViewController?
  private weak var old: UICollectionViewController?
  private var transition: UICollectionViewTransitionLayout?

  init(
    _ collection: UICollectionView, to layout: UICollectionViewLayout, of new: UICollectionViewController,
    from old: UICollectionViewController?
  ) { (self.collection, self.layout, self.new, self.old) = (collection, layout, new, old) }

  func jump() { collection.setCollectionViewLayout(layout, animated: false) }
  func start() { collection.setCollectionViewLayout(layout, animated: true) }

  func startFollowing() {
    collection.layoutIfNeeded()
    transition = collection.startInteractiveTransition(to: layout)
  }

  func follow(_ fraction: CGFloat) { transition?.transitionProgress = fraction }

  func letGo(isCancelled: Bool) {
    // Whoever reloaded the collection view meanwhile has ended the transition.
    guard transition != nil, collection.transition != nil else { return }
    transition = nil
    if isCancelled { collection.cancelInteractiveTransition() } else { collection.finishInteractiveTransition() }
  }

  func giveBack() {
    guard let old, let view = old.viewIfLoaded else { return }
    letGo(isCancelled: true)
    new?.sharing.isElsewhere = true
    new?.sharing.layout = layout
    let layout = old.collectionViewLayout
    old.hold(collection, in: view)
    collection.setCollectionViewLayout(layout, animated: false)
  }
}
