import Testing

@testable import masthead_cli

/// An application of container controllers, driven to its last screen.
@Suite(.serialized, .needsSharedApps)
struct GradeBookTests {
  @Test func marksAreGivenAndStudentsLookedFor() throws {
    let app = try SharedApp.run(
      "GradeBook",
      steps: """
        picture class; swipe left on Ben Okoye; picture swiped; tap Mark; picture sheet; tap 6; picture marked
        swipe left on Dara Singh; tap Absent; swipe left on Dara Singh; picture absent; tap Present
        tap Edit; picture editing; tap Done; swipe up; picture shrunk; swipe down; swipe down
        tap Find a student; type an; picture search; tap Cancel; tap Chiyo Tanaka; picture student; tap Add; picture menu
        tap 2; picture added; tap 340,490; back; tap Seats; picture seats; drag 177,795 by 108,0; picture wide; back
        """)
    let first = try app["class"]
    first.shows(
      "Edit", "Seats", "Class 4b", "2.86", "class average", "Red Table", "Amara Diallo", "Ben Okoye", "Chiyo Tanaka",
      "Group average 1.90", "Blue Table", "Dara Singh", "Find a student", "1: 1, 2: 3, 3: 2, 4: 1, 5: 0, 6: 1")
    #expect(first.layout.contains("text=\"2.86\" font=.SFUI-Black/40 color=#F7F4E9"))
    #expect(first.layout.contains("text=\"4.3\" font=.SFUI-Semibold/17 color=systemRed"))
    #expect(try first.element("Red Table").height == 44)
    try app["swiped"].shows("Mark", "Absent")
    try app["sheet"].shows("Which mark?", "1", "2", "3", "4", "5", "6", "Cancel")
    try app["marked"].shows("3.8", "2.95", "Group average 2.15")
    try app["absent"].shows("Present")
    #expect(try app["absent"].layout.contains("text=\"Dara Singh\" font=.SFUI-Regular/17 color=tertiaryLabel"))
    try app["editing"].shows("Done")
    #expect(try app["editing"].layout.contains("CellReorderControl"))
    #expect(try app["shrunk"].layout.contains("393 56) bg=#24473D"))
    let search = try app["search"]
    search.shows("Chiyo Tanaka", "Hugo Maximilian von Bergen", "0", "1")
    search.lacks("Amara Diallo", "Group average 2.15")
    try app["student"].shows("Chiyo Tanaka", "Test 5", "Absent")
    try app["menu"].shows("Which mark?", "1", "6")
    try app["added"].shows("Test 6")
    let seats = try app["seats"]
    seats.shows("Seats", "Board", "Hugo")
    #expect(
      seats.layout.components(separatedBy: "\n").filter { $0.contains(" 100 60)") && $0.contains("SeatCell") }.count
        == 9)
    #expect(try !app["wide"].layout.contains(" 100 60) SeatCell"))
    try app["end"].shows("Class 4b")
    #expect(try !app["end"].layout.contains("UISlider"), "the toolbar leaves with the screen")
  }

  @Test func arabicMirrorsTheClass() throws {
    let app = try SharedApp.run(
      "GradeBook", steps: "picture class; tap Chiyo Tanaka; picture student; back; tap المقاعد", ["--language", "ar"])
    let first = try app["class"]
    first.shows("الصف 4ب", "متوسط الصف", "Red Table", "ابحث عن طالب")
    #expect(try first.element("المقاعد").minX < 100)
    // A label that hugs its text as required is no wider than it.
    let averages = first.layout.matches(
      of: /UILabel \([-0-9.]+ [-0-9.]+ ([0-9.]+) [0-9.]+\) text="[0-9.–]+" font=.SFUI-Semibold\/17/)
    #expect(averages.count >= 6)
    for average in averages { #expect(Double(average.1) ?? 99 < 30, "\(average.0)") }
    try app["student"].shows("الدرجات", "اختبار 1", "غائب")
    try app["end"].shows("السبورة", "Amara")
  }

  @Test func allScreensShowInManyWays() throws {
    let runs = try SharedApp.runs(
      "GradeBook", steps: "picture class; tap Ben Okoye; picture student; back; tap Seats; picture seats",
      SharedApp.manyWays)
    #expect(runs.count >= 6)
    for app in runs {
      let first = try app["class"]
      first.shows("Class 4b", "2.86", "class average", "Red Table", "Amara Diallo")
      let (edit, seats) = (try first.element("Edit"), try first.element("Seats"))
      #expect((edit.minX < seats.minX) == first.layout.prefix(200).contains(" ltr "), "\(first.name)")
      try app["student"].shows("Ben Okoye", "Test 1", "Absent")
      // As high as the bar, which has 50 points on iPads, and in one line.
      #expect(try app["student"].element("Add").height <= (first.name.contains("iPad") ? 50 : 44), "\(first.name)")
      try app["seats"].shows("Board", "Amara", "Iris")
    }
  }
}
