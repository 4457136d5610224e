import { momentScript } from "@/components/pages/moment-script";

/**
 * Runs the countdown and reloads the URL at zero to open the link. A string, because bundlers rewrite functions and the
 * Content-Security-Policy contains the hash of this exact text.
 *
 * Time is the server's at load plus the monotonic clock, which may stop while the machine sleeps: if the wall clock got
 * ahead between two ticks, the difference counts as sleep. A wall clock set ahead looks the same; the page then reloads
 * too early and gets a corrected countdown.
 */
export const scheduledLinkScript = `(() => {
const at = (id) => document.getElementById(id);
const two = (n) => String(n).padStart(2, "0");
const clock = at("clock"), data = clock.dataset, state = at("state"), start = +data.start, now = +data.now;
const units = JSON.parse(data.units), plurals = new Intl.PluralRules(data.locale);
const loaded = performance.now();
let steady = loaded, wall = Date.now(), slept = 0, timer, opened = false;

const open = () => {
  document.title = state.dataset.opening;
  document.body.className = "due";
  opened = navigator.onLine;
  state.textContent = state.dataset[opened ? "opening" : "offline"];
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
  const all = [days, s / 3600 % 24, s / 60 % 60, s % 60].map(Math.floor);
  all.forEach((n, i) => {
    const [count, unit] = clock.children[i].children;
    count.textContent = two(n);
    unit.textContent = units[i][plurals.select(n)] ?? units[i].other;
  });
  clock.firstChild.hidden = !days;
  const full = (days ? days.toLocaleString(data.locale, { style: "unit", unit: "day", unitDisplay: "narrow" }) + " " : "") + all.slice(1).map(two).join(":");
  document.title = data.until.replace("{time}", full);
  const wait = left > 0 ? left % 1000 || 1000 : 1000 - age;
  if (wait > 0) timer = setTimeout(tick, wait);
  else open();
};

const date = new Date(start);
const local = at("local");
local.hidden = !date.getTimezoneOffset();
${momentScript}
local.textContent = moment();
addEventListener("pageshow", (event) => { if (event.persisted) opened = false; tick(); });
addEventListener("online", tick);
document.addEventListener("visibilitychange", tick);
tick();
})();`;
