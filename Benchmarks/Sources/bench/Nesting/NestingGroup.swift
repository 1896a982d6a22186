import Measuring
import UIKit

/// What a view costs that lies deep in others: chains of views, each in the one before, from nothing to their picture.
///
/// A chain of n views may cost n times what one costs, so that the ratios stay near 1.
struct NestingGroup: Group {
  static let name = "nesting"
  static let peerPrograms: [String] = []

  /// How the views of a chain get their frames.
  private enum Kind: String, CaseIterable {
    case frames, pins, stacks
  }

  mutating func measure(_ round: inout Round, peers: Peers?) throws {
    for kind in Kind.allCases {
      let short = try MainActor.assumeIsolated { try Self.measure(kind, 100) }
      let long = try MainActor.assumeIsolated { try Self.measure(kind, 900) }
      round.record("nesting.\(kind.rawValue).make", long.make, "us")
      round.record("nesting.\(kind.rawValue).layout", long.layout, "us")
      round.record("nesting.\(kind.rawValue).draw", long.draw, "us")
      round.recordRatio("nesting.\(kind.rawValue).make.900_vs_100", long.make, over: short.make)
      round.recordRatio("nesting.\(kind.rawValue).layout.900_vs_100", long.layout, over: short.layout)
      round.recordRatio("nesting.\(kind.rawValue).draw.900_vs_100", long.draw, over: short.draw)
    }
  }

  /// Microseconds of processor time a view, each the least of several chains.
  @MainActor private static func measure(
    _ kind: Kind, _ count: Int
  ) throws -> (make: Double, layout: Double, draw: Double) {
    var best = (make: Double.infinity, layout: Double.infinity, draw: Double.infinity)
    for _ in 0..<max(3, 1500 / count) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 3000, height: 3000))
      window.isHidden = false
      let start = Clock.processorSeconds()
      let lowest = chain(kind, count, in: window)
      let made = Clock.processorSeconds()
      window.layoutIfNeeded()
      let laidOut = Clock.processorSeconds()
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
      _ = renderer.image { window.layer.render(in: $0.cgContext) }
      let drawn = Clock.processorSeconds()
      if kind != .stacks {
        try BenchmarkError.check(
          "the place of the lowest view", Double(lowest.convert(CGPoint.zero, to: window).x), equals: Double(count))
      }
      best.make = min(best.make, made - start)
      best.layout = min(best.layout, laidOut - made)
      best.draw = min(best.draw, drawn - laidOut)
    }
    let scale = 1e6 / Double(count)
    return (best.make * scale, best.layout * scale, best.draw * scale)
  }

  /// Puts views into one another, each a point further in; returns the lowest.
  @MainActor private static func chain(_ kind: Kind, _ count: Int, in window: UIWindow) -> UIView {
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    var view = root
    for _ in 0..<count {
      let next = kind == .stacks ? UIStackView() : UIView()
      switch kind {
      case .frames:
        next.frame = view.bounds.insetBy(dx: 1, dy: 1)
        view.addSubview(next)
      case .pins:
        next.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(next)
        NSLayoutConstraint.activate([
          next.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
          next.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1),
          next.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -1),
          next.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -1),
        ])
      case .stacks:
        next.frame = view.bounds
        if let stack = view as? UIStackView { stack.addArrangedSubview(next) } else { view.addSubview(next) }
      }
      view = next
    }
    return view
  }
}
