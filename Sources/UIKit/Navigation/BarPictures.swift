/// Pictures of bars by where they stand and how high they are.
struct BarPictures {
  private struct Place: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  private var pictures: [Place: UIImage] = [:]

  /// What was given for exactly this place and height.
  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { pictures[Place(position: position, metrics: metrics)] }
    set { pictures[Place(position: position, metrics: metrics)] = newValue }
  }

  /// What is in force: what is given for the place comes before what is given for any, and heights without a picture have that of the usual one.
  func inForce(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    self[position, metrics] ?? self[.any, metrics] ?? self[position, .default] ?? self[.any, .default]
  }
}
