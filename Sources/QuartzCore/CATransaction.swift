import Foundation

/// A group of changes to layers that take effect together.
///
/// Changes of layers take effect in the next frame, which begins when the code that made them has returned, so nothing between
/// `begin()` and `commit()` can be seen half done with or without a transaction. A transaction has the duration and the pace of
/// the animations that start in it, and waits for them: its completion block runs when the last one has ended.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// The transactions of the current stage.
  private static var stack: TransactionStack { Stage.current.transactions }

  /// The passes of `flush()`: layout, display and presentation.
  ///
  /// The host sets it.
  package static var flushHandler: (() -> Void)? {
    get { stack.flushHandler }
    set { stack.flushHandler = newValue }
  }

  /// Makes an object that does nothing: transactions are opened by the class.
  public override init() { super.init() }

  /// The transaction of animations that start now.
  static var current: TransactionGroup { stack.current }

  /// Opens a transaction inside of the current one.
  open class func begin() { stack.begin() }

  /// Closes the innermost transaction; its completion block is called once its animations have ended, at once without any.
  ///
  /// Without a `begin()` it closes the implicit transaction of the current turn, as `flush()` does.
  open class func commit() { stack.commit() }

  /// Makes the changes made so far visible at once; inside of transactions as soon as the outermost is committed.
  open class func flush() { stack.flush() }

  /// Closes the implicit transaction: the code of this turn has returned.
  package static func endTurn() { stack.endTurn() }

  /// Whether implicit animations are off; inherited by inner transactions.
  open class func disableActions() -> Bool {
    current.disablesActions
  }

  /// Turns implicit animations off or on for the current transaction.
  open class func setDisableActions(_ flag: Bool) {
    current.disablesActions = flag
    current.isUsed = true
  }

  /// The duration of animations without an own one: 0.25 seconds, or that of the surrounding transaction.
  open class func animationDuration() -> CFTimeInterval {
    current.duration
  }

  /// Sets how long animations of the current transaction take that do not say it themselves.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    current.duration = dur
    current.isUsed = true
  }

  /// The pace of animations that have none themselves; nil unless set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    current.timingFunction
  }

  /// Sets the pace of the animations of the current transaction that have none themselves.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
    current.isUsed = true
  }

  /// What the current transaction has under a key: those of Apple's that begin with `kCATransaction`, as its own methods give them, or what
  /// `setValue(_:forKey:)` was given.
  @_nonoverride open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: current.values[key]
    }
  }

  /// Sets a value of the current transaction under a key: one of Apple's, such as `kCATransactionDisableActions`, or
  /// another; inner transactions have the value too, until the commit.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let seconds = (anObject as? NSNumber)?.doubleValue ?? anObject as? Double { setAnimationDuration(seconds) }
    case kCATransactionDisableActions:
      setDisableActions((anObject as? NSNumber)?.boolValue ?? anObject as? Bool ?? false)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: current.values[key] = anObject
    }
  }

  /// The block that runs when the current transaction has ended.
  open class func completionBlock() -> (() -> Void)? {
    current.completion
  }

  /// Sets the block to run after the current transaction and the animations started in it.
  ///
  /// A block that is replaced runs at once, as at Apple.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let replaced = current.completion
    current.completion = block
    current.isUsed = true
    replaced?()
  }
}

/// The key of `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `CATransaction.completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"
