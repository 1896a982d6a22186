/// The scope buttons of a search bar: parts of one rounded rectangle, of which the chosen one is raised.
///
/// Looks as a segmented control of iOS 13 to 18: 32 points high with corners of 9 points; colours and insets are rules after what is seen there.
final class SearchScopeBar: UIView {
  private let thumb = UIView()
  private var labels: [UILabel] = []
  var chosen: ((Int) -> Void)?

  override func viewDidInitialize() {
    super.viewDidInitialize()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    thumb.layer.cornerRadius = 7
    thumb.backgroundColor = UIColor(dynamicProvider: { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 0.39 : 1, alpha: 1)
    })
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(thumb)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(SearchScopeBar.wasTapped(_:))))
  }

  var titles: [String] = [] {
    didSet {
      for label in labels { label.removeFromSuperview() }
      labels = titles.map { title in
        let label = UILabel()
        label.text = title
        label.textAlignment = .center
        addSubview(label)
        return label
      }
      setNeedsLayout()
    }
  }

  var selected = 0 { didSet { setNeedsLayout() } }

  private func wasTapped(_ tap: UITapGestureRecognizer) {
    guard !titles.isEmpty, bounds.width > 0 else { return }
    let part = Int(tap.location(in: self).x / bounds.width * CGFloat(titles.count))
    let clamped = min(max(0, part), titles.count - 1)
    let index = isRightToLeft ? titles.count - 1 - clamped : clamped
    guard index != selected else { return }
    selected = index
    UIView.animate(withDuration: SearchBarMetrics.duration) { self.layoutIfNeeded() }
    chosen?(index)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !labels.isEmpty else { return thumb.isHidden = true }
    let width = bounds.width / CGFloat(labels.count)
    for (number, label) in labels.enumerated() {
      let place = CGFloat(isRightToLeft ? labels.count - 1 - number : number)
      let part = CGRect(x: place * width, y: 0, width: width, height: bounds.height)
      label.font = .systemFont(ofSize: 13, weight: number == selected ? .semibold : .regular)
      label.frame = PixelGrid.round(part.insetBy(dx: 4, dy: 0), scale: displayScale)
      if number == selected { thumb.frame = PixelGrid.round(part.insetBy(dx: 2, dy: 2), scale: displayScale) }
    }
    thumb.isHidden = !labels.indices.contains(selected)
  }
}
