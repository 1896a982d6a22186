// Written by Scripts/property-keys: Apple's properties by key.

extension Diagnostics {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("all", \Diagnostics.all)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, Diagnostics.self, Diagnostics.keys0) }, 0, 0
)
