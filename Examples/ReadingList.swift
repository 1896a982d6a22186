import UIKit

/// Rows as tall as their text: labels of any number of lines in stack views, constrained from top to bottom.
final class BookCell: UITableViewCell {
  private let title = UILabel()
  private let author = UILabel()
  private let note = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .headline)
    author.font = .preferredFont(forTextStyle: .subheadline)
    author.textColor = .secondaryLabel
    note.font = .preferredFont(forTextStyle: .body)
    for label in [title, author, note] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    let stack = UIStackView(arrangedSubviews: [title, author, note])
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(10, after: author)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  func show(title: String, author: String, note: String?) {
    self.title.text = title
    self.author.text = author
    self.note.text = note
    self.note.isHidden = note == nil
  }
}

final class ReadingListViewController: UITableViewController {
  private let books: [(title: String, author: String, note: String?)] = [
    ("A Field Guide to Lichens", "M. Aalto", "Borrowed from the library. Return it before the spring walk."),
    ("섬의 지도", "김하늘", "두 번째 장에 나오는 바람의 이름을 모두 적어 두기."),
    ("港の時刻表", "佐伯みなと", "潮の満ち引きと船の話。図版がとても美しいので、急がずに読む。"),
    ("Clocks Without Hands", "R. Okafor", nil),
    ("Ein Jahr im Moor", "L. Brandt", "Erst den Anhang lesen: die Karte erklärt die Wege, auf denen alles geschieht."),
    ("دفتر الرياح", "س. حداد", "ملاحظات قصيرة عن الطقس والسفر."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BookCell.self, forCellReuseIdentifier: "book")
    tableView.tableHeaderView = summary()
  }

  /// Sized before it is assigned: a table reads the frame and nothing else.
  private func summary() -> UIView {
    let label = UILabel()
    label.text = "\(books.count) books, one of them overdue"
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let header = UIView()
    header.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -12),
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
    ])
    header.frame.size = header.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return header
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath) as! BookCell
    let book = books[indexPath.row]
    cell.show(title: book.title, author: book.author, note: book.note)
    return cell
  }
}
