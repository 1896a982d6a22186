import Testing

@testable import masthead_cli

/// An application of compositional layouts, search, sheets and a shopping list, driven to its last screen.
@Suite(.serialized, .needsSharedApps)
struct RecipeBoxTests {
  @Test func recipesAreChosenFoundAndCooked() throws {
    let app = try SharedApp.run(
      "RecipeBox",
      steps: """
        picture recipes; tap Soups; picture soups; tap Soups; tap Filter; picture menu; tap 20,700
        scroll to Roasted Carrot Soup; hold Roasted Carrot Soup; picture held; tap Add to Favorites; picture favorite
        tap Recipes or ingredients; type egg; picture egg; press delete; press delete; press delete; type xyz; picture nothing
        press delete; press delete; press delete; type soup; tap Roasted Carrot Soup; picture found; back; tap Cancel
        swipe down; swipe down; tap "Shakshuka, 25 min"; picture detail; tap 2 servings; picture servings
        tap Increment; tap Increment; picture four; drag 196,640 by 0,200
        scroll to Add to Shopping List; tap Add to Shopping List; picture added
        """)
    let first = try app["recipes"]
    first.shows(
      "Recipes", "Recipes or ingredients", "Featured", "Courses", "All Recipes", "Breakfast", "Soups", "Mains",
      "Desserts", "NEW", "Overnight Oats", "25 min", "Shopping, 2")
    let card = try first.element("Shakshuka, 25 min")
    #expect(abs(card.width - 393 * 0.86) < 0.4 && card.height == 190 && abs(card.minX + card.maxX - 393) < 0.5)
    #expect(try first.element("NEW").width == 44 && first.element("NEW").height == 20)
    let soups = try app["soups"]
    soups.shows("Miso Soup", "Roasted Carrot Soup")
    soups.lacks("Overnight Oats")
    try app["menu"].shows("Filter", "All Recipes", "Breakfast", "Desserts")
    try app["held"].shows("Add to Favorites", "Add to Shopping List")
    #expect(try app["favorite"].layout.components(separatedBy: "heart.fill").count > 1)
    try app["egg"].shows("Shakshuka")
    try app["nothing"].shows("Nothing for “xyz”")
    try app["found"].shows("Roasted Carrot Soup", "Ingredients", "Method")
    try app["detail"].shows("Shakshuka", "Ingredients", "2 servings", "•  4 eggs")
    let sheet = try app["servings"].layout
    #expect(sheet.contains("UIStepper") && sheet.contains("UISlider"))
    try app["four"].shows("4 servings", "•  8 eggs", "•  800 g tomatoes", "•  2 red pepper", "•  3 tsp cumin")
    let added = try app["added"]
    #expect(try added.element("Add to Shopping List").traits.contains("dimmed"))
    #expect(added.elements.contains { $0.label.hasPrefix("Shopping, ") && $0.label != "Shopping, 2" })
  }

  @Test func thingsAreBoughtMovedAndCleared() throws {
    let app = try SharedApp.run(
      "RecipeBox",
      steps: """
        tap Shopping; picture list; tap Olive oil; picture bought; swipe left on Parsley; picture delete; tap 200,600
        swipe far right on 6 eggs; picture full; tap Edit; picture edit; tap Done; tap Delete; picture trash; tap Clear Basket
        """)
    try app["list"].shows("TO BUY", "Olive oil", "6 eggs", "IN THE BASKET", "Parsley", "Shopping, 2")
    try app["bought"].shows("Shopping, 1")
    try app["delete"].shows("Delete")
    try app["full"].lacks("TO BUY", "Shopping, 1", "Shopping, 2")
    #expect(try app["edit"].layout.contains("Reorder"))
    try app["trash"].shows("Clear Basket", "Items in the basket will be removed.", "Cancel")
    try app["end"].lacks("Parsley", "IN THE BASKET")
  }

  @Test func koreanTexts() throws {
    let app = try SharedApp.run(
      "RecipeBox", steps: "picture recipes; tap 장보기; picture list; tap 레시피; tap \"Shakshuka, 25분\"",
      ["--language", "ko"])
    try app["recipes"].shows("레시피", "레시피 또는 재료", "추천", "종류", "모든 레시피", "아침", "신규", "25분")
    try app["list"].shows("살 것", "바구니", "Olive oil")
    try app["end"].shows("재료", "2인분", "만드는 법")
  }

  @Test func allScreensShowInManyWays() throws {
    let runs = try SharedApp.runs(
      "RecipeBox",
      steps: "picture recipes; tap \"Shakshuka, 25 min\"; picture detail",
      SharedApp.manyWays)
    #expect(runs.count >= 6)
    for app in runs {
      let first = try app["recipes"]
      first.shows("Recipes", "Featured", "Shakshuka", "Courses", "Shopping, 2")
      // The large title grows with the text: on the smallest screen the courses begin below it.
      if !first.name.contains("SE-3rd-generation-ax3") { first.shows("Breakfast") }
      let card = try first.element("Shakshuka, 25 min")
      #expect(abs(card.width - first.width * 0.86) < 0.6 && card.height == 190, "\(first.name)")
      try app["detail"].shows("Ingredients", "2 servings", "•  4 eggs", "Method")
    }
  }
}
