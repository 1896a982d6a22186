extension NSRegularExpression {
  /// Calls a block that does not leave the function for each match, as Apple's declaration lets it.
  @_disfavoredOverload
  public func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { escapable in
      let all: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void = escapable
      enumerateMatches(in: string, options: options, range: range, using: all)
    }
  }
}
