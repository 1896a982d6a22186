extension UIView {
  func contentPrioritiesDidChange(_ item: LayoutItem) {
    item.membership.engine?.object.contentPrioritiesDidChange(of: item.record)
    superviewStorage?.subviewPrioritiesDidChange(self)
  }

  func checkContentPriority(_ priority: UILayoutPriority, _ what: String) {
    ensure(
      priority.rawValue >= 0 && priority.rawValue <= 1000,
      "The \(what) priority of \(layoutName) lies between 0 and 1000, but \(priority.rawValue) was set.")
  }
}
