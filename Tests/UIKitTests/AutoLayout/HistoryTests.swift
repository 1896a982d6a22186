import Foundation
import SeededRandom
import Testing
import UIKitTestSupport

@testable import UIKit

/// Views that were changed step by step lie where those of a tree lie that is made new in the same state.
///
/// Priorities are those that views have by default, so that many layouts are equally good and the order of constraints decides.
@MainActor @Suite struct HistoryTests {
  /// What a tree of stacks, texts and boxes is to be; shared by the living views and those made new.
  @MainActor final class Node {
    var children: [Node] = []
    var isStack = false
    var text: String?
    var lines = 0
    var size = CGSize.zero
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var custom: CGFloat?
    var isHidden = false
    var keepsMargins = false
    var hugging: Float = 250
    var resistance: Float = 750
    /// The width that a constraint gives.
    var width: CGFloat?
    var view: UIView?

    var all: [Node] { [self] + children.flatMap(\.all) }

    func make() -> UIView {
      if isStack { return UIStackView() }
      return text == nil ? SizedView(size.width, size.height) : UILabel()
    }

    /// Brings a view to this state; subviews are those that `views` gives.
    func apply(to view: UIView, _ views: (Node) -> UIView) {
      view.isHidden = isHidden
      if !isStack {
        for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
          view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
          view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
        }
      }
      if let label = view as? UILabel {
        label.numberOfLines = lines
        label.text = text
      }
      if let leaf = view as? SizedView, leaf.natural != size { leaf.natural = size }
      applyWidth(to: view)
      guard let stack = view as? UIStackView else { return }
      stack.axis = axis
      stack.distribution = distribution
      stack.alignment = alignment
      stack.spacing = spacing
      stack.isLayoutMarginsRelativeArrangement = keepsMargins
      let wanted = children.map(views)
      for old in stack.arrangedSubviews where !wanted.contains(where: { $0 === old }) { old.removeFromSuperview() }
      for (index, child) in wanted.enumerated()
      where index >= stack.arrangedSubviews.count || stack.arrangedSubviews[index] !== child {
        stack.insertArrangedSubview(child, at: index)
      }
      for (child, subview) in zip(children, wanted) {
        stack.setCustomSpacing(child.custom ?? UIStackView.spacingUseDefault, after: subview)
        child.apply(to: subview, views)
      }
    }

    private func applyWidth(to view: UIView) {
      let own = view.constraints.filter { $0.identifier == "own" }
      guard let width else { return NSLayoutConstraint.deactivate(own) }
      if let old = own.first { return old.constant = width }
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.identifier = "own"
      constraint.priority = UILayoutPriority(800)
      constraint.isActive = true
    }

    func makeNew() -> (view: UIView, all: [UIView]) {
      var made: [ObjectIdentifier: UIView] = [:]
      var order: [UIView] = []
      for node in all {
        let view = node.make()
        made[ObjectIdentifier(node)] = view
        order.append(view)
      }
      apply(to: made[ObjectIdentifier(self)]!) { made[ObjectIdentifier($0)]! }
      return (made[ObjectIdentifier(self)]!, order)
    }

