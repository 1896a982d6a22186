import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// The words on the system's own controls, by the language of the screen.
@Suite(.serialized) @MainActor struct SystemWordsTests {
  private func `in`<Value>(_ language: String?, _ body: () -> Value) -> Value {
    let before = QuartzCore.Stage.current.language
    QuartzCore.Stage.current.language = language
    defer { QuartzCore.Stage.current.language = before }
    return body()
  }

  @Test(arguments: [
    ("de", "Bearbeiten", "Fertig"), ("de-CH", "Bearbeiten", "Fertig"), ("fr", "Modifier", "OK"),
    ("ja", "編集", "完了"), ("zh-Hant-HK", "編輯", "完成"), ("zh", "编辑", "完成"), ("pt-PT", "Editar", "OK"),
    ("ar", "تحرير", "تم"), ("ko", "편집", "완료"), ("en-GB", "Edit", "Done"), ("xx", "Edit", "Done"),
  ]) func editingButtonsSpeakTheLanguage(language: String, edit: String, done: String) {
    self.in(language) {
      let controller = UIViewController()
      #expect(controller.editButtonItem.title == edit)
      controller.setEditing(true, animated: false)
      #expect(controller.editButtonItem.title == done)
    }
  }

  @Test func controlsOfAllKindsAskForTheirWords() {
    self.in("de") {
      #expect(UISearchController(searchResultsController: nil).searchBar.placeholder == "Suchen")
      #expect(UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil).title == "Abbrechen")
      #expect(UIBarButtonItem.SystemItem.trash.spokenName == "Löschen")
      #expect(UITabBarItem(tabBarSystemItem: .more, tag: 0).title == "Mehr")
    }
    #expect(self.in(nil) { BarText.back } == "Back")
  }

  /// All words are there in all languages, and hardly any is the English one.
  @Test func everyLanguageHasEveryWord() {
    let words = ["Cancel", "Done", "Edit", "Back", "Search", "Delete", "Select All", "Cut", "Copy", "Paste", "Undo"]
    #expect(SystemWords.languages.count >= 20)
    for language in SystemWords.languages {
      for word in words {
        let own = self.in(language) { SystemWords.word(word) }
        #expect(own != word && !own.isEmpty, "\(language): \(word)")
      }
    }
  }
}
