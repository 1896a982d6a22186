import Testing
import UIKit

/// Overrides of `value(forUndefinedKey:)` and `setValue(_:forUndefinedKey:)` in each kind of class that has them.
@MainActor @Suite struct UndefinedKeysTests {
  private var objects: [NSObject & TakesAnyKey] {
    [
      AnyKeyView(), AnyKeyController(), AnyKeyRecognizer(), AnyKeyLayout(), AnyKeyItem(), AnyKeyTabItem(),
      AnyKeyConstraint(), AnyKeyLayer(), AnyKeyAnimation(),
    ]
  }

  @Test func overridesAreAskedForKeysThatTheClassDoesNotHave() {
    for object in objects {
      let name = "\(type(of: object))"
      #expect(object.value(forKey: "unknown") as? String == "unknown", "\(name)")
      object.setValue(3, forKey: "limit")
      #expect(object.taken == ["limit 3"], "\(name)")
      #expect(object.value(forKeyPath: "other") as? String == "other", "\(name)")
      object.setValue(4, forKeyPath: "reach")
      #expect(object.taken == ["limit 3", "reach 4"], "\(name)")
    }
  }

  @Test func keysOfTheClassAreNotAskedFor() {
    let view = AnyKeyView()
    view.setValue(5, forKey: "tag")
    let item = AnyKeyItem()
    item.setValue("title", forKey: "title")
    let layer = AnyKeyLayer()
    layer.setValue(6, forKey: "cornerRadius")
    #expect(view.tag == 5 && item.title == "title" && layer.cornerRadius == 6)
    #expect(view.taken.isEmpty && item.taken.isEmpty && layer.taken.isEmpty)
  }

  /// What an override leaves to its superclass is kept by layers and animations, and ends the program elsewhere.
  @Test func superclassesTakeWhatIsLeftToThem() async {
    let layer = SomeKeysLayer()
    layer.setValue(1, forKey: "mine")
    layer.setValue(2, forKey: "theirs")
    #expect(layer.mine == 1)
    #expect(layer.value(forKey: "theirs") as? Int == 2)
    #expect(layer.value(forKey: "nothing") == nil)
    await #expect(processExitsWith: .failure) { await MainActor.run { UIView().setValue(1, forKey: "nothing") } }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UICollectionViewLayout().value(forKey: "nothing") }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UITapGestureRecognizer().setValue(1, forKey: "nothing") }
    }
  }
}

/// An object that has every key and notes what it was given.
@MainActor private protocol TakesAnyKey: AnyObject { var taken: [String] { get } }

private final class AnyKeyView: UIView, TakesAnyKey {
  var taken: [String] = []
  override func value(forUndefinedKey key: String) -> Any? { key }
  override func setValue(_ value: Any?, forUndefinedKey key: String) { taken.append("\(key) \(value ?? "nil")") }
}
private final class AnyKeyController: UIViewController, TakesAnyKey {
  var taken: [String] = []
  override func value(forUndefinedKey key: String) -> Any? { key }
  override func setValue(_ value: Any?, forUndefinedKey key: String) { taken.append("\(key) \(value ?? "nil")") }
}
private final class AnyKeyRecognizer: UIPanGestureRecognizer, TakesAnyKey {
  var taken: [String] = []
  override func value(forUndefinedKey key: String) -> Any? { key }
  override func setValue(_ value: Any?, forUndefinedKey key: String) { taken.append("\(key) \(value ?? "nil")") }
}
private final class AnyKeyLayout: UICollectionViewFlowLayout, TakesAnyKey {
  var taken: [String] = []
  override func value(forUndefinedKey key: String) -> Any? { key }
  override func setValue(_ value: Any?, forUndefinedKey key: String) { taken.append("\(key) \(value ?? "nil")") }
}
private final class AnyKeyItem: UIBarButtonItem, TakesAnyKey {
  var taken: [String] = []
  override func value(forUndefinedKey key: String) -> Any? { key }
  override func setValue(_ value: Any?, forUndefinedKey key: String) { taken.append("\(key) \(value ?? "nil")") }
}
private final class AnyKeyTabItem: UITabBarItem, TakesAnyKey {
  var taken: [String] = []
  override func value(forUndefinedKey key: String) -> Any? { key }
  override func setValue(_ value: Any?, forUndefinedKey key: String) { taken.append("\(key) \(value ?? "nil")") }
}
private final class AnyKeyConstraint: NSLayoutConstraint, TakesAnyKey {
  var taken: [String] = []
  override func value(forUndefinedKey key: String) -> Any? { key }
  override func setValue(_ value: Any?, forUndefinedKey key: String) { taken.append("\(key) \(value ?? "nil")") }
}
private final class AnyKeyLayer: CALayer, TakesAnyKey {
  var taken: [String] = []
  override func value(forUndefinedKey key: String) -> Any? { key }
  override func setValue(_ value: Any?, forUndefinedKey key: String) { taken.append("\(key) \(value ?? "nil")") }
}
private final class AnyKeyAnimation: CABasicAnimation, TakesAnyKey {
  var taken: [String] = []
  override func value(forUndefinedKey key: String) -> Any? { key }
  override func setValue(_ value: Any?, forUndefinedKey key: String) { taken.append("\(key) \(value ?? "nil")") }
}

private final class SomeKeysLayer: CALayer {
  var mine = 0
  override func setValue(_ value: Any?, forUndefinedKey key: String) {
    if key == "mine", let value = value as? Int { mine = value } else { super.setValue(value, forUndefinedKey: key) }
  }
}
