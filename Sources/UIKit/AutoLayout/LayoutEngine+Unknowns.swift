import Cassowary

/// The table of unknowns: a row of four an item.
extension LayoutEngine {
  /// A part of an item's frame.
  enum Unknown: Int {
    case left, top, width, height

    static let all: [Unknown] = [.left, .top, .width, .height]
  }

  func variableIfKnown(of item: ItemReference, _ unknown: Unknown) -> Variable? {
    guard isHome(of: item) else { return nil }
    let index = tables.pointee.unknowns[item.pointee.membership.index * 4 + unknown.rawValue]
    return index < 0 ? nil : Variable(placedAt: index)
  }

  /// Returns the variable of an item's unknown, made on first use.
  func variable(of item: ItemReference, _ unknown: Unknown) -> Variable {
    if item.pointee.membership.engine == nil { enroll(item) }
    let place = item.pointee.membership.index * 4 + unknown.rawValue
    let index = tables.pointee.unknowns[place]
    if index >= 0 { return Variable(placedAt: index) }
    // What no constraint decides is a size of 0 first, and the place follows (`uikit-facts §8`).
    let variable = solver.makeVariable(unknown.isPlace ? .last : .first)
    tables.pointee.unknowns[place] = variable.index
    item.pointee.membership.hasVariables = true
    if place - unknown.rawValue == rootPlace, unknown == .width || unknown == .height { holdRoot() }
    return variable
  }

  /// Reads all unknowns from the solution; those that no constraint speaks of are zero.
  func readValues() {
    let unknowns = tables.pointee.unknowns
    solver.readValues(at: unknowns.base, count: unknowns.count, into: tables.pointee.values.base)
  }
}
