#if CHECKS_INVARIANTS
  import Testing

  @testable import UIKit

  /// What views cost that lie deep in others, in steps of the solver.
  @MainActor @Suite("Cost of nested views")
  struct NestedViewCostTests {
    /// Steps for a chain of views in a window, each a point further in than the one before.
    private func steps(_ count: Int, endsFirst: Bool, content: Bool) throws -> Int {
      TestScreen.reset(size: CGSize(width: 2000, height: 2000))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
      window.isHidden = false
      let root = UIView(frame: window.bounds)
      window.addSubview(root)
      var view = root
      for _ in 0..<count {
        let next = content ? SizedView(20, 20) : placed()
        view.addSubview(next)
        let starts = [
          next.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
          next.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1),
        ]
        let ends = [
          next.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -1),
          next.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -1),
        ]
        NSLayoutConstraint.activate(endsFirst ? ends + starts : starts + ends)
        view = next
      }
      window.layoutIfNeeded()
      #expect(view.bounds.width == CGFloat(2000 - 2 * count))
      return try #require(view.layoutEngine).solver.steps
    }

    @Test(arguments: [false, true], [false, true])
    func viewsCostAsMuchDeepDownAsAtTheTop(endsFirst: Bool, content: Bool) throws {
      let short = try steps(150, endsFirst: endsFirst, content: content)
      let long = try steps(300, endsFirst: endsFirst, content: content)
      #expect(Double(long) <= 2.2 * Double(short), "\(short) steps for 150 views, \(long) for 300")
    }
  }
#endif
