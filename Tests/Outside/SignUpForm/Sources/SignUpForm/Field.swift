import UIKit

/// A text field with its title above it and its fault below it.
final class Field: UIStackView {
  enum Rule {
    case notEmpty
    case email
    case length(ClosedRange<Int>)

    func fault(of text: String) -> String? {
      switch self {
      case .notEmpty: return text.isEmpty ? "Is needed" : nil
      case .email:
        let isEmail = text.range(of: "^[^@ ]+@[^@ ]+\\.[a-z]{2,}$", options: .regularExpression) != nil
        return isEmail ? nil : "Is no address"
      case .length(let range):
        return range.contains(text.count) ? nil : "\(range.lowerBound) to \(range.upperBound) characters"
      }
    }
  }

  let title = UILabel()
  let textField = UITextField()
  let fault = UILabel()
  private let rules: [Rule]

  init(_ name: String, rules: [Rule] = []) {
    self.rules = rules
    super.init(frame: .zero)
    axis = .vertical
    spacing = 4
    title.text = name
    title.font = .preferredFont(forTextStyle: .caption1)
    fault.font = .preferredFont(forTextStyle: .caption2)
    fault.textColor = .systemRed
    fault.isHidden = true
    textField.borderStyle = .roundedRect
    textField.placeholder = name
    [title, textField, fault].forEach { addArrangedSubview($0) }
  }

  required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var text: String { textField.text ?? "" }
  var isValid: Bool { rules.allSatisfy { $0.fault(of: text) == nil } }

  @discardableResult func validate() -> Bool {
    fault.text = rules.lazy.compactMap { $0.fault(of: self.text) }.first
    fault.isHidden = fault.text == nil
    return fault.isHidden
  }
}
