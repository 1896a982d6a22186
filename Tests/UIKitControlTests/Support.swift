// Every file of this target sees what the tests of UIKit share.
@_exported import UIKitTestSupport
import UIKit

extension UIView {
  /// The views of a class inside of this one, in front of their own subviews.
  func descendants<View: UIView>(of type: View.Type) -> [View] {
    subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + $0.descendants(of: type) }
  }
}
