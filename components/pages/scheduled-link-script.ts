/**
 * Runs the countdown and reloads the URL at zero to open the link. A string, because bundlers rewrite functions and the
 * Content-Security-Policy contains the hash of this exact text.
 *
 * Time is the server's at load plus the monotonic clock, which may stop while the machine sleeps: when the wall clock got
 * ahead between two ticks, the difference counts as sleep. A wall clock that was set ahead looks the same; the page then
 * reloads too early and gets a corrected countdown.
 */
export const scheduledLinkScript = `(() => {
const at = (id) => document.getElementById(id);
const two = (n) => String(n).padStart(2, "0");
const start = +at("clock").dataset.start, now = +at("clock").dataset.now;
const loaded = performance.now();
let steady = loaded, wall = Date.now(), slept = 0, timer, opened = false;

const open = () => {
  document.title = "Opening…";
  document.body.className = "due";
  opened = navigator.onLine;
  at("state").textContent = opened ? "Opening the link…" : "You're offline. The link opens once you're connected.";
  if (opened) location.reload();
};

const tick = () => {
  clearTimeout(timer);
  if (opened) return;
  const ahead = Date.now() - wall - performance.now() + steady;
  if (ahead > 999) slept += ahead;
  wall = Date.now();
  steady = performance.now();
  const age = steady - loaded, left = start - now - age - slept;
  const s = Math.max(0, Math.ceil(left / 1000));
  const days = Math.floor(s / 86400);
  const rest = [s / 3600 % 24, s / 60 % 60, s % 60].map((n) => two(Math.floor(n)));
  [two(days), ...rest].forEach((text, i) => { at("clock").children[i].firstChild.textContent = text; });
  at("clock").firstChild.hidden = !days;
  document.title = (days ? days + "d " : "") + rest.join(":") + " until this link opens";
  const wait = left > 0 ? left % 1000 || 1000 : 1000 - age;
  if (wait > 0) timer = setTimeout(tick, wait);
  else open();
};

const date = new Date(start);
const local = at("local");
local.hidden = !date.getTimezoneOffset();
local.firstChild.textContent = date.toLocaleDateString("en-GB", { dateStyle: "full" });
local.lastChild.textContent = "at " + date.toLocaleTimeString("en-GB", { timeStyle: "short" }) + ", your time";
addEventListener("pageshow", (event) => { if (event.persisted) opened = false; tick(); });
addEventListener("online", tick);
document.addEventListener("visibilitychange", tick);
tick();
})();`;
