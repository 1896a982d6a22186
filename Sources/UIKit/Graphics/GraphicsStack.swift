/// The contexts that UIKit drawing goes to, the current one last.
///
/// Drawing is done on the main actor; image renderers may run elsewhere, so the stack is kept per thread. Each label that is
/// drawn asks for it three times, which is why it is not in the thread's dictionary.
private final class ContextStack {
  var contexts: [CGContext] = []
}

private let contextStackKey: pthread_key_t = {
  var key = pthread_key_t()
  let status = pthread_key_create(&key) { stack in
    if let stack { Unmanaged<ContextStack>.fromOpaque(stack).release() }
  }
  ensure(status == 0, "pthread_key_create: the process has used up its keys for memory of threads (\(status))")
  return key
}()

private var threadStack: ContextStack {
  if let known = pthread_getspecific(contextStackKey) {
    return Unmanaged<ContextStack>.fromOpaque(known).takeUnretainedValue()
  }
  let stack = ContextStack()
  pthread_setspecific(contextStackKey, Unmanaged.passRetained(stack).toOpaque())
  return stack
}

/// Makes a context the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { threadStack.contexts.append(context) }

/// Makes the context before the last push the current one again.
public func UIGraphicsPopContext() { _ = threadStack.contexts.popLast() }

/// The context that UIKit drawing goes to; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { threadStack.contexts.last }
