import Cassowary

/// The position and size of a view.
struct ViewVariables {
  let x, y, width, height: Variable

  init(in solver: Solver) {
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  var right: Expression { x + width }
  var bottom: Expression { y + height }
}

/// The intrinsic sizes of a cell's two labels.
struct LabelSizes {
  var titleWidth = 180.0
  var titleHeight = 20.5
  var subtitleWidth = 420.0
  var subtitleHeight = 36.5

  var cellHeight: Double { 12 + titleHeight + 4 + subtitleHeight + 12 }
}

/// Hugging and compression resistance.
struct IntrinsicLength {
  let atMost, atLeast: ConstraintID

  init(of length: Variable, _ intrinsic: Double, in solver: Solver) throws {
    atMost = try solver.add(length - intrinsic, .lessThanOrEqual, priority: Priority(250))
    atLeast = try solver.add(length - intrinsic, .greaterThanOrEqual, priority: Priority(750))
  }

  /// Gives the length another intrinsic value.
  func set(to intrinsic: Double, in solver: Solver) throws {
    try solver.setConstant(-intrinsic, of: atMost)
    try solver.setConstant(-intrinsic, of: atLeast)
  }
}

/// A self-sizing cell: content 390 wide { image 50 × 50, stack { title, subtitle } }; 5 views, 20 variables, 29 constraints.
///
/// The same constraints in the same order as in the peers' programs.
struct SolverCell {
  let content, image, stack, title, subtitle: ViewVariables
  /// Of the title and the subtitle.
  let titleWidth, titleHeight, subtitleWidth, subtitleHeight: IntrinsicLength

  /// Adds everything but the width to the solver.
  init(in solver: Solver, left: Expression, top: Expression, sizes: LabelSizes) throws {
    content = ViewVariables(in: solver)
    image = ViewVariables(in: solver)
    stack = ViewVariables(in: solver)
    title = ViewVariables(in: solver)
    subtitle = ViewVariables(in: solver)
    try solver.add(content.x - left, .equal)
    try solver.add(content.y - top, .equal)
    try solver.add(Expression(content.height), .equal, priority: Priority(50))
    try solver.add(image.width - 50, .equal)
    try solver.add(image.height - 50, .equal)
    try solver.add(image.x - content.x - 16, .equal)
    try solver.add(image.y - content.y - 12, .greaterThanOrEqual)
    try solver.add(image.bottom - content.bottom + 12, .lessThanOrEqual)
    try solver.add(
      2 * image.y + image.height - 2 * content.y - content.height, .equal, priority: Priority(750))
    try solver.add(stack.x - image.right - 12, .equal)
    try solver.add(stack.right - content.right + 16, .equal)
    try solver.add(stack.y - content.y - 12, .equal)
    try solver.add(stack.bottom - content.bottom + 12, .equal)
    try solver.add(title.x - stack.x, .equal)
    try solver.add(title.right - stack.right, .lessThanOrEqual)
    try solver.add(title.y - stack.y, .equal)
    try solver.add(subtitle.x - stack.x, .equal)
    try solver.add(subtitle.right - stack.right, .equal)
    try solver.add(subtitle.y - title.bottom - 4, .equal)
    try solver.add(subtitle.bottom - stack.bottom, .equal)
    titleWidth = try IntrinsicLength(of: title.width, sizes.titleWidth, in: solver)
    titleHeight = try IntrinsicLength(of: title.height, sizes.titleHeight, in: solver)
    subtitleWidth = try IntrinsicLength(of: subtitle.width, sizes.subtitleWidth, in: solver)
    subtitleHeight = try IntrinsicLength(of: subtitle.height, sizes.subtitleHeight, in: solver)
  }

  /// Reads the frames of all views, as peers write all values; gives the cell's height.
  func readFrames(from solver: Solver) -> Double {
    var (extent, height) = (0.0, 0.0)
    func read(_ view: ViewVariables) {
      height = solver.value(of: view.height)
      extent += solver.value(of: view.x) + solver.value(of: view.y) + solver.value(of: view.width) + height
    }
    read(image)
    read(stack)
    read(title)
    read(subtitle)
    read(content)
    precondition(extent > 0)
    return height
  }
}
