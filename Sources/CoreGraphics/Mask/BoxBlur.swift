internal import CCodecShims

/// A blur by three boxes, which is close to a Gaussian one and the same on every machine.
package struct BoxBlur: Hashable, Sendable {
  /// The width of one box in pixels; below 2 nothing is blurred.
  package let boxSize: Int

  /// Makes the blur that approximates a Gaussian of standard deviation `sigma`, in pixels.
  ///
  /// The box is floor(σ · 3 · √(2π) / 4 + ½) wide, as SVG 1.1 §15.17 (feGaussianBlur) has it. σ that is not finite or not
  /// positive does not blur; σ above 500 is taken as 500.
  package init(sigma: CGFloat) {
    let sigma = sigma.isFinite ? min(max(sigma, 0), 500) : 0
    boxSize = Int((sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
  }

  /// The number of pixels that the blur reaches beyond a shape on each side.
  package var reach: Int {
    boxSize < 2 ? 0 : (boxSize / 2) * 3 + (boxSize % 2 == 0 ? 1 : 0)
  }

  /// Blurs bytes in place; bytes outside count as zero, so leave ``reach`` pixels of margin.
  package func apply(to bytes: UnsafeMutablePointer<UInt8>, bytesPerRow: Int, width: Int, height: Int) {
    guard boxSize >= 2, width > 0, height > 0 else { return }
    let status = cg_mask_box_blur(bytes, bytesPerRow, width, height, UInt32(boxSize))
    ensure(status == 0, "CoreGraphics: no memory to blur \(width) × \(height) pixels")
  }
}

extension AlphaMask {
  /// Returns the mask grown by the blur's reach on every side, and blurred.
  package func blurred(_ blur: BoxBlur) -> AlphaMask {
    let margin = blur.reach
    return AlphaMask(width: width + 2 * margin, height: height + 2 * margin) { target, targetBytesPerRow in
      withUnsafeBytes { source, sourceBytesPerRow in
        for row in 0..<height {
          (target + (row + margin) * targetBytesPerRow + margin)
            .update(from: source + row * sourceBytesPerRow, count: width)
        }
      }
      blur.apply(
        to: target, bytesPerRow: targetBytesPerRow, width: width + 2 * margin, height: height + 2 * margin)
    }
  }

  /// Returns the blurred mask less the blur's reach on every side: the part that pixels outside of the mask cannot
  /// change.
  package func blurredInside(_ blur: BoxBlur) -> AlphaMask {
    let margin = blur.reach
    let whole = AlphaMask(width: width, height: height) { target, targetBytesPerRow in
      withUnsafeBytes { source, sourceBytesPerRow in
        for row in 0..<height {
          (target + row * targetBytesPerRow).update(from: source + row * sourceBytesPerRow, count: width)
        }
      }
      blur.apply(to: target, bytesPerRow: targetBytesPerRow, width: width, height: height)
    }
    let inside = (width: max(0, width - 2 * margin), height: max(0, height - 2 * margin))
    return AlphaMask(width: inside.width, height: inside.height) { target, targetBytesPerRow in
      whole.withUnsafeBytes { source, sourceBytesPerRow in
        for row in 0..<inside.height {
          (target + row * targetBytesPerRow)
            .update(from: source + (row + margin) * sourceBytesPerRow + margin, count: inside.width)
        }
      }
    }
  }
}
