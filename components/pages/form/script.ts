/**
 * Prevents double submits, and delays a submit in the first second, which the server would reject as a bot's. The form also
 * works without JavaScript. A page that shows errors is the response to a POST: it takes the place of a GET in the
 * history, or Back would ask whether to submit again.
 */
export const formScript = `(() => {
history.replaceState(null, "", location.href);
const form = document.forms[0], button = form.querySelector("button");
const label = button.textContent, loaded = performance.now();
let sending = false;
form.addEventListener("submit", (event) => {
  if (sending) return event.preventDefault();
  sending = true;
  button.setAttribute("aria-disabled", "true");
  button.textContent = "Sending…";
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
})();`;
