/// The line between two rows.
final class TableSeparatorView: UIView {
  override func viewDidInitialize() {
    super.viewDidInitialize()
    isUserInteractionEnabled = false
  }
}
