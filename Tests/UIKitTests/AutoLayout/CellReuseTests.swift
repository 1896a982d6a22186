import SeededRandom
import Testing
@testable import UIKit

/// A cell that lives on with other texts is laid out as a fresh one would be.
@MainActor @Suite struct CellReuseTests {
  @MainActor struct Cell {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let image = placed()
    let stack = placed()
    let title = SizedView()
    let subtitle = SizedView()

    init() {
      content.addSubview(image)
      content.addSubview(stack.with(title, subtitle))
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

    func show(_ sizes: [CGFloat]) {
      title.natural = CGSize(width: sizes[0], height: sizes[1])
      subtitle.natural = CGSize(width: sizes[2], height: sizes[3])
    }

    /// As lists do it: ask for the height, set the frame, lay out.
    func fitAndLayOut(width: CGFloat) {
      let size = content.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      content.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
      content.layoutIfNeeded()
    }

    var frames: [CGRect] { [content, image, stack, title, subtitle].map { $0.frame } }
  }

  @Test func aReusedCellHasTheFramesOfAFreshOne() {
    var random = SeededGenerator(seed: 7)
    let living = Cell()
    for round in 0..<300 {
      // Heights off the pixels too: then the size that is set is not quite the one that was solved for.
      let sizes: [CGFloat] = (0..<4).map { _ in
        CGFloat(Int.random(in: 0...900, using: &random)) / (round % 3 == 0 ? 7 : 3)
      }
      let width = CGFloat(Int.random(in: 200...420, using: &random))
      living.show(sizes)
      living.fitAndLayOut(width: width)
      living.content.checkLayoutInvariants()
      let fresh = Cell()
      fresh.show(sizes)
      fresh.content.frame = living.content.frame
      // Without a fitting before.
      fresh.content.layoutIfNeeded()
      #expect(living.frames == fresh.frames, "round \(round): \(sizes) in \(width)")
    }
  }

}
