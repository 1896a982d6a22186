import UIKit

final class SignUpController: UIViewController {
  let scrollView = UIScrollView()
  let stack = UIStackView()
  let name = Field("Name", rules: [.notEmpty])
  let email = Field("E-mail", rules: [.notEmpty, .email])
  let password = Field("Password", rules: [.length(8...64)])
  let terms = UISwitch()
  let plan = UISegmentedControl(items: ["Free", "Team"])
  let seats = UIStepper()
  let seatsLabel = UILabel()
  let button = UIButton(type: .system)
  var onSubmit: (([String: String]) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign up"
    stack.axis = .vertical
    stack.spacing = 16
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    password.textField.isSecureTextEntry = true
    email.textField.keyboardType = .emailAddress
    email.textField.autocapitalizationType = .none
    seats.minimumValue = 1
    seats.maximumValue = 9
    plan.selectedSegmentIndex = 0
    button.setTitle("Sign up", for: .normal)
    let seatsRow = UIStackView(arrangedSubviews: [seatsLabel, seats])
    let termsLabel = UILabel()
    termsLabel.text = "I accept the terms"
    let termsRow = UIStackView(arrangedSubviews: [termsLabel, terms])
    for row in [name, email, password, plan, seatsRow, termsRow, button] as [UIView] { stack.addArrangedSubview(row) }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
    ])
    for field in [name, email, password] {
      field.textField.delegate = self
      field.textField.addTarget(self, action: #selector(edited(_:)), for: .editingChanged)
    }
    terms.addTarget(self, action: #selector(update), for: .valueChanged)
    plan.addTarget(self, action: #selector(update), for: .valueChanged)
    seats.addTarget(self, action: #selector(update), for: .valueChanged)
    button.addTarget(self, action: #selector(submit), for: .touchUpInside)
    update()
  }

  @objc private func edited(_ sender: UITextField) {
    if let field = sender.superview as? Field, !field.fault.isHidden { field.validate() }
    update()
  }

  @objc private func update() {
    seats.superview?.isHidden = plan.selectedSegmentIndex == 0
    seatsLabel.text = "\(Int(seats.value)) seats"
    button.isEnabled = [name, email, password].allSatisfy { $0.isValid } && terms.isOn
  }

  /// What is filled in while the form is developed.
  func fillForDevelopment() {
    #if DEBUG
      name.textField.text = "Ada"
    #endif
  }

  @objc private func submit() {
    var values = ["name": name.text, "email": email.text]
    if plan.selectedSegmentIndex == 1 { values["seats"] = String(Int(seats.value)) }
    onSubmit?(values)
  }
}

extension SignUpController: UITextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField) { (textField.superview as? Field)?.validate() }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard textField === name.textField else { return true }
    let text = (textField.text ?? "") as NSString
    return text.replacingCharacters(in: range, with: string).count <= 10
  }
}
