// Written by Scripts/property-keys: Apple's properties by key.

extension NSLayoutConstraint {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("priority", \NSLayoutConstraint.priority)
    table.add("firstItem", \NSLayoutConstraint.firstItem)
    table.add("secondItem", \NSLayoutConstraint.secondItem)
    table.add("firstAttribute", \NSLayoutConstraint.firstAttribute)
    table.add("secondAttribute", \NSLayoutConstraint.secondAttribute)
    table.add("firstAnchor", \NSLayoutConstraint.firstAnchor)
    table.add("secondAnchor", \NSLayoutConstraint.secondAnchor)
    table.add("relation", \NSLayoutConstraint.relation)
    table.add("multiplier", \NSLayoutConstraint.multiplier)
    table.add("constant", \NSLayoutConstraint.constant)
    table.add("active", \NSLayoutConstraint.isActive)
    table.add("identifier", \NSLayoutConstraint.identifier)
  }
}

extension UIKeyboardLayoutGuide {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("usesBottomSafeArea", \UIKeyboardLayoutGuide.usesBottomSafeArea)
  }
}

extension UILayoutGuide {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("hasAmbiguousLayout", \UILayoutGuide.hasAmbiguousLayout)
    table.add("layoutFrame", \UILayoutGuide.layoutFrame)
    table.add("owningView", \UILayoutGuide.owningView)
    table.add("identifier", \UILayoutGuide.identifier)
    table.add("leadingAnchor", \UILayoutGuide.leadingAnchor)
    table.add("trailingAnchor", \UILayoutGuide.trailingAnchor)
    table.add("leftAnchor", \UILayoutGuide.leftAnchor)
    table.add("rightAnchor", \UILayoutGuide.rightAnchor)
    table.add("topAnchor", \UILayoutGuide.topAnchor)
    table.add("bottomAnchor", \UILayoutGuide.bottomAnchor)
    table.add("widthAnchor", \UILayoutGuide.widthAnchor)
    table.add("heightAnchor", \UILayoutGuide.heightAnchor)
    table.add("centerXAnchor", \UILayoutGuide.centerXAnchor)
    table.add("centerYAnchor", \UILayoutGuide.centerYAnchor)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSLayoutConstraint.self, NSLayoutConstraint.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIKeyboardLayoutGuide.self, UIKeyboardLayoutGuide.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UILayoutGuide.self, UILayoutGuide.keys2) }, 0, 0
)
