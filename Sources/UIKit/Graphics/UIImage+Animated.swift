extension UIImage {
  /// Makes an image that image views show as a film: each image for the same time, all of them in `duration` seconds, without end.
  ///
  /// A duration of 0 takes a thirtieth of a second for each. It has the size of the first image, and is that where it is drawn otherwise; nil without images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var attributes = first.attributes
    attributes.frames = images
    attributes.duration = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(first.content, attributes, asset: first.asset, configuration: first.configurationStorage)
  }

  /// Makes such an image of the images `name0`, `name1` and so on, as far as they are there without a gap; they may begin at 1.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      guard let image = UIImage(named: "\(name)\(number)") else {
        if number == 0 { continue }
        break
      }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
}

/// Shows images one after the other.
@MainActor final class ImageFilm: FrameDriver {
  let images: [UIImage]
  private let duration: TimeInterval
  /// How often all of them are shown; 0 without end.
  private let repeatCount: Int
  private let start = DisplayClock.now
  private weak var view: UIImageView?
  private var shown = 0

  init(images: [UIImage], duration: TimeInterval, repeatCount: Int, view: UIImageView) {
    self.images = images
    self.duration = duration > 0 ? duration : Double(images.count) / 30
    self.repeatCount = repeatCount
    self.view = view
  }

  /// The image of the present time.
  var image: UIImage { images[shown] }

  var comesToAnEnd: Bool { repeatCount > 0 }

  func frame(at time: CFTimeInterval) {
    guard let view else { return DisplayClock.shared.remove(self) }
    let passed = (time - start) / duration + 1e-9
    if repeatCount > 0, passed >= Double(repeatCount) { return view.stopAnimating() }
    let place = Int((passed - passed.rounded(.down)) * Double(images.count))
    let next = min(place, images.count - 1)
    guard next != shown else { return }
    shown = next
    view.filmDidMove()
  }
}
