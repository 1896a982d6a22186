/// The list's duties to its window: to make views, place them, and tell the delegates.
@MainActor protocol ListWindowOwner<Element, View>: AnyObject {
  associatedtype Element: Hashable & Sendable
  associatedtype View: UIView

  /// The view of an element, configured; nil for one that has none.
  ///
  /// - Parameter place: the element's number among those that are wanted; nil where the view is made to be measured.
  func makeView(of element: Element, at place: Int?) -> View?
  /// Makes a view a subview of the list, to be shown.
  ///
  /// - Parameter others: the views shown before it, in order.
  func insert(
    _ view: View, of element: Element, at place: Int, after others: ArraySlice<ListWindow<Element, View>.Shown>)
  /// The view that stands in the list for a cell: the cell, or a temporary container of it.
  func placedView(of view: View) -> UIView
  /// The key under which a view waits for reuse; nil for views used only once.
  func reuseKey(of view: View, _ element: Element) -> ReuseKey?
  /// A view was put on the screen.
  func willDisplay(_ view: View, _ element: Element)
  /// Called before a view leaves the list, to end all state that belongs to the screen alone.
  func willLeave(_ view: View, _ element: Element)
  /// Requests that the next layout finds and places the visible views again.
  func setNeedsPass()
  /// A view was taken off the screen that its delegate had been told of.
  func didEndDisplaying(_ view: View, _ element: Element)
}

extension ListWindowOwner {
  func placedView(of view: View) -> UIView { view }
}
