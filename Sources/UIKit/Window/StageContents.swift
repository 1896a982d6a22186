import Synchronization

/// The parts of a stage that belong to UIKit.
@MainActor final class StageContents {
  let screen: UIScreen
  let windows: ShownWindows
  let touches = TouchDelivery()
  let animations = AnimationSettings()
  let delayedMessages: DelayedMessages
  /// The target of a hardware keyboard's keys.
  let focus: FocusEngine
  /// The window that gets the events of no place.
  weak var keyWindow: UIWindow?
  /// How often touches, gestures, keys and motions were taken by something.
  var inputUses = 0
  /// How many of them were rows and items that a finger went down on and did not choose.
  var touchedRows = 0

  init(stage: Stage) {
    screen = UIScreen(stage: stage)
    windows = ShownWindows(clock: stage.clock)
    delayedMessages = DelayedMessages(clock: stage.clock)
    focus = FocusEngine(stage: stage)
    stage.layerHooks = LayerHooks(
      copy: { DynamicInitializer.makeCopy(of: $0) }, report: { LayerDiagnostics.report($0) })
  }
}

extension Stage {
  var contents: StageContents {
    if let storage = contentsStorage { return unsafeDowncast(storage, to: StageContents.self) }
    let made = StageContents(stage: self)
    contentsStorage = made
    return made
  }

  /// The screen of the stage.
  package var screen: UIScreen { contents.screen }

  /// The application on the screen.
  var application: UIApplication { screen.application }

  /// The reports of problems on the stage.
  package nonisolated var diagnostics: Diagnostics {
    Diagnostics.hearProcess()
    return reports
  }

  /// The reports on the stage, for what the process has to tell.
  nonisolated var reports: Diagnostics {
    belongings.withLock { belongings in
      if let reports = belongings.reports { return unsafeDowncast(reports, to: Diagnostics.self) }
      let made = Diagnostics()
      belongings.reports = made
      return made
    }
  }

  /// The language of looked-up texts; nil for the development language of a bundle.
  package nonisolated var language: String? {
    get { belongings.withLock { $0.language } }
    set { belongings.withLock { $0.language = newValue } }
  }

  /// The traits under which dynamic colours resolve when nobody names a collection.
  nonisolated var currentTraits: UITraitCollection {
    get {
      belongings.withLock { belongings in
        belongings.traits.map { unsafeDowncast($0, to: UITraitCollection.self) } ?? .system
      }
    }
    set {
      belongings.withLock { $0.traits = newValue }
      traitChanges.add(1, ordering: .releasing)
    }
  }

  /// The current traits of the stage that is meant, as the main thread asks for them many times a layout.
  static var currentTraits: UITraitCollection { hasOthers ? current.traitsHere : first.traitsHere }

  private var traitsHere: UITraitCollection {
    let changes = traitChanges.load(ordering: .acquiring)
    if seenTraits.changes == changes, let traits = seenTraits.traits {
      return unsafeDowncast(traits, to: UITraitCollection.self)
    }
    let traits = currentTraits
    seenTraits = (changes, traits)
    return traits
  }

  /// Makes a stage for another host: with the same world around it, and reports of problems in this one.
  package func makeGuest() -> Stage {
    let guest = Stage(sharing: diagnostics)
    guest.takeWorld(of: self)
    return guest
  }

  /// A stage of which nobody else hears.
  package static func make(inWorldOf other: Stage) -> Stage {
    let stage = Stage()
    stage.takeWorld(of: other)
    return stage
  }

  private func takeWorld(of other: Stage) {
    screen.takeWorld(of: other.screen)
    language = other.language
  }

  private convenience init(sharing diagnostics: Diagnostics) {
    self.init()
    belongings.withLock { $0.reports = diagnostics }
  }
}
