internal import InterfaceDocuments

extension NibTable {
  static let collectionRules: [NibRules] = [
    NibRules(UICollectionView.self, "collectionView") { the in
      the.set("cells") { collection, value in
        for element in value.element.children { collection.registerPrototype(element, nil, value.instance) }
      }
      the.set("sectionHeaderView") { collection, value in
        collection.registerPrototype(value.element, UICollectionView.elementKindSectionHeader, value.instance)
      }
      the.set("sectionFooterView") { collection, value in
        collection.registerPrototype(value.element, UICollectionView.elementKindSectionFooter, value.instance)
      }
      the.flag("allowsSelection", \.allowsSelection)
      the.flag("allowsMultipleSelection", \.allowsMultipleSelection)
      the.flag("prefetchingEnabled", \.isPrefetchingEnabled)
      the.set("backgroundView") { $0.backgroundView = $1.object(UIView.self) }
      the.flag("dragInteractionEnabled", \.dragInteractionEnabled)
      the.flag("springLoaded", \.isSpringLoaded)
      the.flag("selectionFollowsFocus", \.selectionFollowsFocus)
      // Read when the collection is initialised.
      the.ignore("collectionViewLayout", "dataMode")
      the.outlet("delegate") { (view: UICollectionView, delegate: any UICollectionViewDelegate) in
        view.delegate = delegate
      }
      the.outlet("dataSource") { (view: UICollectionView, source: any UICollectionViewDataSource) in
        view.dataSource = source
      }
      the.outlet("prefetchDataSource") { (view: UICollectionView, source: any UICollectionViewDataSourcePrefetching) in
        view.prefetchDataSource = source
      }
      the.outlet("backgroundView") { (view: UICollectionView, background: UIView) in view.backgroundView = background }
    },
    NibRules(UICollectionReusableView.self, "collectionReusableView") { the in
      the.ignore("reuseIdentifier", "customSize")
    },
    NibRules(UICollectionViewCell.self, "collectionViewCell") { the in
      the.set("contentView") { cell, value in
        value.instance.adopt(cell.contentView, filling: cell, value.element)
      }
      the.set("collectionViewCellContentView") { cell, value in
        value.instance.adopt(cell.contentView, filling: cell, value.element)
      }
      the.set("contentConfiguration") { cell, value in
        cell.contentConfiguration = value.instance.listContentConfiguration(value.element)
      }
      the.outlet("backgroundView") { (cell: UICollectionViewCell, view: UIView) in cell.backgroundView = view }
      the.outlet("selectedBackgroundView") { (cell: UICollectionViewCell, view: UIView) in
        cell.selectedBackgroundView = view
      }
    },
    NibRules(UICollectionViewLayout.self, "collectionViewLayout") { _ in },
    NibRules(UICollectionViewFlowLayout.self, "collectionViewFlowLayout") { the in
      the.number("minimumLineSpacing", \.minimumLineSpacing)
      the.number("minimumInteritemSpacing", \.minimumInteritemSpacing)
      the.size("itemSize", \.itemSize)
      the.size("estimatedItemSize", \.estimatedItemSize)
      the.set("automaticEstimatedItemSize") { layout, value in
        if value.flag { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
      }
      the.size("headerReferenceSize", \.headerReferenceSize)
      the.size("footerReferenceSize", \.footerReferenceSize)
      the.insets("sectionInset", \.sectionInset)
      the.choice("scrollDirection", \.scrollDirection, ["vertical": .vertical, "horizontal": .horizontal])
      the.choice(
        "sectionInsetReference", \.sectionInsetReference,
        ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins])
      the.flag("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
      the.flag("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
    },
  ]
}

extension UICollectionView {
  /// The layout of a document's collection view, made before the view; a flow layout if the document has none.
  static func layout(in coder: NSCoder) -> UICollectionViewLayout {
    guard let coder = coder as? NibCoder, let element = coder.element.child(key: "collectionViewLayout"),
      let layout = coder.instance.make(element) as? UICollectionViewLayout
    else { return UICollectionViewFlowLayout() }
    return layout
  }
}
