import Foundation

/// The transform that a value function makes of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// The function of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A turn around the x axis, by radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A turn around the y axis, by radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A turn around the z axis, by radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Three scales, for x, y and z.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Three distances, along x, y and z.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A distance along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A distance along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A distance along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a transform of the numbers that an animation goes through, so that a turn by more than half a circle goes all the way.
///
/// The transform takes the place of the layer's; the animation's values are numbers, or lists of three of them for `scale` and `translate`.
@preconcurrency @MainActor open class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// The function of a name; nil for a name that Apple has none of.
  public init?(name: CAValueFunctionName) {
    let known: [CAValueFunctionName] = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
      .translateZ,
    ]
    guard known.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  /// A neutral value of the kind that the function takes.
  var sample: LayerValue {
    switch name {
    case .scale: .list([.number(1), .number(1), .number(1)])
    case .translate: .list([.number(0), .number(0), .number(0)])
    case .scaleX, .scaleY, .scaleZ: .number(1)
    default: .number(0)
    }
  }

  /// The transform of a value; nil for a value of another kind.
  func transform(_ value: LayerValue) -> CATransform3D? {
    var numbers: [CGFloat] = []
    switch value {
    case .number(let number): numbers = [number]
    case .list(let list):
      for case .number(let number) in list { numbers.append(number) }
    default: return nil
    }
    guard let first = numbers.first else { return nil }
    switch name {
    case .rotateX: return CATransform3DMakeRotation(first, 1, 0, 0)
    case .rotateY: return CATransform3DMakeRotation(first, 0, 1, 0)
    case .rotateZ: return CATransform3DMakeRotation(first, 0, 0, 1)
    case .scaleX: return CATransform3DMakeScale(first, 1, 1)
    case .scaleY: return CATransform3DMakeScale(1, first, 1)
    case .scaleZ: return CATransform3DMakeScale(1, 1, first)
    case .translateX: return CATransform3DMakeTranslation(first, 0, 0)
    case .translateY: return CATransform3DMakeTranslation(0, first, 0)
    case .translateZ: return CATransform3DMakeTranslation(0, 0, first)
    default: break
    }
    guard numbers.count == 3 else { return nil }
    return name == .scale
      ? CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
      : CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
  }
}
