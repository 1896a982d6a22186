import Foundation

/// Commands on the attributes of the selection.
extension TextEditor {
  /// Gives the selection an attribute of its own for each stretch that looks the same.
  func changeAttributes(_ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    guard selection.length > 0, host.editorTakesAttributes, host.editorMayEdit else { return }
    let text = NSMutableAttributedString(attributedString: storage.attributedSubstring(from: selection))
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
      text.setAttributes(change(values), range: range)
    }
    self.change(selection, to: text, asks: false, selecting: selection)
  }

  /// Adds a trait to the font of the selection, or removes it if the selection begins with it.
  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    guard selection.length > 0 else { return }
    let first = storage.attribute(.font, at: selection.location, effectiveRange: nil) as? UIFont
    let isOn = first?.fontDescriptor.symbolicTraits.contains(trait) ?? false
    changeAttributes { values in
      guard let font = values[.font] as? UIFont else { return values }
      var traits = font.fontDescriptor.symbolicTraits
      if isOn { traits.remove(trait) } else { traits.insert(trait) }
      guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return values }
      var result = values
      result[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
      return result
    }
  }

  /// Makes the fonts of the selection larger or smaller, to no less than a point.
  func changeSize(by points: CGFloat) {
    changeAttributes { values in
      guard let font = values[.font] as? UIFont else { return values }
      var result = values
      result[.font] = font.withSize(max(1, font.pointSize + points))
      return result
    }
  }

  /// Sets the writing direction of the selection's paragraphs.
  func makeSelection(read direction: NSWritingDirection) {
    guard host.editorMayEdit, hasText else { return }
    setDirection(direction, for: TextIndexRange(selection))
  }

  func toggleUnderline() {
    guard selection.length > 0 else { return }
    let isOn = storage.attribute(.underlineStyle, at: selection.location, effectiveRange: nil) != nil
    changeAttributes { values in
      var result = values
      result[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue
      return result
    }
  }
}
