import Testing

@testable import masthead_cli

/// An application of a storyboard and a nib, with a clock, driven to its last screen.
@Suite(.serialized, .needsSharedApps)
struct TransitBoardTests {
  @Test func departuresGoAndTripsAreRemembered() throws {
    let app = try SharedApp.run(
      "TransitBoard",
      steps: """
        picture board; tap Tram; picture tram; tap Bus; picture bus; tap Train; picture train; tap All; wait 3; picture gone
        tap mappin circle; picture stations; tap Zone B; picture open; tap Depot; picture depot; tap Cancel
        tap mappin circle; tap Zone A; tap Market Hall; picture market; tap 11, University North; picture trip
        tap 352,316; picture reminded; tap Share; picture share; tap Copy Destination
        """)
    let board = try app["board"]
    board.shows(
      "Central Square", "All", "Tram", "Bus", "Train", "LINE AND DESTINATION", "14 departures", "4, Harbour",
      "11, University North, 08:05 · Platform B", "N32, Old Mill, 08:09 +5 · Platform C", "R1, Airport Terminal 2",
      "4, Harbour, Cancelled", "Board time 08:00")
    #expect(try abs(board.element("LINE AND DESTINATION").minY - 217) < 16)
    try app["tram"].shows("8 departures")
    try app["tram"].lacks("N32, Old Mill")
    try app["bus"].shows("3 departures", "N32, Old Mill")
    try app["train"].shows("3 departures", "R1, Airport Terminal 2")
    try app["gone"].shows("13 departures")
    try app["stations"].shows("Stations", "Zone A", "Central Square", "Market Hall", "Zone B")
    try app["stations"].lacks("Depot")
    try app["open"].shows("Depot", "Old Mill")
    try app["depot"].shows("No Departures", "Depot is closed today.", "Try Again", "Cancel")
    try app["market"].shows("Market Hall")
    try app["trip"].shows("To University North", "Remind me")
    try app["reminded"].shows("You will be reminded")
    try app["share"].shows("Copy Destination", "Cancel")
    try app["end"].shows("To University North")
  }

  @Test func arabicMirrorsTheBoard() throws {
    let app = try SharedApp.run(
      "TransitBoard", steps: "picture board; tap 4, Harbour, ملغاة", ["--language", "ar"])
    let board = try app["board"]
    board.shows("الكل", "ترام", "حافلة", "قطار", "14 رحلة", "توقيت اللوحة 08:00")
    #expect(try board.element("الكل").minX > board.element("قطار").minX)
    try app["end"].shows("إلى Harbour", "ذكّرني")
  }

  @Test func allScreensShowInManyWays() throws {
    let runs = try SharedApp.runs(
      "TransitBoard",
      steps: "picture board; tap 11, University North; picture trip; back; tap mappin circle; picture stations",
      SharedApp.manyWays)
    #expect(runs.count >= 6)
    for app in runs {
      try app["board"].shows("Central Square", "Tram", "14 departures", "4, Harbour")
      try app["trip"].shows("To University North", "Remind me")
      try app["stations"].shows("Stations", "Zone A", "Market Hall")
    }
  }
}
