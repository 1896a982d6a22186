/// The contexts that UIKit drawing goes to, the current one last.
///
/// Drawing is done on the main actor; image renderers may run elsewhere, so the stack is kept per thread. Each label that is
/// drawn asks for it three times, which is why it is not in the thread's dictionary.
private final class ContextStack {
  struct Entry {
    /// Nil for an image of no size.
    let context: CGContext?
    /// Pixels in a point of the image that is drawn; nil for contexts that were pushed.
    var imageScale: CGFloat?
  }

  var entries: [Entry] = []
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
public func UIGraphicsPushContext(_ context: CGContext) { threadStack.entries.append(.init(context: context)) }

/// Makes the context before the last push the current one again.
public func UIGraphicsPopContext() { _ = threadStack.entries.popLast() }

/// The context that UIKit drawing goes to; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { threadStack.entries.last?.context }

/// Makes a context for an image of a size in points the current one, with a pixel in a point and without alpha left out.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Makes a context for an image of a size in points the current one until `UIGraphicsEndImageContext()`.
///
/// An opaque one is black at first, another one clear. `scale` is pixels in a point, 0 those of the screen. A size without area gives an image context
/// that nothing can be drawn into and that has no image.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
  let context = CGContext(picture: size, scale: scale, opaque: opaque, of: "UIGraphicsBeginImageContextWithOptions")
  threadStack.entries.append(.init(context: context, imageScale: scale))
}

/// The present image of the current image context; nil if the current context is of another kind.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = threadStack.entries.last, let scale = entry.imageScale, let image = entry.context?.makeImage()
  else {
    return nil
  }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the current image context; nothing happens where the current context is none.
public func UIGraphicsEndImageContext() {
  if threadStack.entries.last?.imageScale != nil { UIGraphicsPopContext() }
}
