import Foundation

/// A page that shows a run: failures first, with the expected picture, the actual one and their difference.
///
/// Everything is in the page, so that it can be sent and opened anywhere; it asks nothing of the network. Snapshots that passed are named without pictures.
public struct ReportPage: Sendable {
  let run: SnapshotRun
  let review: Review?

  /// Makes a page of a run; with a review one that is served and can accept.
  public init(_ run: SnapshotRun, review: Review? = nil) { (self.run, self.review) = (run, review) }

  /// Pictures larger than this stand in the page as the path of their file: a page has to open.
  static let largestPicture = 4_000_000

  /// The page.
  public var html: String {
    var text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'\(review == nil ? "" : "; connect-src 'self'")">
      <title>\(Markup.escaped(run.summary))</title>
      <style>\(Self.look)</style>
      </head>
      <body>
      <header>
      <h1>\(Markup.escaped(run.summary))</h1>
      <p class="counts">\(counts)</p>
      <label>Filter <input id="filter" type="search" placeholder="suite, test or message"></label>
      \(acceptAllButton)<p id="shown" role="status"></p>
      </header>
      <main>

      """
    for (index, record) in run.failures.enumerated() { text += card(record, number: index + 1) }
    text += passed
    text += """
      </main>
      <footer><p>Keys: <kbd>j</kbd> <kbd>k</kbd> next and previous, <kbd>1</kbd>–<kbd>4</kbd> beside each other, swipe, blink, difference, \
      <kbd>←</kbd> <kbd>→</kbd> move the swipe, <kbd>z</kbd> zoom, <kbd>/</kbd> filter\(review == nil ? "" : ", <kbd>a</kbd> accept").</p></footer>
      <script>\(Self.behaviour)\(reviewBehaviour)</script>
      </body>
      </html>

      """
    return text
  }

  private var counts: String {
    var parts: [String] = []
    for (outcome, word) in [
      (SnapshotRecord.Outcome.failed, "failed"), (.raised, "could not be compared"), (.recorded, "recorded"),
      (.passed, "passed"),
    ] where run.count(outcome) > 0 {
      parts.append("<span class=\"\(outcome.rawValue)\">\(run.count(outcome)) \(word)</span>")
    }
    if run.unreadableLines > 0 {
      parts.append(
        "<span class=\"raised\">\(run.unreadableLines) lines of records cannot be read: a process was ended</span>")
    }
    for problem in run.problems.prefix(5) { parts.append("<span class=\"raised\">\(Markup.escaped(problem))</span>") }
    if run.problems.count > 5 {
      parts.append("<span class=\"raised\">\(run.problems.count - 5) more files were left out</span>")
    }
    if let missing = run.whatIsMissing { parts.append("<span class=\"raised\">\(Markup.escaped(missing))</span>") }
    return parts.joined(separator: " ")
  }

  private func card(_ record: SnapshotRecord, number: Int) -> String {
    let title = "\(Markup.escaped(record.suite)) <b>\(Markup.escaped(record.test))</b> \(Markup.escaped(record.name))"
    let isAccepted = review?.accepted.contains(number) == true
    let word = isAccepted ? "accepted" : record.outcome.rawValue
    var text = """
      <article class="card \(record.outcome.rawValue)\(isAccepted ? " accepted" : "")" id="f\(number)" tabindex="-1" aria-labelledby="t\(number)">
      <h2 id="t\(number)"><span class="mark">\(word)</span> \(title)</h2>
      <p class="place">\(Markup.escaped(record.file)):\(record.line)</p>
      <pre>\(Markup.escaped(record.message ?? ""))</pre>

      """
    text += acceptButton(record, number: number) + pictures(of: record)
    return text + "</article>\n"
  }

  private func pictures(of record: SnapshotRecord) -> String {
    let parts = Self.parts(of: record)
    // The reference and what has changed in it make the other two.
    let wanted = parts.isEmpty ? ["expected", "actual", "difference"] : ["expected"]
    var sources: [String: String] = [:]
    var notes = ""
    for picture in wanted.compactMap({ Self.picture($0, of: record) }) + parts {
      guard let data = FileManager.default.contents(atPath: picture.path) else {
        notes +=
          "<p class=\"note\">\(Markup.escaped(picture.name)) is not there any more: \(Markup.escaped(picture.path))</p>\n"
        continue
      }
      let ending = picture.name.hasSuffix(".webp") ? "webp" : "png"
      guard PictureFormat(ending: ending)?.holds(data) == true else {
        notes += "<p class=\"note\">\(picture.name) is no picture: \(Markup.escaped(picture.path))</p>\n"
        continue
      }
      guard data.count <= Self.largestPicture else {
        let size = "\(data.count / 1_000_000) MB"
        notes += "<p class=\"note\">\(picture.name) has \(size): \(Markup.escaped(picture.path))</p>\n"
        continue
      }
      sources[picture.shownName] = "data:image/\(ending);base64,\(data.base64EncodedString())"
    }
    guard !sources.isEmpty else { return notes }
    let isMade = sources["expected"] != nil && sources["changed"] != nil
    let names = isMade ? ["expected", "actual", "difference"] : wanted.filter { sources[$0] != nil }
    // What is made of parts is drawn by the page, and so is a reference that is there with fewer pixels.
    let whole = isMade ? Self.picture("expected", of: record)?.whole : nil
    var text = "<div class=\"views\" data-mode=\"beside\">\n"
    if names.contains("expected"), names.contains("actual") {
      text += modes(hasDifference: names.contains("difference"))
    }
    text += "<div class=\"pictures\"\(whole.map { " data-width=\"\($0.width)\" data-height=\"\($0.height)\"" } ?? "")>"
    for name in names {
      text += "<figure class=\"\(name)\">"
      if let source = sources[name], !isMade || (name == "expected" && whole == nil) {
        text += "<img src=\"\(source)\" alt=\"\(name)\">"
      } else {
        text += "<canvas role=\"img\" aria-label=\"\(name)\"></canvas>"
      }
      text += "<figcaption>\(name)</figcaption></figure>"
    }
    if isMade {
      let hidden = (whole == nil ? [] : [Self.picture("expected", of: record)].compactMap(\.self)) + parts
      for part in hidden {
        guard let source = sources[part.shownName] else { continue }
        let place = part.origin.map { " data-x=\"\($0.x)\" data-y=\"\($0.y)\"" } ?? ""
        let overlay = part.isOverlay == true ? " data-overlay" : ""
        text += "<img hidden data-part=\"\(part.shownName)\" alt=\"\" src=\"\(source)\"\(place)\(overlay)>"
      }
    }
    return text + "</div>\n</div>\n" + notes + loss(in: record)
  }

  /// The parts from which the page makes a failure's pictures, beside the reference; none for whole pictures.
  private static func parts(of record: SnapshotRecord) -> [SnapshotRecord.Picture] {
    guard record.pictures.contains(where: { $0.shownName == "changed" && $0.origin != nil }) else { return [] }
    return record.pictures.filter { picture in
      ["before", "changed", "mask"].contains(picture.shownName)
        || (picture.shownName == "actual" && picture.whole != nil)
    }
  }

  /// A sentence on how the shown pictures differ from the compared ones; empty where they do not.
  private func loss(in record: SnapshotRecord) -> String {
    guard record.pictures.contains(where: { $0.whole != nil }) else { return "" }
    let words: String
    if record.pictures.contains(where: { $0.shownName == "mask" }) {
      words =
        "More differs than a page has room for: exact are the difference and the parts that differ most, and the rest of both pictures is shown with fewer pixels."
    } else if record.pictures.contains(where: { $0.shownName == "changed" }) {
      words = "What differs is shown exactly, and what is the same with fewer pixels."
    } else {
      words = "Shown with fewer pixels than there are."
    }
    let files = record.pictures.filter {
      !$0.name.hasPrefix(SnapshotRecord.Picture.pagePrefix) && $0.name.hasSuffix(".png")
    }
    let places = files.map { Markup.escaped($0.path) }.joined(separator: ", ")
    return "<p class=\"note\">\(words)\(places.isEmpty ? "" : " The whole: \(places)")</p>\n"
  }

  /// The smallest of the files that show this.
  private static func picture(_ name: String, of record: SnapshotRecord) -> SnapshotRecord.Picture? {
    let names = [SnapshotRecord.Picture.pagePrefix + name + ".webp", name + ".png"]
    return names.lazy.compactMap { name in record.pictures.first { $0.name == name } }.first
  }

  private func modes(hasDifference: Bool) -> String {
    var text = "<div class=\"modes\" role=\"group\" aria-label=\"How the pictures are shown\">"
    let modes = [("beside", "Beside"), ("swipe", "Swipe"), ("blink", "Blink"), ("difference", "Difference")]
    for (mode, word) in modes where mode != "difference" || hasDifference {
      text += "<button type=\"button\" data-mode=\"\(mode)\" aria-pressed=\"\(mode == "beside")\">\(word)</button>"
    }
    text += "<button type=\"button\" data-zoom aria-pressed=\"false\">Zoom</button>"
    return text + "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"Place of the swipe\"></div>\n"
  }

  private var passed: String {
    let records = run.records.filter { $0.outcome == .passed }
    guard !records.isEmpty else { return "" }
    var text = "<details class=\"passed\"><summary>\(records.count) passed</summary>\n<ul>\n"
    for record in records { text += "<li>\(Markup.escaped(record.title))</li>\n" }
    return text + "</ul>\n</details>\n"
  }
}
