import UIKit

/// Controls, symbols, stacks, grids.
@MainActor enum ControlScreens {
  static func controls() -> UIViewController {
    BuiltController { view in
      @MainActor func row(_ views: [UIView]) -> UIView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        stack.alignment = .center
        return stack
      }
      @MainActor func button(
        _ configuration: UIButton.Configuration, _ title: String, _ change: (UIButton) -> Void = { _ in }
      )
        -> UIView
      {
        let button = UIButton(configuration: configuration)
        button.configuration?.title = title
        change(button)
        return button
      }
      let toggles = (0..<4).map { index in
        let toggle = UISwitch()
        toggle.isOn = index % 2 == 0
        toggle.isEnabled = index < 2
        if index == 0 { toggle.onTintColor = .systemPurple }
        return toggle
      }
      let progress = UIProgressView(progressViewStyle: .default)
      progress.progress = 0.4
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.hidesWhenStopped = false
      let types: [UIButton.ButtonType] = [.system, .detailDisclosure, .infoLight, .contactAdd, .close]
      let plain = types.map { type in
        let button = UIButton(type: type)
        if type == .system { button.setTitle("System", for: .normal) }
        return button
      }
      let dimmed = UIStackView(arrangedSubviews: [
        button(.filled(), "Dimmed"), button(.tinted(), "Dimmed"), button(.plain(), "Dimmed"),
      ])
      dimmed.tintAdjustmentMode = .dimmed
      view.stack(
        [
          row([button(.filled(), "Filled"), button(.tinted(), "Tinted"), button(.gray(), "Gray"), UIView()]),
          row([
            button(.filled(), "Off") { $0.isEnabled = false }, button(.tinted(), "Off") { $0.isEnabled = false },
            button(.plain(), "Touched") { $0.isHighlighted = true }, UIView(),
          ]),
          row([
            button(.filled(), "Share") {
              $0.configuration?.image = UIImage(systemName: "square.and.arrow.up")
              $0.configuration?.imagePadding = 6
              $0.configuration?.cornerStyle = .capsule
            },
            button(.bordered(), "Two lines") {
              $0.configuration?.subtitle = "below"
              $0.configuration?.buttonSize = .large
            }, UIView(),
          ]),
          row(plain + [UIView()]), row(toggles + [UIView()]), progress, row([spinner, UIView()]), dimmed,
        ], spacing: 14)
    }
  }

  static func symbols() -> UIViewController {
    BuiltController { view in
      let names = [
        "house", "house.fill", "trash", "gearshape", "photo", "camera", "phone", "paperplane", "bag", "location", "map",
        "heart", "heart.fill", "star", "bell", "bookmark", "person", "person.circle", "magnifyingglass", "plus",
        "minus",
        "xmark", "checkmark", "checkmark.circle.fill", "chevron.right", "chevron.down", "arrow.up", "arrow.clockwise",
        "ellipsis", "ellipsis.circle", "square.and.arrow.up", "square.grid.2x2", "doc", "folder", "tray", "calendar",
        "clock",
        "lock", "envelope", "message", "mic", "play.fill", "pause.fill", "wifi", "cloud", "cloud.sun.fill", "moon",
        "bolt",
        "flame", "leaf", "hand.raised", "waveform", "airplane", "cart", "creditcard", "tag", "link", "globe", "pencil",
        "slider.horizontal.3",
      ]
      for (index, name) in names.enumerated() {
        let image = UIImageView(image: UIImage(systemName: name))
        image.contentMode = .center
        image.frame = CGRect(x: 10 + CGFloat(index % 8) * 38, y: 16 + CGFloat(index / 8) * 44, width: 36, height: 36)
        image.layer.borderWidth = 0.5
        image.layer.borderColor = UIColor.separator.cgColor
        view.addSubview(image)
      }
      let weights: [UIImage.SymbolWeight] = [.thin, .regular, .semibold, .black]
      for (index, weight) in weights.enumerated() {
        let image = UIImageView(
          image: UIImage(
            systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: weight)))
        image.tintColor = .systemRed
        image.center = CGPoint(x: 50 + CGFloat(index) * 70, y: 440)
        image.sizeToFit()
        view.addSubview(image)
      }
    }
  }

  static func stacks() -> UIViewController {
    BuiltController { view in
      let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
      ]
      var rows: [UIView] = distributions.map { distribution in
        let parts = ["One", "Twenty", "Three hundred"].map { text in
          let label = UILabel(text, size: 13)
          label.backgroundColor = .systemYellow.withAlphaComponent(0.5)
          return label
        }
        let stack = UIStackView(arrangedSubviews: parts)
        stack.distribution = distribution
        stack.spacing = 6
        stack.backgroundColor = .systemFill
        return stack
      }
      let alignments: [UIStackView.Alignment] = [.top, .center, .bottom, .firstBaseline, .lastBaseline]
      rows += alignments.map { alignment in
        let parts = [UILabel("A\nb", size: 12), UILabel("Large", size: 30), UILabel("mid", size: 18)]
        for part in parts { part.backgroundColor = .systemTeal.withAlphaComponent(0.4) }
        let stack = UIStackView(arrangedSubviews: parts)
        stack.alignment = alignment
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 2, leading: 20, bottom: 2, trailing: 4)
        stack.backgroundColor = .systemFill
        return stack
      }
      view.stack(rows, spacing: 6)
    }
  }

  final class Tile: UICollectionViewCell {
    let label = UILabel("", size: 15, weight: .medium)
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = contentView.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.textAlignment = .center
      contentView.addSubview(label)
      contentView.layer.cornerRadius = 10
    }
    required init?(coder: NSCoder) { fatalError("not from a storyboard") }
  }

  final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    init(horizontal: Bool) {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = horizontal ? .horizontal : .vertical
      layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 20, right: 12)
      layout.headerReferenceSize = CGSize(width: 50, height: 36)
      layout.sectionHeadersPinToVisibleBounds = true
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { fatalError("not from a storyboard") }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.backgroundColor = .systemBackground
      collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 11 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      (cell as? Tile)?.label.text = "\(indexPath.section).\(indexPath.item)"
      let colors: [UIColor] = [.systemMint, .systemOrange, .systemPink]
      cell.contentView.backgroundColor = colors[indexPath.item % 3]
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      view.backgroundColor = .systemGray4
      return view
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 60 + indexPath.item % 4 * 20, height: 50 + indexPath.item % 3 * 12) }
  }
}
