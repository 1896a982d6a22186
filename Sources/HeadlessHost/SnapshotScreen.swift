/// A screen to draw: its name, its source, and its maker.
public struct SnapshotScreen {
  /// Name of the files that are written for it, without folder and extension.
  public var name: String
  /// The user's expression for the screen, for messages.
  public var source: String
  /// Makes the view or view controller; nil for the first screen that the application shows itself.
  public var make: (@MainActor () -> Any)?
  /// The traits that the screen itself asks for; they go before those of the run.
  public var traits: [PreviewTrait]

  /// Makes a screen from its name, its file, its maker, and its traits.
  public init(name: String, source: String, make: (@MainActor () -> Any)?, traits: [PreviewTrait] = []) {
    (self.name, self.source, self.make, self.traits) = (name, source, make, traits)
  }
}
