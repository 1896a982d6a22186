import Testing
import UIKit

@MainActor @Suite struct StackTests {
  private func stack(
    _ axis: NSLayoutConstraint.Axis = .horizontal, width: CGFloat = 300, height: CGFloat = 100, _ views: [UIView]
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  @Test func arrangedViewsAreSubviewsInAnOrderOfTheirOwn() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
    #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == [views[0], views[1], views[2]])
    stack.insertArrangedSubview(views[2], at: 3)
    #expect(stack.arrangedSubviews == [views[0], views[1], views[2]])
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]] && views[0].superview === stack)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
    let other = UIView()
    stack.addSubview(other)
    #expect(stack.arrangedSubviews == [views[2]] && other.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func proportionalSizesLeaveTheRestToTheLast() {
    let views = [SizedView(10, 20), SizedView(10, 20), SizedView(10, 40)]
    let stack = stack(.vertical, width: 100, height: 120, views)
    stack.distribution = .fillProportionally
    stack.spacing = 10
    stack.layoutIfNeeded()
    // 120 × 20 / (80 + 20) for the first two; the rest of 100 for the last.
    #expect(views.map(\.frame.height) == [24, 24, 52])
    #expect(views.map(\.frame.minY) == [0, 34, 68])
    views[0].natural.height = 40
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [40, 20, 40])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 10, height: 120))
  }

  @Test func equalSpacingSharesWhatIsLeft() {
    let views = [SizedView(20, 10), SizedView(50, 10), SizedView(30, 10)]
    let stack = stack(width: 200, height: 10, views)
    stack.distribution = .equalSpacing
    stack.spacing = 8
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 70, 170])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 116, height: 10))
    // Too narrow: the spacing holds, the last view gives way (recorded for a column of two labels in `ib-layouts`).
    stack.frame.size.width = 100
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [20, 50, 14])
    #expect(views.map(\.frame.minX) == [0, 28, 86])
  }

  @Test func equalCenteringGivesEqualDistancesBetweenCentres() {
    let views = [SizedView(20, 10), SizedView(60, 10), SizedView(20, 10)]
    let stack = stack(width: 220, height: 10, views)
    stack.distribution = .equalCentering
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.midX) == [10, 110, 210])
    views[0].natural.width = 60
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.midX) == [30, 120, 210])
  }

  @Test func customSpacingGoesWithItsView() {
    let views = (0..<3).map { _ in SizedView(10, 10) }
    let stack = stack(width: 100, height: 10, views)
    stack.spacing = 4
    stack.setCustomSpacing(20, after: views[0])
    stack.layoutIfNeeded()
    #expect(views[1].frame.minX - views[0].frame.maxX == 20)
    #expect(views[2].frame.minX - views[1].frame.maxX == 4)
    #expect(stack.customSpacing(after: views[0]) == 20)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
    stack.layoutIfNeeded()
    #expect(views[1].frame.minX - views[0].frame.maxX == 8)
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[2].frame.minX - views[0].frame.maxX == 8)
  }

  @Test func hiddenViewsAtTheEndsLeaveNoSpacing() {
    let views = (0..<4).map { _ in SizedView(10, 10) }
    let stack = stack(.vertical, width: 50, height: 100, views)
    stack.distribution = .fillEqually
    stack.spacing = 10
    views[0].isHidden = true
    views[3].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 0, y: 0, width: 50, height: 45))
    #expect(views[2].frame == CGRect(x: 0, y: 55, width: 50, height: 45))
    views[0].isHidden = false
    stack.layoutIfNeeded()
    #expect(views.dropLast().allSatisfy { abs($0.frame.height - 80 / 3) < 0.34 })
  }

  @Test func alignmentPlacesViewsAcross() {
    let views = [SizedView(20, 10), SizedView(20, 30)]
    let stack = stack(width: 40, height: 50, views)
    let expected: [(UIStackView.Alignment, [CGFloat], [CGFloat])] = [
      (.fill, [0, 0], [50, 50]), (.top, [0, 0], [10, 30]), (.center, [20, 10], [10, 30]),
      (.bottom, [40, 20], [10, 30]),
    ]
    for (alignment, tops, heights) in expected {
      stack.alignment = alignment
      stack.layoutIfNeeded()
      #expect(views.map(\.frame.minY) == tops && views.map(\.frame.height) == heights, "\(alignment)")
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 40, height: 30), "\(alignment): \(size)")
    }
  }

  @Test func baselinesMeet() {
    let large = UILabel()
    large.font = .systemFont(ofSize: 28)
    large.text = "Large"
    let small = UILabel()
    small.font = .systemFont(ofSize: 13)
    small.text = "small"
    let stack = stack(width: 300, height: 60, [small, large])
    stack.alignment = .firstBaseline
    stack.layoutIfNeeded()
    #expect(large.frame.minY == 0)
    #expect(abs(small.frame.minY + small.font.ascender - large.font.ascender) < 1)
    stack.alignment = .lastBaseline
    stack.layoutIfNeeded()
    #expect(large.frame.maxY == 60)
    #expect(abs(small.frame.minY + small.font.ascender - large.frame.minY - large.font.ascender) < 1)
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == large.frame.height)
  }

  @Test func marginsAreKept() {
    let view = SizedView(10, 10)
    let stack = stack(width: 100, height: 60, [view])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 84, height: 44))
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 56))
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 16, height: 14))
  }

  @Test func aRowRunsInTheReadingDirection() {
    let views = [SizedView(20, 10), SizedView(30, 10)]
    views[1].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = stack(width: 100, height: 10, views)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 30, y: 0, width: 70, height: 10))
    #expect(views[1].frame == CGRect(x: 0, y: 0, width: 30, height: 10))
  }

  @Test func nestedStacksShareOneEngine() {
    let inner = [SizedView(30, 10), SizedView(40, 10)]
    let column = UIStackView(arrangedSubviews: inner)
    column.axis = .vertical
    column.spacing = 5
    let side = SizedView(50, 10)
    let stack = stack(width: 200, height: 60, [side, column])
    stack.spacing = 10
    stack.alignment = .top
    stack.layoutIfNeeded()
    #expect(column.frame.height == 25)
    #expect(column.frame.maxX == 200)
    #expect(inner.allSatisfy { $0.frame.width == column.frame.width })
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 25))
  }

  @Test func aStackInAViewTakesItsNaturalSize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let stack = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(40, 20)])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 140, y: 222, width: 40, height: 36))
    stack.arrangedSubviews[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 145, y: 235, width: 30, height: 10))
  }
}

