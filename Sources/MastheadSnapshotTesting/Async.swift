/// A value that comes by a callback, at once or later.
public struct Async<Value> {
  /// Calls back with the value, once.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Makes a value that `run` hands to its callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Makes a value that is there already.
  public init(value: Value) { self.init { callback in callback(value) } }

  /// The result of a function for the value, once there is a value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { value in callback(transform(value)) } }
  }
}
