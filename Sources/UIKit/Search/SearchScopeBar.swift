/// The scope buttons of a search bar: a segmented control, one part of which is always chosen.
final class SearchScopeBar: UISegmentedControl {
  var chosen: ((Int) -> Void)?
  /// The choice as set, whether such a scope exists or not.
  private var choice = 0

  override func viewDidInitialize() {
    super.viewDidInitialize()
    addAction(UIAction { [weak self] _ in self?.wasChanged() }, for: .valueChanged)
  }

  var titles: [String] = [] {
    didSet {
      removeAllSegments()
      for (index, title) in titles.enumerated() { insertSegment(withTitle: title, at: index, animated: false) }
      showChoice()
    }
  }

  var selected: Int {
    get { choice }
    set {
      choice = newValue
      showChoice()
    }
  }

  private func showChoice() {
    selectedSegmentIndex = titles.indices.contains(choice) ? choice : UISegmentedControl.noSegment
  }

  private func wasChanged() {
    choice = selectedSegmentIndex
    chosen?(choice)
  }
}
