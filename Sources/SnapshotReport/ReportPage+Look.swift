extension ReportPage {
  /// The styles of the page, light and dark.
  static let look = """

    :root { color-scheme: light dark; --text: #1c1c1e; --faint: #636366; --paper: #f2f2f7; --card: #fff; --line: #d1d1d6; --bad: #c4001a; --new: #8a5300; --good: #1f7a34; --here: #0058d0; }
    @media (prefers-color-scheme: dark) { :root { --text: #f2f2f7; --faint: #aeaeb2; --paper: #000; --card: #1c1c1e; --line: #3a3a3c; --bad: #ff6961; --new: #ffb340; --good: #30db5b; --here: #409cff; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--text); font: 15px/1.4 system-ui, sans-serif; }
    header, footer, main { max-width: 1200px; margin: 0 auto; padding: 12px 20px; }
    header { position: sticky; top: 0; z-index: 2; background: var(--paper); border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: baseline; }
    h1 { font-size: 20px; margin: 0; }
    h2 { font-size: 16px; font-weight: 400; margin: 0; overflow-wrap: anywhere; }
    .counts { margin: 0; } .counts span { margin-right: 12px; }
    #shown { margin: 0; color: var(--faint); }
    .failed, .raised { --mark: var(--bad); } .recorded { --mark: var(--new); } .passed { --mark: var(--good); }
    .counts span, .mark { color: var(--mark); font-weight: 600; }
    #filter { font: inherit; width: 260px; max-width: 100%; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--card); color: var(--text); }
    .card { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--mark); border-radius: 8px; padding: 12px 16px; margin: 16px 0; scroll-margin-top: 110px; }
    .card:focus { outline: 2px solid var(--here); }
    .place { margin: 2px 0; color: var(--faint); font-size: 13px; overflow-wrap: anywhere; }
    pre { margin: 8px 0; padding: 8px 10px; background: var(--paper); border-radius: 6px; max-height: 260px; overflow: auto; font: 12px/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
    .modes { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin: 8px 0; }
    button { font: inherit; padding: 3px 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); color: var(--text); cursor: pointer; }
    button:disabled { opacity: .6; cursor: default; }
    .accept { margin: 8px 0; } .accept [role=status] { color: var(--bad); } .card.accepted { --mark: var(--good); }
    button[aria-pressed=true] { background: var(--here); border-color: var(--here); color: #fff; }
    .modes input { visibility: hidden; } [data-mode=swipe] .modes input { visibility: visible; }
    .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: 12px; align-items: start; overflow: auto; }
    figure { margin: 0; } figcaption { color: var(--faint); font-size: 13px; text-align: center; }
    img, canvas { display: block; max-width: 100%; max-height: 70vh; margin: 0 auto; border: 1px solid var(--line); background: repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    .zoomed img, .zoomed canvas { max-width: none; max-height: none; image-rendering: pixelated; }
    [data-mode=swipe] .pictures, [data-mode=blink] .pictures { grid-template-columns: max-content; justify-content: center; }
    [data-mode=swipe] figure, [data-mode=blink] figure { grid-area: 1 / 1; }
    [data-mode=swipe] .difference, [data-mode=blink] .difference { display: none; }
    [data-mode=swipe] .actual > :first-child { clip-path: inset(0 0 0 var(--swipe, 50%)); }
    [data-mode=swipe] .expected figcaption, [data-mode=blink] .expected figcaption { visibility: hidden; }
    [data-mode=swipe] .actual figcaption { font-size: 0; } [data-mode=swipe] .actual figcaption::after { content: "expected | actual"; font-size: 13px; }
    [data-mode=blink] .actual { animation: blink 1.2s steps(1) infinite; }
    @keyframes blink { 50% { opacity: 0; } }
    [data-mode=difference] .expected, [data-mode=difference] .actual { display: none; }
    .note { color: var(--faint); font-size: 13px; overflow-wrap: anywhere; }
    details.passed { margin: 16px 0; } summary { cursor: pointer; color: var(--mark); font-weight: 600; }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; font: 12px ui-monospace, monospace; }
    footer { color: var(--faint); font-size: 13px; }
    [hidden] { display: none; }

    """
}
