/// The titles of bar buttons of one kind, state by state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  private var styleStorage: UIBarButtonItem.Style
  private let normalState = UIBarButtonItemStateAppearance()
  private let highlightedState = UIBarButtonItemStateAppearance()
  private let disabledState = UIBarButtonItemStateAppearance()
  /// Called after a value changed; set by the bar appearance around this one.
  var didChange: (() -> Void)? {
    didSet { for state in states { state.didChange = { [weak self] in self?.didChange?() } } }
  }

  private var states: [UIBarButtonItemStateAppearance] { [normalState, highlightedState, disabledState] }

  /// Makes the default appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Makes the default appearance of a style.
  public init(style: UIBarButtonItem.Style) {
    styleStorage = style
    super.init()
  }

  /// Makes the default appearance of plain buttons; archives are not read.
  public convenience required init?(coder: NSCoder) { self.init(style: .plain) }

  /// Sets everything to the default of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    styleStorage = style
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
  }

  /// The appearance of enabled buttons; other states take missing values from it.
  open var normal: UIBarButtonItemStateAppearance { normalState }
  /// The appearance of touched buttons.
  open var highlighted: UIBarButtonItemStateAppearance { highlightedState }
  /// The appearance of buttons that cannot be used.
  open var disabled: UIBarButtonItemStateAppearance { disabledState }

  /// Makes an appearance with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance(style: styleStorage)
    for (mine, other) in zip(copy.states, states) { mine.take(other) }
    return copy
  }

  /// Whether titles are semibold where attributes do not say.
  var isDone: Bool { styleStorage == .done }

  func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var attributes = normalState.titleTextAttributes
    if state.contains(.highlighted) { attributes.merge(highlightedState.titleTextAttributes) { $1 } }
    if state.contains(.disabled) { attributes.merge(disabledState.titleTextAttributes) { $1 } }
    return attributes
  }
}

/// The titles of bar buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  var didChange: (() -> Void)?

  /// Attributes of the title; those that are missing are the default's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  /// How far the title stands from its place.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}
