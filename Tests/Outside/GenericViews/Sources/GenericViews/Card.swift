import UIKit

/// A view that can be filled with a model.
protocol Configurable: UIView {
  associatedtype Model
  func configure(with model: Model)
}

/// A rounded frame around any view.
class Card<Content: UIView>: UIView {
  let content: Content
  var padding = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16) {
    didSet {
      top.constant = padding.top
      leading.constant = padding.left
      bottom.constant = padding.bottom
      trailing.constant = padding.right
    }
  }
  private lazy var top = content.topAnchor.constraint(equalTo: topAnchor, constant: padding.top)
  private lazy var leading = content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding.left)
  private lazy var bottom = bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: padding.bottom)
  private lazy var trailing = trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: padding.right)

  override convenience init(frame: CGRect) {
    self.init(content: Content(frame: .zero))
    self.frame = frame
  }

  init(content: Content) {
    self.content = content
    super.init(frame: .zero)
    layer.cornerRadius = 12
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([top, leading, bottom, trailing])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A cell that shows any configurable view in a card.
final class CardCell<Content: Configurable>: UITableViewCell {
  let card: Card<Content>

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    card = Card(content: Content(frame: .zero))
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    card.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      contentView.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 12),
      contentView.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: 4),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
