import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct LayoutAnimationTests {
  private let stage = Stage()

  @Test func constraintsMoveViewsByLayoutInTheBlock() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(box)
    let leading = box.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 0)
    NSLayoutConstraint.activate([
      leading, box.topAnchor.constraint(equalTo: stage.window.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 50),
    ])
    stage.window.layoutIfNeeded()
    leading.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.window.layoutIfNeeded() })
    #expect(box.frame.minX == 100)
    stage.advance(by: 0.5)
    #expect(stage.seen(box).minX == 50)
  }

  @Test func subviewsAreLaidOutInTheAnimationWhenAskedFor() {
    final class Column: UIView {
      let child = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        child.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10)
      }
    }
    let column = Column(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    column.addSubview(column.child)
    stage.window.addSubview(column)
    stage.window.updateForFrame()
    UIView.animate(
      withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear],
      animations: { column.bounds.size.width = 200 })
    stage.advance(by: 0.5)
    #expect(stage.seen(column.child).width == 75)
    // Without it the child jumps at the next layout.
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { column.bounds.size.width = 300 })
    stage.advance(by: 0.5)
    #expect(stage.seen(column.child).width == 150)
  }

  private func makeStack() -> (UIStackView, [UIView]) {
    let views = (0..<3).map { _ in
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 40).isActive = true
      // Gives way when the view is hidden.
      view.constraints[0].priority = UILayoutPriority(999)
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 100),
    ])
    stage.window.layoutIfNeeded()
    return (stack, views)
  }

  @Test func hidingAnArrangedViewMovesTheOthers() {
    let (stack, views) = makeStack()
    #expect(views[2].frame == CGRect(x: 0, y: 80, width: 100, height: 40))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { views[1].isHidden = true })
    #expect(views[2].frame.minY == 40)
    #expect(stack.frame.height == 80)
    stage.advance(by: 0.5)
    #expect(stage.seen(views[1]).height == 20)
    #expect(stage.seen(views[2]).minY == 60)
    #expect(!views[1].layer.presentation()!.isHidden)
    stage.advance(by: 0.5)
    #expect(views[1].layer.presentation()!.isHidden)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { views[1].isHidden = false })
    stage.advance(by: 0.5)
    #expect(stage.seen(views[1]).height == 20)
    #expect(stage.seen(views[2]).minY == 60)
  }

  @Test func controlsMoveWhenAskedFor() {
    let control = UISwitch()
    stage.window.addSubview(control)
    let bar = UIProgressView(frame: CGRect(x: 0, y: 100, width: 100, height: 4))
    stage.window.addSubview(bar)
    stage.window.updateForFrame()
    Compositor(size: stage.window.bounds.size, scale: 1).render(stage.window.layer)
    control.setOn(true, animated: true)
    bar.setProgress(1, animated: true)
    let thumb = control.layer.sublayers![1]
    let filled = bar.layer.sublayers![1]
    stage.advance(by: 0.125)
    #expect(thumb.presentation()!.position.x > 16 && thumb.presentation()!.position.x < 35)
    #expect(filled.presentation()!.bounds.width > 10 && filled.presentation()!.bounds.width < 90)
    stage.advance(by: 0.125)
    #expect(thumb.presentation()!.position.x == 35.5)
    #expect(filled.presentation()!.bounds.width == 100)
  }
}
