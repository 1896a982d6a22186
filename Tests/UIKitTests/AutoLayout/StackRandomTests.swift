import SeededRandom
import Testing
@testable import UIKit

/// A stack that was changed step by step has the frames of one that is made new in the same state.
@MainActor @Suite struct StackRandomTests {
  /// What a tree of stacks is to be; shared by the living views and those made new.
  @MainActor final class Node {
    var size = CGSize.zero
    var isStack = false
    var children: [Node] = []
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var custom: CGFloat?
    var isHidden = false
    var keepsMargins = false
    var hugging: Float = 250
    var resistance: Float = 750
    /// The living view.
    var view: UIView?

    var all: [Node] { [self] + children.flatMap(\.all) }

    func make() -> UIView {
      guard isStack else { return SizedView(size.width, size.height) }
      return UIStackView()
    }

    /// Brings a view to this state; subviews are those that `views` gives.
    func apply(to view: UIView, _ views: (Node) -> UIView) {
      view.isHidden = isHidden
      for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
        view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
        view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
      }
      if let leaf = view as? SizedView, leaf.natural != size { leaf.natural = size }
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
    var random: SeededGenerator

    mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

    /// Priorities of their own for each leaf, so that no two frames are equally good.
    mutating func leaf(_ serial: inout Float) -> Node {
      let node = Node()
      node.size = CGSize(width: number(5...60), height: number(5...40))
      serial += 1
      node.hugging = 200 + serial
      node.resistance = 600 + serial
      return node
    }

    mutating func stack(depth: Int, _ serial: inout Float) -> Node {
      let node = Node()
      node.isStack = true
      shape(node)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let isNested = depth > 0 && Int.random(in: 0...2, using: &random) == 0
        node.children.append(isNested ? stack(depth: depth - 1, &serial) : leaf(&serial))
      }
      return node
    }

    mutating func shape(_ node: Node) {
      node.axis = Bool.random(using: &random) ? .horizontal : .vertical
      let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .equalSpacing, .equalCentering, .fillProportionally,
      ]
      node.distribution = distributions.randomElement(using: &random)!
      let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
      node.alignment = alignments.randomElement(using: &random)!
      node.spacing = number(0...12)
      node.keepsMargins = Int.random(in: 0...3, using: &random) == 0
    }

    mutating func change(_ root: Node, _ serial: inout Float) {
      let nodes = root.all
      let node = nodes.randomElement(using: &random)!
      switch Int.random(in: 0...5, using: &random) {
      case 0 where node !== root: node.isHidden.toggle()
      case 1 where !node.isStack: node.size = CGSize(width: number(5...60), height: number(5...40))
      case 2 where node.isStack: shape(node)
      case 3 where node.isStack:
        let place = Int.random(in: 0...node.children.count, using: &random)
        node.children.insert(leaf(&serial), at: place)
      case 4 where node.isStack && node.children.count > 1:
        node.children.remove(at: Int.random(in: 0..<node.children.count, using: &random))
      case 5 where node !== root: node.custom = node.custom == nil ? number(0...20) : nil
      default: node.spacing = number(0...12)
      }
    }
  }

  @Test func changesStepByStepEndWhereAFreshStackBegins() {
    var differences: [String] = []
    var compared = 0
    for seed in 0..<60 {
      var maker = Maker(random: SeededGenerator(seed: UInt64(seed)))
      var serial: Float = 0
      let root = maker.stack(depth: 2, &serial)
      root.update()
      let living = root.view!
      living.frame = CGRect(x: 0, y: 0, width: 200, height: 160)
      living.layoutIfNeeded()
      for step in 0..<8 {
        maker.change(root, &serial)
        root.update()
        living.layoutIfNeeded()
        living.checkLayoutInvariants()
        let (fresh, views) = root.makeNew()
        fresh.frame = living.frame
        fresh.layoutIfNeeded()
        for (node, other) in zip(root.all, views) {
          compared += 1
          let own = node.view!.frame
          if !isNear(own, other.frame) {
            differences.append("seed \(seed) step \(step): \(own) after changes, \(other.frame) new")
          }
        }
      }
    }
    Diagnostics.shared.removeAll()
    #expect(compared > 2_500)
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(8).joined(separator: "\n"))")
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.4 && abs(a.minY - b.minY) < 0.4 && abs(a.width - b.width) < 0.4
      && abs(a.height - b.height) < 0.4
  }
}
