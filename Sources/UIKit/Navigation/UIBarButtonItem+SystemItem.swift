extension UIBarButtonItem {
  /// Buttons that look the same in all applications, and spaces.
  public enum SystemItem: _OpenEnumeration {
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
    @available(*, unavailable) case _unnamed(_UnnamedNumber)
    /// The numbers of the cases, in their order.
    public static let _numbers: [Int] = [
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24,
    ]

    /// What a screen reader calls a button without a text.
    var spokenName: String? {
      switch self {
      case .add: "Add"
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast forward"
      case .close: "Close"
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
