/// Selectors of methods without a name, for sources that are written for Linux: `Selector(Self.didTap(_:))`.
extension Selector {
  private static let unnamed = _SelectorName("")

  /// A method without arguments: `Selector(Self.refresh)`.
  public init<Target, Result>(_ method: @escaping (Target) -> () -> Result) { self = Self.unnamed(method) }

  /// A method of the main actor without arguments: `Selector(Self.refresh)`.
  public init<Target, Result>(_ method: @escaping (Target) -> @MainActor () -> Result) {
    self = Self.unnamed(method)
  }

  /// A method that takes the sender.
  public init<Target, Sender, Result>(_ method: @escaping (Target) -> (Sender) -> Result) {
    self = Self.unnamed(method)
  }

  /// A method of the main actor that takes the sender: `Selector(Self.didTap(_:))`.
  public init<Target, Sender, Result>(_ method: @escaping (Target) -> @MainActor (Sender) -> Result) {
    self = Self.unnamed(method)
  }

  /// A method that takes the sender and the event, or two objects.
  public init<Target, Sender, Event, Result>(_ method: @escaping (Target) -> (Sender, Event) -> Result) {
    self = Self.unnamed(method)
  }

  /// A method of the main actor that takes the sender and the event: `Selector(Self.didTap(_:event:))`.
  public init<Target, Sender, Event, Result>(
    _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self = Self.unnamed(method)
  }

  /// Makes the selector of a property's getter: `Selector(\Person.name)`.
  public init<Target, Value>(_ property: KeyPath<Target, Value>) { self = Self.unnamed(property) }
}
