/// Whether controls behave as those of a Mac.
public enum UIBehavioralStyle: _OpenNumbers {
  /// What the numbers of the cases are.
  public typealias RawValue = UInt
  /// As the device has it.
  case automatic
  /// As on an iPad.
  case pad
  /// As on a Mac.
  case mac
  @available(*, unavailable) case _unnamed(_UnnamedNumber)
  /// The numbers of the cases, in their order.
  public static let _numbers: [UInt] = [0, 1, 2]
}
