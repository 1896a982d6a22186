import Foundation
import ObjectiveC

/// The description of particles of an emitter layer.
///
/// A value with a range is spread evenly over the value and the range in either direction: 20 and 200 give -180…220. A cell is taken over as it is
/// when `emitterCells` is set; later changes go by `setValue(_:forKeyPath: "emitterCells.NAME.velocity")` of the layer, as on iOS.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  /// Makes a cell that emits nothing.
  nonisolated public override init() { super.init() }

  /// The picture of a particle, a `CGImage`; nil shows nothing, but for cells of its own.
  open var contents: Any?
  /// The part of the picture that is shown, in fractions of its size; all of it at first.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How many pixels of the picture make a point; 1 at first.
  open var contentsScale: CGFloat = 1
  /// The name by which the layer's key paths find the cell.
  open var name: String?
  /// Whether particles are emitted; true at first.
  open var isEnabled = true
  /// When the cell begins to emit, in seconds after the layer, or the particle that it belongs to, does; 0 at first.
  open var beginTime: CFTimeInterval = 0
  /// The number of seconds of emitting; 0 or infinite for no end.
  open var duration: CFTimeInterval = 0
  /// Particles in a second; 0 at first.
  open var birthRate: Float = 0
  /// Seconds that a particle lives; 0 at first.
  open var lifetime: Float = 0
  /// How far lifetimes are spread, in seconds.
  open var lifetimeRange: Float = 0
  /// Points in a second; 0 at first.
  open var velocity: CGFloat = 0
  /// How far velocities are spread, in points a second.
  open var velocityRange: CGFloat = 0
  /// Points in a second along x, more with each second.
  open var xAcceleration: CGFloat = 0
  /// Points in a second along y, more with each second.
  open var yAcceleration: CGFloat = 0
  /// How far the direction leaves the plane, in radians: particles are slower by its cosine, as there is no depth.
  open var emissionLatitude: CGFloat = 0
  /// The direction in the plane, in radians; 0 is along x, and where y points down a quarter turn is down.
  ///
  /// Particles of a circle or sphere count it from the line that leads away from its middle.
  open var emissionLongitude: CGFloat = 0
  /// The opening of the cone that directions are spread over, in radians.
  open var emissionRange: CGFloat = 0
  /// The size; 1 at first.
  open var scale: CGFloat = 1
  /// How far sizes are spread.
  open var scaleRange: CGFloat = 0
  /// By how much the size grows in a second.
  open var scaleSpeed: CGFloat = 0
  /// Radians in a second by which particles turn.
  open var spin: CGFloat = 0
  /// How far spins are spread, in radians a second.
  open var spinRange: CGFloat = 0
  /// The colour by which those of the picture are multiplied; opaque white at first.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// How far the red of colours is spread.
  open var redRange: Float = 0
  /// How far the green of colours is spread.
  open var greenRange: Float = 0
  /// How far the blue of colours is spread.
  open var blueRange: Float = 0
  /// How far the alpha of colours is spread.
  open var alphaRange: Float = 0
  /// By how much red grows in a second.
  open var redSpeed: Float = 0
  /// By how much green grows in a second.
  open var greenSpeed: Float = 0
  /// By how much blue grows in a second.
  open var blueSpeed: Float = 0
  /// By how much alpha grows in a second.
  open var alphaSpeed: Float = 0
  /// The cells that each particle emits during its life.
  open var emitterCells: [CAEmitterCell]?

  /// Values that were set for keys that the class does not have.
  private var keptValues: [String: Any] = [:]

  /// The value of a key that nobody has set; nil unless overridden.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// The cell's values, and those of the cells in it as far as `depth` levels below.
  final func values(depth: Int = 4) -> EmitterValues {
    let image = contents.map { contents -> CGImage in
      guard let image = contents as? CGImage else {
        fatalError("contents of a CAEmitterCell was set to a \(type(of: contents)); pass image.cgImage.")
      }
      return image
    }
    let first = (color ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)).sRGB
    var values = EmitterValues()
    values.image = image.flatMap { image in
      let part = CGRect(
        x: contentsRect.minX * CGFloat(image.width), y: contentsRect.minY * CGFloat(image.height),
        width: contentsRect.width * CGFloat(image.width), height: contentsRect.height * CGFloat(image.height))
      return contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) ? image : image.cropping(to: part)
    }
    values.imageScale = contentsScale > 0 ? contentsScale : 1
    values.name = name
    values.isEnabled = isEnabled
    values.begin = max(0, beginTime)
    values.duration = duration > 0 ? duration : .infinity
    values.cells = depth > 0 ? (emitterCells ?? []).map { $0.values(depth: depth - 1) } : []
    values.numbers = [
      "birthRate": Double(birthRate), "lifetime": Double(lifetime), "lifetimeRange": Double(lifetimeRange),
      "velocity": Double(velocity), "velocityRange": Double(velocityRange), "xAcceleration": Double(xAcceleration),
      "yAcceleration": Double(yAcceleration), "emissionLatitude": Double(emissionLatitude),
      "emissionLongitude": Double(emissionLongitude), "emissionRange": Double(emissionRange), "scale": Double(scale),
      "scaleRange": Double(scaleRange), "scaleSpeed": Double(scaleSpeed), "spin": Double(spin),
      "spinRange": Double(spinRange), "red": Double(first.red), "green": Double(first.green),
      "blue": Double(first.blue), "alpha": Double(first.alpha), "redRange": Double(redRange),
      "greenRange": Double(greenRange), "blueRange": Double(blueRange), "alphaRange": Double(alphaRange),
      "redSpeed": Double(redSpeed), "greenSpeed": Double(greenSpeed), "blueSpeed": Double(blueSpeed),
      "alphaSpeed": Double(alphaSpeed),
    ].mapValues { $0.isFinite ? $0 : 0 }
    return values
  }
}

/// Cells by key: Apple's properties, and any other key, which is kept, since Apple has cells give defaults of keys as layers do.
extension CAEmitterCell: KeyContainer {
  package final func keptValue(forKey key: String) -> Any? {
    keptValues[key] ?? type(of: self).defaultValue(forKey: key)
  }

  package final func keep(_ value: Any?, forKey key: String) { keptValues[key] = value }
}

/// A cell as it was when its layer took it over.
struct EmitterValues {
  var image: CGImage?
  var imageScale: CGFloat = 1
  var name: String?
  var isEnabled = true
  var begin: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var cells: [EmitterValues] = []
  /// By the names of the cell's properties; the colour's parts by theirs.
  var numbers: [String: Double] = [:]

  subscript(key: String) -> Double { numbers[key] ?? 0 }

  /// Takes over what a property of the cell says; `others` are the cell's values at present.
  mutating func take(_ key: String, from others: EmitterValues) {
    switch key {
    case "contents", "contentsRect": image = others.image
    case "contentsScale": imageScale = others.imageScale
    case "name": name = others.name
    case "enabled": isEnabled = others.isEnabled
    case "beginTime": begin = others.begin
    case "duration": duration = others.duration
    case "emitterCells": cells = others.cells
    case "color": for part in ["red", "green", "blue", "alpha"] { numbers[part] = others[part] }
    default: if let number = others.numbers[key] { numbers[key] = number }
    }
  }
}
