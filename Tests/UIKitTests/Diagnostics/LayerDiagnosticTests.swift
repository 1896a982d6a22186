import Testing

@testable import QuartzCore
@testable import UIKit

/// What layers cannot draw is told with the view that it is about.
@Suite(.serialized) @MainActor struct LayerDiagnosticTests {
  private final class Screen: UIViewController {
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    var change: (UIView) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(card)
      change(card)
    }
  }

  private func told(_ change: @escaping (UIView) -> Void) -> [Diagnostic] {
    TestScreen.reset()
    Diagnostics.shared.removeAll()
    let screen = Screen()
    screen.change = change
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.isHidden = false
    window.updateForFrame()
    Compositor(size: window.bounds.size, scale: 3).render(window.layer)
    return Diagnostics.shared.all
  }

  @Test func valuesThatAreNotFiniteNameTheViewAndTheProperty() throws {
    let cases: [(String, (UIView) -> Void)] = [
      ("backgroundColor", { $0.backgroundColor = UIColor(red: .nan, green: 0, blue: 0, alpha: 1) }),
      ("borderWidth", { $0.layer.borderWidth = .infinity }),
      ("transform", { $0.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0) }),
      (
        "shadowRadius",
        {
          $0.layer.shadowOpacity = 1
          $0.layer.shadowRadius = .nan
        }
      ),
    ]
    for (property, change) in cases {
      let told = told(change).filter { $0.kind == .valueNotFinite }
      #expect(told.count == 1, "\(property): \(told)")
      let diagnostic = try #require(told.first)
      #expect(diagnostic.summary.contains(property) && diagnostic.object.contains("Screen.card"), "\(diagnostic)")
      #expect(!diagnostic.likelyCause.isEmpty && !diagnostic.cure.isEmpty)
    }
  }

  @Test func aLayerOfTheApplicationIsNamedWithTheViewThatItIsIn() throws {
    let told = told { card in
      let gradient = CAGradientLayer()
      gradient.frame = card.bounds
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.endPoint.x = .infinity
      card.layer.addSublayer(gradient)
    }
    let diagnostic = try #require(told.first { $0.kind == .valueNotFinite })
    #expect(diagnostic.summary.contains("endPoint"))
    #expect(diagnostic.object.contains("CAGradientLayer") && diagnostic.object.contains("Screen.card"))
  }

  @Test func aHugeFrameIsToldWhereItsShapeCannotBeDrawn() throws {
    for side: CGFloat in [1e12, 1e300] {
      let told = told { card in
        card.frame = CGRect(x: 0, y: 0, width: side, height: side)
        card.backgroundColor = .red
        card.layer.cornerRadius = 10
      }
      #expect(told.contains { $0.kind == .layerNotDrawn && $0.object.contains("Screen.card") }, "\(told)")
    }
  }
}
