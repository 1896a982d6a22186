/// The calls that a list owes its application: all news from a time when no delegate could be called.
///
/// A pass, a reload or an update computes first and tells after. Meanwhile the offset may be clamped and views may come and go; who
/// hears of that may change the contents, and has to find everything in order.
@MainActor struct ListTelling<Element: Hashable & Sendable, View: UIView> {
  /// How many computations are under way, one in the other.
  var holds = 0
  /// Whether views that leave are told of when counts are known again.
  var keepsEndings = false
  /// Views that left the screen and are not told of; they wait for reuse after that.
  var endings: [ListWindow<Element, View>.Shown] = []
  /// Other calls to make, in order.
  var others: [() -> Void] = []
  /// Whether the offset changed and nobody was told.
  var owesScroll = false
  /// Whether views may be on the screen that nobody was told of.
  var owesDisplay = false
  /// The completions of updates, waiting for the present completion to return.
  var completions: [() -> Void] = []
  /// Whether a completion is being called.
  var isCompleting = false

  /// Whether anything is to be told.
  var isOwed: Bool { owesDisplay || !endings.isEmpty || !others.isEmpty }
}

extension ListWindow {
  /// Whether the application cannot be told of anything now.
  var isComputing: Bool { telling.holds > 0 || phase.keepsContents }

  /// Runs what computes; the application is told of it afterwards, when everything is in order.
  func withholding<Result>(_ body: () throws -> Result) rethrows -> Result {
    telling.holds += 1
    defer {
      telling.holds -= 1
      // In the middle of a pass its end tells.
      if phase == .resting { tell() }
    }
    return try body()
  }

  /// Makes the owed calls, unless the list is computing; the next pass shows changes made in them.
  func tell() {
    guard !isComputing, telling.isOwed else { return }
    during(.showing) {
      while !telling.others.isEmpty, telling.holds == 0 { telling.others.removeFirst()() }
      // After an update views that come are told of before those that go, as recorded.
      _ = tellShown()
    }
    tellEndings()
  }

  /// Tells something, at once or when everything is in order.
  func tell(_ body: @escaping () -> Void) {
    if isComputing { telling.others.append(body) } else { body() }
  }

  /// Tells of a scroll, once for all that happen while somebody computes.
  func tellOfScroll(_ body: @escaping () -> Void) {
    guard isComputing else { return body() }
    if telling.owesScroll { return }
    telling.owesScroll = true
    telling.others.append { [weak self] in
      self?.telling.owesScroll = false
      body()
    }
  }

  /// Tells of views that left, before they are used again; also where somebody computes.
  func tellEndings() {
    guard !telling.endings.isEmpty, !phase.keepsContents else { return }
    during(.showing) {
      while !telling.endings.isEmpty { tellEnd(of: telling.endings.removeFirst()) }
    }
  }

  /// Tells all that is owed.
  ///
  /// - Parameter ignoringChanges: false leaves views that came for the next round where the application changes the contents.
  func tellAll(ignoringChanges: Bool = false) {
    guard telling.holds == 0 else { return }
    tellEndings()
    while !telling.others.isEmpty, telling.holds == 0 { telling.others.removeFirst()() }
    _ = tellShown(ignoringChanges: ignoringChanges)
  }

  /// Says of views that they are displayed, unless somebody computes; false where contents changed meanwhile.
  func tellShown(ignoringChanges: Bool = false) -> Bool {
    guard telling.owesDisplay, !isComputing else { return true }
    let generation = self.generation
    var place = 0
    while place < shown.count {
      let isNew = tellShown(at: place)
      if generation != self.generation, !ignoringChanges { return false }
      // Views may have gone meanwhile.
      place = isNew && generation != self.generation ? 0 : place + 1
    }
    telling.owesDisplay = false
    return true
  }

  // MARK: Completions

  /// Calls the completions of an update; one that ends another update has its completions wait for its own end.
  ///
  /// So a chain of updates, each begun by the completion of the one before, takes no more stack than one.
  func complete(_ completions: [(Bool) -> Void], _ isFinished: Bool) {
    for completion in completions { telling.completions.append { completion(isFinished) } }
    guard !telling.isCompleting else { return }
    telling.isCompleting = true
    defer { telling.isCompleting = false }
    while !telling.completions.isEmpty { telling.completions.removeFirst()() }
  }

  // MARK: Lists that never rest

  /// Tells of a list that was changed, or asked for other sizes, in each round of a pass.
  ///
  /// - Parameter layout: who else may have changed; nil where there is nobody.
  func reportRestless(_ list: UIView, layout: Any? = nil) {
    let owner = "\(type(of: list))"
    if let lastChange, isStale {
      return list.stage.diagnostics.report(
        Diagnostic(
          kind: .layoutDoesNotSettle,
          summary: """
            \(owner): \(lastChange) was called each time the list had been shown, \(Self.roundLimit) times in a row; what the \
            last round showed stays.
            """,
          object: list.diagnosticName,
          likelyCause: """
            \(lastChange) stands in a method that showing the list calls: willDisplay, didEndDisplaying, cellForRow or \
            cellForItem, scrollViewDidScroll, layoutSubviews.
            """,
          cure: "Call \(lastChange) when the data changes, and not when views are displayed."))
    }
    list.stage.diagnostics.report(
      Diagnostic(
        kind: .layoutDoesNotSettle,
        summary: """
          \(layout.map { "\(type(of: $0)) was invalidated again" } ?? "\(owner) asked for other heights") in each of \
          \(Self.roundLimit) rounds; what the last one showed stays.
          """,
        object: list.diagnosticName,
        likelyCause: """
          The layout is invalidated while it is asked for attributes or cells are displayed, or views ask for another size each \
          time they get the one that they asked for.
          """,
        cure: """
          Invalidate a layout when data or bounds change; return false from \
          shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:) where the sizes are the same.
          """))
  }
}
