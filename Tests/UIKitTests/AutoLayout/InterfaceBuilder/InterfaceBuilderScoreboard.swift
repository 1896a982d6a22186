import Foundation
@testable import UIKit

/// How many views of a corpus come out where Interface Builder has them, and why the others do not.
@MainActor struct InterfaceBuilderScoreboard {
  /// Why a view is not where the document has it.
  enum Reason: String, CaseIterable {
    /// The recorded frames break a required constraint of the document, or a rule of its stacks.
    case stale = "recorded frames break required constraints of their own document"
    /// They hold what is required, but break an optional constraint that can hold.
    case staleOptional = "recorded frames break optional constraints that can hold"
    /// The recorded frames hold everything and so do ours: the document has several solutions.
    case undetermined = "the document does not determine the frame"
    /// The view is hidden in a stack, which gives it no length; the document keeps what it had.
    case hiddenInStack = "hidden in a stack"
    /// With recorded sizes of texts the screen comes out; with its own texts its frames are off by 2 points at most: advances are
    /// known to a point, and some documents were measured in whole points.
    case textWidth = "texts are up to 2 points wider or narrower than recorded"
    /// Recorded sizes of texts were needed for more than that: emoji, other fonts, or pictures and insets of buttons.
    case content = "recorded content is not in the document"
    case unexplained = "unexplained"
  }

  /// Whether one view came out, for those that a document has a frame for, in the order of the documents.
  struct Outcome {
    /// The place of its document.
    let document: Int
    let isRight: Bool
    /// The view with our frame and the recorded one.
    let words: String
  }

  private let content: InterfaceBuilderScreen.Content
  private(set) var outcomes: [Outcome] = []
  private var screens = 0
  private(set) var wholeScreens = 0
  private var adjustedScreens = 0
  private var matched = 0
  private var withoutFrame = 0
  private var plainMatched = 0
  private(set) var plainMisses: [String] = []
  private(set) var unexplained: [String] = []
  private(set) var details: [String] = []
  private var misses: [Reason: Int] = [:]
  private var missedScreens: [Reason: Int] = [:]
  /// Of the views that missed, by their id in the last document.
  private var reasons: [String: Reason] = [:]

  init(_ documents: [InterfaceBuilderDocument], content: InterfaceBuilderScreen.Content) {
    self.content = content
    for document in documents { add(document) }
  }

  var summary: [String] {
    let name = content == .own ? "own texts" : "recorded text sizes"
    let missed = misses.values.reduce(0, +)
    var lines = [
      "\(name): \(wholeScreens) of \(screens) screens whole, \(matched) of \(matched + missed) views within a pixel"
        + " (\(withoutFrame) have no frame; insets taken from frames in \(adjustedScreens) screens)",
      "\(name): of documents that can be checked plainly \(plainMatched) of \(plainMatched + plainMisses.count) views",
    ]
    for reason in Reason.allCases {
      guard let count = misses[reason] else { continue }
      lines.append("\(name): \(count) views in \(missedScreens[reason] ?? 0) screens: \(reason.rawValue)")
    }
    return lines
  }

  private mutating func add(_ document: InterfaceBuilderDocument) {
    let screen = InterfaceBuilderScreen(document, content: content)
    screen.layOut()
    let insets = InterfaceBuilderEnvironment(screen).adjust()
    defer { screen.takeDown() }
    screens += 1
    if !insets.isEmpty { adjustedScreens += 1 }
    var missed: [InterfaceBuilderElement] = []
    for element in document.elements where element.parent != nil {
      guard let frame = element.frame, let view = screen.view(element) else {
        withoutFrame += 1
        continue
      }
      // The content view of a cell was given its frame.
      if element.tag == "tableViewCellContentView" { continue }
      let isRight = Self.agree(view.frame, frame, within: 1 / document.scale + 0.01)
      let words = "\(element.name) at \(Self.words(view.frame)), recorded \(Self.words(frame))"
      outcomes.append(Outcome(document: screens - 1, isRight: isRight, words: words))
      if isRight {
        matched += 1
        if document.isPlain { plainMatched += 1 }
      } else {
        missed.append(element)
      }
    }
    if missed.isEmpty {
      wholeScreens += 1
      return
    }
    let verdict = verdict(screen, missed)
    // What misses with recorded sizes of texts too does not miss for its text.
    let earlier = content == .own ? InterfaceBuilderScoreboard([document], content: .recorded).reasons : [:]
    var reasons: Set<Reason> = []
    var lines: [String] = []
    for element in missed {
      let reason = reason(element, verdict.reason, earlier)
      self.reasons[element.id] = reason
      reasons.insert(reason)
      misses[reason, default: 0] += 1
      let own = screen.view(element)?.frame ?? .zero
      let line =
        "\(document.path) \(element.name): \(Self.words(own)), recorded \(Self.words(element.frame ?? .zero)): \(reason)"
      lines.append(line)
      if document.isPlain { plainMisses.append(line) }
      if reason == .unexplained { unexplained.append(line) }
    }
    for reason in reasons { missedScreens[reason, default: 0] += 1 }
    details.append("screen \(document.name)")
    details += lines.map { "  miss \($0)" }
    details += insets.map { "  inset \($0)" }
    details += verdict.words.map { "  proof \($0)" }
  }

