import UIKit

// A class for each of UIKit's that documents have rules for; `NibClassOrderTests` loads them all.

final class LateView: UIView, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateStackView: UIStackView, ComesAfterTheDocument {
  var seen = ""
  required init(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateImageView: UIImageView, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateWindow: UIWindow, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateLabel: UILabel, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateControl: UIControl, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateButton: UIButton, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateSwitch: UISwitch, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateProgressView: UIProgressView, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateActivityIndicatorView: UIActivityIndicatorView, ComesAfterTheDocument {
  var seen = ""
  required init(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateRefreshControl: UIRefreshControl, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateSegmentedControl: UISegmentedControl, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateSlider: UISlider, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateStepper: UIStepper, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LatePageControl: UIPageControl, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateDatePicker: UIDatePicker, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LatePickerView: UIPickerView, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateVisualEffectView: UIVisualEffectView, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateTextField: UITextField, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateTextView: UITextView, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateSearchBar: UISearchBar, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateScrollView: UIScrollView, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateTableView: UITableView, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateTableViewCell: UITableViewCell, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateTableViewHeaderFooterView: UITableViewHeaderFooterView, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateCollectionView: UICollectionView, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateCollectionReusableView: UICollectionReusableView, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateCollectionViewCell: UICollectionViewCell, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateNavigationBar: UINavigationBar, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateToolbar: UIToolbar, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateTabBar: UITabBar, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateBarItem: UIBarItem, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateBarButtonItem: UIBarButtonItem, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateTabBarItem: UITabBarItem, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    tag = 9
  }
}

final class LateViewController: UIViewController, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    title = "9"
  }
}

final class LateTableViewController: UITableViewController, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    title = "9"
  }
}

final class LateCollectionViewController: UICollectionViewController, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    title = "9"
  }
}

final class LateNavigationController: UINavigationController, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    title = "9"
  }
}

final class LateSplitViewController: UISplitViewController, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    title = "9"
  }
}

final class LatePageViewController: UIPageViewController, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    title = "9"
  }
}

final class LateTabBarController: UITabBarController, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    title = "9"
  }
}

final class LateNavigationItem: UINavigationItem, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    title = "9"
  }
}

final class LateCollectionViewFlowLayout: UICollectionViewFlowLayout, ComesAfterTheDocument {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = mark
    minimumLineSpacing = 9
  }
}
