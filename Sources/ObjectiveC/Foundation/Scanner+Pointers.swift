import Foundation

// Results by way of pointers to texts of Objective-C, as sources of before iOS 13 ask for them. Without a result Foundation's own methods are meant.

extension Scanner {
  /// Reads characters of a set; false, with `result` unchanged, if none follow.
  @_disfavoredOverload @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    take(scanCharacters(from: set), into: result)
  }

  /// Reads the text before characters of a set; false, with `result` unchanged, if there is none.
  @_disfavoredOverload @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    take(scanUpToCharacters(from: set), into: result)
  }

  /// Reads a text; false, with `result` unchanged, if another text follows.
  @_disfavoredOverload @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    take(scanString(string), into: result)
  }

  /// Reads the characters before a text; false, with `result` unchanged, if there are none.
  @_disfavoredOverload @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    take(scanUpToString(string), into: result)
  }

  private func take(_ text: String?, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = NSString(string: text)
    return true
  }
}

extension NSCalendar {
  /// Writes the beginning of the calendar unit around a moment and its length in seconds; false, with nothing written,
  /// for a unit that the calendar does not have.
  public func range(
    of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?,
    interval tip: UnsafeMutablePointer<TimeInterval>?,
    for date: Date
  ) -> Bool {
    guard let interval = range(of: unit, for: date) else { return false }
    datep?.pointee = NSDate(timeIntervalSinceReferenceDate: interval.start.timeIntervalSinceReferenceDate)
    tip?.pointee = interval.duration
    return true
  }
}

extension NSMutableString {
  /// Puts formatted values behind the text.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: String(describing: format), arguments: args))
  }

  /// Puts formatted values behind the text.
  public func appendFormat(_ format: String, _ args: any CVarArg...) {
    append(String(format: format, arguments: args))
  }
}

extension Formatter {
  /// Writes the object for a text into `obj`; false, with any reason in `error`, for a text without an object.
  ///
  /// Number and date formatters read their own texts, and other classes override the method that throws.
  public func getObjectValue(
    _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let value: AnyObject?
    switch self {
    case let formatter as NumberFormatter: value = formatter.number(from: string)
    case let formatter as DateFormatter: value = formatter.date(from: string).map { $0 as NSDate }
    default: value = nil
    }
    guard let value else {
      error?.pointee = NSString(string: "\(type(of: self)): \"\(string)\" stands for no value")
      return false
    }
    obj?.pointee = value
    return true
  }
}
