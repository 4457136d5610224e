import type { Theme } from "@/components/pages/bio/themes/theme";

/** A street poster: the accent is the paper, black or white is the ink, and the headline fills the width. */
export const poster: Theme = {
  papers: ["ffffff"],
  accent: "ffd23f",
  css: `
:root {
  color-scheme: light;
  --bg: var(--accent); --surface: var(--accent); --ink: var(--on-accent); --soft: var(--on-accent);
  --hover: color-mix(in srgb, var(--on-accent) 18%, transparent);
  --font: "Avenir Next Condensed", "Roboto Condensed", "Arial Narrow", "Helvetica Neue Condensed", "Liberation Sans Narrow", Impact, sans-serif;
  --fill: var(--on-accent); --on-fill: var(--accent); --edge: var(--on-accent); --tint: var(--accent);
}
body { border: .625rem solid var(--ink); font-size: 1.125rem }
main { padding-top: 3.5rem; text-align: left }
.avatar { width: 9rem; height: 9rem; margin-left: 0; border: .25rem solid var(--ink); border-radius: 0 }
h1 { padding-right: 2rem; font-size: clamp(2rem, 10vw, 4.5rem); font-weight: 800; line-height: .95; letter-spacing: -.02em; text-transform: uppercase }
.about { margin-top: 1rem; font-weight: 500 }
.socials { justify-content: flex-start; margin-left: -.625rem }
.links { margin-top: 1.5rem; padding-top: 1.5rem; border-top: .25rem solid var(--ink) }
.links .button { border-color: var(--ink); border-width: 3px; font-size: 1.25rem; font-weight: 700; text-transform: uppercase }
.links .pic { padding-inline-end: 1.25rem }
.links .provider { justify-self: start }
h2 { font-size: 1.5rem; font-weight: 800; line-height: 1; text-transform: uppercase }
.links small { font-size: 1rem; font-weight: 500; text-transform: none }
`,
};
