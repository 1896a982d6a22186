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
  /// As the presentation controller of the `transitioningDelegate` has it; without one as `overFullScreen`.
  case custom = 4
  /// Over the whole window, behind which one can look through what is not opaque.
  case overFullScreen = 5
  /// Over the controller that defines the context, behind which one can look through what is not opaque.
  case overCurrentContext = 6
  /// Beside the view or button that it belongs to; where the width is compact a sheet, unless a delegate says otherwise.
  case popover = 7
  /// No other style, as an answer of a delegate that is asked for one; it cannot be presented in.
  case none = -1
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
  /// By turning the window round its upright axis.
  case flipHorizontal = 1
  /// By fading in.
  case crossDissolve = 2
}

/// What a controller says of its presentation, and whom it presents.
@MainActor struct ControllerPresentationState {
  var style = UIModalPresentationStyle.automatic
  var transition = UIModalTransitionStyle.coverVertical
  var definesContext = false
  var providesTransition = false
  var capturesStatusBar = false
  var isModal = false
  var isBeingPresented = false
  var isBeingDismissed = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation in which the controller presents another.
  var ongoing: ModalPresentation?
  /// The presentation in which it is presented.
  weak var own: ModalPresentation?
  /// The presentation controller that was asked for before the controller is presented.
  var prepared: UIPresentationController?
}
