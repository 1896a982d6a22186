/// One screen to draw: what it is called, where it was asked for, and how it is made.
public struct SnapshotScreen {
  /// Name of the files that are written for it, without folder and extension.
  public var name: String
  /// What the user wrote to get it, for messages.
  public var source: String
  /// Makes the view or view controller; nil for the first screen that the application shows itself.
  public var make: (@MainActor () -> Any)?

  /// Makes a screen from its name, the file that it is from, and what makes it.
  public init(name: String, source: String, make: (@MainActor () -> Any)?) {
    (self.name, self.source, self.make) = (name, source, make)
  }
}
