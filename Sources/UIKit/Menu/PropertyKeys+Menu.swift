// Written by Scripts/property-keys: Apple's properties by key.

extension UIAction {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("title", \UIAction.title)
    table.add("image", \UIAction.image)
    table.add("discoverabilityTitle", \UIAction.discoverabilityTitle)
    table.add("identifier", \UIAction.identifier)
    table.add("attributes", \UIAction.attributes)
    table.add("state", \UIAction.state)
    table.add("sender", \UIAction.sender)
  }
}

extension UICommand {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("action", \UICommand.action)
    table.add("alternates", \UICommand.alternates)
    table.add("attributes", \UICommand.attributes)
    table.add("discoverabilityTitle", \UICommand.discoverabilityTitle)
    table.add("image", \UICommand.image)
    table.add("propertyList", \UICommand.propertyList)
    table.add("state", \UICommand.state)
    table.add("title", \UICommand.title)
  }
}

extension UICommandAlternate {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("action", \UICommandAlternate.action)
    table.add("modifierFlags", \UICommandAlternate.modifierFlags)
    table.add("title", \UICommandAlternate.title)
  }
}

extension UIContextMenuConfiguration {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("identifier", \UIContextMenuConfiguration.identifier)
    table.add("preferredMenuElementOrder", \UIContextMenuConfiguration.preferredMenuElementOrder)
  }
}

extension UIContextMenuInteraction {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("delegate", \UIContextMenuInteraction.delegate)
    table.add("menuAppearance", \UIContextMenuInteraction.menuAppearance)
    table.add("view", \UIContextMenuInteraction.view)
  }
}

extension UIEditMenuConfiguration {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("identifier", \UIEditMenuConfiguration.identifier)
    table.add("preferredArrowDirection", \UIEditMenuConfiguration.preferredArrowDirection)
    table.add("sourcePoint", \UIEditMenuConfiguration.sourcePoint)
  }
}

extension UIEditMenuInteraction {
  fileprivate static func keys6(_ table: _MethodTable) {
    table.add("delegate", \UIEditMenuInteraction.delegate)
    table.add("view", \UIEditMenuInteraction.view)
  }
}

extension UIMenu {
  fileprivate static func keys7(_ table: _MethodTable) {
    table.add("identifier", \UIMenu.identifier)
    table.add("options", \UIMenu.options)
    table.add("preferredElementSize", \UIMenu.preferredElementSize)
    table.add("children", \UIMenu.children)
    table.add("selectedElements", \UIMenu.selectedElements)
  }
}

extension UIMenuController {
  fileprivate static func keys8(_ table: _MethodTable) {
    table.add("arrowDirection", \UIMenuController.arrowDirection)
    table.add("menuVisible", \UIMenuController.isMenuVisible)
    table.add("menuFrame", \UIMenuController.menuFrame)
    table.add("menuItems", \UIMenuController.menuItems)
  }
}

extension UIMenuElement {
  fileprivate static func keys9(_ table: _MethodTable) {
    table.add("title", \UIMenuElement.title)
    table.add("subtitle", \UIMenuElement.subtitle)
    table.add("image", \UIMenuElement.image)
    table.add("accessibilityIdentifier", \UIMenuElement.accessibilityIdentifier)
  }
}

extension UIMenuItem {
  fileprivate static func keys10(_ table: _MethodTable) {
    table.add("action", \UIMenuItem.action)
    table.add("title", \UIMenuItem.title)
  }
}

extension UIPointerInteraction {
  fileprivate static func keys11(_ table: _MethodTable) {
    table.add("delegate", \UIPointerInteraction.delegate)
    table.add("enabled", \UIPointerInteraction.isEnabled)
    table.add("view", \UIPointerInteraction.view)
  }
}

extension UIPointerRegion {
  fileprivate static func keys12(_ table: _MethodTable) {
    table.add("identifier", \UIPointerRegion.identifier)
    table.add("rect", \UIPointerRegion.rect)
  }
}

extension UIPointerRegionRequest {
  fileprivate static func keys13(_ table: _MethodTable) {
    table.add("location", \UIPointerRegionRequest.location)
  }
}

extension UIPreviewAction {
  fileprivate static func keys14(_ table: _MethodTable) {
    table.add("handler", \UIPreviewAction.handler)
    table.add("title", \UIPreviewAction.title)
  }
}

extension UIPreviewParameters {
  fileprivate static func keys15(_ table: _MethodTable) {
    table.add("backgroundColor", \UIPreviewParameters.backgroundColor)
    table.add("visiblePath", \UIPreviewParameters.visiblePath)
  }
}

extension UIPreviewTarget {
  fileprivate static func keys16(_ table: _MethodTable) {
    table.add("center", \UIPreviewTarget.center)
    table.add("container", \UIPreviewTarget.container)
    table.add("transform", \UIPreviewTarget.transform)
  }
}

extension UITargetedPreview {
  fileprivate static func keys17(_ table: _MethodTable) {
    table.add("target", \UITargetedPreview.target)
    table.add("view", \UITargetedPreview.view)
    table.add("parameters", \UITargetedPreview.parameters)
    table.add("size", \UITargetedPreview.size)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIAction.self, UIAction.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICommand.self, UICommand.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICommandAlternate.self, UICommandAlternate.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIContextMenuConfiguration.self, UIContextMenuConfiguration.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIContextMenuInteraction.self, UIContextMenuInteraction.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIEditMenuConfiguration.self, UIEditMenuConfiguration.keys5) }, 0, 0
)
@section("swift5_tests") @used private let record6: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIEditMenuInteraction.self, UIEditMenuInteraction.keys6) }, 0, 0
)
@section("swift5_tests") @used private let record7: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIMenu.self, UIMenu.keys7) }, 0, 0
)
@section("swift5_tests") @used private let record8: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIMenuController.self, UIMenuController.keys8) }, 0, 0
)
@section("swift5_tests") @used private let record9: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIMenuElement.self, UIMenuElement.keys9) }, 0, 0
)
@section("swift5_tests") @used private let record10: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIMenuItem.self, UIMenuItem.keys10) }, 0, 0
)
@section("swift5_tests") @used private let record11: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPointerInteraction.self, UIPointerInteraction.keys11) }, 0, 0
)
@section("swift5_tests") @used private let record12: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPointerRegion.self, UIPointerRegion.keys12) }, 0, 0
)
@section("swift5_tests") @used private let record13: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPointerRegionRequest.self, UIPointerRegionRequest.keys13) }, 0, 0
)
@section("swift5_tests") @used private let record14: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPreviewAction.self, UIPreviewAction.keys14) }, 0, 0
)
@section("swift5_tests") @used private let record15: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPreviewParameters.self, UIPreviewParameters.keys15) }, 0, 0
)
@section("swift5_tests") @used private let record16: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPreviewTarget.self, UIPreviewTarget.keys16) }, 0, 0
)
@section("swift5_tests") @used private let record17: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITargetedPreview.self, UITargetedPreview.keys17) }, 0, 0
)
