extension ReportPage {
  /// The script of the page: filter, ways to compare, keys.
  static let behaviour = """

    "use strict";
    const cards = [...document.querySelectorAll(".card")];
    const lines = [...document.querySelectorAll(".passed li")];
    const filter = document.getElementById("filter");
    let current = -1;

    function shown() { return cards.filter(card => !card.hidden); }

    function applyFilter() {
      const words = filter.value.trim().toLowerCase();
      for (const part of [...cards, ...lines]) part.hidden = !part.textContent.toLowerCase().includes(words);
      document.getElementById("shown").textContent =
        words ? `${shown().length} of ${cards.length} failures shown` : "";
      current = -1;
    }

    function setMode(views, mode) {
      if (!views || ![...views.querySelectorAll("button[data-mode]")].some(button => button.dataset.mode === mode)) return;
      views.dataset.mode = mode;
      for (const button of views.querySelectorAll("button[data-mode]"))
        button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
    }

    function toggleZoom(views) {
      const button = views && views.querySelector("[data-zoom]");
      if (button) button.setAttribute("aria-pressed", String(views.classList.toggle("zoomed")));
    }

    function setSwipe(views, value) {
      const range = views && views.querySelector("input[type=range]");
      if (!range) return;
      range.value = value;
      views.style.setProperty("--swipe", `${range.value}%`);
    }

    function go(step) {
      const all = shown();
      if (!all.length) return;
      current = Math.min(Math.max(current + step, 0), all.length - 1);
      all[current].focus();
      all[current].scrollIntoView({ block: "start" });
    }

    // What is there now is the reference with the part that changed; the difference is red over the reference, faded.
    async function compose(views) {
      const parts = {};
      for (const part of views.querySelectorAll("img[data-part]")) parts[part.dataset.part] = part;
      if (!parts.changed) return;
      const exact = views.querySelector(".expected img");
      const whole = exact || parts.expected;
      await Promise.all([whole, ...Object.values(parts)].map(picture => picture.decode()));
      const size = views.querySelector(".pictures").dataset;
      const width = Number(size.width) || whole.naturalWidth, height = Number(size.height) || whole.naturalHeight;
      const place = part => [Number(part.dataset.x), Number(part.dataset.y)];
      const draw = (name, picture) => {
        const canvas = views.querySelector(`.${name} canvas`);
        [canvas.width, canvas.height] = [width, height];
        const context = canvas.getContext("2d", { willReadFrequently: true });
        context.imageSmoothingQuality = "high";
        context.drawImage(picture, 0, 0, width, height);
        return context;
      };
      let ground = exact;
      if (!exact) {
        // With fewer pixels, but for the squares around what differs.
        const expected = draw("expected", whole);
        if (parts.before) expected.drawImage(parts.before, ...place(parts.before));
        ground = expected.canvas;
      }
      const actual = draw("actual", parts.actual || ground);
      const difference = draw("difference", ground);
      const part = [...place(parts.changed), parts.changed.naturalWidth, parts.changed.naturalHeight];
      const before = actual.getImageData(...part);
      if (!("overlay" in parts.changed.dataset)) actual.clearRect(...part);
      actual.drawImage(parts.changed, ...place(parts.changed));
      difference.fillStyle = "rgb(255 255 255 / 75%)";
      difference.fillRect(0, 0, width, height);
      if (parts.mask) {
        const mask = document.createElement("canvas");
        [mask.width, mask.height] = [parts.mask.naturalWidth, parts.mask.naturalHeight];
        const red = mask.getContext("2d");
        red.drawImage(parts.mask, 0, 0);
        red.globalCompositeOperation = "source-in";
        red.fillStyle = "rgb(255 0 64)";
        red.fillRect(0, 0, mask.width, mask.height);
        difference.drawImage(mask, ...place(parts.mask));
      } else {
        const after = actual.getImageData(...part);
        const marks = difference.getImageData(...part);
        const [old, now] = [new Uint32Array(before.data.buffer), new Uint32Array(after.data.buffer)];
        for (let pixel = 0; pixel < old.length; pixel++)
          if (old[pixel] !== now[pixel]) marks.data.set([255, 0, 64, 255], pixel * 4);
        difference.putImageData(marks, part[0], part[1]);
      }
      views.dataset.made = "";
    }

    const seen = new IntersectionObserver(entries => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        seen.unobserve(entry.target);
        compose(entry.target);
      }
    }, { rootMargin: "600px" });

    filter.addEventListener("input", applyFilter);
    for (const views of document.querySelectorAll(".views")) seen.observe(views);
    for (const views of document.querySelectorAll(".views")) {
      views.addEventListener("click", event => {
        const button = event.target.closest("button");
        if (!button) return;
        if ("zoom" in button.dataset) toggleZoom(views); else setMode(views, button.dataset.mode);
      });
      const range = views.querySelector("input[type=range]");
      if (range) range.addEventListener("input", () => setSwipe(views, range.value));
    }
    document.addEventListener("focusin", event => {
      const card = event.target.closest(".card");
      if (card) current = shown().indexOf(card);
    });
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.tagName === "INPUT") {
        if (event.key === "Escape") event.target.blur();
        return;
      }
      const card = shown()[Math.max(current, 0)];
      const views = card && card.querySelector(".views");
      const modes = { 1: "beside", 2: "swipe", 3: "blink", 4: "difference" };
      if (event.key === "j") go(1);
      else if (event.key === "k") go(-1);
      else if (event.key in modes) setMode(views, modes[event.key]);
      else if (event.key === "z") toggleZoom(views);
      else if (event.key === "/") filter.focus();
      else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
        const range = views && views.dataset.mode === "swipe" && views.querySelector("input[type=range]");
        if (!range) return;
        setSwipe(views, Number(range.value) + (event.key === "ArrowRight" ? 2 : -2));
      } else return;
      event.preventDefault();
    });

    """
}
