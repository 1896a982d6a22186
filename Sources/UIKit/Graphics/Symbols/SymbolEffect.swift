/// An effect on a visible symbol: names of effects are its static members, as in `imageView.addSymbolEffect(.bounce)`.
///
/// Symbols are one shape here, so that effects by layer and of the whole symbol are the same.
public protocol SymbolEffect: Hashable, Sendable {
  /// The settings of the effect, for the views that carry it out.
  var configuration: SymbolEffectConfiguration { get }
}
/// An effect that runs once, or as often as its options say.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// The settings of an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable, CaseIterable {
    case bounce, pulse, scale, appear, disappear, variableColor, wiggle, rotate, breathe, replace
  }

  let kind: Kind
  /// Up is larger, forward or clockwise.
  var isDown = false
  var reverses = false
}

/// An effect whose direction or order can be chosen.
protocol ChangeableSymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension ChangeableSymbolEffect {
  fileprivate func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  var count: Int?
  var isRepeating: Bool?
  var pace = 1.0

  /// The effect's own repetition: discrete ones run once, those that can be both and indefinite ones last.
  public static let `default` = SymbolEffectOptions()
  /// Runs until it is removed.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
  /// Runs once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }
  /// Runs a number of times, at least once; nil lasts.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
  /// Runs a number of times as fast; speeds that are not above 0 count as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

  /// The same, until it is removed.
  public var repeating: SymbolEffectOptions { with { ($0.isRepeating, $0.count) = (true, nil) } }
  /// The same, once.
  public var nonRepeating: SymbolEffectOptions { with { ($0.isRepeating, $0.count) = (false, nil) } }
  /// The same, a number of times, at least once; nil lasts.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { ($0.isRepeating, $0.count) = (true, count.map { max(1, $0) }) }
  }
  /// The same, a number of times as fast; speeds that are not above 0 count as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.pace = speed > 0 && speed.isFinite ? speed : 1 }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The symbol grows or shrinks for a moment.
public struct BounceSymbolEffect: SymbolEffect, ChangeableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The settings of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .bounce)
  /// Growing, which it is unless said.
  public var up: Self { with { $0.isDown = false } }
  /// Shrinking.
  public var down: Self { with { $0.isDown = true } }
}

/// The symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, ChangeableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The settings of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .pulse)
}

/// The symbol is larger or smaller as long as the effect lasts.
public struct ScaleSymbolEffect: SymbolEffect, ChangeableSymbolEffect, IndefiniteSymbolEffect {
  /// The settings of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .scale)
  /// Larger, which it is unless said.
  public var up: Self { with { $0.isDown = false } }
  /// Smaller.
  public var down: Self { with { $0.isDown = true } }
}

/// A symbol that had disappeared comes back.
public struct AppearSymbolEffect: SymbolEffect, ChangeableSymbolEffect, IndefiniteSymbolEffect {
  /// The settings of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .appear)
  /// Growing from small, which it is unless said.
  public var up: Self { with { $0.isDown = false } }
  /// Shrinking from large.
  public var down: Self { with { $0.isDown = true } }
}

/// The symbol goes away and leaves its room.
public struct DisappearSymbolEffect: SymbolEffect, ChangeableSymbolEffect, IndefiniteSymbolEffect {
  /// The settings of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .disappear)
  /// Growing.
  public var up: Self { with { $0.isDown = false } }
  /// Shrinking, which it is unless said.
  public var down: Self { with { $0.isDown = true } }
}

/// The symbol's layers are lit in turn; the only one of symbols here is dimmed and lit.
public struct VariableColorSymbolEffect: SymbolEffect, ChangeableSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// The settings of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .variableColor)
  /// One layer after the other, without a difference for symbols of a single layer.
  public var iterative: Self { self }
  /// Layer by layer, all before staying lit, which is the same for symbols of one layer.
  public var cumulative: Self { self }
  /// Layers that are not lit are dimmed.
  public var dimInactiveLayers: Self { with { $0.isDown = false } }
  /// Layers that are not lit are not seen.
  public var hideInactiveLayers: Self { with { $0.isDown = true } }
  /// Back the way it came.
  public var reversing: Self { with { $0.reverses = true } }
  /// From the beginning each time, which it is unless said.
  public var nonReversing: Self { with { $0.reverses = false } }
}

/// The symbol shakes.
public struct WiggleSymbolEffect: SymbolEffect, ChangeableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The settings of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .wiggle)
  /// Turning clockwise first, which it is unless said.
  public var clockwise: Self { with { $0.isDown = false } }
  /// Turning the other way first.
  public var counterClockwise: Self { with { $0.isDown = true } }
}

/// The symbol turns around.
public struct RotateSymbolEffect: SymbolEffect, ChangeableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The settings of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .rotate)
  /// As the hands of a clock, which it is unless said.
  public var clockwise: Self { with { $0.isDown = false } }
  /// The other way.
  public var counterClockwise: Self { with { $0.isDown = true } }
}

/// The symbol grows and shrinks softly.
public struct BreatheSymbolEffect: SymbolEffect, ChangeableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The settings of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .breathe)
}

/// A symbol takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ChangeableSymbolEffect, ContentTransitionSymbolEffect {
  /// The settings of the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .replace)
}

extension SymbolEffect {
  /// Layer by layer; symbols here are one layer.
  public var byLayer: Self { self }
  /// The whole symbol at once.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Grows or shrinks for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Makes the symbol larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Comes back.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Goes away.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect().down }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Dims and lights the symbol.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns around.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks softly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
