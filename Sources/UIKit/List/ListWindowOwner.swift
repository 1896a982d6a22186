/// What a list has to do for the window over it: make views, say where they belong, and tell who listens.
@MainActor protocol ListWindowOwner<Element, View>: AnyObject {
  associatedtype Element: Hashable & Sendable
  associatedtype View: UIView

  /// The view of an element, configured; nil for one that has none.
  ///
  /// - Parameter place: the element's number among those that are wanted; nil where the view is made to be measured.
  func makeView(of element: Element, at place: Int?) -> View?
  /// Makes a view that is to be shown a subview of the list.
  ///
  /// - Parameter others: what is shown before it, in order.
  func insert(
    _ view: View, of element: Element, at place: Int, after others: ArraySlice<ListWindow<Element, View>.Shown>)
  /// What stands in the list for a view: the view, or what holds it for a while.
  func placedView(of view: View) -> UIView
  /// Under what a view waits for reuse; nil for one that is not used again.
  func reuseKey(of view: View, _ element: Element) -> ReuseKey?
  /// A view was put on the screen.
  func willDisplay(_ view: View, _ element: Element)
  /// A view is about to leave the list: what belongs to the screen alone ends.
  func willLeave(_ view: View, _ element: Element)
  /// Has the next layout find and place what is on the screen again.
  func setNeedsPass()
  /// A view was taken off the screen that its delegate had been told of.
  func didEndDisplaying(_ view: View, _ element: Element)
}

extension ListWindowOwner {
  func placedView(of view: View) -> UIView { view }
}
