/// The visible part of a view in a preview, and its background.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The part that is shown, in the view's coordinates; nil for all of it, with round corners.
  open var visiblePath: UIBezierPath?
  /// The colour behind the view; that of the system's background unless set.
  open var backgroundColor: UIColor! = .systemBackground

  /// Makes parameters for a whole view.
  public override init() { super.init() }

  /// Makes parameters that show the lines of a text: rectangles in the view's coordinates, with room around them.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects {
      let rect = value.cgRectValue.insetBy(dx: -6, dy: -3)
      path.append(UIBezierPath(roundedRect: rect, cornerRadius: 6))
    }
    visiblePath = path
  }
}

/// The place of a preview, or the target of its motion.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the place is.
  public let container: UIView
  /// The preview's middle.
  public let center: CGPoint
  /// How it is transformed there.
  public let transform: CGAffineTransform

  /// Makes a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }

  /// Makes a target without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view to be lifted over the screen, at its place or somewhere else.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  private let place: UIPreviewTarget
  /// The place of the preview.
  open var target: UIPreviewTarget { place }
  /// The shown view.
  open private(set) var view: UIView
  /// The visible part of the view.
  open private(set) var parameters: UIPreviewParameters

  /// Makes a preview of a view at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, place) = (view, parameters, target)
  }

  /// Makes a preview of a view at its place; a view without superview stops the program, as on iOS.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      fatalError("\(view.diagnosticName) is in no view; give its preview a target that says where it is")
    }
    self.init(
      view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
  }

  /// Makes a preview of a whole view where it is.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// How large it is, in points.
  open var size: CGSize { view.bounds.size }

  /// The same preview somewhere else.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The frame of the preview in the window.
  func frame(in window: UIWindow) -> CGRect {
    let center = target.container.convert(target.center, to: nil)
    let shown = CGRect(origin: .zero, size: size).applying(target.transform).size
    return CGRect(
      x: center.x - shown.width / 2, y: center.y - shown.height / 2, width: shown.width, height: shown.height)
  }
}

extension UIView {
  /// The view as it looks, as a picture.
  func previewPicture() -> UIImage {
    UIGraphicsImageRenderer(size: bounds.size).image { context in
      traitCollection.performAsCurrent {
        context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context.cgContext)
      }
    }
  }
}
