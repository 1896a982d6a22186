#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The devices that can be named, in the order of `devices.json`.
///
/// Names are compared without case, spaces and punctuation, so that `iphone15pro` and `15 Pro` find "iPhone 15 Pro".
public struct DeviceCatalogue: Sendable {
  /// The devices in the order of the file.
  public let devices: [Device]

  /// The devices of `devices.json`, which is carried inside the library.
  public static let standard: DeviceCatalogue = {
    do {
      return DeviceCatalogue(
        devices: try JSONDecoder().decode([Device].self, from: Data(PackageResources.devices_json)))
    } catch {
      fatalError("devices.json of this build cannot be read: \(error). Cure: correct the file and build again.")
    }
  }()

  /// The device shown when none is named.
  public static let defaultDeviceName = "iPhone 15"

  /// Makes a catalogue; names are looked up without regard to case.
  public init(devices: [Device]) {
    self.devices = devices
  }

  /// The device with that name or alias, or nil.
  public func device(named name: String) -> Device? {
    let wanted = Self.key(name)
    guard !wanted.isEmpty else { return nil }
    for prefix in ["", "iphone", "ipad"] {
      let found = devices.first { ([$0.name] + $0.aliases).contains { Self.key($0) == prefix + wanted } }
      if let found { return found }
    }
    return nil
  }

  /// The names most like `name`, nearest first; ties keep the catalogue's order.
  public func names(nearest name: String, count: Int = 3) -> [String] {
    let wanted = Self.key(name)
    let ranked = devices.enumerated().map { index, device in
      let distance = ([device.name] + device.aliases).flatMap { name in
        let key = Self.key(name)
        return [key, key.hasPrefix("iphone") ? String(key.dropFirst(6)) : key]
      }.map { editDistance(Array($0.utf8), Array(wanted.utf8)) }.min()!
      return (distance: distance, index: index)
    }
    return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(count).map {
      devices[$0.index].name
    }
  }

  static func key(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }))
  }
}
