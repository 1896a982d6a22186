/// One screen to draw: what it is called, where it was asked for, and how it is made.
public struct SnapshotScreen {
  /// Name of the files that are written for it, without folder and extension.
  public var name: String
  /// What the user wrote to get it, for messages.
  public var source: String
  /// Makes the view or view controller; nil for the first screen that the application shows itself.
  public var make: (@MainActor () -> Any)?
  /// What the screen itself says of how it is shown; goes before what the run says.
  public var traits: [PreviewTrait]

  /// Makes a screen from its name, the file that it is from, what makes it, and how it wants to be shown.
  public init(name: String, source: String, make: (@MainActor () -> Any)?, traits: [PreviewTrait] = []) {
    (self.name, self.source, self.make, self.traits) = (name, source, make, traits)
  }
}
