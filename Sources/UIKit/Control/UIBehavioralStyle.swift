/// Whether controls behave as those of a Mac.
public enum UIBehavioralStyle: _UnsignedEnumeration, Sendable {
  /// As the device has it.
  case automatic
  /// As on an iPad.
  case pad
  /// As on a Mac.
  case mac
  @available(*, unavailable) case unnamed(UInt)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}
