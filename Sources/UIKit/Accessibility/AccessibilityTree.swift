/// The elements of a screen for a screen reader, in the order of reading.
///
/// Hidden and transparent views, and those beside a modal view, are left out. An element is read and nothing in it; the
/// exception are cells, whose texts are their label and whose controls follow. Elsewhere `accessibilityElements` are
/// read, or the views in a view are: line by line from the top, in a line from the leading edge. The elements of a
/// group (bars, scroll views, cells, containers that say so) are read together. That two elements are in one line when
/// the centre of one lies beside the other is a rule of this library; iOS does not document its own.
@MainActor package struct AccessibilityTree {
  /// Elements read together, with their place on the screen.
  private struct Found {
    let elements: [NSObject]
    let frame: CGRect
  }

  /// The elements of a window in the order of reading.
  package static func elements(of window: UIWindow) -> [NSObject] {
    found(in: window).flatMap(\.elements)
  }

  /// The elements of an object: itself, one group, or the elements in it.
  private static func found(for object: Any) -> [Found] {
    guard let object = object as? NSObject, !AccessibilityReading(object).isHidden else { return [] }
    let reading = AccessibilityReading(object)
    if reading.isElement {
      let itself = Found(elements: [object], frame: reading.frame)
      guard let view = object as? UIView, view.combinesTexts else { return [itself] }
      let controls = found(in: view).flatMap(\.elements).filter {
        AccessibilityReading($0).traits.isDisjoint(with: [.staticText, .image])
      }
      return [Found(elements: [object] + controls, frame: itself.frame)]
    }
    let inside = found(in: object)
    guard let view = object as? UIView, view.readsTogether, !inside.isEmpty else { return inside }
    // A scroll view's content may lie below bars: its place is what is seen of it.
    let seen = inside.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    let room = view.accessibilityRoom.intersection(seen)
    return [Found(elements: inside.flatMap(\.elements), frame: room.isNull ? seen : room)]
  }

  /// The elements in an object: those of `accessibilityElements`, else its views'.
  private static func found(in object: NSObject) -> [Found] {
    if let named = AccessibilityReading(object).elements {
      let elements = named.flatMap { found(for: $0) }.flatMap(\.elements)
      guard !elements.isEmpty else { return [] }
      return [Found(elements: elements, frame: AccessibilityReading(object).frame)]
    }
    guard let view = object as? UIView else { return [] }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !AccessibilityReading($0).isHidden }
    let inside = (modal.map { [$0] } ?? view.subviews).flatMap { found(for: $0) }
    return sorted(inside, isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Sorts line by line; elements at the same place stay in the order of the views.
  private static func sorted(_ list: [Found], isRightToLeft: Bool) -> [Found] {
    var lines: [[Found]] = []
    let byTop = list.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
    for (_, item) in byTop {
      if let first = lines.last?.first, item.frame.midY < first.frame.maxY, first.frame.midY < item.frame.maxY {
        lines[lines.count - 1].append(item)
      } else {
        lines.append([item])
      }
    }
    return lines.flatMap { line in
      line.enumerated().sorted { one, other in
        let (first, second) = (one.element.frame, other.element.frame)
        let places = isRightToLeft ? (-first.maxX, -second.maxX) : (first.minX, second.minX)
        return places.0 != places.1 ? places.0 < places.1 : one.offset < other.offset
      }.map(\.element)
    }
  }
}

/// The accessibility values of an object, whether a responder or another object.
@MainActor package struct AccessibilityReading {
  private let object: NSObject
  private let responder: UIResponder?

  package init(_ object: NSObject) {
    self.object = object
    responder = object as? UIResponder
  }

  package var isElement: Bool { responder?.isAccessibilityElement ?? object.isAccessibilityElement }
  package var label: String? { responder?.accessibilityLabel ?? object.accessibilityLabel }
  package var value: String? { responder?.accessibilityValue ?? object.accessibilityValue }
  package var hint: String? { responder?.accessibilityHint ?? object.accessibilityHint }
  package var traits: UIAccessibilityTraits { responder?.accessibilityTraits ?? object.accessibilityTraits }
  /// How label, value and hint are spoken where they do not sound as they are written, in words.
  package var speech: [String] {
    let record = responder == nil ? AccessibilityRecord.existing(of: object) : nil
    let texts = [
      responder?.accessibilityAttributedLabel ?? record?.label,
      responder?.accessibilityAttributedValue ?? record?.value,
      responder?.accessibilityAttributedHint ?? record?.hint,
    ]
    return texts.flatMap(SpokenAttributes.words)
  }
  package var frame: CGRect { responder?.accessibilityFrame ?? object.accessibilityFrame }
  package var identifier: String? { (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier }
  /// The names of the actions beside activating it.
  package var actions: [String] {
    (responder?.accessibilityCustomActions ?? object.accessibilityCustomActions ?? []).map(\.name)
  }
  /// The values read on request, each with its name; important ones have a mark.
  package var content: [String] {
    ((object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []).map {
      "\($0.label): \($0.value)\($0.importance == .high ? " (high)" : "")"
    }
  }

  /// The elements read in place of the object; nil for those of its views.
  var elements: [Any]? {
    guard let responder else { return object.accessibilityElements }
    let count = responder.accessibilityElementCount()
    guard count != NSNotFound else { return nil }
    return (0..<max(0, count)).compactMap { responder.accessibilityElement(at: $0) }
  }

  /// Whether neither the object nor anything in it is read.
  var isHidden: Bool {
    if responder?.accessibilityElementsHidden ?? object.accessibilityElementsHidden { return true }
    guard let view = object as? UIView else { return false }
    if view.isHidden || view.alpha < 0.01 { return true }
    guard view.isAccessibilityElement, view.accessibilityRecord?.isElement == nil else { return false }
    // A standard view that shows nothing has nothing to say; one that is typed in is there for that.
    if view is any TextEditorHost { return false }
    return label?.isEmpty != false && value?.isEmpty != false && !(view.accessibilityTraits.contains(.button))
  }
}

extension UIView {
  /// Whether the view is a cell whose texts are its label.
  fileprivate var combinesTexts: Bool {
    accessibilityRecord?.isElement == nil && accessibilityDefaults.combinesTexts
  }

  /// Whether the elements in the view are read together.
  fileprivate var readsTogether: Bool { shouldGroupAccessibilityChildren || accessibilityContainerType != .none }

  /// The rectangle of the screen in which the view's content is seen.
  fileprivate var accessibilityRoom: CGRect {
    UIAccessibility.convertToScreenCoordinates(bounds.inset(by: insetsOfSeenContent), in: self)
  }

  /// The defaults of a cell: one element of its texts, with its controls afterwards.
  func cellDefaults(isSelected: Bool) -> AccessibilityDefaults {
    var traits: UIAccessibilityTraits = isSelected ? .selected : []
    if !isUserInteractionEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(
      isElement: accessibilityLabel?.isEmpty == false, traits: traits, isGroup: true, combinesTexts: true)
  }

  /// The texts of the labels in the view, in the order of the tree; nil without any.
  var combinedTexts: String? {
    func texts(in view: UIView) -> [String] {
      if view.isHidden || view.accessibilityElementsHidden { return [] }
      if let label = view as? UILabel { return [label.accessibilityLabel].compactMap(\.self).filter { !$0.isEmpty } }
      // Buttons and the like are read by themselves.
      if view.isAccessibilityElement { return [] }
      return view.subviews.flatMap(texts)
    }
    let all = subviews.flatMap(texts)
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}
