extension UIImage {
}

/// Shows images one after the other.
@MainActor final class ImageFilm: FrameDriver {
  let images: [UIImage]
  private let duration: TimeInterval
  /// How often all of them are shown; 0 without end.
  private let repeatCount: Int
  private let start: CFTimeInterval
  private weak var view: UIImageView?
  private var shown = 0

  init(images: [UIImage], duration: TimeInterval, repeatCount: Int, view: UIImageView) {
    self.images = images
    self.duration = duration > 0 ? duration : Double(images.count) / 30
    self.repeatCount = repeatCount
    self.view = view
    start = view.clock.now
  }

  /// The image of the present time.
  var image: UIImage { images[shown] }

  var comesToAnEnd: Bool { repeatCount > 0 }

  func frame(at time: CFTimeInterval) {
    guard let view else { return leaveClock() }
    let passed = (time - start) / duration + 1e-9
    if repeatCount > 0, passed >= Double(repeatCount) { return view.stopAnimating() }
    let place = Int((passed - passed.rounded(.down)) * Double(images.count))
    let next = min(place, images.count - 1)
    guard next != shown else { return }
    shown = next
    view.filmDidMove()
  }
}
