import { formFunctions } from "@/components/pages/form/script";

// Strings, because bundlers rewrite functions and the Content-Security-Policy contains the hash of the exact text.

// Counts a click by requesting the link's `href` without following its redirect.
const count = `const count = (href) => {
if (href?.startsWith("/")) fetch(href, { redirect: "manual", keepalive: true }).catch(() => {});
};`;

// Players check where they are embedded, so they get the origin, but no path.
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

const forms = `${formFunctions}
for (const form of document.forms) {
showDependentFields(form);
guardSubmit(form, () => count(form.dataset.href));
}`;

/** The script for the entries of a page; "" for links, headings and dividers. */
export function blockScript(blocks: readonly { readonly kind: string }[]): string {
  const has = (kind: string) => blocks.some((block) => block.kind === kind);
  const parts = [has("embed") && embeds, has("form") && forms].filter(Boolean);
  return parts.length ? `\n(() => {\n${[count, ...parts].join("\n")}\n})();` : "";
}
