import UIKit

/// Makes room for the keyboard below what a scroll view shows.
final class KeyboardObserver {
  struct Change: Equatable {
    var frame: CGRect
    var duration: TimeInterval
  }

  private(set) var changes: [Change] = []
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardWillChangeFrame(_:)), name: UIResponder.keyboardWillChangeFrameNotification,
      object: nil)
    center.addObserver(
      self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func keyboardWillChangeFrame(_ notification: Notification) {
    guard let scrollView = scrollView, let window = scrollView.window, let info = notification.userInfo,
      let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
    else { return }
    changes.append(Change(frame: frame, duration: duration))
    let local = scrollView.convert(window.convert(frame, from: nil), from: window)
    let covered = max(0, scrollView.bounds.maxY - local.minY - scrollView.safeAreaInsets.bottom)
    UIView.animate(withDuration: duration) {
      scrollView.contentInset.bottom = covered
      scrollView.verticalScrollIndicatorInsets.bottom = covered
    }
  }

  @objc private func keyboardWillHide() {
    scrollView?.contentInset.bottom = 0
    scrollView?.verticalScrollIndicatorInsets.bottom = 0
  }
}

final class NotesController: UIViewController, UITextFieldDelegate {
  let scrollView = UIScrollView()
  let fields = (0..<12).map { _ in UITextField() }
  private(set) lazy var observer = KeyboardObserver(scrollView: scrollView)

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.keyboardDismissMode = .onDrag
    view.addSubview(scrollView)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 20, y: 20 + 80 * CGFloat(index), width: 280, height: 40)
      field.borderStyle = .roundedRect
      field.delegate = self
      field.returnKeyType = index == fields.count - 1 ? .done : .next
      scrollView.addSubview(field)
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 980)
    _ = observer
    let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(of: textField), index + 1 < fields.count else {
      textField.resignFirstResponder()
      return true
    }
    fields[index + 1].becomeFirstResponder()
    return false
  }
}
