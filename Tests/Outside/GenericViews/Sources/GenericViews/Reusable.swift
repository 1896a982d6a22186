import UIKit

/// A view that lists make by its class alone.
protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  static var reuseIdentifier: String { String(describing: Self.self) }
}

extension UITableViewCell: Reusable {}
extension UICollectionReusableView: Reusable {}

extension UITableView {
  func register<Cell: UITableViewCell>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<Cell: UITableViewCell>(_ type: Cell.Type = Cell.self, for indexPath: IndexPath) -> Cell {
    guard let cell = dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath) as? Cell else {
      fatalError("no cell of type \(type) is registered")
    }
    return cell
  }
}

extension UICollectionView {
  func register<Cell: UICollectionViewCell>(_ type: Cell.Type) {
    register(type, forCellWithReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type = Cell.self, for indexPath: IndexPath) -> Cell {
    dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier, for: indexPath) as! Cell
  }
}
