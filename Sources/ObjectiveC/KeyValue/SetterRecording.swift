/// Objects that are told when one of their `@objc dynamic` properties was set, even without an observer.
///
/// UIKit's proxies of appearances hear so what an application sets on them.
package protocol SetterRecording: NSObject {
  /// A property was set.
  func propertyWasSet<Owner: NSObject, Value>(_ property: ReferenceWritableKeyPath<Owner, Value>, to value: Value)
}
