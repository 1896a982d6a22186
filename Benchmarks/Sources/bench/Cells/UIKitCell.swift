import UIKit

/// A view whose text was measured already: it has the size that it was given.
final class MeasuredLabel: UIView {
  var textSize = CGSize.zero {
    didSet { if textSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize { textSize }
}

/// The cell of `SolverCell`, of views and constraints: content 390 wide { image 50 × 50, stack { title, subtitle } }.
@MainActor struct UIKitCell {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  let image = UIView()
  let stack = UIView()
  let title = MeasuredLabel()
  let subtitle = MeasuredLabel()

  init(_ sizes: LabelSizes) {
    for view in [image, stack, title, subtitle] { view.translatesAutoresizingMaskIntoConstraints = false }
    content.addSubview(image)
    content.addSubview(stack)
    stack.addSubview(title)
    stack.addSubview(subtitle)
    show(sizes)
    let centred = image.centerYAnchor.constraint(equalTo: content.centerYAnchor)
    centred.priority = .defaultHigh
    NSLayoutConstraint.activate([
      image.widthAnchor.constraint(equalToConstant: 50), image.heightAnchor.constraint(equalToConstant: 50),
      image.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      image.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 12),
      image.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -12), centred,
      stack.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      title.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: stack.trailingAnchor),
      title.topAnchor.constraint(equalTo: stack.topAnchor),
      subtitle.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
      subtitle.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
    ])
  }

  /// Gives the labels other text sizes.
  func show(_ sizes: LabelSizes) {
    title.textSize = CGSize(width: sizes.titleWidth, height: sizes.titleHeight)
    subtitle.textSize = CGSize(width: sizes.subtitleWidth, height: sizes.subtitleHeight)
  }

  /// The height that the constraints give, as lists ask for it.
  func fittingHeight() -> CGFloat {
    content.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// What a list does with a cell: asks for its height, gives it its frame, lays it out.
  func layOut() {
    content.frame = CGRect(x: 0, y: 0, width: 390, height: fittingHeight())
    content.layoutIfNeeded()
  }

  /// Where the subtitle ends, as the views have it.
  var subtitleBottom: Double { Double(stack.frame.minY + subtitle.frame.maxY) }
}
