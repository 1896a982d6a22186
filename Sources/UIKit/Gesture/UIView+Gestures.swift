extension UIView {
  func attachRecognizer(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestures.append(recognizer)
    recognizer.attach(to: self)
  }

  func detachRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestures.removeAll { $0 === recognizer }
    recognizer.attach(to: nil)
  }

  func replaceRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for old in gestures where !recognizers.contains(where: { $0 === old }) { detachRecognizer(old) }
    for new in recognizers { attachRecognizer(new) }
  }
}
