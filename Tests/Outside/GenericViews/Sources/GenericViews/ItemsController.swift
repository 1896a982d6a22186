import UIKit

/// A table of models of one kind, each in a card.
class ItemsController<Content: Configurable>: UITableViewController where Content.Model: Hashable {
  private enum Section { case main }

  private lazy var source = UITableViewDiffableDataSource<Section, Content.Model>(tableView: tableView) {
    [unowned self] table, indexPath, model in
    let cell: CardCell<Content> = table.dequeue(for: indexPath)
    cell.card.content.configure(with: model)
    self.didConfigure(cell, at: indexPath)
    return cell
  }

  var items: [Content.Model] = [] {
    didSet {
      guard isViewLoaded else { return }
      show()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CardCell<Content>.self)
    tableView.separatorStyle = .none
    show()
  }

  /// For subclasses.
  func didConfigure(_ cell: CardCell<Content>, at indexPath: IndexPath) {}

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Content.Model>()
    snapshot.appendSections([.main])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
  }
}

/// A title over a note.
final class NoteView: UIStackView, Configurable {
  struct Model: Hashable {
    var title: String
    var note: String

    init(title: String, note: String) {
      self.title = title
      self.note = note
    }
  }

  let title = UILabel()
  let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    spacing = 4
    note.numberOfLines = 0
    note.font = .preferredFont(forTextStyle: .footnote)
    [title, note].forEach(addArrangedSubview)
  }

  @available(*, unavailable)
  required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with model: Model) {
    title.text = model.title
    note.text = model.note
    note.isHidden = model.note.isEmpty
  }
}