/// Stacks whose constraints follow what is in them.
@MainActor @Suite struct StackContentTests {
  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.numberOfLines = lines
    label.text = text
    return label
  }

  private func column(_ views: [UIView], height: CGFloat = 120) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: height)
    return stack
  }

  @Test func sharesFollowWhatChangesInNestedStacks() {
    let deep = SizedView(10, 20)
    let inner = UIStackView(arrangedSubviews: [deep])
    let middle = UIStackView(arrangedSubviews: [inner])
    middle.axis = .vertical
    let side = SizedView(10, 40)
    let stack = column([middle, side])
    stack.layoutIfNeeded()
    #expect(middle.frame.height == 40 && side.frame.height == 80)
    deep.natural.height = 40
    stack.layoutIfNeeded()
    #expect(middle.frame.height == 60 && side.frame.height == 60)
    let second = SizedView(10, 80)
    middle.addArrangedSubview(second)
    stack.layoutIfNeeded()
    #expect(middle.frame.height == 90 && side.frame.height == 30)
    second.isHidden = true
    stack.layoutIfNeeded()
    #expect(middle.frame.height == 60 && side.frame.height == 60)
    middle.spacing = 7
    inner.axis = .vertical
    stack.layoutIfNeeded()
    #expect(middle.frame.height == 60 && side.frame.height == 60)
  }

  @Test func sharesOfWrappedTextFollowItsHeight() {
    TestScreen.reset()
    let text = label("some words that do not fit into a hundred points")
    let line = text.font.lineHeight
    let other = SizedView(10, 3 * line)
    let stack = column([text, other], height: 300)
    stack.layoutIfNeeded()
    let height = text.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(height > 2.5 * line)
    #expect(abs(text.frame.height - 300 * height / (height + 3 * line)) < 0.5)
    text.text = "short"
    stack.layoutIfNeeded()
    #expect(abs(text.frame.height - 300 / 4) < 0.5)
  }

  @Test func labelsThatWrapShareARow() {
    TestScreen.reset()
    let long = label("a text that is much longer than what there is room for in its part of the row")
    let short = label("short")
    let stack = UIStackView(arrangedSubviews: [long, short])
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 310, height: 200)
    stack.layoutIfNeeded()
    #expect(long.frame.width == 150 && short.frame.width == 150)
    // One that wraps alone is not told how wide to be.
    short.numberOfLines = 1
    stack.layoutIfNeeded()
    let natural = short.intrinsicContentSize.width
    #expect(abs(short.frame.width - natural) < 0.4 && abs(long.frame.width - 300 + natural) < 0.7)
    short.numberOfLines = 0
    stack.layoutIfNeeded()
    #expect(short.frame.width == 150)
    // Whoever resists more keeps its width.
    short.setContentHuggingPriority(UILayoutPriority(770), for: .horizontal)
    stack.layoutIfNeeded()
    #expect(abs(short.frame.width - natural) < 0.4)
    long.isHidden = true
    short.setContentHuggingPriority(.defaultLow, for: .horizontal)
    stack.layoutIfNeeded()
    #expect(short.frame.width == 310)
  }

  @Test func aViewThatGetsANaturalSizeIsNoLongerTheOneThatStretches() {
    let views = [SizedView(), SizedView(), SizedView(20, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [0, 80, 20])
    views[1].natural = CGSize(width: 30, height: 10)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 30, 20])
  }

  @Test func aHiddenViewSpansTheStackButDoesNotWidenIt() {
    // `ib-layouts`: a hidden label of 27 points in a column of 77 is recorded 77 wide and 0 high.
    let views = [SizedView(27, 12), SizedView(77, 31)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    views[0].isHidden = true
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 77, height: 31))
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 77, height: 0))
    views[0].natural.width = 200
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 77, height: 31))
  }

  @Test func rowsAndColumnsInAScrollViewMakeItsContent() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let rows = (0..<10).map { _ -> UIStackView in
      let row = UIStackView(arrangedSubviews: [SizedView(30, 20), SizedView(40, 24)])
      row.alignment = .center
      row.spacing = 5
      return row
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.spacing = 4
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(column)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: content.topAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 276))
    #expect(rows[9].frame == CGRect(x: 0, y: 252, width: 75, height: 24))
    rows[3].isHidden = true
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize.height == 248)
  }

  @Test func spacingInAColumnMayCountFromBaselineToBaseline() {
    TestScreen.reset()
    let labels = [label("one", lines: 1), label("two", lines: 1)]
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 40
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    #expect(abs(labels[1].frame.minY - labels[0].frame.minY - 40) < 0.4)
    #expect(abs(stack.frame.height - 40 - labels[0].frame.height) < 0.7)
  }

  @Test func aStackFitsItsViewsHoweverMuchRoomIsOffered() {
    let views = [SizedView(20, 10), SizedView(30, 25)]
    for alignment: UIStackView.Alignment in [.leading, .center, .trailing] {
      let stack = UIStackView(arrangedSubviews: views)
      stack.alignment = alignment
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
      #expect(size.height == 25, "\(alignment)")
    }
  }

  /// At the top of a row; elsewhere UIKit gives such a view no height (`uikit-facts §9`, a row of 30 points aligned by its centre).
  @Test func viewsWithoutHeightAtTheTopOfARowAreAsTallAsTheRow() {
    TestScreen.reset()
    let sized = SizedView(20, 10)
    let open = UIView()
    let stack = UIStackView(arrangedSubviews: [sized, open])
    stack.alignment = .top
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stack.layoutIfNeeded()
    #expect(sized.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(open.frame == CGRect(x: 20, y: 0, width: 80, height: 40))
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 10)
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(open.frame.height == 0)
  }
}
