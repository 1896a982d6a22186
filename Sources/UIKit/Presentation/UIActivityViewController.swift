import Foundation

/// Offers activities for the items that an application shares: a sheet with a row for each activity, on iPads a
/// popover.
///
/// The activities are the application's own that can use the items, after those of the system that stand for other
/// applications: items shared by those are noted in the application. Other than on iOS all are rows.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called with the chosen activity, whether it came to its end, the items it returned, and an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  private let own: [UIActivity]
  private var isOver = false
  private var chosen: UIActivity?

  /// Makes a list for some items; `applicationActivities` are the application's own.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    own = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    presentationState.style = .popover
    popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
  }

  /// Raises: lists of activities are not read from archives.
  public required init?(coder: NSCoder) {
    fatalError("UIActivityViewController(coder:): make one by init(activityItems:applicationActivities:)")
  }

  /// Called once when the list is closed, by an activity or by hand.
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
  /// Kinds of activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// The offered activities, in order.
  var activities: [UIActivity] {
    let system = [
      SystemActivity(.airDrop, "AirDrop", "dot.radiowaves.left.and.right"),
      SystemActivity(.message, "Messages", "message"), SystemActivity(.mail, "Mail", "envelope"),
      SystemActivity(.copyToPasteboard, SystemWords.word("Copy"), "doc.on.doc"),
      SystemActivity(.addToReadingList, "Add to Reading List", "eyeglasses"),
      SystemActivity(.saveToCameraRoll, "Save Image", "square.and.arrow.down"),
      SystemActivity(.print, SystemWords.word("Print"), "printer"),
    ]
    let excluded = excludedActivityTypes ?? []
    let placeholders = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    return (system + own).filter { activity in
      if let type = activity.activityType, excluded.contains(type) { return false }
      return activity.canPerform(withActivityItems: placeholders)
    }
  }

  open override func loadView() {
    view = ActivityListView(activities, heading: heading) { [weak self] in self?.choose($0) }
  }

  /// The shared items, in words.
  private var heading: String? {
    for item in items {
      if let text = item as? String { return text }
      if let url = item as? URL { return url.host ?? url.lastPathComponent }
      if let source = item as? any UIActivityItemSource {
        let subject = source.activityViewController(self, subjectForActivityType: nil)
        if !subject.isEmpty { return subject }
      }
    }
    return nil
  }

  /// Hands the items to an activity.
  func choose(_ activity: UIActivity) {
    guard chosen == nil, !isOver else { return }
    chosen = activity
    activity.sheet = self
    activity.prepare(
      withActivityItems: items.compactMap { item in
        guard let source = item as? any UIActivityItemSource else { return item }
        return source.activityViewController(self, itemForActivityType: activity.activityType)
      })
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  func didFinish(_ activity: UIActivity, _ completed: Bool) {
    guard !isOver else { return }
    isOver = true
    let end = { [self] in completionWithItemsHandler?(activity.activityType, completed, nil, nil) ?? () }
    guard let own = presentationState.own else { return end() }
    own.end(animated: true, completion: end)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Closed by hand.
    guard !isOver, isBeingDismissed else { return }
    isOver = true
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}

/// The rows of a list of activities, on cards, below the heading.
final class ActivityListView: UIScrollView {
  private static let row: CGFloat = 52
  private static let margin: CGFloat = 16
  private static let radius: CGFloat = 10

  private let heading = UILabel()
  private let card = UIView()
  private var rows: [ActivityRow] = []

  init(_ activities: [UIActivity], heading text: String?, chosen: @escaping (UIActivity) -> Void) {
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    alwaysBounceVertical = true
    heading.text = text
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.numberOfLines = 2
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Self.radius
    card.clipsToBounds = true
    rows = activities.enumerated().map { index, activity in
      ActivityRow(activity, isFirst: index == 0) { chosen(activity) }
    }
    for row in rows { card.addSubview(row) }
    for view in [heading, card] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("Lists of activities are made by their controller") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Self.margin
    let wanted = heading.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let height = heading.text == nil ? 0 : wanted.rounded(.up) + Self.margin
    heading.frame = CGRect(x: Self.margin, y: 24, width: width, height: max(0, height - Self.margin))
    let row = max(Self.row, (rows.map(\.font.lineHeight).max() ?? 0) + 24)
    card.frame = CGRect(x: Self.margin, y: 24 + height, width: width, height: row * CGFloat(rows.count))
    for (index, view) in rows.enumerated() {
      view.frame = CGRect(x: 0, y: CGFloat(index) * row, width: width, height: row)
    }
    contentSize = CGSize(width: bounds.width, height: card.frame.maxY + Self.margin)
  }
}

/// A row of a list of activities: its title, and its picture where reading ends.
final class ActivityRow: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private let line = UIView()

  init(_ activity: UIActivity, isFirst: Bool, chosen: @escaping () -> Void) {
    super.init(frame: .zero)
    label.text = activity.activityTitle
    label.font = .preferredFont(forTextStyle: .body)
    picture.image = activity.activityImage
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .label
    line.backgroundColor = .separator
    line.isHidden = isFirst
    for view in [label, picture, line] { addSubview(view) }
    addAction(UIAction { _ in chosen() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("Rows of activities are made by their list") }

  package override var shownText: String? { label.text }
  var font: UIFont { label.font }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, side): (CGFloat, CGFloat) = (16, 24)
    let inner = CGRect(x: margin, y: 0, width: bounds.width - 3 * margin - side, height: bounds.height)
    let icon = CGRect(x: bounds.width - margin - side, y: (bounds.height - side) / 2, width: side, height: side)
    label.frame = isRightToLeft ? inner.offsetBy(dx: margin + side, dy: 0) : inner
    picture.frame = isRightToLeft ? CGRect(x: margin, y: icon.minY, width: side, height: side) : icon
    line.frame = CGRect(x: isRightToLeft ? 0 : margin, y: 0, width: bounds.width - margin, height: 1 / displayScale)
  }
}
