/**
 * Marks the category in view and hides sections that the filter empties. The filter's selectors are in `data-hides`, as
 * in the CSS.
 */
export const menuScript = `
(() => {
  const bar = document.querySelector(".bar ul");
  const links = bar ? [...bar.querySelectorAll("a")] : [];
  const sectionOf = (link) => document.getElementById(link.hash.slice(1));
  let current;

  function mark() {
    const shown = links.filter((link) => !sectionOf(link).hidden);
    const line = bar.getBoundingClientRect().bottom + 32;
    const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
    let next = shown[0];
    for (const link of shown) if (sectionOf(link).getBoundingClientRect().top <= line) next = link;
    if (atEnd) next = shown.at(-1);
    if (next === current) return;
    current?.removeAttribute("aria-current");
    current = next;
    if (!next) return;
    next.setAttribute("aria-current", "true");
    bar.scrollTo({ left: next.offsetLeft - (bar.clientWidth - next.offsetWidth) / 2 });
  }

  if (links.length) {
    let asked = false;
    const ask = () => {
      if (asked) return;
      asked = true;
      requestAnimationFrame(() => { asked = false; mark(); });
    };
    addEventListener("scroll", ask, { passive: true });
    addEventListener("resize", ask);
    mark();
  }

  const form = document.getElementById("filter");
  const none = document.getElementById("none");
  function choose() {
    const hidden = [...form.querySelectorAll(":checked")].map((box) => box.dataset.hides);
    const items = [...document.querySelectorAll(".item")];
    for (const item of items) item.hidden = hidden.some((rule) => item.matches(rule));
    for (const section of document.querySelectorAll("main > section"))
      section.hidden = !section.querySelector(".item:not([hidden])");
    for (const link of links) link.parentElement.hidden = sectionOf(link).hidden;
    none.textContent = items.every((item) => item.hidden) ? none.dataset.text : "";
    if (links.length) mark();
  }
  form?.addEventListener("change", choose);
  form?.addEventListener("reset", () => setTimeout(choose));
  form?.addEventListener("submit", (event) => event.preventDefault());
})();
`;
