import Testing

@testable import masthead_cli

/// An application over Combine, with a control of its own, an editor and a chart, driven to its last screen.
@Suite(.serialized, .needsSharedApps)
struct HabitTrackerTests {
  @Test func habitsAreCountedEditedAndAdded() throws {
    let app = try SharedApp.run(
      "HabitTracker",
      steps: """
        picture today; tap To Do; picture todo; tap Done; picture done; tap All; tap Drink water; picture bumped
        swipe right on Stretch; picture undo; tap 200,700; swipe left on Stretch; tap Delete; picture alert; tap Cancel
        hold Stretch; picture menu; tap Color; picture color; tap Ember; tap Call home, 0 of 1; picture edit; tap Cancel
        tap Add; picture new; tap Name; type Walk; press return; tap 335,377; picture reminder; tap Save; picture saved
        tap Progress; picture stats; drag 330,400 by -280,0; picture second
        """)
    let today = try app["today"]
    today.shows(
      "Thursday, 18 April", "All", "To Do", "Done", "Drink water", "2 of 6 · Daily", "1 of 1 · Weekdays", "4",
      "Read before bed instead of looking at the phone", "0 of 20 · Daily", "0 of 1 · Weekends", "25%", "Today",
      "Progress")
    #expect(today.elements.filter { $0.label == "Drink water" }.allSatisfy { $0.width == 44 && $0.value == "33 %" })
    try app["todo"].lacks("Stretch")
    try app["done"].shows("Stretch")
    try app["done"].lacks("Drink water")
    try app["bumped"].shows("3 of 6 · Daily", "50 %")
    try app["undo"].shows("Undo")
    try app["alert"].shows("Delete this habit?", "Stretch", "Cancel", "Delete")
    try app["menu"].shows("+1", "+5", "Color")
    #expect(try app["menu"].element("+1").traits.contains("dimmed"))
    try app["color"].shows("Ember", "Lagoon", "Moss")
    try app["edit"].shows("Edit Habit", "Call home", "Weekends")
    let new = try app["new"]
    new.shows("New Habit", "Name", "1 × a day", "Daily", "Weekdays", "Weekends", "Color", "Reminder", "Note")
    #expect(try new.element("Save").traits.contains("dimmed"))
    let reminder = try app["reminder"]
    #expect(reminder.layout.contains("UIDatePicker"))
    #expect(try !reminder.element("Save").traits.contains("dimmed"))
    try app["saved"].shows("Walk", "0 of 1 · Daily")
    try app["stats"].shows("1 of 5 done today", "Drink water", "6, 6, 5, 6, 6, 6, 3", "page 1 of 5")
    try app["second"].shows("page 2 of 5")
  }

  @Test func koreanTexts() throws {
    let app = try SharedApp.run(
      "HabitTracker", steps: "picture today; tap Add; picture new; tap Cancel; tap 진행", ["--language", "ko"])
    try app["today"].shows("전체", "할 일", "완료", "6 중 2 · 매일", "오늘", "진행")
    try app["new"].shows("새 습관", "이름", "하루 1번", "색상", "알림", "메모", "저장")
    try app["end"].shows("오늘 4개 중 1개 완료")
  }

  @Test func allScreensShowInManyWays() throws {
    let runs = try SharedApp.runs(
      "HabitTracker",
      steps: "picture today; tap Add; picture new; tap Cancel; tap Progress; picture stats", SharedApp.manyWays)
    #expect(runs.count >= 6)
    for app in runs {
      try app["today"].shows("Thursday, 18 April", "Drink water", "To Do", "Today")
      try app["new"].shows("New Habit", "1 × a day", "Color", "Reminder")
      try app["stats"].shows("1 of 4 done today", "page 1 of 4")
    }
  }
}
