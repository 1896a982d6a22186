import Testing

@testable import UIKit

/// Layout asks the application's views; whatever these release or take out meanwhile, nothing is read that has gone.
@MainActor @Suite struct ChangingCallbackTests {
  /// The questions that layout has for a view.
  enum Question: CaseIterable {
    case naturalSize, alignment, firstBaseline, lastBaseline, constraints, subviews, fitting, margins, mark
  }

  /// What happens at the first such question.
  enum Change: CaseIterable {
    case takesItselfOut, takesSiblingsOut, takesParentOut, takesConstraintsOut, emptiesTheWindow, movesItself, grows
    case setsConstants, setsPriorities, laysOut, fits

    /// Those of views and constraints that come or go.
    static let ofStructure: [Change] = Array(allCases.prefix(7))
  }

  private final class AskedView: UIView {
    var question: Question?
    var change: (() -> Void)?
    private var answers = 0

    private func asked(_ question: Question) {
      answers += 1
      guard question == self.question, let change else { return }
      self.change = nil
      change()
    }

    override var intrinsicContentSize: CGSize {
      asked(.naturalSize)
      return CGSize(width: 30, height: 20)
    }
    override var alignmentRectInsets: UIEdgeInsets {
      asked(.alignment)
      return UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override var forFirstBaselineLayout: UIView {
      asked(.firstBaseline)
      return super.forFirstBaselineLayout
    }
    override var forLastBaselineLayout: UIView {
      asked(.lastBaseline)
      return super.forLastBaselineLayout
    }
    override var layoutMargins: UIEdgeInsets {
      get {
        asked(.margins)
        return super.layoutMargins
      }
      set { super.layoutMargins = newValue }
    }
    override func updateConstraints() {
      asked(.constraints)
      super.updateConstraints()
    }
    override func layoutSubviews() {
      asked(.subviews)
      super.layoutSubviews()
    }
    override func setNeedsLayout() {
      asked(.mark)
      super.setNeedsLayout()
    }
    override func systemLayoutSizeFitting(
      _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      asked(.fitting)
      return super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
  }

  /// A window with a column of five views, each held by the one above, the third of which is asked.
  @MainActor private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    weak var parent: UIView?
    weak var asked: AskedView?
    var released: [WeakView] = []

    struct WeakView { weak var view: UIView? }

    init() {
      let parent = UIView(frame: window.bounds)
      window.addSubview(parent)
      self.parent = parent
      var previous: UIView?
      for index in 0..<5 {
        let view = AskedView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        let inner = UILabel()
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.text = "Layout"
        view.addSubview(inner)
        var constraints = [
          view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
          inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          inner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ]
        if let previous {
          constraints.append(view.firstBaselineAnchor.constraint(equalTo: previous.lastBaselineAnchor, constant: 8))
          constraints.append(view.widthAnchor.constraint(greaterThanOrEqualTo: previous.widthAnchor))
        } else {
          constraints.append(view.topAnchor.constraint(equalTo: parent.topAnchor))
        }
        NSLayoutConstraint.activate(constraints)
        previous = view
        if index == 2 { asked = view }
        released.append(WeakView(view: view))
      }
    }

    func apply(_ change: Change) {
      switch change {
      case .takesItselfOut: asked?.removeFromSuperview()
      case .takesSiblingsOut:
        for view in parent?.subviews ?? [] where view !== asked { view.removeFromSuperview() }
      case .takesParentOut: parent?.removeFromSuperview()
      case .takesConstraintsOut:
        NSLayoutConstraint.deactivate(parent?.constraints ?? [])
        NSLayoutConstraint.deactivate(asked?.constraints ?? [])
      case .emptiesTheWindow:
        for view in parent?.subviews ?? [] { view.removeFromSuperview() }
        parent?.removeFromSuperview()
      case .movesItself: if let asked { window.addSubview(asked) }
      case .grows:
        for _ in 0..<40 {
          let view = AskedView()
          view.translatesAutoresizingMaskIntoConstraints = false
          guard let parent else { return }
          parent.addSubview(view)
          view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 3).isActive = true
          view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 3).isActive = true
        }
      case .setsConstants: for constraint in parent?.constraints ?? [] { constraint.constant += 5 }
      case .setsPriorities:
        asked?.setContentHuggingPriority(.required, for: .vertical)
        asked?.invalidateIntrinsicContentSize()
      case .laysOut:
        parent?.setNeedsLayout()
        window.layoutIfNeeded()
      case .fits: _ = parent?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
  }

  @Test(arguments: Question.allCases, Change.ofStructure)
  func viewsAndConstraintsMayGoWhileLayoutAsks(question: Question, change: Change) {
    let scene = Scene()
    var changes = 0
    scene.asked?.question = question
    scene.asked?.change = { [weak scene] in
      changes += 1
      scene?.apply(change)
    }
    scene.asked?.setNeedsUpdateConstraints()
    scene.window.layoutIfNeeded()
    if question == .fitting {
      _ = scene.asked?.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    if changes == 0 {
      scene.asked?.invalidateIntrinsicContentSize()
      scene.asked?.setNeedsLayout()
      scene.window.layoutIfNeeded()
    }
    #expect(changes == 1)
    scene.window.layoutIfNeeded()
    scene.window.checkLayoutInvariants()
    scene.parent?.checkLayoutInvariants()
    scene.asked?.checkLayoutInvariants()
    let remaining = scene.released.compactMap(\.view)
    switch change {
    case .takesItselfOut: #expect(remaining.count == 4)
    case .takesSiblingsOut: #expect(remaining.count == 1)
    case .takesParentOut, .emptiesTheWindow: #expect(remaining.isEmpty)
    case .takesConstraintsOut, .movesItself: #expect(remaining.count == 5)
    default: #expect(scene.parent?.subviews.count == 45)
    }
    // What is left is laid out as if it had been made so.
    scene.window.frame.size.width = 300
    scene.window.layoutIfNeeded()
    scene.window.checkLayoutInvariants()
  }

  @Test(arguments: [Question.naturalSize, .alignment, .firstBaseline, .lastBaseline, .margins], Change.allCases)
  func whatChangesDuringAFittingQuestionCounts(question: Question, change: Change) throws {
    let compressed = UIView.layoutFittingCompressedSize
    let changedBefore = Scene()
    let expectedParent = try #require(changedBefore.parent)
    changedBefore.window.layoutIfNeeded()
    changedBefore.apply(change)
    let expected = expectedParent.systemLayoutSizeFitting(compressed)

    let scene = Scene()
    let parent = try #require(scene.parent)
    scene.window.layoutIfNeeded()
    var changes = 0
    scene.asked?.question = question
    scene.asked?.change = { [weak scene] in
      changes += 1
      scene?.apply(change)
    }
    #expect(parent.systemLayoutSizeFitting(compressed) == expected)
    #expect(changes == 1)
    scene.window.checkLayoutInvariants()
    parent.checkLayoutInvariants()
    // The island that the view is in knows of the change, too.
    scene.window.layoutIfNeeded()
    changedBefore.window.layoutIfNeeded()
    scene.window.checkLayoutInvariants()
    #expect(parent.subviews.map(\.frame) == expectedParent.subviews.map(\.frame))
    #expect(parent.systemLayoutSizeFitting(compressed) == expected)
  }

  @Test func anUnusedPlaceOfATableIsNotItsOwn() {
    var table = FlatTable<Int32>()
    table.append(repeating: 7, count: 9)
    table.remove(at: 0)
    table.removeFirst(2)
    table.removeLast(1)
    #expect(Array(table.elements) == [7, 7, 7, 7, 7])
    table.deallocate()
  }
}
