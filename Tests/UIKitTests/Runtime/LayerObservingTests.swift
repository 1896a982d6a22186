import Testing

@testable import UIKit

/// Observers of layers are told of what is set, by whichever way.
@MainActor @Suite struct LayerObservingTests {
  private let layer = CALayer()

  /// How often an observer is told of a change that is made twice, the second time when it is no observer any more.
  private func told<Object: NSObject, Value>(
    _ object: Object, _ path: KeyPath<Object, Value>, _ change: (Object) -> Void
  ) -> Int {
    var count = 0
    let token = object.observe(path) { _, _ in count += 1 }
    change(object)
    token.invalidate()
    change(object)
    return count
  }

  @Test func eachPropertyThatIsSetIsTold() {
    #expect(told(layer, \.bounds) { $0.bounds = CGRect(x: 0, y: 0, width: 1, height: 1) } == 1)
    #expect(told(layer, \.position) { $0.position = CGPoint(x: 1, y: 1) } == 1)
    #expect(told(layer, \.anchorPoint) { $0.anchorPoint = .zero } == 1)
    #expect(told(layer, \.transform) { $0.transform = CATransform3DMakeScale(2, 2, 1) } == 1)
    #expect(told(layer, \.zPosition) { $0.zPosition = 1 } == 1)
    #expect(told(layer, \.opacity) { $0.opacity = 0.5 } == 1)
    #expect(told(layer, \.isHidden) { $0.isHidden = true } == 1)
    #expect(told(layer, \.isOpaque) { $0.isOpaque = true } == 1)
    #expect(told(layer, \.masksToBounds) { $0.masksToBounds = true } == 1)
    #expect(told(layer, \.backgroundColor) { $0.backgroundColor = .black } == 1)
    #expect(told(layer, \.cornerRadius) { $0.cornerRadius = 1 } == 1)
    #expect(told(layer, \.borderWidth) { $0.borderWidth = 1 } == 1)
    #expect(told(layer, \.borderColor) { $0.borderColor = .white } == 1)
    #expect(told(layer, \.shadowOffset) { $0.shadowOffset = .zero } == 1)
    #expect(told(layer, \.shadowPath) { $0.shadowPath = CGPath(rect: .zero, transform: nil) } == 1)
    #expect(told(layer, \.contentsGravity) { $0.contentsGravity = .center } == 1)
    #expect(told(layer, \.contents) { $0.contents = nil } == 1)
    #expect(told(layer, \.contentsScale) { $0.contentsScale = 2 } == 1)
    #expect(told(layer, \.mask) { $0.mask = CALayer() } == 1)
    #expect(told(layer, \.name) { $0.name = "n" } == 1)
    #expect(told(layer, \.sublayerTransform) { $0.sublayerTransform = CATransform3DMakeScale(2, 2, 1) } == 1)
    #expect(told(layer, \.sublayers) { $0.sublayers = [CALayer()] } == 1)
    #expect(told(layer, \.sublayers) { $0.addSublayer(CALayer()) } == 1)
    let shape = CAShapeLayer()
    #expect(told(shape, \.path) { $0.path = CGPath(rect: .zero, transform: nil) } == 1)
    #expect(told(shape, \.strokeEnd) { $0.strokeEnd = 0.5 } == 1)
    #expect(told(shape, \.lineCap) { $0.lineCap = .round } == 1)
    #expect(told(layer, \.speed) { $0.speed = 2 } == 1)
    #expect(told(layer, \.shouldRasterize) { $0.shouldRasterize = true } == 1)
    #expect(told(layer, \.rasterizationScale) { $0.rasterizationScale = 2 } == 1)
    #expect(told(layer, \.needsDisplayOnBoundsChange) { $0.needsDisplayOnBoundsChange = true } == 1)
  }

