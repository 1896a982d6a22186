import Cassowary

/// Stacks in stacks, of alternating axis, two children each: 2^depth leaves.
///
/// A stack lays its children out one after the other with spacing 8 and aligns them across.
struct StackTree {
  let solver: Solver
  let root: ViewVariables
  private(set) var viewCount = 0
  private(set) var constraintCount = 0

  init(depth: Int, in solver: Solver) throws {
    self.solver = solver
    root = ViewVariables(in: solver)
    try require(Expression(root.x))
    try require(Expression(root.y))
    try solver.add(Expression(root.height), .equal, priority: Priority(50))
    constraintCount += 1
    try addStack(root, depth: depth, isVertical: true)
    try require(root.width - 390)
  }

  private mutating func require(_ expression: Expression) throws {
    try solver.add(expression, .equal)
    constraintCount += 1
  }

  private mutating func addStack(_ stack: ViewVariables, depth: Int, isVertical: Bool) throws {
    viewCount += 1
    let (first, second) = (ViewVariables(in: solver), ViewVariables(in: solver))
    for child in [first, second] {
      if isVertical {
        try require(child.x - stack.x)
        try require(child.right - stack.right)
      } else {
        try require(child.y - stack.y)
        try require(child.bottom - stack.bottom)
      }
    }
    if isVertical {
      try require(first.y - stack.y)
      try require(second.y - first.bottom - 8)
      try require(second.bottom - stack.bottom)
    } else {
      try require(first.x - stack.x)
      try require(second.x - first.right - 8)
      try require(second.right - stack.right)
    }
    for child in [first, second] {
      if depth > 1 {
        try addStack(child, depth: depth - 1, isVertical: !isVertical)
      } else {
        try addLeaf(child)
      }
    }
  }

  private mutating func addLeaf(_ leaf: ViewVariables) throws {
    viewCount += 1
    _ = try IntrinsicLength(of: leaf.width, 60, in: solver)
    _ = try IntrinsicLength(of: leaf.height, 20, in: solver)
    constraintCount += 4
  }
}
