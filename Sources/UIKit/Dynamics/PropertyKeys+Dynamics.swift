// Written by Scripts/property-keys: Apple's properties by key.

extension UIAttachmentBehavior {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("anchorPoint", \UIAttachmentBehavior.anchorPoint)
    table.add("attachedBehaviorType", \UIAttachmentBehavior.attachedBehaviorType)
    table.add("damping", \UIAttachmentBehavior.damping)
    table.add("frequency", \UIAttachmentBehavior.frequency)
    table.add("items", \UIAttachmentBehavior.items)
    table.add("length", \UIAttachmentBehavior.length)
  }
}

extension UICollisionBehavior {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("boundaryIdentifiers", \UICollisionBehavior.boundaryIdentifiers)
    table.add("collisionDelegate", \UICollisionBehavior.collisionDelegate)
    table.add("collisionMode", \UICollisionBehavior.collisionMode)
    table.add("items", \UICollisionBehavior.items)
    table.add("translatesReferenceBoundsIntoBoundary", \UICollisionBehavior.translatesReferenceBoundsIntoBoundary)
  }
}

extension UIDynamicAnimator {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("referenceView", \UIDynamicAnimator.referenceView)
    table.add("behaviors", \UIDynamicAnimator.behaviors)
    table.add("running", \UIDynamicAnimator.isRunning)
    table.add("elapsedTime", \UIDynamicAnimator.elapsedTime)
    table.add("delegate", \UIDynamicAnimator.delegate)
  }
}

extension UIDynamicBehavior {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("action", \UIDynamicBehavior.action)
    table.add("childBehaviors", \UIDynamicBehavior.childBehaviors)
    table.add("dynamicAnimator", \UIDynamicBehavior.dynamicAnimator)
  }
}

extension UIDynamicItemBehavior {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("items", \UIDynamicItemBehavior.items)
    table.add("elasticity", \UIDynamicItemBehavior.elasticity)
    table.add("friction", \UIDynamicItemBehavior.friction)
    table.add("density", \UIDynamicItemBehavior.density)
    table.add("resistance", \UIDynamicItemBehavior.resistance)
    table.add("angularResistance", \UIDynamicItemBehavior.angularResistance)
    table.add("anchored", \UIDynamicItemBehavior.isAnchored)
    table.add("allowsRotation", \UIDynamicItemBehavior.allowsRotation)
  }
}

extension UIGravityBehavior {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("angle", \UIGravityBehavior.angle)
    table.add("gravityDirection", \UIGravityBehavior.gravityDirection)
    table.add("items", \UIGravityBehavior.items)
    table.add("magnitude", \UIGravityBehavior.magnitude)
  }
}

extension UIPushBehavior {
  fileprivate static func keys6(_ table: _MethodTable) {
    table.add("active", \UIPushBehavior.active)
    table.add("angle", \UIPushBehavior.angle)
    table.add("items", \UIPushBehavior.items)
    table.add("magnitude", \UIPushBehavior.magnitude)
    table.add("mode", \UIPushBehavior.mode)
    table.add("pushDirection", \UIPushBehavior.pushDirection)
  }
}

extension UISnapBehavior {
  fileprivate static func keys7(_ table: _MethodTable) {
    table.add("damping", \UISnapBehavior.damping)
    table.add("snapPoint", \UISnapBehavior.snapPoint)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIAttachmentBehavior.self, UIAttachmentBehavior.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UICollisionBehavior.self, UICollisionBehavior.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIDynamicAnimator.self, UIDynamicAnimator.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIDynamicBehavior.self, UIDynamicBehavior.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIDynamicItemBehavior.self, UIDynamicItemBehavior.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIGravityBehavior.self, UIGravityBehavior.keys5) }, 0, 0
)
@section("swift5_tests") @used private let record6: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPushBehavior.self, UIPushBehavior.keys6) }, 0, 0
)
@section("swift5_tests") @used private let record7: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISnapBehavior.self, UISnapBehavior.keys7) }, 0, 0
)
