/// The classes that records of methods are about.
package enum RecordedClasses {
  /// The names of the modules that have such classes, in alphabetical order.
  package static var modules: [String] {
    Set(MethodTables.recordedTypes.map { String(String(reflecting: $0).prefix { $0 != "." }) }).sorted()
  }
}
