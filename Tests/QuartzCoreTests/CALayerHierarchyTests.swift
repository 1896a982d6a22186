import SeededRandom
import Testing

@testable import QuartzCore

@MainActor
@Suite struct CALayerHierarchyTests {
  /// Random operations against arrays of names.
  @Test(arguments: 0..<40)
  func operationsMatchTheModel(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let parents = [CALayer(), CALayer()]
    let pool = (0..<8).map { index in
      let layer = CALayer()
      layer.name = "\(index)"
      return layer
    }
    var model: [[Int]] = [[], []]
    func take(_ index: Int) {
      for parent in 0..<2 { model[parent].removeAll { $0 == index } }
    }
    for _ in 0..<60 {
      let (parent, index, other) = (random.below(2), random.below(8), random.below(8))
      switch random.below(7) {
      case 0:
        parents[parent].addSublayer(pool[index])
        take(index)
        model[parent].append(index)
      case 1:
        pool[index].removeFromSuperlayer()
        take(index)
      case 2:
        let place = random.below(10)
        parents[parent].insertSublayer(pool[index], at: UInt32(place))
        take(index)
        model[parent].insert(index, at: min(place, model[parent].count))
      case 3 where index != other:
        parents[parent].insertSublayer(pool[index], below: pool[other])
        take(index)
        model[parent].insert(index, at: model[parent].firstIndex(of: other) ?? 0)
      case 4 where index != other:
        parents[parent].insertSublayer(pool[index], above: pool[other])
        take(index)
        model[parent].insert(index, at: model[parent].firstIndex(of: other).map { $0 + 1 } ?? model[parent].count)
      case 5 where index != other && model[parent].contains(other):
        parents[parent].replaceSublayer(pool[other], with: pool[index])
        take(index)
        model[parent][model[parent].firstIndex(of: other)!] = index
      default:
        let new = (0..<8).filter { _ in random.chance(40) }.shuffled(using: &random)
        parents[parent].sublayers = new.map { pool[$0] }
        for index in new { take(index) }
        model[parent] = new
      }
      for parent in 0..<2 {
        #expect((parents[parent].sublayers ?? []).map(\.name) == model[parent].map { "\($0)" })
        #expect(parents[parent].invariantViolations().isEmpty)
      }
    }
  }

  @Test func aLayerHasOneSuperlayer() {
    let (first, second, child) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(child)
    second.addSublayer(child)
    #expect(first.sublayers == nil)
    #expect(child.superlayer === second)
  }

  @Test func sublayersOutliveTheirSuperlayerWithoutIt() {
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(child)
    }
    #expect(child.superlayer == nil)
  }

  @Test func masksHaveNoSuperlayerAndLeaveTheirTree() {
    let (parent, layer, mask) = (CALayer(), CALayer(), CALayer())
    parent.addSublayer(mask)
    layer.mask = mask
    #expect(mask.superlayer == nil && parent.sublayers == nil && layer.mask === mask)
    #expect(layer.invariantViolations().isEmpty)
    parent.addSublayer(mask)
    #expect(layer.mask == nil && mask.superlayer === parent)
    layer.mask = CALayer()
    layer.mask?.removeFromSuperlayer()
    #expect(layer.mask == nil)
  }

  @Test func equalDepthsKeepTheOrderOfSublayers() {
    let parent = CALayer()
    let layers = (0..<5).map { index in
      let layer = CALayer()
      layer.name = "\(index)"
      parent.addSublayer(layer)
      return layer
    }
    layers[1].zPosition = 2
    layers[3].zPosition = -1
    #expect(parent.childrenByDepth.map(\.name) == ["3", "0", "2", "4", "1"])
    #expect(parent.sublayers?.map(\.name) == ["0", "1", "2", "3", "4"])
  }

  @Test func aCycleIsRefused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(outer)
      }
    }
  }

  @Test func describesTheTree() {
    let root = makeLayer(0, 0, 10, 20.5)
    root.name = "root"
    let child = makeLayer(1, 2, 3, 4)
    child.name = "child"
    child.opacity = 0.5
    root.addSublayer(child)
    #expect(
      root.debugDescription
        == "<CALayer \"root\"; (0, 0, 10, 20.5)>\n  <CALayer \"child\"; (1, 2, 3, 4); opacity 0.5>")
  }
}
