// Written by Scripts/property-keys: Apple's properties by key.

extension UIKey {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("characters", \UIKey.characters)
    table.add("charactersIgnoringModifiers", \UIKey.charactersIgnoringModifiers)
    table.add("keyCode", \UIKey.keyCode)
    table.add("modifierFlags", \UIKey.modifierFlags)
  }
}

extension UIKeyCommand {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("input", \UIKeyCommand.input)
    table.add("modifierFlags", \UIKeyCommand.modifierFlags)
    table.add("wantsPriorityOverSystemBehavior", \UIKeyCommand.wantsPriorityOverSystemBehavior)
    table.add("allowsAutomaticMirroring", \UIKeyCommand.allowsAutomaticMirroring)
  }
}

extension UIPress {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("timestamp", \UIPress.timestamp)
    table.add("phase", \UIPress.phase)
    table.add("type", \UIPress.type)
    table.add("window", \UIPress.window)
    table.add("responder", \UIPress.responder)
    table.add("gestureRecognizers", \UIPress.gestureRecognizers)
    table.add("force", \UIPress.force)
    table.add("key", \UIPress.key)
  }
}

extension UIPressesEvent {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("allPresses", \UIPressesEvent.allPresses)
    table.add("type", \UIPressesEvent.type)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIKey.self, UIKey.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIKeyCommand.self, UIKeyCommand.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPress.self, UIPress.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPressesEvent.self, UIPressesEvent.keys3) }, 0, 0
)
