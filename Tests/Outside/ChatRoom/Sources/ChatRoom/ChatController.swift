import UIKit

/// A conversation that opens at its end, with a field below it.
final class ChatController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let bar = InputBar()
  private(set) var messages: [Message]
  var send: ((String) -> Void)?
  private var hasAppeared = false

  init(messages: [Message]) {
    self.messages = messages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
    tableView.dataSource = self
    tableView.separatorStyle = .none
    tableView.estimatedRowHeight = 60
    bar.onSend = { [weak self] text in self?.didSend(text) }
    for subview in [tableView, bar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasAppeared, tableView.bounds.height > 0 else { return }
    hasAppeared = true
    scrollToEnd()
  }

  func scrollToEnd(animated: Bool = false) {
    guard !messages.isEmpty else { return }
    tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
  }

  private func didSend(_ text: String) {
    receive(Message(id: messages.count, text: text, isMine: true))
    send?(text)
  }

  func receive(_ message: Message) {
    messages.append(message)
    tableView.performBatchUpdates {
      tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .none)
    }
    scrollToEnd()
  }

  /// Puts older messages above without a move of what is seen.
  func prepend(_ older: [Message]) {
    let row = tableView.indexPathsForVisibleRows?.first?.row ?? 0
    let place = messages.isEmpty ? .zero : tableView.rectForRow(at: IndexPath(row: row, section: 0))
    let top = tableView.contentOffset.y - place.minY
    messages.insert(contentsOf: older, at: 0)
    tableView.reloadData()
    tableView.scrollToRow(at: IndexPath(row: row + older.count, section: 0), at: .top, animated: false)
    tableView.contentOffset.y += top
  }
}

extension ChatController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath) as! BubbleCell
    cell.show(messages[indexPath.row])
    return cell
  }
}

final class InputBar: UIView, UITextViewDelegate {
  let textView = UITextView()
  let button = UIButton(type: .system)
  var onSend: ((String) -> Void)?
  private lazy var height = textView.heightAnchor.constraint(equalToConstant: 36)

  override init(frame: CGRect) {
    super.init(frame: frame)
    textView.delegate = self
    textView.font = .systemFont(ofSize: 16)
    textView.isScrollEnabled = false
    button.setTitle("Send", for: .normal)
    button.isEnabled = false
    button.addAction(UIAction { [weak self] _ in self?.sendText() }, for: .touchUpInside)
    button.setContentHuggingPriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [textView, button])
    stack.spacing = 8
    stack.alignment = .bottom
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func textViewDidChange(_ textView: UITextView) {
    button.isEnabled = !textView.text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    let fitting = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)).height
    height.constant = min(max(36, fitting), 120)
    textView.isScrollEnabled = fitting > 120
  }

  private func sendText() {
    onSend?(textView.text)
    textView.text = ""
    textViewDidChange(textView)
  }
}
