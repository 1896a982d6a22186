import Foundation

/// An image in variants, of which traits choose one.
///
/// Images that an asset gives know it, so that image views show the variant for their traits. Usable from any thread.
open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
  private struct Entry {
    let configuration: UIImage.Configuration
    /// Does not know this asset, so that nothing holds itself.
    let image: UIImage
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  /// The variants of an asset catalogue, which stand behind those that were registered.
  private let catalogued: ImageAsset?

  /// Makes an asset without images.
  public override init() {
    catalogued = nil
    super.init()
  }

  /// The asset of an image: its variants of a catalogue, or the image alone.
  init(of image: UIImage) {
    catalogued = image.asset
    super.init()
    let configuration = image.configuration ?? UIImage.Configuration()
    if catalogued == nil { entries = [Entry(configuration: configuration, image: image.withoutAsset)] }
  }

  /// Reads an asset of a keyed archive; nil for other archives.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return nil }
    catalogued = nil
    super.init()
    let count = coder.decodeInteger(forKey: "UIImageCount")
    for number in 0..<max(0, min(count, 1000)) {
      guard let image = coder.object(of: UIImage.self, "UIImage\(number)") else { continue }
      let traits = coder.object(of: UITraitCollection.self, "UITraits\(number)")
      let locale = coder.object(of: NSString.self, "UILocale\(number)").map {
        Locale(identifier: String(describing: $0))
      }
      let configuration = UIImage.Configuration(traitCollection: traits).withLocale(locale)
      entries.append(Entry(configuration: configuration, image: image))
    }
  }

  /// Writes the images that were registered, with their traits and languages; those of a catalogue are not in archives.
  open func encode(with coder: NSCoder) {
    let entries = lock.withLock { self.entries }
    coder.encode(entries.count, forKey: "UIImageCount")
    for (number, entry) in entries.enumerated() {
      coder.encode(entry.image, forKey: "UIImage\(number)")
      coder.encode(entry.configuration.traitCollection, forKey: "UITraits\(number)")
      if let locale = entry.configuration.locale {
        coder.encode(NSString(string: locale.identifier), forKey: "UILocale\(number)")
      }
    }
  }

  /// Archives are read without help of their classes.
  open class var supportsSecureCoding: Bool { true }

  /// The variant for a configuration: of those that ask for nothing else the one that asks for most, or else the first; an image of nothing without any.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    guard let found = variant(for: configuration) else { return UIImage() }
    return found.with(asset: self, configuration: configuration)
  }

  /// Adds a variant, in place of one for the same configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    lock.withLock {
      entries.removeAll { $0.configuration == configuration }
      entries.append(Entry(configuration: configuration, image: image.withoutAsset))
    }
  }

  /// Takes the variant for a configuration away; nothing happens without one.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    lock.withLock { entries.removeAll { $0.configuration == configuration } }
  }

  /// The variant for traits.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    image(with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// Adds a variant for traits, in place of one for the same.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(image, with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// Takes the variant for traits away.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    unregisterImage(with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// The variant for a configuration, which does not know this asset.
  func variant(for configuration: UIImage.Configuration) -> UIImage? {
    let entries = lock.withLock { self.entries }
    let traits = configuration.traitCollection ?? UITraitCollection()
    let fitting = entries.filter { entry in
      let isLanguage = entry.configuration.locale == nil || entry.configuration.locale == configuration.locale
      return isLanguage && traits.containsTraits(in: entry.configuration.traitCollection)
    }
    if let best = fitting.max(by: { Self.asksForMore($1.configuration, than: $0.configuration) }) { return best.image }
    if let catalogued { return catalogued.image(for: traits) }
    let plain = entries.first { $0.configuration.traitCollection == nil && $0.configuration.locale == nil }
    return (plain ?? entries.first)?.image
  }

  private static func asksForMore(_ one: UIImage.Configuration, than other: UIImage.Configuration) -> Bool {
    if (one.locale != nil) != (other.locale != nil) { return one.locale != nil }
    guard let traits = one.traitCollection else { return false }
    guard let others = other.traitCollection else { return true }
    return traits.containsTraits(in: others) && !others.containsTraits(in: traits)
  }
}

extension UIImage {
  /// The asset with the image's variants; one of the image alone, if neither a catalogue nor an asset gave the image.
  ///
  /// Variants that are registered with it are shown by image views that show the image.
  public var imageAsset: UIImageAsset? {
    if case .empty = content { return nil }
    return assetPlace.asset(or: { UIImageAsset(of: self) })
  }

  /// The image for a configuration of views, by its asset; nil for an image without asset.
  func variant(for configuration: Configuration) -> UIImage? { assetPlace.known?.variant(for: configuration) }
}

/// The holder of an image's asset, which is made on demand.
final class ImageAssetPlace: @unchecked Sendable {
  private let lock = NSLock()
  private var asset: UIImageAsset?

  init(_ asset: UIImageAsset? = nil) { self.asset = asset }

  var known: UIImageAsset? { lock.withLock { asset } }

  func asset(or make: () -> UIImageAsset) -> UIImageAsset {
    if let known { return known }
    let made = make()
    return lock.withLock {
      if let asset { return asset }
      asset = made
      return made
    }
  }
}
