/// How high the keyboard of the system is, in points.
///
/// The keys of phones are 216 points high in portrait, 226 from 414 points of width on; above them stand 44 or 45 points of suggestions, and with a
/// home indicator 75 points lie below: 260, 271, 336 and 346 in all, as frames of running applications are reported (SE, 8 Plus, 15, 15 Pro
/// Max). In landscape they are 200, with a home indicator 209, on the widest 219. Of iPads 265 and 353 points with 55 of shortcuts are
/// reported for screens of 768 × 1024; the safe area below is added, by a rule of this library.
@MainActor struct KeyboardMetrics {
  let size: CGSize
  let bottom: CGFloat
  let isPad: Bool

  init(_ screen: UIScreen) {
    size = screen.bounds.size
    bottom = screen.safeAreaInsets.bottom
    isPad = screen.traitCollection.userInterfaceIdiom == .pad
  }

  private var isLandscape: Bool { size.width > size.height }
  private var isLarge: Bool { min(size.width, size.height) >= 414 }

  /// The height of the keys alone.
  var keys: CGFloat {
    if isPad { return IdiomMetrics.iOS15To18.padKeys(size) }
    if isLandscape { return bottom > 0 ? (isLarge ? 160 : 150) : 162 }
    return isLarge ? 226 : 216
  }

  /// The height of the suggestions or shortcuts above them.
  var suggestions: CGFloat {
    if isPad { return 55 }
    if isLandscape { return 38 }
    return isLarge || bottom > 0 ? 45 : 44
  }

  /// The room below the keys.
  var below: CGFloat {
    guard bottom > 0 else { return 0 }
    if isPad { return bottom }
    return isLandscape ? 21 : 75
  }

  /// The whole height.
  var height: CGFloat { keys + suggestions + below }
}
