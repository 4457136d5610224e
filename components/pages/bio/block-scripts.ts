import { dependentFields } from "@/components/pages/form/script";

// Strings, because bundlers rewrite functions and the Content-Security-Policy contains the hash of the exact text.

// A click by script is counted by asking for the address that a link would open, without following its redirect.
const count = `const count = (href) => {
if (href?.startsWith("/")) fetch(href, { redirect: "manual", keepalive: true }).catch(() => {});
};`;

// Players check where they are embedded, so they get the website's name, though no address.
const embeds = `for (const link of document.querySelectorAll("[data-player]")) {
const button = document.createElement("button");
button.type = "button";
button.className = link.className;
button.append(...link.cloneNode(true).childNodes);
button.addEventListener("click", () => {
  const frame = document.createElement("iframe");
  frame.title = button.querySelector("span").textContent;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  if (link.dataset.height) frame.height = link.dataset.height;
  frame.src = link.dataset.player;
  count(link.getAttribute("href"));
  button.replaceWith(frame);
  frame.focus();
});
link.replaceWith(button);
}`;

// As the script of form pages: no double submits, and no submit in the first second, which would be taken for a robot's.
const forms = `${dependentFields}
const loaded = performance.now();
for (const form of document.forms) {
const button = form.querySelector("button"), label = button.textContent;
const show = showDependentFields(form);
let sending = false;
form.addEventListener("submit", (event) => {
  if (sending) return event.preventDefault();
  sending = true;
  button.setAttribute("aria-disabled", "true");
  button.textContent = button.dataset.sending;
  count(form.dataset.href);
  const wait = 1200 - performance.now() + loaded;
  if (wait <= 0) return;
  event.preventDefault();
  setTimeout(() => form.submit(), wait);
});
addEventListener("pageshow", ({ persisted }) => {
  // The browser may have filled in the answers of an earlier visit.
  show();
  if (!persisted) return;
  sending = false;
  button.removeAttribute("aria-disabled");
  button.textContent = label;
});
}`;

/** The script that the entries of a page need; "" for links, headings and dividers. */
export function blockScript(blocks: readonly { readonly kind: string }[]): string {
  const has = (kind: string) => blocks.some((block) => block.kind === kind);
  const parts = [has("embed") && embeds, has("form") && forms].filter(Boolean);
  return parts.length ? `\n(() => {\n${[count, ...parts].join("\n")}\n})();` : "";
}