    func update() {
      for node in all where node.view == nil { node.view = node.make() }
      apply(to: view!) { $0.view! }
    }
  }

  @MainActor struct Maker {
    static let words = ["one", "list", "header", "footers", "a", "dynamic heights", "of", "constraints", "Masthead"]
    var random: SeededGenerator

    mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

    mutating func text() -> String {
      (0...random.below(8)).map { _ in Self.words[random.below(Self.words.count)] }.joined(separator: " ")
    }

    mutating func leaf() -> Node {
      let node = Node()
      if random.below(3) > 0 {
        node.text = text()
        node.lines = [0, 0, 1, 2][random.below(4)]
      } else {
        node.size = CGSize(width: number(5...60), height: number(5...40))
      }
      // The order in which an application activates its constraints is its own.
      if random.below(8) == 0 { node.width = number(20...150) }
      if random.below(4) == 0 { node.hugging = [249, 251][random.below(2)] }
      if random.below(4) == 0 { node.resistance = [749, 751][random.below(2)] }
      return node
    }

    mutating func stack(depth: Int) -> Node {
      let node = Node()
      node.isStack = true
      shape(node)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        node.children.append(depth > 0 && random.below(3) == 0 ? stack(depth: depth - 1) : leaf())
      }
      return node
    }

    mutating func shape(_ node: Node) {
      node.axis = Bool.random(using: &random) ? .horizontal : .vertical
      let distributions: [UIStackView.Distribution] = [
        .fill, .fill, .fillEqually, .equalSpacing, .equalCentering, .fillProportionally,
      ]
      node.distribution = distributions.randomElement(using: &random)!
      // Columns share in proportion to heights that follow from widths: of texts that wrap several shares are in balance.
      if node.distribution == .fillProportionally { node.axis = .horizontal }
      let alignments: [UIStackView.Alignment] = [.fill, .fill, .leading, .center, .trailing, .firstBaseline]
      node.alignment = alignments.randomElement(using: &random)!
      node.spacing = number(0...12)
      node.keepsMargins = random.below(4) == 0
    }

    mutating func change(_ root: Node) -> String {
      let node = root.all.randomElement(using: &random)!
      switch random.below(9) {
      case 0 where node !== root:
        node.isHidden.toggle()
        return "hidden"
      case 1 where node.text != nil:
        node.text = text()
        return "text"
      case 2 where node.isStack:
        shape(node)
        return "shape"
      case 3 where node.isStack:
        node.children.insert(random.below(3) == 0 ? stack(depth: 0) : leaf(), at: random.below(node.children.count + 1))
        return "insert"
      case 4 where node.isStack && node.children.count > 1:
        node.children.remove(at: random.below(node.children.count))
        return "remove"
      case 5 where node !== root:
        node.custom = node.custom == nil ? number(0...20) : nil
        return "custom"
      case 6 where !node.isStack:
        node.resistance = [749, 750, 751][random.below(3)]
        return "resistance"
      case 7 where !node.isStack:
        node.hugging = [249, 250, 251][random.below(3)]
        return "hugging"
      case 8 where node.width != nil:
        node.width = number(20...150)
        return "width"
      default:
        node.spacing = number(0...12)
        return "spacing"
      }
    }
  }

  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
      .allSatisfy { abs($0) < 0.01 }
  }

  @Test func changedTreesLieAsTreesThatAreMadeNew() {
    var differences: [String] = []
    var changes: [String: Int] = [:]
    var compared = 0
    for seed in seeds(100) {
      var maker = Maker(random: SeededGenerator(seed: seed))
      let root = maker.stack(depth: 2)
      root.update()
      let living = root.view!
      living.frame = CGRect(x: 0, y: 0, width: 260, height: 300)
      living.layoutIfNeeded()
      for step in 0..<10 {
        var change = maker.change(root)
        if maker.random.below(6) == 0 {
          living.frame.size = CGSize(width: maker.number(120...390), height: maker.number(100...500))
          change += " size"
        }
        root.update()
        living.layoutIfNeeded()
        let (fresh, views) = root.makeNew()
        fresh.frame = living.frame
        fresh.layoutIfNeeded()
        compared += 1
        let wrong = zip(root.all, views).filter { node, other in
          !node.isHidden && !isClose(node.view!.frame, other.frame)
        }
        guard let (node, other) = wrong.first else { continue }
        changes[change, default: 0] += 1
        let name = node.text ?? (node.isStack ? "stack" : "box")
        differences.append("\(seed) step \(step) \(change): \(name) \(node.view!.frame), in a new tree \(other.frame)")
        break
      }
    }
    #expect(
      differences.isEmpty,
      "\(differences.count) of \(compared) changes: \(changes)\n\(differences.prefix(40).joined(separator: "\n"))")
  }
}
