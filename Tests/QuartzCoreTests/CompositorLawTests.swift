import Testing

@testable import QuartzCore

@MainActor
@Suite struct CompositorLawTests {
  /// The law of the compositor: incremental frames are whole frames, byte for byte.
  @Test(arguments: 0..<80)
  func incrementalFramesEqualWholeOnes(seed: Int) { check(seed: seed, hasBackdrops: false) }

  /// The same where layers show what lies behind them.
  @Test(arguments: 0..<60)
  func incrementalFramesWithBackdropsEqualWholeOnes(seed: Int) { check(seed: seed, hasBackdrops: true) }

  private func check(seed: Int, hasBackdrops: Bool) {
    let scale: CGFloat = [1, 2, 3][seed % 3]
    let size = CGSize(width: 90, height: 120)
    let tree = RandomTree(seed: seed, size: size, scale: scale, hasBackdrops: hasBackdrops)
    let compositor = Compositor(size: CGSize(width: 90, height: 120), scale: scale)
    for step in 0..<60 {
      tree.mutate()
      compositor.render(tree.root)
      let violations = tree.root.invariantViolations()
      #expect(violations.isEmpty, "\(violations)")
      if let difference = compositor.firstDifference(from: tree.root) {
        Issue.record(
          "seed \(seed), step \(step), after \(tree.log.suffix(4)): \(difference)\n\(tree.root.treeDescription)")
        return
      }
    }
  }
}
