/// Pictures of bars by where they stand and how high they are.
struct BarPictures {
  private struct Place: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  private var pictures: [Place: UIImage] = [:]

  /// The picture for exactly this place and height.
  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { pictures[Place(position: position, metrics: metrics)] }
    set { pictures[Place(position: position, metrics: metrics)] = newValue }
  }

  /// The picture in force: the place's own before that of any place, and the usual height's for heights without
  /// picture.
  func inForce(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    self[position, metrics] ?? self[.any, metrics] ?? self[position, .default] ?? self[.any, .default]
  }
}
