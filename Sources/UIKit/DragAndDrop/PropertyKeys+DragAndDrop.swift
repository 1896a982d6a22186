// Written by Scripts/property-keys: Apple's properties by key.

extension NSItemProvider {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("registeredTypeIdentifiers", \NSItemProvider.registeredTypeIdentifiers)
    table.add("suggestedName", \NSItemProvider.suggestedName)
  }
}

extension UIDragInteraction {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("allowsSimultaneousRecognitionDuringLift", \UIDragInteraction.allowsSimultaneousRecognitionDuringLift)
    table.add("delegate", \UIDragInteraction.delegate)
    table.add("enabled", \UIDragInteraction.isEnabled)
    table.add("view", \UIDragInteraction.view)
  }
}

extension UIDragItem {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("itemProvider", \UIDragItem.itemProvider)
    table.add("localObject", \UIDragItem.localObject)
    table.add("previewProvider", \UIDragItem.previewProvider)
  }
}

extension UIDragPreview {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("parameters", \UIDragPreview.parameters)
    table.add("view", \UIDragPreview.view)
  }
}

extension UIDropInteraction {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("allowsSimultaneousDropSessions", \UIDropInteraction.allowsSimultaneousDropSessions)
    table.add("delegate", \UIDropInteraction.delegate)
    table.add("view", \UIDropInteraction.view)
  }
}

extension UIDropProposal {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("operation", \UIDropProposal.operation)
    table.add("prefersFullSizePreview", \UIDropProposal.prefersFullSizePreview)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSItemProvider.self, NSItemProvider.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIDragInteraction.self, UIDragInteraction.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIDragItem.self, UIDragItem.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIDragPreview.self, UIDragPreview.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIDropInteraction.self, UIDropInteraction.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIDropProposal.self, UIDropProposal.keys5) }, 0, 0
)
