/// The reason why a screen cannot be shown as asked for, in one line with the cure.
public enum ScreenHostError: Error, Hashable, CustomStringConvertible {
  /// The result is neither a view nor a view controller.
  case notAView(typeName: String)
  /// The application that was started shows no window.
  case noWindow
  /// The screen has no scroll view.
  case noScrollView
  /// The table or collection has no such section or row.
  case noSuchRow(section: Int, row: Int, counts: [Int])
  /// The main scroll view has no rows.
  case noRows(viewName: String)
  /// All the content together is larger than a picture can be.
  case contentTooTall(height: Double, limit: Double)
  /// A layout went on for ever and was stopped: the picture shows that moment.
  case doesNotRest(summary: String, object: String, likelyCause: String, cure: String)
  /// A step of `--do` could not be done.
  case stepFailed(step: String, reason: String)
  /// A picture or text could not be written.
  case notWritable(path: String, reason: String)

  /// The failure, on one line, with the cure.
  public var description: String {
    switch self {
    case .notAView(let typeName):
      "makes \(typeName), which is neither a view controller nor a view; write an expression such as MyViewController()"
    case .noWindow:
      "shows no window: let its delegate, or that of its scene, make one and call makeKeyAndVisible()"
    case .noScrollView:
      "has no scroll view that could be scrolled; leave out --scroll and --scroll-to"
    case .noSuchRow(let section, let row, let counts):
      if counts.isEmpty {
        "--scroll-to \(section),\(row): the list has no section; leave out --scroll-to"
      } else if section >= counts.count {
        "--scroll-to \(section),\(row): no such section; the last one is \(counts.count - 1)"
      } else if counts[section] == 0 {
        "--scroll-to \(section),\(row): section \(section) has no rows; name another section"
      } else {
        "--scroll-to \(section),\(row): no such row; the last one of section \(section) is \(counts[section] - 1)"
      }
    case .noRows(let viewName):
      "--scroll-to: the main scroll view is a \(viewName), which has no rows; use --scroll"
    case .contentTooTall(let height, let limit):
      "--full-content: the content is \(Int(height)) points tall, but a picture has at most \(Int(limit)) at this scale; "
        + "use --scale 1 or --scroll"
    case .doesNotRest(let summary, let object, let likelyCause, let cure):
      "does not come to rest, and its picture would be that of an accident. \(summary) It is \(object). Likely cause: \(likelyCause) \(cure)"
    case .stepFailed(let step, let reason):
      "--do '\(step)': \(reason)"
    case .notWritable(let path, let reason):
      "\(path): cannot be written (\(reason)); name another folder with -o"
    }
  }
}
