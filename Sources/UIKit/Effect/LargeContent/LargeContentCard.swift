/// The card of an item: its picture above its title, on a material in the middle of the screen.
///
/// The numbers are rules of this library: three fifths of the narrower side of the screen, a picture of half of that, and a title twice as large as text of the
/// usual size, in at most three lines.
final class LargeContentCard: UIView {
  private static let share: CGFloat = 0.6
  private static let largestSide: CGFloat = 320
  private static let padding: CGFloat = 24
  private static let spacing: CGFloat = 12
  private static let titleSize: CGFloat = 34

  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let picture = UIImageView()
  private let label = UILabel()
  private let scales: Bool
  private let insets: UIEdgeInsets

  init(_ item: any UILargeContentViewerItem) {
    scales = item.scalesLargeContentImage
    insets = item.largeContentImageInsets
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 24
    layer.cornerCurve = .continuous
    layer.masksToBounds = true
    picture.image = item.largeContentImage
    picture.tintColor = .label
    picture.contentMode = scales ? .scaleAspectFit : .center
    if scales { picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 96) }
    label.text = item.largeContentTitle
    label.font = .systemFont(ofSize: Self.titleSize, weight: .medium)
    label.textAlignment = .center
    label.numberOfLines = 3
    for view in [material, picture, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("A large content viewer is made by its interaction") }

  /// Puts the card into a window, in the middle of a rectangle of it, above everything else.
  func place(in window: UIWindow, over area: CGRect) {
    let side = min(Self.largestSide, min(area.width, area.height) * Self.share)
    let pictureSize = pictureSize(side)
    let room = CGSize(width: side - 2 * Self.padding, height: .greatestFiniteMagnitude)
    let hasTitle = label.text?.isEmpty == false
    let textHeight: CGFloat = hasTitle ? label.sizeThatFits(room).height : 0
    let gap: CGFloat = hasTitle && pictureSize.height > 0 ? Self.spacing : 0
    let height = max(side * 0.6, 2 * Self.padding + pictureSize.height + gap + textHeight)
    frame = CGRect(x: area.midX - side / 2, y: area.midY - height / 2, width: side, height: height).integral
    material.frame = bounds
    let top = (bounds.height - pictureSize.height - gap - textHeight) / 2
    let whole = CGRect(
      x: (bounds.width - pictureSize.width) / 2, y: top, width: pictureSize.width, height: pictureSize.height)
    picture.frame = whole.inset(by: insets)
    label.frame = CGRect(
      x: Self.padding, y: top + pictureSize.height + gap, width: room.width, height: textHeight)
    window.addSubview(self)
  }

  private func pictureSize(_ side: CGFloat) -> CGSize {
    guard let image = picture.image else { return .zero }
    return scales ? CGSize(width: side / 2, height: side / 2) : image.size
  }
}
