/// What a controller is like at the moment, for what it shows in place of its content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// What is in the field of the controller's search controller; nil where there is none, or nothing is in it.
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

  /// What is the case.
  public var description: String { ConfigurationWords.describe("UIContentUnavailableConfigurationState", parts) }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// The parts that `description` names, for debuggers.
  public var customMirror: Mirror { ConfigurationWords.mirror(self, parts) }
}
