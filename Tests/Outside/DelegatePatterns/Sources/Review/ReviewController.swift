import Rating
import UIKit

/// Hears how a review ended.
protocol ReviewControllerDelegate: AnyObject {
  func reviewController(_ controller: ReviewController, didFinishWith rating: Int)
  func reviewControllerDidCancel(_ controller: ReviewController)
}

extension ReviewControllerDelegate {
  func reviewControllerDidCancel(_ controller: ReviewController) {}
}

/// Asks for a rating above other reviews.
class ReviewController: UIViewController {
  weak var delegate: ReviewControllerDelegate?
  let rating = RatingControl()
  let table = UITableView()
  private(set) var log: [String] = []
  var highest = 5

  override func viewDidLoad() {
    super.viewDidLoad()
    rating.delegate = self
    rating.addTarget(self, action: #selector(ratingChanged), for: .valueChanged)
    rating.translatesAutoresizingMaskIntoConstraints = false
    table.dataSource = self
    table.delegate = self
    table.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: view.bounds.height - 100)
    view.addSubview(rating)
    view.addSubview(table)
    NSLayoutConstraint.activate([
      rating.topAnchor.constraint(equalTo: view.topAnchor),
      rating.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }

  @objc func ratingChanged(_ sender: RatingControl) { log.append("changed \(sender.value)") }

  @objc func done() { delegate?.reviewController(self, didFinishWith: rating.value) }
  @objc func cancel() { delegate?.reviewControllerDidCancel(self) }
}

// MARK: RatingControlDelegate

extension ReviewController: RatingControlDelegate {
  func ratingControl(_ control: RatingControl, didChange value: Int) { log.append("did change \(value)") }
  func ratingControl(_ control: RatingControl, shouldChangeTo value: Int) -> Bool { value <= highest }
  var starSize: CGFloat { 30 }
}

// MARK: Table

extension ReviewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Review \(indexPath.row)"
    return cell
  }
}

extension ReviewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(50 + 10 * indexPath.row)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == 0 ? nil : indexPath
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }
}

/// Sends on to several what one delegate hears.
final class RatingBroadcast: NSObject, RatingControlDelegate {
  private let delegates = NSHashTable<AnyObject>.weakObjects()

  func add(_ delegate: RatingControlDelegate) { delegates.add(delegate) }

  private var all: [RatingControlDelegate] { delegates.allObjects.compactMap { $0 as? RatingControlDelegate } }

  func ratingControl(_ control: RatingControl, didChange value: Int) {
    all.forEach { $0.ratingControl(control, didChange: value) }
  }

  func ratingControlDidClear(_ control: RatingControl) { all.forEach { $0.ratingControlDidClear?(control) } }
}
