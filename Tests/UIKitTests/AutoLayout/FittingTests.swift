import Testing
import UIKit

@MainActor @Suite struct FittingTests {
  /// A card with a fixed-size picture above content of a natural size.
  private func card(_ natural: CGSize) -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let content = SizedView(natural.width, natural.height)
    card.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      content.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    ])
    return card
  }

  @Test func theSmallestSizeIsThatOfTheContent() {
    let card = card(CGSize(width: 80, height: 40))
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 64))
    #expect(card.frame.size == CGSize(width: 300, height: 500))
    card.layoutIfNeeded()
    #expect(card.subviews[0].frame == CGRect(x: 10, y: 12, width: 280, height: 476))
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 64))
  }

  @Test func aRequiredWidthIsMetAndTheHeightFits() {
    let size = card(CGSize(width: 80, height: 40)).systemLayoutSizeFitting(
      CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 220, height: 64))
  }

  @Test func aTargetAboveTheContentIsMetOnlyWhereHuggingIsWeaker() {
    let card = card(CGSize(width: UIView.noIntrinsicMetric, height: 40))
    #expect(card.systemLayoutSizeFitting(CGSize(width: 220, height: 300)) == CGSize(width: 220, height: 64))
  }

  @Test func aViewWithoutContentTakesTheTarget() {
    #expect(UIView().systemLayoutSizeFitting(CGSize(width: 20, height: 30)) == CGSize(width: 20, height: 30))
  }

  @Test func aViewInTheMiddleOfAnIslandIsFittedApart() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let card = card(CGSize(width: 80, height: 40))
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor), card.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 400, height: 64))
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 64))
    #expect(!root.needsUpdateConstraints())
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 200, height: 64))
    #expect(card.subviews[0].frame == CGRect(x: 10, y: 12, width: 180, height: 40))
  }

  @Test func aCellIsSizedByItsContentWhateverHeightItHas() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let content = SizedView(80, 100)
    cell.contentView.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 100),
    ])
    let found = diagnostics(.unsatisfiableConstraints) {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 320, height: 100))
      cell.frame.size.height = 100
      cell.layoutIfNeeded()
    }
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(found.isEmpty)
  }

  @Test func wrappedTextGetsTheHeightOfItsWidth() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = "A sentence that is a good deal wider than the view that it stands in"
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 100)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    let narrow = label.frame.height
    root.frame.size.width = 220
    root.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    #expect(label.frame.height < narrow)
    root.frame.size.width = 120
    root.layoutIfNeeded()
    #expect(label.frame.height == narrow)
  }

  @Test(arguments: [false, true]) func textThatWrapsGivesWayToAViewThatResistsEqually(isFirst: Bool) {
    final class Badge: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
    }
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "The engine weaves algebraic patterns just as the loom weaves flowers and leaves."
    let badge = Badge()
    let column = UIStackView(arrangedSubviews: [label])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: isFirst ? [badge, column] : [column, badge])
    row.alignment = .top
    row.spacing = 12
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    row.layoutIfNeeded()
    #expect(badge.frame.width == 44 && column.frame.width == 244)
    #expect(label.frame.height > 50)
  }
}
