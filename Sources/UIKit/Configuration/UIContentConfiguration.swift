/// The content of a cell, header or other view, as a value that makes the view for it.
public protocol UIContentConfiguration {
  /// Makes a view that shows this configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state; explicitly set values stay.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and may be given another one.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration of the content; setting another shows its content.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; otherwise a new view is made for it.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Configurations of the type that the view shows.
  @_silgen_name("masthead_default_supportsConfiguration_")
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    OptionalMethods.call(
      "supportsConfiguration:", self, configuration, or: type(of: configuration) == type(of: self.configuration))
  }
}
