import Testing
import UIKit

/// What messages about layout say of the screens of an application.
@MainActor @Suite(.serialized) struct ExplainedLayoutTests {
  final class CardView: UIView {
    let title = UILabel()
    private(set) lazy var badge = UIView()
    var rows: [UIView] = []
  }

  final class CardController: UIViewController {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    override func viewDidLoad() { view.addSubview(card) }
  }

  final class FixedCell: UITableViewCell {
    let line = placed()

    func fill() {
      contentView.addSubview(line)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        line.heightAnchor.constraint(equalToConstant: 60),
        line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }
  }

  @Test func aRequiredHeightOfAHiddenArrangedViewYields() throws {
    let (shown, hidden) = (UILabel(), placed("picture"))
    shown.text = "Title"
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [shown, hidden])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let found = diagnostics(.unsatisfiableConstraints) {
      stack.layoutIfNeeded()
      hidden.heightAnchor.constraint(equalToConstant: 160).isActive = true
      stack.layoutIfNeeded()
      hidden.isHidden = false
      stack.layoutIfNeeded()
      hidden.isHidden = true
      stack.layoutIfNeeded()
    }
    #expect(hidden.frame.height == 0 && shown.frame.height == 100)
    let conflict = try #require(found.first)
    #expect(conflict.summary.contains("cannot hold: 'UISV-hiding' UIView 'picture'.height = 0"))
    #expect(conflict.likelyCause.contains("its stack gives it the length 0"))
    #expect(conflict.cure.hasPrefix("Give UIView 'picture'.height = 160 (required) the priority 999"))
  }

  @Test func viewsAreCalledByThePropertyThatHoldsThem() throws {
    let controller = CardController()
    let card = controller.card
    controller.loadViewIfNeeded()
    let row = placed()
    card.rows = [UIView(), row]
    for view in [card.title, card.badge, row] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    card.title.text = "Title"
    let found = diagnostics(.unsatisfiableConstraints) {
      NSLayoutConstraint.activate([
        card.badge.heightAnchor.constraint(equalToConstant: 30), row.heightAnchor.constraint(equalToConstant: 40),
        card.title.heightAnchor.constraint(equalTo: card.badge.heightAnchor),
        card.title.heightAnchor.constraint(equalTo: row.heightAnchor),
      ])
      card.layoutIfNeeded()
    }
    let conflict = try #require(found.first)
    #expect(
      conflict.summary == """
        CardView.title.height = CardView.rows[1].height (required) cannot hold: CardView.badge.height = 30 (required) and \
        CardView.rows[1].height = 40 (required) and CardView.title.height = CardView.badge.height (required). It was broken \
        because it was activated last of those that can be broken.
        """)
    #expect(conflict.object == "CardView.title (UILabel \"Title\")")
    let controllers = diagnostics(.unsatisfiableConstraints) {
      card.widthAnchor.constraint(equalToConstant: 10).isActive = true
      controller.view.layoutIfNeeded()
    }
    #expect(try #require(controllers.first).summary.hasPrefix("CardController.card.width = 10 (required) cannot hold"))
  }

  @Test func aChainAgainstTheHeightOfACellNamesTheListAndTheCure() throws {
    let cell = FixedCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.fill()
    let found = diagnostics(.unsatisfiableConstraints) { cell.layoutIfNeeded() }
    let conflict = try #require(found.first)
    #expect(found.count == 1)
    #expect(
      conflict.summary == """
        FixedCell.line.bottom = FixedCell.contentView.bottom − 10 (required) cannot hold: FixedCell.line.top = \
        FixedCell.contentView.top + 10 (required) and FixedCell.line.height = 60 (required) and \
        FixedCell.contentView.height = 44 (required, given). It was broken because it was activated last of those that \
        can be broken.
        """)
    #expect(conflict.likelyCause.contains("UIView-Encapsulated-Layout-Height"))
    #expect(conflict.cure.contains("automaticDimension") && conflict.cure.contains("the priority 999"))
    // The cure cures.
    let cured = FixedCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cured.fill()
    let last = try #require(cured.contentView.constraints.last)
    last.isActive = false
    last.priority = UILayoutPriority(999)
    last.isActive = true
    #expect(diagnostics(.unsatisfiableConstraints) { cured.layoutIfNeeded() }.isEmpty)
    let size = cured.contentView.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == 80)
  }

  @Test func sizesThatTieNamesAndTwoLayouts() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let card = CardView(frame: window.bounds)
    window.addSubview(card)
    card.badge.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(card.badge)
    NSLayoutConstraint.activate([
      card.badge.topAnchor.constraint(equalTo: card.topAnchor),
      card.badge.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      card.badge.widthAnchor.constraint(equalToConstant: 8),
    ])
    let found = diagnostics(.ambiguousLayout) { window.updateForFrame() }
    let ambiguity = try #require(found.first)
    #expect(found.count == 1)
    #expect(
      ambiguity.summary == """
        Constraints leave the vertical size of CardView.badge open: height = 0 and height = 100 both satisfy them.
        """)
    #expect(ambiguity.object == "CardView.badge (UIView)")
  }
}
