import Testing
import UIKit

/// Properties of UIKit's classes by Apple's keys, and what observers of them are told.
@MainActor @Suite struct PropertyKeysTests {
  /// A class's object and keys that it has on iOS.
  private struct Asked {
    var object: NSObject
    var keys: String
  }

  /// Keys that are asked for in public code; `parentViewController` is Swift's `parent`.
  private var asked: [Asked] {
    [
      Asked(
        object: UIView(),
        keys:
          "frame bounds center alpha tag backgroundColor tintColor contentMode clipsToBounds layer subviews superview window "
          + "gestureRecognizers constraints accessibilityLabel hidden isHidden userInteractionEnabled transform"),
      Asked(
        object: UILabel(),
        keys:
          "text font textColor numberOfLines attributedText textAlignment lineBreakMode shadowColor highlightedTextColor "
          + "minimumScaleFactor"),
      Asked(
        object: UITextField(),
        keys:
          "text placeholder font textColor attributedText attributedPlaceholder borderStyle delegate clearButtonMode leftView "
          + "rightView secureTextEntry keyboardType returnKeyType"),
      Asked(
        object: UITextView(), keys: "text font textColor attributedText delegate editable selectable textContainerInset"
      ),
      Asked(
        object: UIButton(), keys: "titleLabel imageView currentTitle contentEdgeInsets enabled selected highlighted"),
      Asked(object: UIImageView(), keys: "image highlightedImage animationImages contentMode"),
      Asked(object: UISwitch(), keys: "on onTintColor thumbTintColor enabled"),
      Asked(object: UISlider(), keys: "value minimumValue maximumValue continuous thumbTintColor"),
      Asked(object: UISegmentedControl(), keys: "selectedSegmentIndex numberOfSegments"),
      Asked(object: UIStepper(), keys: "value stepValue minimumValue maximumValue"),
      Asked(object: UIProgressView(), keys: "progress progressTintColor trackTintColor"),
      Asked(object: UIPageControl(), keys: "currentPage numberOfPages pageIndicatorTintColor"),
      Asked(object: UISearchBar(), keys: "text placeholder delegate searchTextField barTintColor"),
      Asked(object: UIDatePicker(), keys: "date datePickerMode minimumDate maximumDate"),
      Asked(object: UIPickerView(), keys: "delegate dataSource numberOfComponents"),
      Asked(
        object: UIScrollView(), keys: "contentOffset contentSize contentInset delegate bounces pagingEnabled zoomScale"),
      Asked(
        object: UITableView(),
        keys:
          "rowHeight estimatedRowHeight delegate dataSource tableHeaderView tableFooterView separatorColor separatorStyle editing"
      ),
      Asked(
        object: UITableViewCell(),
        keys:
          "textLabel detailTextLabel imageView accessoryType selectionStyle contentView backgroundView selectedBackgroundView"
      ),
      Asked(
        object: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
        keys: "contentSize delegate dataSource collectionViewLayout"),
      Asked(object: UICollectionViewFlowLayout(), keys: "itemSize minimumLineSpacing scrollDirection sectionInset"),
      Asked(object: UIStackView(), keys: "axis spacing alignment distribution arrangedSubviews"),
      Asked(
        object: UIViewController(),
        keys: "title view navigationItem navigationController tabBarItem parentViewController presentedViewController"),
      Asked(
        object: UINavigationController(),
        keys: "viewControllers topViewController navigationBar delegate navigationBarHidden"),
      Asked(object: UITabBarController(), keys: "viewControllers selectedIndex tabBar selectedViewController"),
      Asked(object: UIWindow(), keys: "rootViewController windowLevel"),
      Asked(object: UIVisualEffectView(), keys: "effect contentView"),
      Asked(object: UIRefreshControl(), keys: "refreshing attributedTitle tintColor"),
      Asked(object: UIActivityIndicatorView(), keys: "animating color hidesWhenStopped"),
      Asked(object: UITapGestureRecognizer(), keys: "enabled numberOfTapsRequired view state delegate"),
      Asked(object: UIBarButtonItem(), keys: "title image enabled style target"),
      Asked(object: NSLayoutConstraint(), keys: "constant priority active firstItem identifier"),
    ]
  }

  /// A key that is not found ends the program.
  @Test func propertiesAreFoundByApplesKeys() {
    var count = 0
    for asked in asked {
      for key in asked.keys.split(separator: " ") {
        _ = asked.object.value(forKey: String(key))
        count += 1
      }
    }
    #expect(count == 174)
  }

  @Test func valuesAreGivenAsKeyValueCodingGivesThem() {
    let label = UILabel()
    label.setValue(3, forKey: "numberOfLines")
    label.setValue(NSNumber(value: 1), forKey: "textAlignment")
    label.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
    #expect(label.numberOfLines == 3)
    #expect(label.textAlignment == .center)
    #expect(label.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let field = UITextField()
    field.setValue(true, forKey: "secureTextEntry")
    #expect(field.isSecureTextEntry)
    field.setValue(UIColor.red, forKeyPath: "layer.kept")
    #expect(field.layer.value(forKey: "kept") as? UIColor == .red)
  }

  /// Changes a property of an object and says whether an observer was told, once.
  private func told<Object: NSObject, Value>(
    _ object: Object, _ path: KeyPath<Object, Value>, _ change: (Object) -> Void
  ) -> Int {
    var count = 0
    let token = object.observe(path) { _, _ in count += 1 }
    change(object)
    token.invalidate()
    change(object)
    return count
  }

  @Test func observersAreToldOfWhatIsSet() {
    #expect(told(UILabel(), \.text) { $0.text = "a" } == 1)
    #expect(told(UITextField(), \.text) { $0.text = "b" } == 1)
    #expect(told(UIImageView(), \.image) { $0.image = UIImage(systemName: "star") } == 1)
    #expect(told(UISegmentedControl(items: ["a", "b"]), \.selectedSegmentIndex) { $0.selectedSegmentIndex = 1 } == 1)
    #expect(told(UIProgressView(), \.progress) { $0.progress = 0.5 } == 1)
    #expect(told(UIScrollView(), \.contentOffset) { $0.contentOffset = CGPoint(x: 0, y: 5) } == 1)
    #expect(told(UIButton(), \.isHighlighted) { $0.isHighlighted = true } == 1)
    #expect(told(UIViewController(), \.title) { $0.title = "t" } == 1)
    #expect(told(UINavigationItem(title: ""), \.title) { $0.title = "u" } == 1)
    #expect(told(UIView(), \.isHidden) { $0.isHidden = true } == 1)
    #expect(told(UISwitch(), \.isOn) { $0.isOn = true } == 1)
    #expect(told(UITextView(), \.contentSize) { $0.contentSize = CGSize(width: 1, height: 1) } == 1)
    #expect(told(UITableView(), \.contentSize) { $0.contentSize = CGSize(width: 1, height: 1) } == 1)
    #expect(told(UIStackView(), \.spacing) { $0.spacing = 3 } == 1)
    #expect(told(NSLayoutConstraint(), \.constant) { $0.constant = 3 } == 1)
    #expect(told(UIBarButtonItem(), \.title) { $0.title = "q" } == 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    #expect(told(tabs, \.selectedIndex) { $0.selectedIndex = 1 } == 1)
  }
}
