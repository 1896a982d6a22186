// Written by Scripts/property-keys: Apple's properties by key.

extension UIEvent {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("type", \UIEvent.type)
    table.add("subtype", \UIEvent.subtype)
    table.add("timestamp", \UIEvent.timestamp)
    table.add("modifierFlags", \UIEvent.modifierFlags)
    table.add("buttonMask", \UIEvent.buttonMask)
    table.add("allTouches", \UIEvent.allTouches)
  }
}

extension UIResponder {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("next", \UIResponder.next)
    table.add("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder)
    table.add("canResignFirstResponder", \UIResponder.canResignFirstResponder)
    table.add("firstResponder", \UIResponder.isFirstResponder)
    table.add("undoManager", \UIResponder.undoManager)
    table.add("keyCommands", \UIResponder.keyCommands)
    table.add("inputView", \UIResponder.inputView)
    table.add("inputAccessoryView", \UIResponder.inputAccessoryView)
    table.add("userActivity", \UIResponder.userActivity)
    table.add("accessibilityActivationPoint", \UIResponder.accessibilityActivationPoint)
    table.add("accessibilityAttributedHint", \UIResponder.accessibilityAttributedHint)
    table.add("accessibilityAttributedLabel", \UIResponder.accessibilityAttributedLabel)
    table.add("accessibilityAttributedUserInputLabels", \UIResponder.accessibilityAttributedUserInputLabels)
    table.add("accessibilityAttributedValue", \UIResponder.accessibilityAttributedValue)
    table.add("accessibilityContainerType", \UIResponder.accessibilityContainerType)
    table.add("accessibilityCustomActions", \UIResponder.accessibilityCustomActions)
    table.add("accessibilityCustomRotors", \UIResponder.accessibilityCustomRotors)
    table.add("accessibilityElements", \UIResponder.accessibilityElements)
    table.add("accessibilityElementsHidden", \UIResponder.accessibilityElementsHidden)
    table.add("accessibilityFrame", \UIResponder.accessibilityFrame)
    table.add("accessibilityHint", \UIResponder.accessibilityHint)
    table.add("accessibilityLabel", \UIResponder.accessibilityLabel)
    table.add("accessibilityLanguage", \UIResponder.accessibilityLanguage)
    table.add("accessibilityPath", \UIResponder.accessibilityPath)
    table.add("accessibilityRespondsToUserInteraction", \UIResponder.accessibilityRespondsToUserInteraction)
    table.add("accessibilityTraits", \UIResponder.accessibilityTraits)
    table.add("accessibilityUserInputLabels", \UIResponder.accessibilityUserInputLabels)
    table.add("accessibilityValue", \UIResponder.accessibilityValue)
    table.add("accessibilityViewIsModal", \UIResponder.accessibilityViewIsModal)
    table.add("accessibilityElement", \UIResponder.isAccessibilityElement)
    table.add("shouldGroupAccessibilityChildren", \UIResponder.shouldGroupAccessibilityChildren)
  }
}

extension UITouch {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("timestamp", \UITouch.timestamp)
    table.add("phase", \UITouch.phase)
    table.add("tapCount", \UITouch.tapCount)
    table.add("type", \UITouch.type)
    table.add("majorRadius", \UITouch.majorRadius)
    table.add("majorRadiusTolerance", \UITouch.majorRadiusTolerance)
    table.add("window", \UITouch.window)
    table.add("view", \UITouch.view)
    table.add("gestureRecognizers", \UITouch.gestureRecognizers)
    table.add("force", \UITouch.force)
    table.add("maximumPossibleForce", \UITouch.maximumPossibleForce)
    table.add("altitudeAngle", \UITouch.altitudeAngle)
    table.add("estimationUpdateIndex", \UITouch.estimationUpdateIndex)
    table.add("estimatedProperties", \UITouch.estimatedProperties)
    table.add("estimatedPropertiesExpectingUpdates", \UITouch.estimatedPropertiesExpectingUpdates)
    table.add("rollAngle", \UITouch.rollAngle)
  }
}

extension UndoManager {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("canRedo", \UndoManager.canRedo)
    table.add("canUndo", \UndoManager.canUndo)
    table.add("groupingLevel", \UndoManager.groupingLevel)
    table.add("groupsByEvent", \UndoManager.groupsByEvent)
    table.add("redoing", \UndoManager.isRedoing)
    table.add("undoRegistrationEnabled", \UndoManager.isUndoRegistrationEnabled)
    table.add("undoing", \UndoManager.isUndoing)
    table.add("levelsOfUndo", \UndoManager.levelsOfUndo)
    table.add("redoActionName", \UndoManager.redoActionName)
    table.add("redoMenuItemTitle", \UndoManager.redoMenuItemTitle)
    table.add("undoActionName", \UndoManager.undoActionName)
    table.add("undoMenuItemTitle", \UndoManager.undoMenuItemTitle)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIEvent.self, UIEvent.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIResponder.self, UIResponder.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITouch.self, UITouch.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UndoManager.self, UndoManager.keys3) }, 0, 0
)
