/// The state of a text field or view by the user's touches: selection and offset.
struct TextInteractionState {
  var selection: NSRange
  var offset = CGPoint.zero
}
