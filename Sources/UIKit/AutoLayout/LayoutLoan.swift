/// The items and constraints of a subtree while an engine of their own solves them apart, for a fitting size in the middle of an island.
///
/// While the loan lasts, the island's engine believes to have the borrower's items. Nothing may change in either
/// meanwhile but by solving; solving asks the application's views, though, and those may change anything. So a loan
/// ends *before* a change: the lent items are back in their place when the change is made, the engine that borrowed
/// finds nothing left to solve, and who asked for the size asks again. Loans of one island lie on each other, as a view
/// may ask for a fitting size when it is asked for its own.
@MainActor final class LayoutLoan {
  let lender: LayoutEngine
  let borrower: LayoutEngine
  private(set) var isOver = false
  private let outer: LayoutLoan?
  private var items: [(item: LayoutItem, membership: ItemRecord.Membership)] = []
  private var constraints: [(constraint: NSLayoutConstraint, installation: NSLayoutConstraint.Installation)] = []
  /// Items whose natural size the application took back meanwhile.
  private var outdatedContents: [LayoutItem] = []

  init(of view: UIView) {
    lender = view.layoutEngineForWriting
    outer = lender.loan
    borrower = LayoutEngine(root: view)
    borrower.lender = Unretained(lender)
    collect(view, isRoot: true)
    for constraint in LayoutEngine.inOrder(constraints.map(\.constraint), below: view) { borrower.enqueue(constraint) }
    lender.loan = self
  }

  private func collect(_ view: UIView, isRoot: Bool) {
    if let own = view.autoLayout {
      for item in view.layoutItemsWithGuides {
        items.append((item, item.membership))
        item.record.pointee.membership = ItemRecord.Membership()
      }
      if !isRoot, own.isIsland { return }
      for constraint in own.constraints {
        constraints.append((constraint, constraint.installation))
        constraint.installation = NSLayoutConstraint.Installation()
      }
    }
    for subview in view.subviewStorage { collect(subview, isRoot: false) }
  }

  /// Notes that the lender has to ask for a natural size again.
  func contentDidChange(of item: LayoutItem) { outdatedContents.append(item) }

  /// Gives everything back, loans on top of this one first.
  func end() {
    while !isOver, let last = lender.loan { last.giveBack() }
  }

  private func giveBack() {
    isOver = true
    lender.loan = outer
    for (constraint, installation) in constraints {
      borrower.forgetNotes(of: constraint)
      constraint.installation = installation
    }
    // Items may have been met that had no record before; nobody lent them.
    let known = Set(items.map(\.item.record))
    for item in borrower.tables.pointee.items.elements where !known.contains(item) {
      item.pointee.membership = ItemRecord.Membership()
    }
    for (item, membership) in items { item.record.pointee.membership = membership }
    borrower.leaveEmpty()
    for item in outdatedContents { item.record.pointee.membership.engine?.object.contentDidChange(of: item.record) }
  }
}

extension LayoutEngine {
  /// The fitting size of a view in the middle of an island: its constraints are solved in an engine of their own.
  ///
  /// Where the application changes constraints or views while it is asked for sizes, the view is asked again.
  static func fittingSizeApart(_ view: UIView, _ target: CGSize, horizontal: Float, vertical: Float) -> CGSize {
    for _ in 0..<limitOfLoans {
      let flags = LayoutFlags(of: view)
      let loan = LayoutLoan(of: view)
      let size = loan.borrower.fittingSize(target, horizontal: horizontal, vertical: vertical)
      if !loan.isOver {
        loan.end()
        flags.restore()
        return size
      }
      let root = ViewReference(view)
      // It may be the root of an island of its own now.
      if root.layoutRoot == root {
        return view.layoutEngineForWriting.fittingSize(target, horizontal: horizontal, vertical: vertical)
      }
    }
    return view.bounds.size
  }

  /// The greatest number of attempts, more than any view needs that comes to rest.
  private static let limitOfLoans = 8

  /// Takes back the items that the engine lent, and gives back the borrowed ones, before either changes.
  @inline(__always) func endLoans() {
    if loan != nil || lender != nil { (lender?.object ?? self).endOwnLoans() }
  }

  @inline(never) private func endOwnLoans() {
    while let loan { loan.end() }
  }

  /// The application says that a view has another natural size.
  func contentDidChange(of item: ItemReference) {
    if let lender { lender.object.loan?.contentDidChange(of: item.pointee.object.object) }
    item.pointee.membership.content.measuredWidth = nil
    queueContent(of: item)
  }

  /// Empties the tables without touching their objects; a solution under way finds nothing left.
  func leaveEmpty() {
    turn &+= 1
    tables.pointee.empty(keepingPlacesOfPending: isInstalling)
    rootPlace = -1
    lender = nil
    isDirty = false
  }
}
