/// How a value of some type is made into something that can be kept in a file and compared: a picture, a text.
///
/// The names are those of swift-snapshot-testing, so that tests written for it compile here. A strategy for pictures of screens knows more
/// than the picture: ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)`` compares the layout text first, and names
/// the views that moved.
public struct Snapshotting<Value, Format> {
  /// The ending of the file's name, without the dot; nil for none.
  public var pathExtension: String?
  /// The comparison of two kept forms.
  public var diffing: Diffing<Format>
  /// Makes the kept form of a value.
  public var snapshot: (Value) -> Async<Format>
  /// The screen behind a picture, for comparisons to the last bit.
  var screen: (@MainActor (Value) throws -> ScreenPicture)?

  /// Makes a strategy whose snapshot comes later, by a callback.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Makes a strategy whose snapshot is there at once.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { value in Async(value: snapshot(value)) })
  }

  /// Makes a strategy for another type from this one: `transform` makes this one's value.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    var strategy: Snapshotting<NewValue, Format> = asyncPullback { other in Async(value: transform(other)) }
    if let screen {
      // A strategy is used where its value is: what calls back stays on the main actor.
      let transform = MainActorValue(transform)
      strategy.screen = { other in try screen(transform.value(other)) }
    }
    return strategy
  }

  /// Makes a strategy for another type out of this one: `transform` gives this one's value later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in transform(other).run { value in snapshot(value).run(callback) } }
    }
  }
}

/// A strategy whose value is kept as it is.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Makes a strategy that keeps the value itself.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
