internal import InterfaceDocuments

extension NibTable {
  static let scrollRules: [NibRules] = [
    NibRules(UIScrollView.self, "scrollView") { the in
      the.number("minimumZoomScale", \.minimumZoomScale)
      the.number("maximumZoomScale", \.maximumZoomScale)
      the.flag("bouncesZoom", \.bouncesZoom)
      the.flag("scrollsToTop", \.scrollsToTop)
      the.choice(
        "keyboardDismissMode", \.keyboardDismissMode, ["none": .none, "onDrag": .onDrag, "interactive": .interactive])
      the.flag("scrollEnabled", \.isScrollEnabled)
      the.flag("pagingEnabled", \.isPagingEnabled)
      the.flag("directionalLockEnabled", \.isDirectionalLockEnabled)
      the.flag("bounces", \.bounces)
      the.flag("alwaysBounceVertical", \.alwaysBounceVertical)
      the.flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
      the.flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
      the.flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
      the.choice("indicatorStyle", \.indicatorStyle, ["default": .default, "black": .black, "white": .white])
      the.flag("delaysContentTouches", \.delaysContentTouches)
      the.flag("canCancelContentTouches", \.canCancelContentTouches)
      the.insets("contentInset", \.contentInset)
      the.insets("scrollIndicatorInsets", \.scrollIndicatorInsets)
      the.size("contentSize", \.contentSize)
      the.choice(
        "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
        ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always])
      the.outlet("delegate") { (view: UIScrollView, delegate: any UIScrollViewDelegate) in view.delegate = delegate }
      the.outlet("refreshControl") { (view: UIScrollView, control: UIRefreshControl) in view.refreshControl = control }
    }
  ]
}
