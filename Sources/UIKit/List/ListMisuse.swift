/// A view from a data source that cannot be meant for the row, header or footer in question.
enum ListMisuse: Hashable {
  /// It was dequeued for something else.
  case dequeuedForAnother(asked: String, dequeued: String)
  /// It was not dequeued, in a list that takes no other views.
  case notDequeued(asked: String, className: String)
  /// It was dequeued and not returned.
  case dequeuedAndDropped(className: String)
  /// It is shown for something else already.
  case shownTwice(asked: String)

  /// Whether something else has the view, so that this one needs a stand-in.
  var isTwice: Bool {
    if case .shownTwice = self { true } else { false }
  }

  @MainActor func diagnostic(in list: UIView) -> Diagnostic {
    switch self {
    case .dequeuedForAnother(let asked, let dequeued):
      Diagnostic(
        kind: .invalidListContent,
        summary:
          "The data source was asked for the view of \(asked), and returned one that it dequeued for \(dequeued).",
        object: list.diagnosticName, likelyCause: "The view is dequeued with an index path of the application's own.",
        cure: "Hand on the index path that the data source was called with.")
    case .notDequeued(let asked, let className):
      Diagnostic(
        kind: .invalidListContent,
        summary: "The data source returned a \(className) for \(asked) that was not dequeued; iOS raises.",
        object: list.diagnosticName, likelyCause: "The view was made by its initialiser.",
        cure:
          "Register its class, and return what dequeueReusableCell(withReuseIdentifier:for:) or its supplementary twin gives."
      )
    case .dequeuedAndDropped(let className):
      Diagnostic(
        kind: .invalidListContent,
        summary: "A \(className) was dequeued and not returned to the collection view; iOS 18 raises.",
        object: list.diagnosticName,
        likelyCause: "A view is dequeued to be measured, or two are dequeued where the data source is asked for one.",
        cure: """
          Dequeue one view where the data source is asked for it, and return that. Measure views that are made by their initialiser; \
          cellForItem(at:) gives one that is on the screen.
          """)
    case .shownTwice(let asked):
      Diagnostic(
        kind: .invalidListContent,
        summary: "The data source returned a view for \(asked) that is showing something else; it stays empty.",
        object: list.diagnosticName,
        likelyCause: "A view is kept in a property and returned several times, or one was dequeued twice.",
        cure: "Dequeue a view for each index path, or make one.")
    }
  }
}
