extension UICollectionView {
  /// Methods that are found by name.
  fileprivate static func names(_ table: _MethodTable) {
    table.add(_SelectorName("reloadData")(UICollectionView.reloadData))
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollectionView.self, UICollectionView.names) }, 0, 0
)
