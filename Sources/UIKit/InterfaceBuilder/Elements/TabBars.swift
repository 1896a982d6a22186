internal import InterfaceDocuments

extension NibTable {
  static let tabBarRules: [NibRules] = [
    NibRules(UITabBarController.self, "tabBarController") { the in
      the.set("tabBar") { controller, value in value.instance.adopt(controller.tabBar, value.element) }
      // A relationship of a storyboard, once for each controller.
      the.outlet("viewControllers") { (controller: UITabBarController, child: UIViewController) in
        controller.viewControllers = (controller.viewControllers ?? []) + [child]
      }
      the.outlet("delegate") { (controller: UITabBarController, delegate: any UITabBarControllerDelegate) in
        controller.delegate = delegate
      }
    },
    NibRules(UITabBar.self, "tabBar") { the in
      the.choice("barStyle", \.barStyle, barStyles)
      the.flag("translucent", \.isTranslucent)
      the.color("barTintColor", \.barTintColor)
      the.color("unselectedItemTintColor", \.unselectedItemTintColor)
      the.image("backgroundImage", \.backgroundImage)
      the.image("shadowImage", \.shadowImage)
      the.image("selectionIndicatorImage", \.selectionIndicatorImage)
      the.choice(
        "itemPositioning", \.itemPositioning, ["automatic": .automatic, "fill": .fill, "centered": .centered])
      the.number("itemWidth", \.itemWidth)
      the.number("itemSpacing", \.itemSpacing)
      the.set("standardAppearance") { $0.standardAppearance = read(UITabBarAppearance(), $1) }
      the.set("scrollEdgeAppearance") { $0.scrollEdgeAppearance = read(UITabBarAppearance(), $1) }
      the.set("items") { $0.items = $1.objects(UITabBarItem.self) }
      the.outlet("delegate") { (bar: UITabBar, delegate: any UITabBarDelegate) in bar.delegate = delegate }
      the.outlet("selectedItem") { (bar: UITabBar, item: UITabBarItem) in bar.selectedItem = item }
    },
    NibRules(UITabBarItem.self, "tabBarItem") { the in
      the.image("selectedImage", \.selectedImage)
      the.text("badgeValue", \.badgeValue)
      the.color("badgeColor", \.badgeColor)
      // The kind of a system item has to be known when it is made: see UITabBarItem.init(coder:), which may ask
      // coder.attribute("systemItem") for bookmarks contacts downloads favorites featured history more mostRecent mostViewed recents
      // search topRated.
      the.ignore("systemItem")
    },
    NibRules(UIViewController.self) { the in
      the.set("tabBarItem") { controller, value in
        if let item = value.object(UITabBarItem.self) { controller.tabBarItem = item }
      }
    },
    NibRules(UIPinchGestureRecognizer.self, "pinchGestureRecognizer") { _ in },
    NibRules(UIRotationGestureRecognizer.self, "rotationGestureRecognizer") { _ in },
  ]
}
