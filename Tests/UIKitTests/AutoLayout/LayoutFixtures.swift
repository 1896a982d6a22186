import Foundation
import Testing
import UIKit

/// A view of a fixed natural size, standing for a label whose text metrics do not matter.
final class SizedView: UIView {
  var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override var intrinsicContentSize: CGSize { natural }
}

/// A plain view that constraints place.
@MainActor func placed(_ name: String? = nil) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  view.accessibilityIdentifier = name
  return view
}

extension UIView {
  /// Adds subviews and hands them back.
  func with(_ views: UIView...) -> Self {
    for view in views { addSubview(view) }
    return self
  }
}

/// Whether frames agree within a distance on each number.
func agree(_ frame: CGRect, _ numbers: [Double], within distance: Double = 1e-6) -> Bool {
  let own = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
  return zip(own, numbers).allSatisfy { abs($0 - $1) <= distance }
}

/// Reads a fixture of this folder as JSON.
func layoutFixture(_ name: String) throws -> [String: Any] {
  let url = try #require(
    Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures/AutoLayout"))
  let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
  return try #require(object as? [String: Any])
}

/// The text of all diagnostics of a kind that `body` provokes.
@MainActor func diagnostics(_ kind: Diagnostic.Kind, in body: () throws -> Void) rethrows -> [Diagnostic] {
  Diagnostics.shared.removeAll()
  try body()
  let found = Diagnostics.shared.all(of: kind)
  Diagnostics.shared.removeAll()
  return found
}
