/// The steps of a key path, as far as properties can be told apart by them.
///
/// Two key paths to one property, `\UITableView.contentOffset` and `\UIScrollView.contentOffset`, are not equal, since their roots
/// differ. What they lead through is: it is read from the key path's buffer, whose layout is that of the standard library's
/// `KeyPath.swift` (stable on Apple's systems). A test pins it. A subclass that overrides a property has one of its own.
struct KeyPathSteps {
  /// A property, by what the compiler knows it by: a getter's identity, or a place in the object.
  struct Step: Hashable {
    let kind: UInt32
    let identity: UInt
  }

  private(set) var steps: [Step] = []

  private enum Kind {
    static let structure: UInt32 = 1
    static let computed: UInt32 = 2
    static let object: UInt32 = 3
    static let optional: UInt32 = 4
  }

  /// Makes the steps of a key path; nil if one of them is unknown.
  init?(_ path: AnyKeyPath) {
    // The object's header and one pointer, then the buffer: its size with flags, padded to eight bytes.
    let buffer = UnsafeRawPointer(Unmanaged.passUnretained(path).toOpaque()) + 24
    let size = Int(buffer.load(as: UInt32.self) & 0x00FF_FFFF)
    let data = buffer + 8
    var offset = 0
    while offset + 4 <= size {
      let header = (data + offset).load(as: UInt32.self)
      offset += 4
      let kind = header >> 24 & 0x7F
      switch kind {
      case Kind.optional: break
      case Kind.structure, Kind.object:
        let payload = header & 0x007F_FFFF
        guard payload < 0x007F_FFFC else { return nil }
        steps.append(Step(kind: kind, identity: UInt(payload)))
      case Kind.computed:
        offset = (offset + 7) & ~7
        // How the identity is to be read belongs to it, whether the property can be set does not.
        steps.append(Step(kind: header & 0x0230_000F, identity: (data + offset).load(as: UInt.self)))
        offset += header & 0x0040_0000 != 0 ? 24 : 16
        if header & 0x0008_0000 != 0 {
          let arguments = (data + offset).load(as: Int.self)
          offset += 16 + (arguments + 7) & ~7
        }
      default: return nil
      }
      // Between two of them stands the type of the value.
      offset = (offset + 7) & ~7
      if offset < size { offset += 8 }
    }
    if steps.isEmpty { return nil }
  }

  /// The key of a property of a class; nil when it has none in the tables.
  static func key(of path: AnyKeyPath, in type: AnyClass) -> String? { KeyPathSteps(path)?.keys(from: type)?.first }

  /// The keys of the properties from an object of `type` on; nil when one has none in the tables.
  func keys(from type: AnyClass) -> [String]? {
    var type: AnyClass? = type
    var keys: [String] = []
    for step in steps {
      guard let current = type, let property = MethodTables.first(of: current, { $0.property(at: step) }) else {
        return nil
      }
      keys.append(property.key)
      type = property.valueClass
    }
    return keys
  }
}

/// The key of a property.
package enum PropertyKeys {
  /// Nil for a property that no method table has.
  package static func key(of path: AnyKeyPath, in type: AnyClass) -> String? { KeyPathSteps.key(of: path, in: type) }
}