  // MARK: Reasons

  private func reason(
    _ element: InterfaceBuilderElement, _ verdict: Reason, _ earlier: [String: Reason]
  ) -> Reason {
    if isHiddenInStack(element) { return .hiddenInStack }
    return content == .own ? earlier[element.id] ?? verdict : verdict
  }

  private func verdict(
    _ screen: InterfaceBuilderScreen, _ missed: [InterfaceBuilderElement]
  ) -> (reason: Reason, words: [String]) {
    let found = InterfaceBuilderProof(recorded: screen).findings()
    func words(_ findings: [InterfaceBuilderProof.Finding]) -> [String] {
      findings.map { "\($0.words) fails by \(Double((Double($0.residual) * 1000).rounded() / 1000))" }
    }
    if content == .own {
      let isNear = missed.allSatisfy { element in
        guard let view = screen.view(element), let frame = element.frame else { return true }
        return Self.agree(view.frame, frame, within: 2.01)
      }
      return (isNear ? .textWidth : .content, words(found.required) + textWords(screen))
    }
    if !found.required.isEmpty { return (.stale, words(found.required)) }
    let own = InterfaceBuilderProof(own: screen).findings()
    if own.required.isEmpty, keepsNaturalSizes(screen) {
      let shared = found.optional.filter { other in own.optional.contains { $0.words == other.words } }
      let isSame = shared.count == found.optional.count && shared.count == own.optional.count
      if isSame { return (.undetermined, words(shared)) }
      if own.optional.isEmpty { return (.staleOptional, words(found.optional)) }
    }
    return (.unexplained, words(found.optional) + words(own.required + own.optional).map { "ours: \($0)" })
  }

  /// Whether every view that has a natural size has it on our screen.
  private func keepsNaturalSizes(_ screen: InterfaceBuilderScreen) -> Bool {
    let tolerance = 1 / screen.document.scale + 0.01
    return screen.document.elements.allSatisfy { element in
      guard let view = screen.view(element), let frame = element.frame else { return true }
      let natural = view.intrinsicContentSize
      if view is UIStackView { return true }
      return (natural.width < 0 || abs(view.frame.width - frame.width) <= tolerance)
        && (natural.height < 0 || abs(view.frame.height - frame.height) <= tolerance)
    }
  }

  /// The texts whose own size is another than the recorded.
  private func textWords(_ screen: InterfaceBuilderScreen) -> [String] {
    screen.document.elements.compactMap { element -> String? in
      guard element.tag == "label" || element.tag == "button", let view = screen.view(element),
        let frame = element.frame
      else { return nil }
      let natural = view.intrinsicContentSize
      guard abs(natural.width - frame.width) > 0.51 || abs(natural.height - frame.height) > 0.51 else { return nil }
      let text = element.text("text") ?? element.text("title") ?? ""
      return
        "\(element.name) natural \(natural.width) × \(natural.height), recorded \(frame.width) × \(frame.height): \(text.prefix(60))"
    }
  }

  private func isHiddenInStack(_ element: InterfaceBuilderElement) -> Bool {
    var current: InterfaceBuilderElement? = element
    while let view = current {
      if view.isSet("hidden"), view.parent?.tag == "stackView" { return true }
      current = view.parent
    }
    return false
  }

  private static func agree(_ a: CGRect, _ b: CGRect, within distance: CGFloat) -> Bool {
    abs(a.minX - b.minX) <= distance && abs(a.minY - b.minY) <= distance && abs(a.width - b.width) <= distance
      && abs(a.height - b.height) <= distance
  }

  private static func words(_ rect: CGRect) -> String {
    func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    return "(\(short(rect.minX)), \(short(rect.minY)), \(short(rect.width)), \(short(rect.height)))"
  }
}
