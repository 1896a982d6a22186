/// What the user did in a field or view of text.
struct TextInteractionState {
  var selection: NSRange
  var offset = CGPoint.zero
}
