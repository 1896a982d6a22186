/// Calls of UIKit on other threads than the main one, where the compiler does not refuse them.
///
/// Checked where views are marked as changed, so that most members that change something are seen; a check costs about as much as
/// the comparison of two numbers.
enum OffMainThread {
  @inline(__always) static func check(_ object: AnyObject, _ call: StaticString) {
    if !MainQueue.isCurrent { report(object, call) }
  }

  @inline(never) private static func report(_ object: AnyObject, _ call: StaticString) {
    let type = "\(type(of: object))"
    Diagnostics.shared.report(
      Diagnostic(
        kind: .calledOffMainThread, summary: "\(type).\(call) was called on a background thread.", object: type,
        likelyCause:
          "a completion of a download, a DispatchQueue.global() block or a detached task that changes a view",
        cure: "change views on the main queue: DispatchQueue.main.async { … }, or @MainActor"))
  }
}
