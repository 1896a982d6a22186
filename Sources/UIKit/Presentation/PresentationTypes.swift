/// How a presented controller takes its place.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window; what was there is taken out.
  case fullScreen = 0
  /// A sheet: on phones as wide as the window and a little below its top.
  case pageSheet = 1
  /// A smaller sheet where the width is regular; on phones the same as `pageSheet`.
  case formSheet = 2
  /// Over the controller that defines the context; what was there is taken out.
  case currentContext = 3
  /// Over the whole window, behind which one can look through what is not opaque.
  case overFullScreen = 5
  /// Over the controller that defines the context, behind which one can look through what is not opaque.
  case overCurrentContext = 6
  /// What the system thinks best: a sheet.
  case automatic = -2

  var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .automatic }
  /// Whether the presenting controller's view is taken out.
  var takesPresenterOut: Bool { self == .fullScreen || self == .currentContext }
  var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presented controller comes in, and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom.
  case coverVertical = 0
  /// By fading in.
  case crossDissolve = 2
}

/// What a controller says of its presentation, and whom it presents.
@MainActor struct ControllerPresentationState {
  var style = UIModalPresentationStyle.automatic
  var transition = UIModalTransitionStyle.coverVertical
  var definesContext = false
  var isBeingPresented = false
  var isBeingDismissed = false
  /// The presentation in which the controller presents another.
  var ongoing: ModalPresentation?
  /// The presentation in which it is presented.
  weak var own: ModalPresentation?
}

/// The lengths of sheets on phones, in points.
///
/// A sheet begins 40 points below the top of a screen of 375 × 667 (`uikit-facts §13`), 10 below the safe area of screens with a notch; corners have a
/// radius of 10, and the screen behind stands 16 points from the sides. What `uikit-facts` does not have is a rule, after what is seen on iOS.
struct SheetMetrics {
  var cornerRadius: CGFloat = 10
  var presenterInset: CGFloat = 16
  var formSize = CGSize(width: 540, height: 620)
  var pageWidth: CGFloat = 704

  /// The top of a sheet, by the safe area above it.
  func top(safeArea: CGFloat) -> CGFloat { safeArea > 20 ? safeArea + 10 : 40 }
}
