import UIKit

/// Hears of a rating and may forbid it.
@objc public protocol RatingControlDelegate: NSObjectProtocol {
  func ratingControl(_ control: RatingControl, didChange value: Int)
  @objc optional func ratingControl(_ control: RatingControl, shouldChangeTo value: Int) -> Bool
  @objc optional func ratingControlDidClear(_ control: RatingControl)
  @objc optional var starSize: CGFloat { get }
}

/// A row of buttons, one a star.
open class RatingControl: UIControl {
  /// Is told, and is not kept.
  @objc public weak var delegate: RatingControlDelegate? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The stars, 0 to 5.
  @objc public dynamic private(set) var value = 0
  private var stars: [UIButton] = []

  /// Makes a control without a star.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control of a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for tag in 1...5 {
      let star = UIButton(type: .custom)
      star.tag = tag
      star.addTarget(self, action: #selector(didTap(_:)), for: .touchUpInside)
      addSubview(star)
      stars.append(star)
    }
  }

  open override var intrinsicContentSize: CGSize {
    let size = delegate?.starSize ?? 44
    return CGSize(width: size * 5, height: size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / 5
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }

  @objc private func didTap(_ star: UIButton) {
    let new = star.tag == value ? 0 : star.tag
    guard delegate?.ratingControl?(self, shouldChangeTo: new) ?? true else { return }
    value = new
    delegate?.ratingControl(self, didChange: new)
    if new == 0 { delegate?.ratingControlDidClear?(self) }
    sendActions(for: .valueChanged)
  }

  /// What a finger on a star does.
  public func tap(_ value: Int) { stars[value - 1].sendActions(for: .touchUpInside) }
}
