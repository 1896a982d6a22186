extension ReportPage {
  /// The settings of a served page, on which the findings of a run can be made the references.
  public struct Review: Sendable {
    /// The token by which the page proves itself to the server.
    public var token: String
    /// Numbers of failures that have been accepted, from 1.
    public var accepted: Set<Int>

    /// Makes a review.
    public init(token: String, accepted: Set<Int> = []) { (self.token, self.accepted) = (token, accepted) }
  }

  /// Whether a failure can be accepted: its record has an actual picture or text.
  static func canAccept(_ record: SnapshotRecord) -> Bool {
    record.outcome == .failed
      && record.pictures.contains { $0.name.hasPrefix("actual.") && !$0.name.hasSuffix(".layout.txt") }
  }

  /// The button of a failure.
  func acceptButton(_ record: SnapshotRecord, number: Int) -> String {
    guard let review, Self.canAccept(record) else { return "" }
    let isAccepted = review.accepted.contains(number)
    return """
      <p class="accept"><button type="button" data-accept="\(number)"\(isAccepted ? " disabled" : "")>\
      \(isAccepted ? "Accepted" : "Accept as reference")</button> <span role="status"></span></p>

      """
  }

  /// The button of all failures.
  var acceptAllButton: String {
    guard let review else { return "" }
    let open = run.failures.enumerated().count {
      Self.canAccept($0.element) && !review.accepted.contains($0.offset + 1)
    }
    return "<button type=\"button\" id=\"accept-all\"\(open == 0 ? " disabled" : "")>Accept all shown</button>\n"
  }

  /// The script of a served page, beside that of every page.
  var reviewBehaviour: String {
    guard let review else { return "" }
    return """

      const token = "\(review.token)";
      const acceptAll = document.getElementById("accept-all");

      function openButtons() {
        return shown().map(card => card.querySelector("[data-accept]")).filter(button => button && !button.disabled);
      }

      async function accept(buttons) {
        if (!buttons.length) return;
        for (const button of buttons) button.disabled = true;
        const tell = (button, words) => { button.parentElement.querySelector("[role=status]").textContent = words; };
        let answers = [];
        try {
          const response = await fetch("/accept", {
            method: "POST", headers: { "\(Self.tokenHeader)": token, "Content-Type": "application/json" },
            body: JSON.stringify({ numbers: buttons.map(button => Number(button.dataset.accept)) }) });
          if (!response.ok) throw new Error(await response.text());
          answers = await response.json();
        } catch (error) {
          for (const button of buttons) { button.disabled = false; tell(button, `Not accepted: ${error.message}`); }
          return;
        }
        for (const button of buttons) {
          const answer = answers.find(answer => answer.number === Number(button.dataset.accept));
          const isAccepted = answer && answer.accepted;
          button.disabled = isAccepted;
          button.closest(".card").classList.toggle("accepted", isAccepted);
          if (isAccepted) {
            button.textContent = "Accepted";
            button.closest(".card").querySelector(".mark").textContent = "accepted";
          }
          tell(button, isAccepted ? "" : `Not accepted: ${answer ? answer.why : "no answer"}`);
        }
        acceptAll.disabled = !document.querySelector("[data-accept]:enabled");
      }

      document.addEventListener("click", event => {
        const button = event.target.closest("[data-accept]");
        if (button) accept([button]);
      });
      acceptAll.addEventListener("click", () => accept(openButtons()));
      document.addEventListener("keydown", event => {
        if (event.key !== "a" || event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === "INPUT") return;
        const card = shown()[Math.max(current, 0)];
        const button = card && card.querySelector("[data-accept]:enabled");
        if (button) accept([button]);
      });

      """
  }

  /// The header that holds the token.
  static let tokenHeader = "X-Masthead-Token"
}
