/// A class whose objects take the values that were set on a proxy of their class.
///
/// `UINavigationBar.appearance().barTintColor = .red` sets the colour of every bar that comes into a window from then
/// on, unless the colour was set on the bar itself. A view takes the values each time it comes into a window, before
/// its first layout there; views in a window already are not touched. Bar items take them when their bar shows them.
///
/// Of several proxies with a value for one property the one of the lowest class counts; among those the one whose
/// outermost container lies nearest to the window, then the one with more containers, then one with traits. Proxies
/// belong to the screen.
///
/// A proxy is an object of the class, made by `init(frame:)` or `init()`, whose setters are noted as well. Which of
/// UIKit's properties take part is said in their comments; of an application's views and items those that are `@objc
/// dynamic` and stored.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all objects of the class.
  static func appearance() -> Self
  /// The proxy for objects that lie in objects of these classes, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The proxy for objects in whose traits these are contained.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The proxy for objects with these traits that lie in objects of these classes, the innermost first.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class whose objects can be named as containers of a proxy: views, bar items, controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance {}

extension UIAppearance {
  /// The proxy for all objects of the class.
  public static func appearance() -> Self { proxy(nil, []) }
  /// The proxy for objects that lie in objects of these classes, the innermost first.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(nil, containerTypes)
  }
  /// The proxy for objects in whose traits these are contained.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }
  /// The proxy for objects with these traits that lie in objects of these classes, the innermost first.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(trait, containerTypes)
  }

  private static func proxy(_ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]) -> Self {
    let type: AnyClass = self
    let object: AnyObject
    if let viewClass = self as? UIView.Type {
      object = DynamicInitializer.makeView(viewClass, frame: .zero)
    } else {
      object = DynamicInitializer.makeObject(type)
    }
    guard let proxy = object as? any ProxyStyled, let result = object as? Self else {
      fatalError(
        "appearance(): \(self) is neither a view nor a bar item, whose setters can be noted; make it a subclass of one")
    }
    UIScreen.main.appearances.rule(for: type, traits: traits, containers: containers).becomeRule(of: proxy)
    return result
  }
}
