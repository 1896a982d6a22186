/// The list of families of a font picker, or of the faces of one.
final class FontListController: UITableViewController {
  private let choices: [FontChoice]
  private unowned let picker: UIFontPickerViewController

  init(_ choices: [FontChoice], picker: UIFontPickerViewController, title: String) {
    (self.choices, self.picker) = (choices, picker)
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("Lists of fonts are made by their picker") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
  }

  func selectionDidChange() { if isViewLoaded { tableView.reloadData() } }

  private func isChosen(_ choice: FontChoice) -> Bool {
    guard let chosen = picker.selectedFontDescriptor else { return false }
    let font = UIFont(descriptor: chosen, size: UIFont.labelFontSize)
    let own = UIFont(descriptor: choice.descriptor, size: UIFont.labelFontSize)
    // A family has the mark for each of its faces.
    return picker.list === self ? font.familyName == own.familyName : font.fontName == own.fontName
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { choices.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let choice = choices[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = choice.name
    let body = UIFont.preferredFont(forTextStyle: .body)
    content.textProperties.font =
      picker.configuration.displayUsingSystemFont ? body : UIFont(descriptor: choice.descriptor, size: body.pointSize)
    if isChosen(choice) {
      content.image = UIImage(systemName: "checkmark")
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    }
    cell.contentConfiguration = content
    cell.accessoryType = choice.faces.isEmpty ? .none : .detailDisclosureButton
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    picker.choose(choices[indexPath.row].descriptor)
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    let family = choices[indexPath.row]
    let faces = FontListController(family.faces, picker: picker, title: family.name)
    navigationController?.pushViewController(faces, animated: true)
  }
}
