internal import InterfaceDocuments

extension NibTable {
  static let controllerRules: [NibRules] = [
    NibRules(UIViewController.self, "viewController") { the in
      the.text("title", \.title)
      the.text("restorationIdentifier", \.restorationIdentifier)
      the.set("navigationItem") { controller, value in
        value.instance.adopt(controller.navigationItem, value.element)
      }
      the.set("toolbarItems") { $0.toolbarItems = $1.objects(UIBarButtonItem.self) }
      the.flag("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
      the.flag("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars)
      the.flag("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets)
      the.flag("definesPresentationContext", \.definesPresentationContext)
      the.flag("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle)
      the.choice("modalPresentationStyle", \.modalPresentationStyle, presentationStyles)
      the.choice("modalTransitionStyle", \.modalTransitionStyle, transitionStyles)
      the.size("preferredContentSize", \.preferredContentSize)
      the.set("contentSizeForViewInPopover") { controller, value in
        if let size = value.size { controller.preferredContentSize = size }
      }
      the.set("edgesForExtendedLayout") { controller, value in
        var edges: UIRectEdge = []
        if value.element.isSet("top") { edges.insert(.top) }
        if value.element.isSet("bottom") { edges.insert(.bottom) }
        if value.element.isSet("left") { edges.insert(.left) }
        if value.element.isSet("right") { edges.insert(.right) }
        controller.edgesForExtendedLayout = edges
      }
      the.ignore(
        "view", "freeformSize", "wantsFullScreenLayout", "autoresizesArchivedViewToFullSize", "nibName",
        "refreshControl")
      the.outlet("view") { (controller: UIViewController, view: UIView) in controller.view = view }
    },
    NibRules(UITableViewController.self, "tableViewController") { the in
      the.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
      the.outlet("tableView") { (controller: UITableViewController, view: UITableView) in controller.tableView = view }
      the.outlet("refreshControl") { (controller: UITableViewController, control: UIRefreshControl) in
        controller.refreshControl = control
      }
    },
    NibRules(UICollectionViewController.self, "collectionViewController") { the in
      the.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
      the.outlet("collectionView") { (controller: UICollectionViewController, view: UICollectionView) in
        controller.adoptNibView(view)
      }
    },
    NibRules(UINavigationController.self, "navigationController") { the in
      the.set("navigationBar") { controller, value in
        value.instance.adopt(controller.navigationBar, value.element)
      }
      the.set("toolbar") { controller, value in
        if let toolbar = controller.toolbar { value.instance.adopt(toolbar, value.element) }
      }
      the.flag("navigationBarHidden", \.isNavigationBarHidden)
      the.set("toolbarHidden") { $0.isToolbarHidden = $1.flag }
      the.outlet("delegate") { (controller: UINavigationController, delegate: any UINavigationControllerDelegate) in
        controller.delegate = delegate
      }
    },
    NibRules(UISplitViewController.self, "splitViewController") { the in
      the.outlet("masterViewController") { (split: UISplitViewController, controller: UIViewController) in
        split.adoptNibColumn(controller, isPrimary: true)
      }
      the.outlet("detailViewController") { (split: UISplitViewController, controller: UIViewController) in
        split.adoptNibColumn(controller, isPrimary: false)
      }
      the.outlet("delegate") { (split: UISplitViewController, delegate: any UISplitViewControllerDelegate) in
        split.delegate = delegate
      }
      the.ignore("allowDoubleColumnStyle")
    },
    NibRules(UIPageViewController.self, "pageViewController") { the in
      the.outlet("dataSource") { (pages: UIPageViewController, source: any UIPageViewControllerDataSource) in
        pages.dataSource = source
      }
      the.outlet("delegate") { (pages: UIPageViewController, delegate: any UIPageViewControllerDelegate) in
        pages.delegate = delegate
      }
      the.flag("doubleSided", \.isDoubleSided)
      // Read when it is initialised; a spine of one page is none.
      the.ignore("transitionStyle", "navigationOrientation", "pageSpacing", "spineLocation")
    },
  ]

  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "automatic": .automatic,
  ]

  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "crossDissolve": .crossDissolve, "flipHorizontal": .flipHorizontal,
  ]
}

extension UISplitViewController {
  /// Takes a controller over that a storyboard has for a column; they come in any order.
  fileprivate func adoptNibColumn(_ controller: UIViewController, isPrimary: Bool) {
    guard style == .unspecified else { return setViewController(controller, for: isPrimary ? .primary : .secondary) }
    viewControllers = isPrimary ? [controller] + viewControllers : viewControllers + [controller]
  }
}
