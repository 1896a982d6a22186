import Foundation

/// A file that an asset catalogue has as a data set.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  private struct Contents: Decodable {
    struct Entry: Decodable {
      let filename: String?
      let idiom: String?
      let typeIdentifier: String?

      enum CodingKeys: String, CodingKey {
        case filename, idiom
        case typeIdentifier = "universal-type-identifier"
      }
    }
    let data: [Entry]
  }

  private let nameStorage: String
  private let dataStorage: Data
  private let typeStorage: String

  /// Finds a data set by name in the asset catalogues beside the source; nil, and a diagnostic, without it.
  public convenience init?(name: String) { self.init(name: name, folders: ResourceSearchPath.folders(of: nil)) }

  /// Finds a data set by name; the bundle's resource folder is searched first.
  public convenience init?(name: String, bundle: Bundle) {
    self.init(name: name, folders: ResourceSearchPath.folders(of: bundle))
  }

  private init?(name: String, folders: [String]) {
    let sets = folders.lazy.compactMap { AssetIndex.set(named: name, kind: "dataset", in: $0) }
    guard let set = sets.first else {
      Diagnostics.shared.report(
        Diagnostic(
          kind: .missingResource, summary: "There is no data set named \"\(name)\".",
          object: "NSDataAsset(name: \"\(name)\")",
          likelyCause: "Searched in \(AssetIndex.description(of: folders)).",
          cure: "Put an asset catalogue with \(name).dataset into one of these folders."))
      return nil
    }
    let entries = AssetContents.read(Contents.self, in: set)?.data.filter { $0.filename != nil } ?? []
    let entry = entries.first { ["universal", "iphone", nil].contains($0.idiom) } ?? entries.first
    guard let entry, let data = entry.filename.flatMap({ FileManager.default.contents(atPath: set + "/" + $0) }) else {
      return nil
    }
    (nameStorage, dataStorage, typeStorage) = (name, data, entry.typeIdentifier ?? "public.data")
    super.init()
  }

  /// The name of the data set.
  open var name: String { nameStorage }
  /// The bytes of the file.
  open var data: Data { dataStorage }
  /// The type of the file in the catalogue; `public.data` for a file without.
  open var typeIdentifier: String { typeStorage }

  /// Data assets are immutable: the copy is the asset.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
