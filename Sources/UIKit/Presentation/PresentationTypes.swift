/// How a presented controller takes its place.
public enum UIModalPresentationStyle: _Enumeration, Sendable {
  /// Over the whole window; the views there before are removed.
  case fullScreen
  /// A sheet: on phones as wide as the window and a little below its top.
  case pageSheet
  /// A smaller sheet where the width is regular; on phones the same as `pageSheet`.
  case formSheet
  /// Over the controller that defines the context; the views there before are removed.
  case currentContext
  /// As the presentation controller of the `transitioningDelegate` has it; without one as `overFullScreen`.
  case custom
  /// Over the whole window; the views behind stay visible through transparent parts.
  case overFullScreen
  /// Over the controller that defines the context; the views behind stay visible through transparent parts.
  case overCurrentContext
  /// Beside its source view or button; a sheet in compact width, unless a delegate says otherwise.
  case popover
  /// No other style, as an answer of a delegate; presentations cannot have it.
  case none
  /// The system's choice: a sheet.
  case automatic
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 10 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { [0, 1, 2, 3, 4, 5, 6, 7, -1, -2][place] }

  var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .automatic }
  /// Whether the presenting controller's view is taken out.
  var takesPresenterOut: Bool { self == .fullScreen || self == .currentContext }
  var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presented controller comes in, and goes.
public enum UIModalTransitionStyle: _Enumeration, Sendable {
  /// From the bottom.
  case coverVertical
  /// By turning the window round its upright axis.
  case flipHorizontal
  /// By fading in.
  case crossDissolve
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// A controller's settings for its presentation, and the controller that it presents.
@MainActor struct ControllerPresentationState {
  var style = UIModalPresentationStyle.automatic
  var transition = UIModalTransitionStyle.coverVertical
  var definesContext = false
  var providesTransition = false
  var capturesStatusBar = false
  var isModal = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation in which the controller presents another.
  var ongoing: ModalPresentation?
  /// The presentation in which it is presented.
  weak var own: ModalPresentation?
  /// The presentation controller that was asked for before the controller is presented.
  var prepared: UIPresentationController?
}
