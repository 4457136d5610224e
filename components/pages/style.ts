import { BRAND } from "@/components/pages/brand";
import { mix } from "@/components/pages/color";

const colors = (theme: 0 | 1): string => {
  const own = Object.entries(BRAND).map(([name, pair]) => `--${name}: ${pair[theme]};`);
  const glow = mix(BRAND.ground[theme].slice(1), BRAND.accent[theme].slice(1), 0.07);
  return `:root { ${own.join(" ")} --glow: #${glow} }`;
};

/** The base style of all pages of short links: colors for light and dark, type, one centered column. */
export const style = `
${colors(0)}
@media (prefers-color-scheme: dark) { ${colors(1)} }
* { box-sizing: border-box; margin: 0 }
[hidden] { display: none !important }
body {
  min-height: 100vh;
  min-height: 100svh;
  display: grid;
  place-items: center;
  padding: 2.5rem 1.25rem 4rem;
  background: radial-gradient(60rem 40rem at 50% 0, var(--glow), transparent) var(--ground);
  color: var(--ink);
  font: 1.0625rem/1.55 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  -webkit-text-size-adjust: 100%;
  overflow-wrap: anywhere;
}
main { width: 100%; max-width: 38rem; text-align: center }
p { max-width: 30rem; margin-inline: auto; text-wrap: balance }
h1 { margin: 1.25rem 0 .75rem; font-size: 1.75rem; font-weight: 650; line-height: 1.2; letter-spacing: -.02em; text-wrap: balance }
[dir="rtl"] h1 { letter-spacing: 0 }
svg { display: block; margin: 0 auto; color: var(--accent) }
a { color: var(--accent); font-weight: 550; text-underline-offset: .2em }
a:focus-visible { outline: 3px solid; outline-offset: 4px; border-radius: 2px }
.soft { color: var(--quiet) }
.next { margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line) }
.home { margin-top: 1rem }
`;
