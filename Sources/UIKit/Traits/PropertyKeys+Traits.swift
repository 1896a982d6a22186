// Written by Scripts/property-keys: Apple's properties by key.

extension UITraitCollection {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("userInterfaceIdiom", \UITraitCollection.userInterfaceIdiom)
    table.add("userInterfaceStyle", \UITraitCollection.userInterfaceStyle)
    table.add("layoutDirection", \UITraitCollection.layoutDirection)
    table.add("displayScale", \UITraitCollection.displayScale)
    table.add("horizontalSizeClass", \UITraitCollection.horizontalSizeClass)
    table.add("verticalSizeClass", \UITraitCollection.verticalSizeClass)
    table.add("forceTouchCapability", \UITraitCollection.forceTouchCapability)
    table.add("preferredContentSizeCategory", \UITraitCollection.preferredContentSizeCategory)
    table.add("displayGamut", \UITraitCollection.displayGamut)
    table.add("accessibilityContrast", \UITraitCollection.accessibilityContrast)
    table.add("userInterfaceLevel", \UITraitCollection.userInterfaceLevel)
    table.add("legibilityWeight", \UITraitCollection.legibilityWeight)
    table.add("activeAppearance", \UITraitCollection.activeAppearance)
    table.add("imageConfiguration", \UITraitCollection.imageConfiguration)
    table.add("imageDynamicRange", \UITraitCollection.imageDynamicRange)
    table.add("listEnvironment", \UITraitCollection.listEnvironment)
    table.add("sceneCaptureState", \UITraitCollection.sceneCaptureState)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITraitCollection.self, UITraitCollection.keys0) }, 0, 0
)
