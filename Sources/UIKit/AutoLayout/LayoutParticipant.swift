/// What constraints can be made with: views and layout guides.
@MainActor protocol LayoutParticipant: AnyObject {
  /// The engine's record, if one was made.
  var layoutItemIfExists: LayoutItem? { get }
  /// The engine's record; made when there is none.
  var layoutItem: LayoutItem { get }
  /// The view whose place in the hierarchy counts: the view itself, or a guide's owner.
  var layoutView: UIView? { get }
  /// What diagnostics call it.
  var layoutName: String { get }
}

extension UIView: LayoutParticipant {
  var layoutItemIfExists: LayoutItem? { autoLayout?.item }
  var layoutItem: LayoutItem { autoLayoutStateForWriting.item }
  var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutParticipant {
  var layoutItemIfExists: LayoutItem? { itemStorage }
  var layoutItem: LayoutItem {
    if let itemStorage { return itemStorage }
    let item = LayoutItem(guide: self)
    itemStorage = item
    return item
  }
  var layoutView: UIView? { owningView }
}