  @Test func layersOfTheirOwnKindsTellTheirProperties() {
    let gradient = CAGradientLayer()
    #expect(told(gradient, \.colors) { $0.colors = [CGColor.black] } == 1)
    #expect(told(gradient, \.locations) { $0.locations = [0] } == 1)
    #expect(told(gradient, \.startPoint) { $0.startPoint = .zero } == 1)
    #expect(told(gradient, \.endPoint) { $0.endPoint = .zero } == 1)
    #expect(told(gradient, \.type) { $0.type = .radial } == 1)
    let replicator = CAReplicatorLayer()
    #expect(told(replicator, \.instanceCount) { $0.instanceCount = 3 } == 1)
    #expect(told(replicator, \.instanceColor) { $0.instanceColor = .black } == 1)
    #expect(told(replicator, \.instanceTransform) { $0.instanceTransform = CATransform3DMakeScale(2, 2, 1) } == 1)
    let emitter = CAEmitterLayer()
    #expect(told(emitter, \.birthRate) { $0.birthRate = 3 } == 1)
    #expect(told(emitter, \.emitterShape) { $0.emitterShape = .line } == 1)
    #expect(told(emitter, \.emitterCells) { $0.emitterCells = [] } == 1)
    let text = CATextLayer()
    #expect(told(text, \.string) { $0.string = "s" } == 1)
    #expect(told(text, \.fontSize) { $0.fontSize = 9 } == 1)
    #expect(told(text, \.foregroundColor) { $0.foregroundColor = .black } == 1)
  }

  @Test func theFrameIsToldWhereItIsAnother() {
    #expect(told(layer, \.frame) { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) } == 1)
    #expect(told(layer, \.frame) { $0.bounds = CGRect(x: 0, y: 0, width: 9, height: 9) } == 1)
    #expect(told(layer, \.frame) { $0.position = CGPoint(x: 70, y: 70) } == 1)
    #expect(told(layer, \.frame) { $0.transform = CATransform3DMakeScale(3, 3, 1) } == 1)
    #expect(told(layer, \.frame) { $0.opacity = 0.25 } == 0)
    #expect(told(layer, \.frame) { $0.bounds.origin.x = 5 } == 0)
    // Bounds and position of what has its frame set are told once.
    #expect(told(layer, \.bounds) { $0.frame = CGRect(x: 0, y: 0, width: 30, height: 30) } == 1)
    #expect(told(layer, \.position) { $0.frame = CGRect(x: 50, y: 0, width: 30, height: 30) } == 1)
  }

  /// The usual way to let a gradient follow its view.
  @Test func layersOfViewsAreObserved() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var sizes: [CGFloat] = []
    let token = view.layer.observe(\.bounds, options: [.old, .new]) { _, change in
      sizes += [change.oldValue?.width ?? -1, change.newValue?.width ?? -1]
    }
    view.frame.size.width = 20
    view.bounds.size.width = 30
    #expect(sizes == [10, 20, 20, 30])
    token.invalidate()
    let watcher = Watcher()
    view.layer.addObserver(watcher, forKeyPath: "bounds", options: [.new], context: nil)
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    superview.layoutIfNeeded()
    #expect(watcher.told.last == "bounds 40.0")
    view.layer.removeObserver(watcher, forKeyPath: "bounds")
    view.addObserver(watcher, forKeyPath: "layer.cornerRadius", options: [], context: nil)
    view.layer.cornerRadius = 4
    #expect(watcher.told.last == "layer.cornerRadius -1.0")
    view.removeObserver(watcher, forKeyPath: "layer.cornerRadius")
  }

  @Test func keptValuesAndPartsOfValuesAreTold() {
    let watcher = Watcher()
    layer.addObserver(watcher, forKeyPath: "mine", options: [], context: nil)
    layer.setValue(1, forKey: "mine")
    layer.removeObserver(watcher, forKeyPath: "mine")
    layer.addObserver(watcher, forKeyPath: "position", options: [], context: nil)
    layer.setValue(9, forKeyPath: "position.x")
    layer.removeObserver(watcher, forKeyPath: "position")
    #expect(watcher.told == ["mine -1.0", "position -1.0"])
  }

  @Test func flagIsSetOnlyWhileSomebodyObserves() {
    #expect(!layer.hasKeyValueObservers)
    let token = layer.observe(\.bounds) { _, _ in }
    #expect(layer.hasKeyValueObservers)
    #expect(!CALayer(layer: layer).hasKeyValueObservers)
    token.invalidate()
    #expect(!layer.hasKeyValueObservers)
  }

  private final class Watcher: UIResponder {
    var told: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let width = (change?[.newKey] as? CGRect)?.width
      told.append("\(keyPath ?? "") \(width ?? -1)")
    }
  }
}
