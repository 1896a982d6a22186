/// The options of the kinds of accessories.
///
/// Options that are not given are those of the kind: shown, as wide as the accessory is, in the tint colour of the cell or, for
/// chevrons and lines, in grey.
extension UICellAccessory {
  /// How a chevron looks.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory keeps its room and is not seen.
    public var isHidden: Bool
    /// How much room it is given.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the standard one.
    public var tintColor: UIColor?

    /// Makes options; nil gives the default of the kind.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var look: Look {
      Look(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How a check mark looks.
  public struct CheckmarkOptions {
    /// Whether the accessory keeps its room and is not seen.
    public var isHidden: Bool
    /// How much room it is given.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the standard one.
    public var tintColor: UIColor?

    /// Makes options; nil gives the default of the kind.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var look: Look {
      Look(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How a detail button looks.
  public struct DetailOptions {
    /// Whether the accessory keeps its room and is not seen.
    public var isHidden: Bool
    /// How much room it is given.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the standard one.
    public var tintColor: UIColor?

    /// Makes options; nil gives the default of the kind.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var look: Look {
      Look(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How the circle looks that deletes.
  public struct DeleteOptions {
    /// Whether the accessory keeps its room and is not seen.
    public var isHidden: Bool
    /// How much room it is given.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the sign in the circle; nil for white.
    public var tintColor: UIColor?
    /// The colour of the circle; nil for that of the kind.
    public var backgroundColor: UIColor?

    /// Makes options; nil gives the default of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: Look {
      Look(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        backgroundColor: backgroundColor)
    }
  }

  /// How the circle looks that inserts.
  public struct InsertOptions {
    /// Whether the accessory keeps its room and is not seen.
    public var isHidden: Bool
    /// How much room it is given.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the sign in the circle; nil for white.
    public var tintColor: UIColor?
    /// The colour of the circle; nil for that of the kind.
    public var backgroundColor: UIColor?

    /// Makes options; nil gives the default of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: Look {
      Look(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        backgroundColor: backgroundColor)
    }
  }

  /// How the circle looks that shows the selection.
  public struct MultiselectOptions {
    /// Whether the accessory keeps its room and is not seen.
    public var isHidden: Bool
    /// How much room it is given.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the sign in the circle; nil for white.
    public var tintColor: UIColor?
    /// The colour of the circle; nil for that of the kind.
    public var backgroundColor: UIColor?

    /// Makes options; nil gives the default of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: Look {
      Look(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        backgroundColor: backgroundColor)
    }
  }

  /// How the reorder control looks.
  public struct ReorderOptions {
    /// Whether the accessory keeps its room and is not seen.
    public var isHidden: Bool
    /// How much room it is given.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the standard one.
    public var tintColor: UIColor?
    /// Whether a line stands between the control and an accessory before it; true unless set.
    public var showsVerticalSeparator: Bool

    /// Makes options; nil gives the default of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var look: Look {
      var look = Look(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      look.showsVerticalSeparator = showsVerticalSeparator
      return look
    }
  }

  /// How a pop-up button looks.
  public struct PopUpMenuOptions {
    /// Whether the accessory keeps its room and is not seen.
    public var isHidden: Bool
    /// How much room it is given.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for that of secondary labels.
    public var tintColor: UIColor?

    /// Makes options; nil gives the default of the kind.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var look: Look {
      Look(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How the chevron of an outline looks.
  public struct OutlineDisclosureOptions {
    /// The place of the chevron: in a header or in a cell.
    public enum Style: Hashable, Sendable {
      /// A header where the item is one of a list, else a cell.
      case automatic
      /// A header: a tap anywhere on the item counts.
      case header
      /// A cell: a tap on the chevron counts.
      case cell
    }

    /// The place of the chevron: in a header or in a cell.
    public var style: Style
    /// Whether the accessory keeps its room and is not seen.
    public var isHidden: Bool
    /// How much room it is given.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the standard one.
    public var tintColor: UIColor?

    /// Makes options; nil gives the default of the kind.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }

    var look: Look {
      Look(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor, style: style)
    }
  }

  /// How a text looks.
  public struct LabelOptions {
    /// Whether the accessory keeps its room and is not seen.
    public var isHidden: Bool
    /// How much room it is given.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the standard one.
    public var tintColor: UIColor?
    /// The font; that of body text unless set.
    public var font: UIFont
    /// Whether the font grows with the text size; true unless set.
    public var adjustsFontForContentSizeCategory: Bool

    /// Makes options; nil gives the default of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var look: Look {
      Look(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor, font: font,
        adjustsFont: adjustsFontForContentSizeCategory)
    }
  }

  /// A view of the application's beside the content.
  public struct CustomViewConfiguration {
    /// The view; as large as it is, or as its constraints make it.
    public let customView: UIView
    /// The side on which the view stands, and in which mode.
    public let placement: Placement
    /// Whether it keeps its room and is not seen.
    public var isHidden: Bool
    /// The width reserved for the view; the standard, or the view's own if that is more, unless set.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint colour; nil for the cell's.
    public var tintColor: UIColor?
    /// Whether the view keeps its present size; false unless set, for the size that fits.
    public var maintainsFixedSize: Bool

    /// Makes a configuration; nil gives the defaults of the properties.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    var look: Look {
      Look(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        maintainsFixedSize: maintainsFixedSize)
    }
  }
}
