import Cassowary

/// The table of unknowns: a row of four an item.
extension LayoutEngine {
  /// A part of an item's frame.
  enum Unknown: Int {
    case left, top, width, height

    static let all: [Unknown] = [.left, .top, .width, .height]
  }

  func variableIfKnown(of item: LayoutItem, _ unknown: Unknown) -> Variable? {
    guard item.membership.engine === self else { return nil }
    let index = unknowns[item.membership.index * 4 + unknown.rawValue]
    return index < 0 ? nil : Variable(placedAt: index)
  }

  /// The unknown, made when there is none.
  func variable(of item: LayoutItem, _ unknown: Unknown) -> Variable {
    if item.membership.engine == nil { enroll(item) }
    let place = item.membership.index * 4 + unknown.rawValue
    let index = unknowns[place]
    if index >= 0 { return Variable(placedAt: index) }
    let variable = solver.makeVariable()
    unknowns[place] = variable.index
    item.membership.hasVariables = true
    if place - unknown.rawValue == rootPlace, unknown == .width || unknown == .height { holdRoot() }
    return variable
  }

  /// Reads all unknowns from the solution; those that no constraint speaks of are zero.
  func readValues() {
    solver.readValues(at: unknowns.base, count: unknowns.count, into: values.base)
  }
}
