extension UIBarButtonItem {
  /// Buttons that look the same in all applications, and spaces.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24

    /// What a screen reader calls a button without a text.
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
