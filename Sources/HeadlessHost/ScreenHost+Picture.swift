import Foundation
import QuartzCore
internal import SystemFiles
import UIKit

extension ScreenHost {
  /// A picture of the screen: the window, and windows that the application put on the screen beside it.
  public struct Picture {
    /// The PNG file; the same pixels give the same bytes.
    public var png: Data
    /// Width in pixels.
    public var width: Int
    /// Height in pixels.
    public var height: Int
  }

  /// Draws the window as it is now.
  ///
  /// What no view covers is black, as on a device. The file's text chunk `fonts` holds the fingerprint of the font files: pictures
  /// with different fingerprints come from machines with different fonts.
  public func picture() -> Picture {
    render()
    let png = compositor.pngData(texts: ["fonts": FontInspector.shared.fingerprint()])
    return Picture(png: png, width: compositor.pixelWidth, height: compositor.pixelHeight)
  }

  /// Draws the window as it is now; the fingerprint of size and pixels, without a copy of them.
  package func pixelHash() -> PixelHash {
    render()
    return compositor.pixelHash
  }

  /// Draws the window as it is now; for looking at its pixels.
  public func image() -> CGImage {
    render()
    return compositor.makeImage()
  }

  /// Runs one frame: brings the window up to date and draws the changes into memory.
  ///
  /// The pixels stay with the host; `picture()` and `image()` copy them. A frame in which nothing changed costs microseconds.
  public func drawFrame() {
    window.updateForFrame()
    render()
  }

  private func render() { stage.run { renderOnStage() } }

  private func renderOnStage() {
    compositor.resize(to: window.bounds.size, scale: options.windowScale)
    let windows = window.windowsOnScreen
    let showsStatusBar = options.showsStatusBar ?? stage.screen.application.wasStarted
    guard windows.count > 1 || showsStatusBar else {
      compositor.render(window.layer)
      return
    }
    let screen = CALayer()
    screen.frame = window.frame
    for window in windows { screen.addSublayer(window.layer) }
    let bars = showsStatusBar ? statusBar.layer(for: window, over: screen) : nil
    if let bars { screen.addSublayer(bars) }
    compositor.render(screen)
    for window in windows { window.layer.removeFromSuperlayer() }
    bars?.removeFromSuperlayer()
  }
}
