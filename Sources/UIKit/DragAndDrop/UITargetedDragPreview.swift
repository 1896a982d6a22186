import Foundation

/// The visible part of a view in a drag's preview, and its background.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of a drag's preview, or the target of its motion.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is lifted, or dropped, in a drag.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// The place of the preview.
  open override var target: UIDragPreviewTarget {
    (super.target as? UIDragPreviewTarget)
      ?? UIDragPreviewTarget(
        container: super.target.container, center: super.target.center, transform: super.target.transform)
  }

  /// The same preview somewhere else.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The return value of delegates' defaults, by which a missing method is recognized.
  static let notImplemented = UITargetedDragPreview(
    view: UIView(), parameters: UIDragPreviewParameters(),
    target: UIDragPreviewTarget(container: UIView(), center: .zero))
}

/// The preview of an item during a drag.
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  /// The shown view.
  open private(set) var view: UIView
  /// The visible part of the view.
  open private(set) var parameters: UIDragPreviewParameters

  /// Makes a preview.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// Makes a preview of a whole view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// A preview of the same view.
  open func copy(with zone: NSZone? = nil) -> Any { UIDragPreview(view: view, parameters: parameters) }
}
