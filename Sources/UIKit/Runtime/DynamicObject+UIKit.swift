// Members of UIKit's classes for objects of any class: `(x as AnyObject).frame` in adapted sources. Where two classes have a member of one
// name the more general class comes first.
extension _DynamicObject: _DynamicLayoutObject {
  /// A property of views.
  public subscript<Value>(dynamicMember path: KeyPath<UIView, Value>) -> Value! { (object as? UIView)?[keyPath: path] }
  /// A property of constraints.
  public subscript<Value>(dynamicMember path: KeyPath<NSLayoutConstraint, Value>) -> Value! {
    (object as? NSLayoutConstraint)?[keyPath: path]
  }
  /// A property of controllers.
  public subscript<Value>(dynamicMember path: KeyPath<UIViewController, Value>) -> Value! {
    (object as? UIViewController)?[keyPath: path]
  }
  /// A property of gesture recognizers.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember path: KeyPath<UIGestureRecognizer, Value>) -> Value! {
    (object as? UIGestureRecognizer)?[keyPath: path]
  }
  /// A property of labels.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember path: KeyPath<UILabel, Value>) -> Value! {
    (object as? UILabel)?[keyPath: path]
  }

  /// The priority of a constraint as a plain number, for comparisons with numbers.
  @preconcurrency @MainActor public var priority: Float! { (object as? NSLayoutConstraint)?.priority.rawValue }

  /// The rectangle in a value, such as that of the keyboard in a notification.
  @preconcurrency @MainActor public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue }
  /// The point in a value.
  @preconcurrency @MainActor public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue }
  /// The size in a value.
  @preconcurrency @MainActor public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue }
}

/// The properties of constraints in ``_DynamicObject`` under names with another type as well.
public protocol _DynamicLayoutObject {
  var object: AnyObject { get }
}

extension _DynamicLayoutObject {
  /// The priority of a constraint.
  @preconcurrency @MainActor public var priority: UILayoutPriority! { (object as? NSLayoutConstraint)?.priority }
}
