/// How the lines above and below an item of a list look.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is shown.
  public enum Visibility: Hashable, Sendable {
    /// As the list's appearance has it: below all items, but the last of a card; above the first of a grouped section; not
    /// beside a selected item.
    case automatic
    case visible
    case hidden
  }

  /// Insets that follow the content: a line begins where the text does, and goes on to the edge.
  ///
  /// An edge of this value is automatic, whatever the others are.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above the item.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the item.
  public var bottomSeparatorVisibility = Visibility.automatic
  private var topInsets = InsetsPart(Self.automaticInsets)
  private var bottomInsets = InsetsPart(Self.automaticInsets)
  /// The lines' colour; that of separators unless set.
  public var color: UIColor = .separator
  /// The colour of the lines between selected items where several may be selected; that of separators unless set.
  public var multipleSelectionColor: UIColor = .separator
  /// The effect of the lines in place of their colour: a blurred backdrop, or a line drawn with vibrancy; nil, the
  /// default, for the colour.
  public var visualEffect: UIVisualEffect?

  /// Makes the configuration that lists of an appearance have.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// How far the line above keeps from the item's edges, in points; only the sides count.
  public var topSeparatorInsets: NSDirectionalEdgeInsets {
    get { topInsets.insets }
    set { topInsets = InsetsPart(newValue) }
  }

  /// How far the line below keeps from the item's edges, in points; only the sides count.
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets {
    get { bottomInsets.insets }
    set { bottomInsets = InsetsPart(newValue) }
  }
}

extension UIListSeparatorConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  private var parts: [(String, Any)] {
    [
      ("topSeparatorVisibility", topSeparatorVisibility), ("bottomSeparatorVisibility", bottomSeparatorVisibility),
      ("topSeparatorInsets", topSeparatorInsets), ("bottomSeparatorInsets", bottomSeparatorInsets), ("color", color),
      ("visualEffect", visualEffect as Any),
    ]
  }

  /// The visible lines and their looks, in words.
  public var description: String { ConfigurationWords.describe("UIListSeparatorConfiguration", parts) }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// The parts that `description` names, for debuggers.
  public var customMirror: Mirror { ConfigurationWords.mirror(self, parts) }
}
