import { momentScript } from "@/components/pages/moment-script";

/**
 * Runs the countdown. A string, because bundlers rewrite functions and the Content-Security-Policy contains the hash of
 * this exact text.
 *
 * Time is the server's plus the monotonic clock; if the wall clock gets ahead, the machine slept. The page polls the
 * server after sleep, when it becomes visible again, shortly before the end and at the end. The response corrects the
 * clock, signals edits, and is the only source of what happens at zero, which is never in the page before.
 */
export const countdownScript = `(() => {
const at = (id) => document.getElementById(id);
const two = (n) => String(n).padStart(2, "0");
const clock = at("clock"), data = clock.dataset, { version, locale } = data, end = +data.end, name = document.title;
const units = JSON.parse(data.units), plurals = new Intl.PluralRules(locale);
const short = new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "narrow" });
let base = +data.now, mark = performance.now(), steady = mark, wall = Date.now(), slept = 0;
let timer, shown = Infinity, asking = false, over = false, early = true, hiddenAt = 0;
const margin = 3e3 + Math.random() * 9e3;

const now = () => {
  const ahead = Date.now() - wall - performance.now() + steady;
  wall = Date.now();
  steady = performance.now();
  if (ahead > 999) { slept += ahead; setTimeout(ask); }
  return base + steady - mark + slept;
};

const finish = (state) => {
  over = true;
  if (/^https?:/i.test(state.redirect)) return location.replace(state.redirect);
  document.title = name;
  document.body.className = "over";
  at("word").textContent = data.ended;
  at("end").textContent = state.message;
  at("end").hidden = false;
};

const ask = async () => {
  if (asking || over || !data.state) return;
  asking = true;
  let wait = 0;
  try {
    const sent = performance.now();
    const response = await fetch(data.state, { cache: "no-store" });
    if (response.status === 404) return location.reload();
    const state = await response.json();
    mark = steady = performance.now();
    wall = Date.now();
    base = state.now + (mark - sent) / 2;
    slept = 0;
    if (state.version !== version) return location.reload();
    if (state.ended) finish(state);
  } catch { wait = 5e3; }
  asking = false;
  clearTimeout(timer);
  timer = setTimeout(tick, wait);
};

const tick = () => {
  clearTimeout(timer);
  if (over) return;
  const left = end - now(), fresh = Math.max(0, Math.ceil(left / 1000));
  const s = shown = fresh > shown + 2 ? fresh : Math.min(fresh, shown);
  const days = Math.floor(s / 86400);
  const all = [days, s / 3600 % 24, s / 60 % 60, s % 60].map(Math.floor);
  all.forEach((n, i) => {
    const [count, unit] = clock.children[i].children;
    count.textContent = two(n);
    unit.textContent = units[i][plurals.select(n)] ?? units[i].other;
  });
  document.title = (days ? short.format(days) + " " : "") + all.slice(1).map(two).join(":") + " · " + name;
  if (early && left < margin) { early = false; if (left > 0) ask(); }
  if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
  else ask();
};

const look = () => {
  if (document.hidden) hiddenAt = performance.now();
  else { tick(); if (performance.now() - hiddenAt > 3e4) ask(); }
};

const date = new Date(end);
${momentScript}
try {
  if (moment(data.zone) !== moment()) at("local").textContent = moment();
} catch {}
addEventListener("pageshow", (event) => { if (event.persisted) ask(); tick(); });
addEventListener("online", ask);
document.addEventListener("visibilitychange", look);
tick();
})();`;
