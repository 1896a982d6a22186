/// The contexts that UIKit drawing goes to, the current one last.
///
/// Drawing is done on the main actor; image renderers may run elsewhere, so the stack is kept per thread.
private let contextStackKey = "masthead.graphics-contexts"

private final class ContextStack {
  var contexts: [CGContext] = []
}

private var threadStack: ContextStack {
  let dictionary = Thread.current.threadDictionary
  if let stack = dictionary[contextStackKey] as? ContextStack { return stack }
  let stack = ContextStack()
  dictionary[contextStackKey] = stack
  return stack
}

/// Makes a context the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { threadStack.contexts.append(context) }

/// Makes the context before the last push the current one again.
public func UIGraphicsPopContext() { _ = threadStack.contexts.popLast() }

/// The context that UIKit drawing goes to; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { threadStack.contexts.last }
