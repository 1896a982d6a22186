import UIKit

protocol TaskCellDelegate: AnyObject {
  func taskCellDidToggle(_ cell: TaskCell)
}

final class TaskCell: UITableViewCell {
  static let nib = UINib(nibName: "TaskCell", bundle: Bundle(for: TaskCell.self))

  @IBOutlet private(set) weak var titleLabel: UILabel!
  @IBOutlet private(set) weak var doneSwitch: UISwitch!
  @IBInspectable var accent: UIColor = .black
  weak var delegate: TaskCellDelegate?
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
    titleLabel.textColor = accent
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    delegate = nil
  }

  @IBAction private func toggled(_ sender: UISwitch) { delegate?.taskCellDidToggle(self) }
}
