/// A registration for changes of traits, for `unregisterForTraitChanges(_:)`; it may be dropped otherwise.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that tells of changes of single traits: a view, a controller, a presentation or a window scene.
///
/// A registration is called once for a change, whichever of its traits changed, in the order of registration, directly
/// before the object's `traitCollectionDidChange(_:)`; a controller before its view, and views before those below them
/// (a rule: iOS documents only that it is told after the traits changed). Nothing is told of the first traits that an
/// object gets. A registration ends with its object.
@preconcurrency @MainActor public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Gets the object whose traits changed, and its traits before.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// Calls a block when one of the traits changes, with the object itself and its traits before; ends with the object.
  ///
  /// The block gets the object so that it need not hold it. A block that takes an object of another type ends the program.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    keeper.add(
      TraitRegistration(traits) { environment, previous in
        guard let environment = environment as? TraitEnvironment else {
          fatalError(
            """
            A block that was registered for changes of traits takes a \(TraitEnvironment.self); it was registered with a \
            \(type(of: environment)).
            """)
        }
        handler(environment, previous)
      })
  }

  /// Calls a method of the object itself when one of the traits changes; see `registerForTraitChanges(_:target:action:)`.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    keeper.add(
      TraitRegistration(traits) { environment, previous in
        action.performOrRaise(on: environment, [environment, previous])
      })
  }

  /// Calls a method of an object, which is not kept alive, when one of the traits changes.
  ///
  /// It gets as many as it takes of the object whose traits changed and of the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = target as AnyObject
    return keeper.add(
      TraitRegistration(traits) { [weak receiver] environment, previous in
        guard let receiver else { return }
        action.performOrRaise(on: receiver, [environment, previous])
      })
  }

  /// Ends a registration; those of other objects are left alone.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    keeper.traitRegistrations.remove(registration)
  }

  private var keeper: any TraitRegistrationKeeping {
    guard let keeper = self as? any TraitRegistrationKeeping else {
      fatalError("\(Self.self) tells nobody of traits: views, controllers, presentations and window scenes do.")
    }
    return keeper
  }
}

/// One registration.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  private let tell: @MainActor (_ environment: any UITraitEnvironment, _ previous: UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.tell = tell
    super.init()
  }

  func traitsDidChange(_ environment: any UITraitEnvironment, from previous: UITraitCollection) {
    tell(environment, previous)
  }
}

/// The registrations of an object, in order.
struct TraitRegistrations {
  private var registrations: [TraitRegistration] = []

  mutating func add(_ registration: TraitRegistration) { registrations.append(registration) }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the registrations for the changed traits; those that end meanwhile are not called.
  @MainActor
  static func tell(
    _ environment: any UITraitEnvironment, from previous: UITraitCollection, _ current: () -> TraitRegistrations
  ) {
    let registrations = current().registrations
    guard !registrations.isEmpty else { return }
    let traits = environment.traitCollection
    for registration in registrations
    where registration.traits.contains(where: { !traits.values.isSame($0, previous.values) }) {
      guard current().registrations.contains(where: { $0 === registration }) else { continue }
      registration.traitsDidChange(environment, from: previous)
    }
  }
}

/// An object that keeps registrations.
@MainActor protocol TraitRegistrationKeeping: UITraitEnvironment {
  var traitRegistrations: TraitRegistrations { get set }
}

extension TraitRegistrationKeeping {
  func add(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
    traitRegistrations.add(registration)
    return registration
  }

  func tellTraitRegistrations(from previous: UITraitCollection) {
    TraitRegistrations.tell(self, from: previous) { traitRegistrations }
  }
}
