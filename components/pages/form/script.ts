/**
 * For every form of a page, including inline ones. `showDependentFields` shows and hides the fields that depend on
 * others, by the server's rule. `guardSubmit` prevents double submits, and delays a submit in the first second, which
 * the server would reject as a bot's. Forms also work without JavaScript.
 */
export const formFunctions = `const loaded = performance.now();
const showDependentFields = (form) => {
const depending = [...form.querySelectorAll("[data-when]")];
const show = () => {
  for (const field of depending) {
    const given = new FormData(form).getAll(field.dataset.when);
    const values = JSON.parse(field.dataset.values);
    field.hidden = !given.some((value) => values.includes(value));
    // What is disabled isn't sent, and hides what depends on it in turn.
    for (const input of field.querySelectorAll("input, select, textarea")) input.disabled = field.hidden;
  }
};
for (const words of form.querySelectorAll(".when")) words.remove();
form.addEventListener("input", show);
// The browser may have filled in the answers of an earlier visit.
addEventListener("pageshow", show);
show();
};
const guardSubmit = (form, onSend) => {
const button = form.querySelector("button"), label = button.textContent;
let sending = false;
form.addEventListener("submit", (event) => {
  if (sending) return event.preventDefault();
  sending = true;
  button.setAttribute("aria-disabled", "true");
  button.textContent = button.dataset.sending;
  onSend?.();
  const wait = 1200 - performance.now() + loaded;
  if (wait <= 0) return;
  event.preventDefault();
  setTimeout(() => form.submit(), wait);
});
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  sending = false;
  button.removeAttribute("aria-disabled");
  button.textContent = label;
});
};`;

/** Replaces the response to a POST with a GET in the history, or Back and Reload would prompt to resubmit. */
export const historyScript = `history.replaceState(null, "", location.href);`;

/** The script of a form's own page, which is the response to a POST when it shows errors. */
export const formScript = `(() => {
${formFunctions}
${historyScript}
showDependentFields(document.forms[0]);
guardSubmit(document.forms[0]);
})();`;

/**
 * Embedded in another site: reports the height, so that the iframe fits, and scrolls to errors or the thank-you
 * message, which may be out of view.
 */
export const embedScript = `(() => {
document.querySelector("#faults, .done")?.focus();
new ResizeObserver(() => {
  parent.postMessage({ formHeight: Math.ceil(document.body.getBoundingClientRect().height) }, "*");
}).observe(document.body);
})();`;
