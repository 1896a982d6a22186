// Written by Scripts/property-keys: Apple's properties by key.

extension UIStoryboardSegue {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("destination", \UIStoryboardSegue.destination)
    table.add("identifier", \UIStoryboardSegue.identifier)
    table.add("source", \UIStoryboardSegue.source)
  }
}

extension UIStoryboardUnwindSegueSource {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("sender", \UIStoryboardUnwindSegueSource.sender)
    table.add("source", \UIStoryboardUnwindSegueSource.source)
    table.add("unwindAction", \UIStoryboardUnwindSegueSource.unwindAction)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIStoryboardSegue.self, UIStoryboardSegue.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIStoryboardUnwindSegueSource.self, UIStoryboardUnwindSegueSource.keys1) }, 0, 0
)
