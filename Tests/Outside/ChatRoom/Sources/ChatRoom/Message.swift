import UIKit

struct Message: Hashable {
  var id: Int
  var text: String
  var isMine: Bool

  init(id: Int, text: String, isMine: Bool) {
    self.id = id
    self.text = text
    self.isMine = isMine
  }
}

final class BubbleCell: UITableViewCell {
  let bubble = UIView()
  let label = UILabel()
  private lazy var mine = contentView.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: 12)
  private lazy var theirs = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    label.numberOfLines = 0
    bubble.layer.cornerRadius = 16
    for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      contentView.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 4),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      bubble.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
      bubble.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ message: Message) {
    label.text = message.text
    label.textColor = message.isMine ? .white : .label
    bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
    NSLayoutConstraint.deactivate([message.isMine ? theirs : mine])
    NSLayoutConstraint.activate([message.isMine ? mine : theirs])
  }
}
