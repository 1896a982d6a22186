import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct KeyboardTests {
  /// Writes down what the keyboard tells.
  final class Listener: @unchecked Sendable {
    var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
      let names: [(NSNotification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
      ]
      for (name, word) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] note in
            let begin = (note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            self.lines.append("\(word) \(begin?.minY ?? -1) \(end?.minY ?? -1) \(end?.height ?? -1)")
          })
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  /// `UIView.AnimationCurve(rawValue: 7)!` stands in most observers of the keyboard.
  @Test func curveOfTheKeyboardHasANumber() throws {
    let posted = try #require(UIView.AnimationCurve(rawValue: 7))
    #expect(posted.rawValue == 7)
    for curve in [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear] {
      #expect(UIView.AnimationCurve(rawValue: curve.rawValue) == curve)
      #expect(curve != posted)
    }
    #expect([UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear].map(\.rawValue) == [0, 1, 2, 3])
  }

  /// A bar that is animated with the curve that was posted is where the keyboard is, at each moment.
  @Test func barThatFollowsByTheNotificationStaysAtTheKeyboard() {
    let stage = TextWindow()
    let field = UITextField()
    stage.add(field)
    let bar = UIView()
    stage.add(bar, CGRect(x: 0, y: 852, width: 393, height: 44))
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let curve = (note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 0
      let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
      MainActor.assumeIsolated {
        UIView.animate(
          withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
          animations: { bar.frame.origin.y = 852 - 336 })
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    field.becomeFirstResponder()
    stage.advance(0.1)
    let eased = CAMediaTimingFunction(name: .easeInEaseOut)
    let seen = bar.layer.presentation()?.frame.minY ?? 0
    #expect(abs(seen - (852 - 336 * CGFloat(eased.value(at: 0.1 / 0.25)))) < 0.5)
  }

  @Test func keyboardTellsItsFrameAndTakesAQuarterSecond() {
    let stage = TextWindow()
    let field = UITextField()
    stage.add(field)
    let listener = Listener()
    field.becomeFirstResponder()
    #expect(listener.lines == ["willShow 852.0 516.0 336.0"])
    stage.advance(0.3)
    #expect(listener.lines.last == "didShow 852.0 516.0 336.0")
    listener.lines = []
    field.resignFirstResponder()
    stage.advance(0.3)
    #expect(listener.lines == ["willHide 516.0 852.0 336.0", "didHide 516.0 852.0 336.0"])
  }

  @Test func keyboardStaysWhereOneFieldFollowsAnother() {
    let stage = TextWindow()
    let (first, second) = (UITextField(), UITextField())
    stage.add(first)
    stage.add(second, CGRect(x: 20, y: 200, width: 300, height: 34))
    first.becomeFirstResponder()
    stage.advance(0.3)
    let listener = Listener()
    second.becomeFirstResponder()
    stage.advance(0.3)
    #expect(listener.lines.isEmpty && !first.isEditing && second.isEditing)
  }

  @Test func layoutGuideFollowsTheKeyboard() {
    let stage = TextWindow()
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    let view: UIView = stage.controller.view
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    stage.window.updateForFrame()
    #expect(field.frame.maxY == 818)
    field.becomeFirstResponder()
    stage.window.updateForFrame()
    #expect(field.frame.maxY == 516)
    field.resignFirstResponder()
    stage.window.updateForFrame()
    #expect(field.frame.maxY == 818)
  }

  @Test func accessoryStandsAboveTheKeysAndInputViewsInTheirPlace() {
    let stage = TextWindow()
    let field = UITextField()
    stage.add(field)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    stage.advance(0.3)
    #expect(UIScreen.main.keyboard.frame == CGRect(x: 0, y: 472, width: 393, height: 380))
    #expect(bar.convert(bar.bounds, to: nil as UIView?) == CGRect(x: 0, y: 472, width: 393, height: 44))
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    stage.advance(0.3)
    #expect(abs(UIScreen.main.keyboard.frame.height - 278) < 0.001)
    #expect(!UIApplication.shared.windows.contains { $0 === bar.window })
  }

  /// A responder that shows a bar at the bottom of the screen, as chats do.
  private final class Holder: UIView {
    var bar: UIView?
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class FlexibleBar: UIView {
    let content = UIView()
    let height: NSLayoutConstraint

    init() {
      height = content.heightAnchor.constraint(equalToConstant: 36)
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
      autoresizingMask = .flexibleHeight
      content.translatesAutoresizingMaskIntoConstraints = false
      addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: topAnchor, constant: 6),
        content.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -6),
        content.leadingAnchor.constraint(equalTo: leadingAnchor),
        content.trailingAnchor.constraint(equalTo: trailingAnchor), height,
      ])
    }

    required init?(coder: NSCoder) { fatalError() }
    override var intrinsicContentSize: CGSize { .zero }
  }

  @Test func anAccessoryAloneEndsAtTheScreensEdgeAndIsAsHighAsItsContentNeeds() {
    let stage = TextWindow()
    let holder = Holder()
    stage.add(holder)
    let bar = FlexibleBar()
    holder.bar = bar
    holder.becomeFirstResponder()
    stage.advance(0.3)
    // 6 + 36 + 6, and the 34 points of the safe area.
    #expect(UIScreen.main.keyboard.frame == CGRect(x: 0, y: 770, width: 393, height: 82))
    #expect(bar.convert(bar.bounds, to: nil as UIView?) == CGRect(x: 0, y: 770, width: 393, height: 82))
    #expect(bar.content.frame == CGRect(x: 0, y: 6, width: 393, height: 36))
    bar.height.constant = 60
    bar.invalidateIntrinsicContentSize()
    stage.advance(0.3)
    stage.window.updateForFrame()
    stage.advance(0.3)
    #expect(UIScreen.main.keyboard.frame == CGRect(x: 0, y: 746, width: 393, height: 106))
    #expect(bar.content.frame == CGRect(x: 0, y: 6, width: 393, height: 60))
    let field = UITextField()
    stage.add(field)
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    stage.advance(0.3)
    #expect(abs(UIScreen.main.keyboard.frame.height - 408) < 0.001, "above keys there is no safe area")
    #expect(bar.content.frame == CGRect(x: 0, y: 6, width: 393, height: 60))
  }

  @Test func anAccessoryOfAFixedHeightKeepsItAtTheScreensEdge() {
    let stage = TextWindow()
    let holder = Holder()
    stage.add(holder)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    holder.bar = bar
    holder.becomeFirstResponder()
    stage.advance(0.3)
    #expect(bar.convert(bar.bounds, to: nil as UIView?) == CGRect(x: 0, y: 802, width: 393, height: 50))
    bar.frame.size.height = 90
    holder.reloadInputViews()
    stage.advance(0.3)
    #expect(bar.convert(bar.bounds, to: nil as UIView?) == CGRect(x: 0, y: 762, width: 393, height: 90))
  }

  @Test func heightsAreThoseOfDevices() {
    func height(_ width: CGFloat, _ height: CGFloat, bottom: CGFloat) -> CGFloat {
      UIScreen.main.configure(
        bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0), traits: UITraitCollection())
      return KeyboardMetrics(.main).height
    }
    #expect(height(375, 667, bottom: 0) == 260)
    #expect(height(414, 736, bottom: 0) == 271)
    #expect(height(390, 844, bottom: 34) == 336)
    #expect(height(430, 932, bottom: 34) == 346)
    #expect(height(667, 375, bottom: 0) == 200)
    #expect(height(844, 390, bottom: 21) == 209)
    TestScreen.reset()
  }

  @Test(arguments: [
    (768.0, 1024.0, 0.0, 320.0, 408.0), (834, 1194, 20, 340, 428), (1024, 1366, 20, 403, 498),
    (1032, 1376, 20, 403, 498),
  ])
  func keysOfLargeIPadsAreHigher(
    width: CGFloat, height: CGFloat, bottom: CGFloat, portrait: CGFloat, landscape: CGFloat
  ) {
    for (size, expected) in [
      (CGSize(width: width, height: height), portrait), (CGSize(width: height, height: width), landscape),
    ] {
      UIScreen.main.configure(
        bounds: CGRect(origin: .zero, size: size), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0),
        traits: UITraitCollection(userInterfaceIdiom: .pad))
      #expect(KeyboardMetrics(.main).height == expected)
    }
    TestScreen.reset()
  }

  @Test func scrollingSendsTheKeyboardAway() {
    let stage = TextWindow()
    let scroll = UIScrollView()
    stage.add(scroll, CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.contentSize = CGSize(width: 393, height: 3000)
    scroll.keyboardDismissMode = .onDrag
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
    scroll.addSubview(field)
    field.becomeFirstResponder()
    TouchDriver(window: stage.window).drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), duration: 0.2)
    #expect(!field.isFirstResponder)
  }

  @Test func fingerTakesTheKeyboardAlong() {
    let stage = TextWindow()
    let scroll = UIScrollView()
    stage.add(scroll, CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.contentSize = CGSize(width: 393, height: 3000)
    scroll.keyboardDismissMode = .interactive
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    scroll.addSubview(field)
    field.becomeFirstResponder()
    stage.advance(0.3)
    let finger = TouchDriver(window: stage.window)
    finger.down(at: CGPoint(x: 200, y: 400))
    for y in stride(from: 420, through: 700, by: 20) {
      stage.advance(0.02)
      finger.move(to: CGPoint(x: 200, y: y))
    }
    #expect(UIScreen.main.keyboard.overlap(of: stage.controller.view) < 200)
    #expect(field.isFirstResponder)
    finger.up()
    #expect(!field.isFirstResponder)
  }

  @Test func pasteboardHoldsKindsAndCountsChanges() {
    TestScreen.reset()
    let board = UIPasteboard.general
    #expect(!board.hasStrings && board.string == nil)
    let before = board.changeCount
    board.strings = ["a", "b"]
    #expect(board.string == "a" && board.numberOfItems == 2 && board.changeCount == before + 1)
    board.url = URL(string: "https://example.com/x")
    #expect(board.hasURLs && board.string == "https://example.com/x")
    board.color = .red
    #expect(board.hasColors && !board.hasStrings && board.color == .red)
    let named = UIPasteboard(name: UIPasteboard.Name("mine"), create: true)
    named?.string = "kept"
    #expect(UIPasteboard(name: UIPasteboard.Name("mine"), create: false)?.string == "kept")
    UIPasteboard.remove(withName: UIPasteboard.Name("mine"))
    #expect(UIPasteboard(name: UIPasteboard.Name("mine"), create: false) == nil)
    TestScreen.reset()
    #expect(UIPasteboard.general.color == nil)
  }
}
