import Foundation
import Testing

@testable import UIKit

/// Random editing beside an obvious model: an array of characters' units, which knows no paragraphs, attributes or layouts.
///
/// `MASTHEAD_EDITS=100000` makes as many changes as it says.
@MainActor @Suite struct RandomEditingTests {
  private struct Model {
    var units: [UInt16] = []
    var selection = 0..<0

    var text: String { String(decoding: units, as: UTF16.self) }

    /// Where characters begin, and the end.
    private var boundaries: [Int] {
      var place = 0
      return [0]
        + text.map { character in
          place += character.utf16.count
          return place
        }
    }

    mutating func insert(_ text: String) {
      let new = Array(text.utf16)
      units.replaceSubrange(selection, with: new)
      let end = selection.lowerBound + new.count
      selection = end..<end
    }

    mutating func deleteBackward() {
      var range = selection
      if range.isEmpty {
        guard let start = boundaries.last(where: { $0 < range.lowerBound }) else { return }
        range = start..<range.lowerBound
      }
      units.removeSubrange(range)
      selection = range.lowerBound..<range.lowerBound
    }
  }

  private static let pieces = [
    "a", "b ", "\n", "\r\n", "\u{D55C}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "word ", "\u{2029}", "e\u{301}",
    "\u{5D0}\u{5D1}", "\u{1F1EF}\u{1F1F5}", "\t", "\u{2028}", "",
  ]

  @Test func randomChangesGiveTheTextThatAModelHas() {
    let count = ProcessInfo.processInfo.environment["MASTHEAD_EDITS"].flatMap { Int($0) } ?? 3000
    let stage = TextWindow()
    let view = UITextView()
    stage.add(view, CGRect(x: 0, y: 100, width: 300, height: 200))
    view.becomeFirstResponder()
    var model = Model()
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }
    for step in 0..<count {
      // Places between characters, as fingers and keys find them.
      let text = model.text
      var places = [0]
      for character in text { places.append((places.last ?? 0) + character.utf16.count) }
      if random(3) > 0 {
        let first = random(places.count)
        let last = min(places.count - 1, first + random(4))
        model.selection = places[first]..<places[last]
        view.selectedRange = NSRange(location: places[first], length: places[last] - places[first])
      }
      // A selection may lie inside of characters that came together, where one is typed beside another.
      guard places.contains(model.selection.lowerBound), places.contains(model.selection.upperBound) else {
        let place = places.last { $0 <= model.selection.lowerBound } ?? 0
        model.selection = place..<place
        view.selectedRange = NSRange(location: place, length: 0)
        continue
      }
      switch random(model.units.count > 200 ? 4 : 7) {
      case 0, 1:
        model.deleteBackward()
        view.deleteBackward()
      case 2:
        // All of a longer part goes at once.
        model.selection = places[places.count / 2]..<model.units.count
        model.deleteBackward()
        view.selectedRange = NSRange(
          location: places[places.count / 2], length: view.textStorage.length - places[places.count / 2])
        view.deleteBackward()
      case 3 where view.undoManager?.canUndo == true && random(4) == 0:
        view.undoManager?.undo()
        model.units = Array(view.text.utf16)
        model.selection = view.selectedRange.location..<NSMaxRange(view.selectedRange)
        continue
      default:
        let piece = Self.pieces[random(Self.pieces.count)]
        model.insert(piece)
        view.insertText(piece)
      }
      if step % 50 == 0 { stage.window.updateForFrame() }
      guard view.text == model.text, view.textStorage.length == model.units.count else {
        Issue.record("step \(step): \(view.text.debugDescription) is not \(model.text.debugDescription)")
        return
      }
      let range = model.selection.lowerBound..<model.selection.upperBound
      if view.selectedRange != NSRange(location: range.lowerBound, length: range.count) {
        Issue.record("step \(step): \(view.selectedRange) is not \(range) in \(view.text.debugDescription)")
        return
      }
    }
  }
}
