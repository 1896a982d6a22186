/// The present state of a controller, for the content in place of its own.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// The text of the controller's search field; nil for an empty one, and without search controller.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state of given traits in which nothing else is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of an application's own; nil where it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIContentUnavailableConfigurationState: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  private var parts: [(String, Any)] {
    [("traitCollection", traitCollection), ("searchText", searchText as Any)] + ConfigurationWords.parts(custom)
  }

  /// The values of the state, in words.
  public var description: String { ConfigurationWords.describe("UIContentUnavailableConfigurationState", parts) }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// The parts that `description` names, for debuggers.
  public var customMirror: Mirror { ConfigurationWords.mirror(self, parts) }
}
