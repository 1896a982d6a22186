/// The views of the content and background configurations of a cell, header or footer.
struct ConfiguredParts {
  /// The kind of the background.
  enum Background: Equatable {
    /// That of the table's style, which the layer shows.
    case standard
    /// That of a configuration.
    case custom(UIBackgroundConfiguration)
    /// None: there are background views, or nothing was asked for.
    case none

    var isCustom: Bool {
      if case .custom = self { true } else { false }
    }
  }

  var content: (any UIContentConfiguration)?
  var contentView: (any UIView & UIContentView)?
  var background = Background.standard
  var backgroundView: ConfiguredBackgroundView?
  var updatesContent = true
  var updatesBackground = true
  /// Whether the configurations have to be brought up to date before they are looked at.
  var isStale = true
  /// Whether they are being brought up to date.
  var isUpdating = false
}

/// A view whose content and background configurations make.
@MainActor
protocol ConfiguredView: UIView {
  associatedtype State: UIConfigurationState & Equatable
  associatedtype StandardContentView: UIView

  var configured: ConfiguredParts { get set }
  var standardContentView: StandardContentView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var configurationState: State { get }
  /// The state that the background shows.
  var backgroundState: State { get }
  /// The part of the default background to show in a view; nil if the layer shows all of it.
  var standardBackground: UIBackgroundConfiguration? { get }
  func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
  func updateConfiguration(using state: State)
  /// Calls the handler, if there is one.
  func callConfigurationUpdateHandler(_ state: State)
  /// Takes the views away that exclude a background configuration.
  func removeBackgroundViews()
  /// Another content may need another height.
  func configuredContentDidChange()
}

extension ConfiguredView {
  var standardBackground: UIBackgroundConfiguration? { nil }

  // MARK: Content

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    defer { configuredContentDidChange() }
    configured.content = configuration
    guard let configuration else {
      replaceContentView(by: nil)
      return
    }
    if let present = configured.contentView, present.supports(configuration) {
      present.configuration = configuration
    } else {
      replaceContentView(by: configuration.makeContentView())
    }
  }

  /// The new view takes the old one's place in the order, so that accessories stay in front.
  private func replaceContentView(by view: (any UIView & UIContentView)?) {
    let old: UIView = configured.contentView ?? standardContentView
    let new: UIView = view ?? standardContentView
    configured.contentView = view
    guard old !== new else { return }
    new.frame = old.frame
    new.isLayoutIsland = true
    new.autoresizingMask = standardContentView.autoresizingMask
    if old.superview === self { insertSubview(new, aboveSubview: old) } else { insertSubview(new, at: 0) }
    old.removeFromSuperview()
  }

  // MARK: Background

  var currentBackgroundConfiguration: UIBackgroundConfiguration? {
    switch configured.background {
    case .standard: defaultBackgroundConfiguration().updated(for: backgroundState)
    case .custom(let configuration): configuration
    case .none: nil
    }
  }

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      configured.background = .none
      configured.backgroundView?.removeFromSuperview()
      configured.backgroundView = nil
      return updateLayerColors()
    }
    if !configured.background.isCustom { removeBackgroundViews() }
    configured.background = .custom(configuration)
    showBackground(configuration)
    updateLayerColors()
  }

  private func showBackground(_ configuration: UIBackgroundConfiguration) {
    if let view = configured.backgroundView {
      view.configuration = configuration
    } else {
      let view = ConfiguredBackgroundView(configuration)
      view.frame = bounds
      insertSubview(view, at: 0)
      configured.backgroundView = view
    }
  }

  // MARK: Updates

  func markConfigurationStale() {
    configured.isStale = true
    setNeedsLayout()
  }

  /// Brings the configurations in line with the state, and tells the application of it, once for each state.
  ///
  /// A handler may write configurations and ask for updates: those that it asks for come only where it changed the state.
  func updateConfigurationIfNeeded() {
    guard configured.isStale, !configured.isUpdating else { return }
    configured.isUpdating = true
    let state = configurationState
    update(for: state)
    configured.isUpdating = false
    configured.isStale = false
    if configurationState != state { markConfigurationStale() }
  }

  private func update(for state: State) {
    updateContent(state)
    if configured.updatesBackground, case .custom(let background) = configured.background {
      setBackgroundConfiguration(background.updated(for: backgroundState))
    }
    if configured.background == .standard {
      if let standardBackground {
        showBackground(standardBackground)
      } else {
        configured.backgroundView?.removeFromSuperview()
        configured.backgroundView = nil
      }
    }
    updateConfiguration(using: state)
    callConfigurationUpdateHandler(state)
  }

  private func updateContent(_ state: State) {
    guard configured.updatesContent, let content = configured.content else { return }
    let updated = content.updated(for: state)
    // Most states change nothing in most lists.
    if let list = content as? UIListContentConfiguration, list == updated as? UIListContentConfiguration { return }
    contentConfiguration = updated
  }
}
