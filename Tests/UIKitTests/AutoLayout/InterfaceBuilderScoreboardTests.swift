import Foundation
import Testing
@testable import UIKit

/// Lays out the screens of public storyboards (`ib-layouts.json`, Interface Builder's own frames) and counts agreement.
///
/// The file is not part of the package: `MASTHEAD_SHARED` or `../shared` next to it says where it is; without it the test
/// is skipped. Descriptions that can be checked plainly have to agree; of the others a count is printed, and with
/// `MASTHEAD_SCOREBOARD=all` every miss.
@MainActor @Suite struct InterfaceBuilderScoreboardTests {
  nonisolated static let file: URL? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let shared =
      ProcessInfo.processInfo.environment["MASTHEAD_SHARED"].map { URL(filePath: $0) }
      ?? package.deletingLastPathComponent().appending(path: "shared")
    let file = shared.appending(path: "reference/oracle/ib-layouts.json")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }()

  @Test(
    .enabled(
      if: file != nil, "ib-layouts.json is not here: set MASTHEAD_SHARED to the folder that has reference/oracle"))
  func scoreboard() throws {
    let file = try #require(Self.file)
    let screens = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]])
    var matched = 0
    var missed = 0
    var plainMatched = 0
    var plainMissed = 0
    var wholeScreens = 0
    var unbuilt = 0
    var lines: [String] = []
    let printsAll = ProcessInfo.processInfo.environment["MASTHEAD_SCOREBOARD"] == "all"
    for screen in screens {
      let root = try #require(screen["root"] as? [String: Any])
      let kind = screen["kind"] as? String ?? ""
      let isPlain = screen["plainlyCheckable"] as? Bool == true
      let device = screen["device"] as? String
      let width: CGFloat = ["retina6_1", "retina6_5", "retina5_5"].contains(device) ? 414 : 375
      let built = InterfaceBuilderScreen(root, kind: kind, deviceWidth: width)
      if built.obstacle != nil {
        unbuilt += 1
        continue
      }
      let window = UIWindow(frame: built.root.frame)
      window.setSafeAreaInsets(kind == "vc" ? safeArea(device) : .zero)
      window.addSubview(built.root)
      window.layoutIfNeeded()
      var isWhole = true
      for (view, expected, tag) in built.views {
        if agree(view.frame, expected, within: 1.01) {
          matched += 1
          if isPlain { plainMatched += 1 }
        } else {
          isWhole = false
          missed += 1
          if isPlain { plainMissed += 1 }
          if isPlain || printsAll {
            lines.append(
              "\(screen["path"] ?? "") \(tag) \(view.accessibilityIdentifier ?? "-") \(view.frame) \(expected)")
          }
        }
      }
      if isWhole { wholeScreens += 1 }
      built.root.removeFromSuperview()
    }
    Diagnostics.shared.removeAll()
    print("ib-layouts: \(wholeScreens) of \(screens.count) screens whole, \(unbuilt) not built")
    print("ib-layouts: \(matched) of \(matched + missed) views within a point")
    print("ib-layouts: plain \(plainMatched) of \(plainMatched + plainMissed) views within a point")
    for line in lines { print("ib-layouts: miss \(line)") }
    #expect(plainMatched * 10 >= (plainMatched + plainMissed) * 9)
  }

  private func safeArea(_ device: String?) -> UIEdgeInsets {
    switch device {
    case "retina6_1", "retina5_9", "retina6_5", "retina6_3": UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    case "ipad11_0rounded": UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    default: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
  }
}
