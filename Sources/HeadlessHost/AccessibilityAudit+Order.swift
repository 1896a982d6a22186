import CoreGraphics
import UIKit

extension AccessibilityAudit {
  /// Looks for elements whose place in the order of reading is chance, or differs from the visible order.
  ///
  /// Elements that no view names are read line by line, in the visible order; so named ones are looked at, and those in
  /// one place.
  mutating func checkOrder(of elements: [NSObject], in window: UIWindow) {
    checkPlaces(of: elements, in: window)
    visitNamed(window, read: Set(elements.map(ObjectIdentifier.init)), in: window)
  }

  /// Two elements in one place: which of them is read first is left to the order of the views.
  private mutating func checkPlaces(of elements: [NSObject], in window: UIWindow) {
    var seen: [[Int]: NSObject] = [:]
    for element in elements {
      let frame = AccessibilityReading(element).frame
      guard !frame.isNull, !frame.intersection(window.bounds).isEmpty else { continue }
      let place = [frame.minX, frame.minY, frame.width, frame.height].map { Int(($0 * 2).rounded()) }
      guard let other = seen[place] else {
        seen[place] = element
        continue
      }
      guard other !== element else { continue }
      add(
        .noOrder, element, frame,
        "it lies where \(Self.name(other)) lies, so that nothing says which is read first: name both in accessibilityElements, or hide one by isAccessibilityElement = false"
      )
    }
  }

  /// Visits the elements named by views in `accessibilityElements`.
  private mutating func visitNamed(_ view: UIView, read: Set<ObjectIdentifier>, in window: UIWindow) {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
    if !view.isAccessibilityElement, let named = view.accessibilityElements as? [NSObject], !named.isEmpty {
      checkNamed(named, of: view, read: read, in: window)
    }
    for subview in view.subviews { visitNamed(subview, read: read, in: window) }
  }

  private mutating func checkNamed(
    _ named: [NSObject], of view: UIView, read: Set<ObjectIdentifier>, in window: UIWindow
  ) {
    let owner = String(describing: type(of: view))
    var seen: Set<ObjectIdentifier> = []
    var before: NSObject?
    for element in named {
      let frame = AccessibilityReading(element).frame
      guard seen.insert(ObjectIdentifier(element)).inserted else {
        add(.noOrder, element, frame, "accessibilityElements of \(owner) name it twice: name it where it is to be read")
        continue
      }
      if let last = before, Self.isBack(frame, after: AccessibilityReading(last).frame) {
        add(
          .noOrder, element, frame,
          "it is read after \(Self.name(last)), which lies below it: accessibilityElements of \(owner) name them in that order"
        )
      }
      before = element
    }
    checkLeftOut(in: view, named: named, owner: owner, read: read, in: window)
  }

  /// Elements among a view's views that the view does not name are never read.
  private mutating func checkLeftOut(
    in view: UIView, named: [NSObject], owner: String, read: Set<ObjectIdentifier>, in window: UIWindow
  ) {
    for subview in view.subviews {
      guard !subview.isHidden, subview.alpha > 0.01, !subview.accessibilityElementsHidden else { continue }
      // A subview that is named by `accessibilityElements` decides itself about the elements in it.
      if named.contains(where: { $0 === subview }) { continue }
      guard subview.isAccessibilityElement else {
        checkLeftOut(in: subview, named: named, owner: owner, read: read, in: window)
        continue
      }
      let reading = AccessibilityReading(subview)
      guard !read.contains(ObjectIdentifier(subview)), reading.label?.isEmpty == false,
        !reading.frame.intersection(window.bounds).isEmpty
      else { continue }
      add(
        .noOrder, subview, reading.frame,
        "it is not read, since accessibilityElements of \(owner) leave it out: name it there, or set isAccessibilityElement = false"
      )
    }
  }

  /// Whether a frame lies wholly above the frame read before, and not beside it in another column.
  private static func isBack(_ frame: CGRect, after last: CGRect) -> Bool {
    guard !frame.isEmpty, !last.isEmpty, frame.maxY <= last.minY + 0.5 else { return false }
    let common = min(frame.maxX, last.maxX) - max(frame.minX, last.minX)
    return common > min(frame.width, last.width) / 2
  }

  private static func name(_ object: NSObject) -> String {
    let text = AccessibilityReading(object).label ?? (object as? UILabel)?.text ?? ""
    return "\(type(of: object)) \(LayoutText.quoted(String(text.prefix(60))))"
  }
}
