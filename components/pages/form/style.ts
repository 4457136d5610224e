import { inkOn, readable } from "@/components/pages/color";
import { fieldStyle } from "@/components/pages/form/field-style";

const light = `
  color-scheme: light;
  --paper: #f4f4f0;
  --card: #fff;
  --ink: #1a1d1b;
  --soft: #59605c;
  --edge: #84897f;
  --line: #dcdcd3;
  --fault: #b3261e;
  --wash: #fcefed;`;

const dark = `
  color-scheme: dark;
  --paper: #101312;
  --card: #191e1c;
  --ink: #f0f2ef;
  --soft: #a8b0ab;
  --edge: #7d8681;
  --line: #323936;
  --fault: #ffb4ab;
  --wash: #2c1a18;`;

const THEMES: Record<string, string> = {
  light: `:root {${light} }`,
  dark: `:root {${dark} }`,
  auto: `:root {${light} }\n@media (prefers-color-scheme: dark) { :root {${dark} } }`,
};

const base = `
:root { --corner: .625rem; --tick: var(--ink) }
* { box-sizing: border-box; margin: 0 }
body {
  min-height: 100vh;
  min-height: 100svh;
  padding: clamp(0rem, 5vw - 1rem, 3rem) 0 3rem;
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem/1.5 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  -webkit-text-size-adjust: 100%;
  overflow-wrap: anywhere;
}
main {
  max-width: 42rem;
  margin: 0 auto;
  padding: clamp(1.5rem, 5vw, 3rem) clamp(1.125rem, 5vw, 3rem);
  background: var(--card);
  border-top: .5rem solid var(--accent);
}
@media (min-width: 44rem) {
  main { border-radius: 1rem; box-shadow: 0 0 0 1px var(--line), 0 1.5rem 3rem -2rem #0003 }
}
h1, .about { unicode-bidi: plaintext }
[dir="rtl"] h1 { letter-spacing: 0 }
h1 { font-size: clamp(1.625rem, 5vw, 2rem); font-weight: 650; line-height: 1.2; letter-spacing: -.02em; text-wrap: balance }
.about { margin-top: .75rem; color: var(--soft); white-space: pre-line }
form { display: grid; gap: 1.75rem; margin-top: 2rem }
.fault { margin-top: .25rem; color: var(--fault); font-size: .9375rem; font-weight: 600 }
input, textarea, select, button { font: inherit; color: inherit }
${fieldStyle}[aria-invalid="true"].box, .bad .choice { border-color: var(--fault) }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
.choice :focus-visible, .star :focus-visible { outline: 0 }
button, .next {
  justify-self: start;
  min-height: 3rem;
  padding: .625rem 1.75rem;
  background: var(--accent);
  color: var(--on-accent);
  border: 1px solid var(--edge);
  border-radius: .625rem;
  font-weight: 650;
  cursor: pointer;
}
button[aria-disabled="true"] { cursor: progress }
@media (max-width: 30rem) { button { justify-self: stretch } }
.summary { margin-top: 1.5rem; padding: 1rem 1.125rem; background: var(--wash); border: 1px solid var(--fault); border-radius: .625rem }
.summary h2 { color: var(--fault); font-size: 1.0625rem }
.summary ul { margin-top: .375rem; padding-inline-start: 1.125rem }
.summary a { color: inherit; text-underline-offset: .2em }
.done { text-align: center }
.done svg { display: block; margin: .5rem auto 1.25rem }
.done p { white-space: pre-line }
.done .about { margin-bottom: 1rem }
.next { display: inline-block; margin: .5rem 0 1rem; text-decoration: none }
`;

/** Added in an iframe: as high as the content, without margins of its own. */
export const embedStyle = `
body { min-height: 0; padding: 0 }
main { max-width: none; padding: clamp(1.125rem, 4vw, 2rem); border-radius: 0; box-shadow: none }
main:focus { outline: 0 }
`;

/** The colors of a form's share image and thumbnail, which have no dark mode. */
export function formColors(theme: string, accent: string) {
  const [paper, glow, ink, soft] =
    theme === "dark" ? ["101312", "191e1c", "f0f2ef", "a8b0ab"] : ["f4f4f0", "ffffff", "1a1d1b", "59605c"];
  return { paper, glow, ink, soft, accent: readable(accent, [paper, glow]) };
}

const CARDS = { light: "ffffff", dark: "191e1c" } as const;

/** Stars in the accent color if visible on the card. */
const star = (accent: string, theme: keyof typeof CARDS): string =>
  `:root { --star: #${readable(accent, [CARDS[theme]])} }`;

const stars = (theme: string, accent: string): string =>
  theme === "light" || theme === "dark"
    ? star(accent, theme)
    : `${star(accent, "light")}\n@media (prefers-color-scheme: dark) { ${star(accent, "dark")} }`;

/** The complete stylesheet of a form; text stays readable with any accent. */
export const formStyle = (theme: string, accent: string): string =>
  `${THEMES[theme] ?? THEMES.auto}\n:root { --accent: #${accent}; --on-accent: #${inkOn(accent)} }\n${stars(theme, accent)}${base}`;
