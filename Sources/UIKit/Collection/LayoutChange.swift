import ListGeometry

/// A change between two layouts of the screen: the old places of elements, and the fate of each.
///
/// The layout's default answers about appearing and disappearing elements come from here.
@MainActor final class LayoutChange {
  /// The fate of an element.
  enum Fate: Equatable {
    /// It has another name, or the same.
    case stays(ElementKey)
    /// Another view is shown for it.
    case isReloaded(ElementKey)
    /// It is not there any more.
    case leaves
  }

  private weak var view: UICollectionView?
  /// The old attributes of elements on the screen, by their names then.
  let before: [ElementKey: UICollectionViewLayoutAttributes]
  /// The elements on the screen before, in order, with their looks.
  let seen: [(element: ElementKey, view: UICollectionReusableView, host: UIView?, look: ViewLook)]
  /// The bounds before.
  let boundsBefore: CGRect
  /// The fate of an element, by its name before.
  private let fate: (ElementKey) -> Fate
  /// The old name of an element; nil for a new element.
  private let origin: (ElementKey) -> (element: ElementKey, isReloaded: Bool)?
  /// Elements that a layout takes away and puts in by itself.
  var deleted: Set<ElementKey> = []
  var inserted: Set<ElementKey> = []
  /// The replaced layout, which knows the old places of elements off the screen.
  var oldLayout: UICollectionViewLayout?

  init(
    _ view: UICollectionView, fate: @escaping (ElementKey) -> Fate,
    origin: @escaping (ElementKey) -> (element: ElementKey, isReloaded: Bool)?
  ) {
    self.view = view
    self.fate = fate
    self.origin = origin
    boundsBefore = view.bounds
    var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for (shown, attributes) in zip(view.elements.shown, view.shownAttributes) {
      before[shown.element] = attributes.copy() as? UICollectionViewLayoutAttributes
    }
    self.before = before
    seen = view.elements.shown.map { ($0.element, $0.view, $0.view.superview, ViewLook(of: $0.view)) }
  }

  /// A change in which elements keep their names: other sizes, other bounds, another layout.
  static func sameElements(_ view: UICollectionView) -> LayoutChange {
    LayoutChange(view, fate: { .stays($0) }, origin: { ($0, false) })
  }

  func fate(of element: ElementKey) -> Fate { deleted.contains(element) ? .leaves : fate(element) }

  private func origin(of element: ElementKey) -> (element: ElementKey, isReloaded: Bool)? {
    inserted.contains(element) ? nil : origin(element)
  }

  /// How far the content moved under the reader's eye.
  var shift: CGPoint {
    guard let bounds = view?.bounds else { return .zero }
    return CGPoint(x: bounds.minX - boundsBefore.minX, y: bounds.minY - boundsBefore.minY)
  }

  // MARK: The defaults

  func initialAttributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let final = view?.layoutAttributes(of: element)?.copy() as? UICollectionViewLayoutAttributes else {
      return nil
    }
    guard let origin = origin(of: element) else {
      final.alpha = 0
      return final
    }
    if let start = start(of: origin.element, named: element) {
      if origin.isReloaded { start.alpha = 0 }
      return start
    }
    // It comes onto the screen together with its nearest neighbour.
    if let slide = nearestSlide(to: final) {
      final.center = CGPoint(x: final.center.x + slide.x, y: final.center.y + slide.y)
    }
    return final
  }

  private func start(of element: ElementKey, named name: ElementKey) -> UICollectionViewLayoutAttributes? {
    let known = before[element] ?? oldLayout?.attributes(of: element)
    guard let start = known?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    let shift = shift
    start.setElement(name)
    start.center = CGPoint(x: start.center.x + shift.x, y: start.center.y + shift.y)
    return start
  }

  func finalAttributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch fate(of: element) {
    case .stays(let name):
      let there = view?.layoutAttributes(of: name)?.copy() as? UICollectionViewLayoutAttributes
      return there ?? vanished(element)
    case .isReloaded(let name):
      guard let there = view?.layoutAttributes(of: name)?.copy() as? UICollectionViewLayoutAttributes else {
        return vanished(element)
      }
      there.alpha = 0
      return there
    case .leaves: return vanished(element)
    }
  }

  /// The element in its old place, transparent.
  private func vanished(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let gone = start(of: element, named: element)
    gone?.alpha = 0
    return gone
  }

  /// The new centres of elements that stay, each with its way from the old centre; in order of the elements.
  private lazy var slides: [(center: CGPoint, slide: CGPoint)] = {
    guard let view else { return [] }
    let shift = shift
    return seen.compactMap { seen in
      guard case .stays(let name) = fate(of: seen.element), let old = before[seen.element],
        let new = view.layoutAttributes(of: name)
      else { return nil }
      let slide = CGPoint(x: old.center.x + shift.x - new.center.x, y: old.center.y + shift.y - new.center.y)
      return (new.center, slide)
    }
  }()

  private func nearestSlide(to attributes: UICollectionViewLayoutAttributes) -> CGPoint? {
    let center = attributes.center
    return slides.min {
      hypot($0.center.x - center.x, $0.center.y - center.y) < hypot($1.center.x - center.x, $1.center.y - center.y)
    }?.slide
  }
}

extension LayoutChange {
  /// An update.
  ///
  /// Supplementary and decoration views of an index path whose item is 0 belong to their section; where a kind has others too, each
  /// belongs to an item.
  convenience init(_ view: UICollectionView, _ plan: ListUpdatePlan) {
    let kinds = Set(view.elements.shown.compactMap { $0.element.item > 0 ? $0.element.kind : nil })
    self.init(
      view,
      fate: { element in
        if element.item < 0 { return .stays(element) }
        if element.isCell || element.kind.map(kinds.contains) ?? false {
          guard plan.sectionCountBefore > element.section else { return .leaves }
          guard let after = plan.rowAfter(element.index) else { return .leaves }
          let name = element.moved(to: after)
          return plan.isReloaded(rowAfter: after) && element.isCell ? .isReloaded(name) : .stays(name)
        }
        guard plan.sectionCountBefore > element.section, let section = plan.sectionAfter(element.section) else {
          return .leaves
        }
        let name = element.moved(to: RowIndex(section: section, row: element.item))
        return plan.isReloaded(sectionAfter: section) ? .isReloaded(name) : .stays(name)
      },
      origin: { element in
        if element.item < 0 { return (element, false) }
        guard plan.sectionCountAfter > element.section else { return nil }
        if element.isCell || element.kind.map(kinds.contains) ?? false {
          guard let before = plan.rowBefore(element.index) else { return nil }
          return (element.moved(to: before), element.isCell && plan.isReloaded(rowAfter: element.index))
        }
        guard let section = plan.sectionBefore(element.section) else { return nil }
        return (
          element.moved(to: RowIndex(section: section, row: element.item)),
          plan.isReloaded(sectionAfter: element.section)
        )
      })
  }
}
