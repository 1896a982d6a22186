/// An action of a finger or a keyboard on a screen before its picture is taken, as `--do` says it.
public struct ScreenStep: Hashable, Sendable {
  /// The element or place that a finger touches.
  public enum Target: Hashable, Sendable {
    /// The accessibility element with a name, or the label with it as text; `number` counts several from 1.
    case named(String, number: Int)
    /// A place in the window, in points.
    case place(x: Double, y: Double)
  }

  /// The direction in which a finger moves.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case left, right, up, down
  }

  /// The place at which a dragging finger stops.
  public enum Destination: Hashable, Sendable {
    /// A distance in points from the beginning of the drag.
    case distance(x: Double, y: Double)
    /// An element, or a place.
    case target(Target)
  }

  /// A turn of the device: to an orientation by its name, or by a quarter from how it is held.
  public enum Turn: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape, left, right
    case upsideDown = "upside down"
  }

  /// A key that types no character.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    case `return`, delete, escape, tab, space, up, down, left, right
  }

  /// The action of a finger, a key or the device.
  public enum Action: Hashable, Sendable {
    /// A finger goes down and up.
    case tap(Target)
    /// A finger goes down twice in short order.
    case doubleTap(Target)
    /// A finger stays down for a second, which opens context menus, and goes up.
    case hold(Target)
    /// A quick flick over a target, or over the middle of the window; a far one goes over nearly all of it.
    case swipe(Direction, isFar: Bool, on: Target?)
    /// A slow drag that comes to rest before the finger goes up.
    case drag(Target, Destination)
    /// The swipe from the edge at which reading begins, which pops a controller.
    case back
    /// Scroll views are scrolled until the target is seen.
    case scroll(Target)
    /// A finger goes down and stays there, while other steps are done.
    case fingerDown(Target)
    /// The finger that is down moves, in a quarter of a second.
    case fingerMove(Destination)
    /// The finger that is down goes up.
    case fingerUp
    /// The device is turned.
    case turn(Turn)
    /// The window gets another size in points, as beside other applications.
    case resize(width: Double, height: Double)
    /// A text is typed, a key for each character.
    case type(String)
    /// A key is pressed, or one with the command key.
    case press(Key)
    /// A letter is pressed with the command key.
    case command(Character)
    /// The device is shaken.
    case shake
    /// The reader chooses another text size in the settings.
    case textSize(SnapshotOptions.TextSize)
    /// A number of seconds of virtual time go by.
    case wait(Double)
    /// A picture is taken, whose files get that name behind the screen's.
    case picture(String)
  }

  /// The action of the step.
  public var action: Action
  /// The step as it was written, for messages.
  public var text: String
}

/// The steps of `--do`, in order.
public struct ScreenScript: Hashable, Sendable {
  /// The script as it was written.
  public let text: String
  /// The steps of the script; none for an empty text.
  public let steps: [ScreenStep]

  /// A script without steps.
  public init() { (text, steps) = ("", []) }

  /// Reads steps separated by `;` or line ends; throws an error in words for an unknown step.
  ///
  /// Text in double quotes is not taken apart.
  public init(_ text: String) throws {
    self.text = text
    steps = try Self.parts(of: text).map(ScreenStep.init(parsing:))
  }

  /// The pieces between separators outside of quotes, without empty ones.
  private static func parts(of text: String) throws -> [String] {
    var parts: [String] = []
    var part = ""
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, character == ";" || character.isNewline {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    if isQuoted { throw SnapshotOptionsError("--do '\(text)': a quotation mark is missing; close what it opens") }
    parts.append(part)
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }
}
