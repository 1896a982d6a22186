import UIKit

// Libraries for tests ask every view whether it shows a web page. There is none that does, which the compiler knows as well: nobody can make
// such a view.

/// A view of a web page; there is none, since Masthead shows none.
open class WKWebView: UIView {
  private let contents: Never

  @available(
    *, unavailable,
    message: "WebKit is not part of Swift on Linux; keep what shows web pages out of these tests with canImport(WebKit)"
  )
  public override init(frame: CGRect) { fatalError("WKWebView: Masthead shows no web pages") }

  /// Gives nil: Masthead shows no web pages.
  public required init?(coder: NSCoder) { return nil }

  /// Whether the page is still being fetched.
  open var isLoading: Bool { switch contents {} }

  /// Makes a picture of the page.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    switch contents {}
  }
}

/// What of a web page a picture is made of; no page is there to make one of.
open class WKSnapshotConfiguration: NSObject {
  /// Whether the picture waits for what has changed.
  open var afterScreenUpdates = true
}
