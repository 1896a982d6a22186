extension PlatformProperty {
  /// The properties that messages, key-value coding and attributed strings stand on.
  package static let known = [classRecords, objectDestroyers, attributedStringArrays]

  /// Sections of records that the runtime enumerates, in which classes leave their methods.
  package static let classRecords = PlatformProperty(
    "class-records", of: "Swift",
    expected: "The runtime enumerates the sections swift5_tests, where classes leave records of their methods.",
    instead: "Methods are found by conformances alone: actions and methods under a selector are not sent."
  ) { !MethodTables.recordedTypes.isEmpty }

  /// The function before the value witnesses of a class, which destroys its objects.
  package static let objectDestroyers = PlatformProperty(
    "object-destroyers", of: "Swift",
    expected: "The word before the value witnesses of a class is the function that destroys its objects.",
    instead: "Objects with associated objects or observers are never released."
  ) { Belongings.areGoneWithTheirObject() }

  /// The array of attributes that an attributed string of Foundation's owns and leaves behind.
  package static let attributedStringArrays = PlatformProperty(
    "attributed-string-arrays", of: "Foundation",
    expected: "An attributed string releases its attributes, or holds them in an array named _attributeArray.",
    instead: "Attributed strings keep their attributes in memory until the program ends."
  ) { AttributedStringMemory.isTended || !AttributedStringMemory.leavesAttributes }
}
