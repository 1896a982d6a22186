import Testing

@testable import masthead_cli

/// Single screens in plain UIKit, each used as its reader would.
@Suite(.serialized, .needsSharedApps)
struct SingleScreenTests {
  private func run(_ name: String, _ steps: String) throws -> SeenScreens {
    let root = name == "OnboardingScreen" ? "\(name)()" : "UINavigationController(rootViewController: \(name)())"
    return try SharedApp.run("Screens/\(name).swift", steps: steps, ["--show", root])
  }

  @Test func settings() throws {
    let screen = try run("SettingsScreen", "picture first; drag 251,500 by 60,0; picture bright; tap Sign Out")
    let first = try screen["first"]
    first.shows(
      "Settings", "Robin Vance", "robin@example.com", "Network", "Wi-Fi", "Bluetooth", "On",
      "Known networks are joined automatically.", "Display", "Sounds", "Language", "English", "Sign Out", "60%")
    #expect(try screen["bright"].layout.contains("UITableView") && !screen["bright"].isSeen("60%"))
    try screen["end"].shows("Sign out?", "You can sign in again at any time.", "Cancel")
  }

  @Test func chat() throws {
    let screen = try run("ChatScreen", "picture first; tap 160,800; type On my way; picture typed; tap Send")
    try screen["first"].shows("Noor", "Are we still on for Saturday?", "👍")
    #expect(try screen["first"].element("Send").traits.contains("dimmed"))
    #expect(try !screen["typed"].element("Send").traits.contains("dimmed"))
    let end = try screen["end"]
    end.shows("On my way")
    #expect(try end.element("Send").traits.contains("dimmed"))
    // The bar stands on the keyboard.
    #expect(try end.element("Send").minY < 560 && screen["first"].element("Send").minY > 700)
  }

  @Test func contacts() throws {
    let screen = try run(
      "ContactsScreen",
      "picture first; tap Search; type an; picture found; tap Cancel; tap Add; picture add; tap Cancel")
    try screen["first"].shows("Contacts", "Me", "My Card", "A")
    #expect(try screen["found"].elements.count < screen["first"].elements.count)
    #expect(try screen["add"].layout.contains("UITextField"))
  }

  @Test func profile() throws {
    let screen = try run("ProfileScreen", "picture first; tap Follow; picture followed; tap Following #2")
    try screen["first"].shows("Lena Ortiz", "96", "1280", "311", "Works", "Followers", "Follow")
    try screen["followed"].shows("1281", "Following")
    try screen["end"].shows("1280", "Follow")
  }

  @Test func onboarding() throws {
    let screen = try run("OnboardingScreen", "picture first; tap Next; picture second; tap Skip")
    try screen["first"].shows("Grow", "Next", "Skip", "page 1 of 3")
    try screen["second"].shows("Water", "page 2 of 3")
    try screen["end"].shows("Harvest", "Get Started", "page 3 of 3")
    #expect(try !screen["end"].elements.contains { $0.label == "Skip" })
  }

  @Test func productGrid() throws {
    let screen = try run("ProductGridScreen", "picture first; tap 160,330")
    try screen["first"].shows("Shop", "Reading Chair")
    #expect(try screen["end"].elements.count >= screen["first"].elements.count)
  }

  @Test func month() throws {
    let screen = try run("MonthScreen", "picture first; tap 20; picture chosen; tap chevron left")
    try screen["first"].shows("February 2024", "1", "29", "14")
    #expect(try screen["first"].element("14").minY > screen["first"].element("1").minY)
    try screen["end"].shows("January 2024", "31")
  }

  @Test func stretchyHeader() throws {
    let screen = try run("StretchyHeaderScreen", "picture first; swipe up; swipe up")
    try screen["first"].shows("Along the Coast", "Sagres", "Day 1")
    try screen["end"].shows("Day 12")
  }
}
