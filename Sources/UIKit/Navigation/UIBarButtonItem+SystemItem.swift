extension UIBarButtonItem {
  /// Buttons that look the same in all applications, and spaces.
  public enum SystemItem: _Enumeration, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case close
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 24 }
    /// The number that the case at a place in the list above stands for.
    public static func _number(at place: Int) -> Int { place < 23 ? place : 24 }

    /// The name of a button without text for screen readers.
    var spokenName: String? {
      switch self {
      case .add: SystemWords.word("Add")
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: SystemWords.word("Share")
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: SystemWords.word("Search")
      case .refresh: SystemWords.word("Refresh")
      case .stop: SystemWords.word("Stop")
      case .camera: "Camera"
      case .trash: SystemWords.word("Delete")
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast forward"
      case .close: SystemWords.word("Close")
      default: nil
      }
    }

    /// The text of a button that has one.
    var text: String? {
      switch self {
      case .done: BarText.done
      case .cancel: BarText.cancel
      case .edit: BarText.edit
      case .save: BarText.save
      case .undo: BarText.undo
      case .redo: BarText.redo
      default: nil
      }
    }

    /// The symbol of a button that has one.
    var symbolName: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    }

    /// Whether the text is semibold: what a tap on it ends or keeps.
    var isDone: Bool { self == .done || self == .save }
  }
}
