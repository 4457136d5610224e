import { luminance } from "@/components/pages/color";
import { type Colors, colorsOf, type Theme } from "@/components/pages/countdown/colors";

const VARIABLES: Readonly<Record<keyof Colors, string>> = {
  paper: "--paper",
  glow: "--glow",
  tile: "--tile",
  line: "--line",
  ink: "--ink",
  soft: "--soft",
  accent: "--accent",
  button: "--button",
  onButton: "--on-button",
};

const isColor = (name: string): name is keyof Colors => name in VARIABLES;

/** The complete stylesheet of a countdown page. */
export function countdownStyle(theme: Theme, accent: string): string {
  const colors = colorsOf(theme, accent);
  const variables = Object.keys(VARIABLES)
    .filter(isColor)
    .map((name) => `${VARIABLES[name]}:#${colors[name]}`);
  const scheme = luminance(colors.ink) < 0.5 ? "light" : "dark";
  return `:root{color-scheme:${scheme};${variables.join(";")}}${LAYOUT}`;
}

/** Without JavaScript the clock would stand still, so only the date is shown. */
export const stillStyle = ".clock{display:none}";

const LAYOUT = `
* { box-sizing: border-box; margin: 0 }
[hidden] { display: none !important }
html { background: var(--paper); -webkit-text-size-adjust: 100% }
body {
  min-height: 100vh;
  min-height: 100svh;
  display: grid;
  place-items: center;
  padding: clamp(2rem, 6vh, 5rem) 1.25rem;
  background: radial-gradient(90rem 46rem at 50% -8rem, var(--glow), var(--paper)) no-repeat var(--paper);
  color: var(--ink);
  font: 1.0625rem/1.6 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  overflow-wrap: anywhere;
}
main { width: 100%; max-width: 52rem; text-align: center }
h1 { font-size: clamp(2rem, 1.1rem + 4.2vw, 4rem); font-weight: 750; line-height: 1.08; letter-spacing: -.03em; text-wrap: balance }
[dir="rtl"] h1 { letter-spacing: 0 }
.about { max-width: 38rem; margin: 1.25rem auto 0; color: var(--soft); font-size: 1.125rem; white-space: pre-line; text-wrap: pretty }
.clock { display: flex; justify-content: center; gap: clamp(.4rem, 1.6vw, 1rem); margin: clamp(2rem, 6vh, 3.5rem) auto 0 }
.clock > span {
  flex: 1 1 0;
  min-width: 0;
  max-width: 11rem;
  padding: clamp(.9rem, 3.4vw, 1.9rem) .25rem clamp(.7rem, 2.4vw, 1.3rem);
  background: var(--tile);
  border: 1px solid var(--line);
  border-radius: clamp(.75rem, 2vw, 1.25rem);
}
.clock.long > :first-child { flex-grow: 1.9; max-width: 19rem }
.clock[data-days="0"] > :first-child { display: none }
.clock b {
  display: block;
  font-size: clamp(1.75rem, 10vw, 5.25rem);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  letter-spacing: -.04em;
  overflow-wrap: normal;
  white-space: nowrap;
}
.clock.long b { font-size: clamp(1.25rem, 6.4vw, 3.75rem) }
.clock small { display: block; margin-top: .65em; color: var(--soft); font-size: clamp(.75rem, 2.6vw, 1rem); line-height: 1.3; overflow-wrap: normal }
.when { margin-top: 1.75rem; color: var(--soft); word-break: keep-all; text-wrap: balance }
.when time { color: var(--ink); font-weight: 600 }
.when > * { display: block }
#local { min-height: 1.6em }
#end { max-width: 38rem; margin: clamp(2rem, 6vh, 3.5rem) auto 0; padding: 1.75rem 1.5rem; background: var(--tile); border: 1px solid var(--line); border-radius: 1.25rem; font-size: 1.25rem; white-space: pre-line }
.next { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 1rem 1.5rem; margin-top: clamp(1.75rem, 5vh, 2.75rem) }
a { color: var(--accent); font-weight: 600; text-underline-offset: .2em; border-radius: .25rem }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
.button { padding: .85em 1.7em; background: var(--button); color: var(--on-button); border: 1px solid var(--accent); border-radius: 999px; font-size: 1.125rem; line-height: 1.25; text-decoration: none }
.plain { padding: .6em .25em }
.over .live { display: none }
@media (hover: hover) { .button:hover { text-decoration: underline } }
@media (forced-colors: active) { .clock > span, .button { border: 1px solid } }
`;
