import Testing
import UIKit

private class Own: NSObject {
  let text: String
  override init() {
    text = "own"
    super.init()
  }
}
private class Panel: UIView {
  override init(frame: CGRect) { super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
  required init?(coder: NSCoder) { nil }
}
private class Controller: UIViewController {
  var given: String?
  override init(nibName: String?, bundle: Bundle?) {
    given = nibName
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
private class Cell: UITableViewCell {}
private class Segue: UIStoryboardSegue {}

/// Objects of classes that are only known as types, as adapted sources make them.
@MainActor @Suite struct MadeByMetatypeTests {
  private func make<Object: NSObject>(_ type: Object.Type) -> Object { _newObject(Object.self) }

  @Test func objectsAreOfTheClassThatTheTypeHolds() {
    #expect(make(Own.self).text == "own")
    #expect(make(Panel.self).bounds.width == 7)
    let type: NSObject.Type = Own.self
    #expect((_newObject(type) as? Own)?.text == "own")
    #expect(make(Controller.self).given == nil)
  }

  @Test func controllersAndCellsAreOfTheClassThatTheTypeHolds() {
    let type: UIViewController.Type = Controller.self
    #expect((type._new(nibName: "nib", bundle: nil) as? Controller)?.given == "nib")
    let cellType: UITableViewCell.Type = Cell.self
    let cell = cellType._new(style: .subtitle, reuseIdentifier: "c")
    let segueType: UIStoryboardSegue.Type = Segue.self
    let from = UIViewController()
    let segue = segueType._new(identifier: "s", source: from, destination: UIViewController())
    #expect(segue is Segue && segue.identifier == "s" && segue.source === from)
    #expect(cell is Cell && cell.reuseIdentifier == "c" && cell.detailTextLabel != nil)
  }
}
