import Foundation

/// Which part of a view a drag's preview shows, and on what ground.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where the preview of a drag is, or goes.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is lifted, or dropped, in a drag.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Where it is.
  open override var target: UIDragPreviewTarget {
    (super.target as? UIDragPreviewTarget)
      ?? UIDragPreviewTarget(
        container: super.target.container, center: super.target.center, transform: super.target.transform)
  }

  /// The same preview somewhere else.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// What the defaults of delegates return: their methods are not implemented.
  static let notImplemented = UITargetedDragPreview(
    view: UIView(), parameters: UIDragPreviewParameters(),
    target: UIDragPreviewTarget(container: UIView(), center: .zero))
}

/// What is shown of an item while it is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  /// What is shown.
  open private(set) var view: UIView
  /// Which part of it.
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
