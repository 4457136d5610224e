import type { Theme } from "@/components/pages/bio/themes/theme";

/** An exhibition page: a large picture, a display serif, numbered left-aligned lines, lots of white space. */
export const gallery: Theme = {
  papers: ["ffffff", "f4f4f2"],
  accent: "111111",
  wide: true,
  share: { paper: "ffffff", glow: "f4f4f2", ink: "111111" },
  css: `
:root {
  color-scheme: light;
  --bg: #fff; --surface: #f4f4f2; --ink: #111; --soft: #555; --hover: rgb(0 0 0 / .07);
  --font: "Optima Nova", Optima, Candara, "Noto Sans", source-sans-pro, "Helvetica Neue", sans-serif;
  --fill: var(--accent); --on-fill: var(--on-accent); --edge: var(--accent-ink);
  --tint: color-mix(in srgb, var(--accent-ink) 7%, #fff);
}
main { padding-top: 1.25rem; text-align: left }
header { display: flow-root }
.avatar { width: 100%; height: auto; aspect-ratio: 4 / 3; margin: 0 0 1.5rem; border-radius: 0 }
.letter { font: 400 9rem/1 Didot, "Bodoni MT", "Noto Serif Display", "URW Palladio L", P052, serif }
.share { top: 1.75rem; right: 1.75rem; background: var(--bg) }
h1 {
  font: 400 clamp(2.25rem, 10vw, 3.25rem)/1.05 Didot, "Bodoni MT", "Noto Serif Display", "URW Palladio L", P052, Sylfaen, serif;
  letter-spacing: -.02em;
}
.about { margin-top: 1rem; padding-left: 1rem; border-left: 2px solid var(--accent-ink) }
.socials { justify-content: flex-start; margin-left: -.625rem }
.links { counter-reset: line; margin-top: 2rem }
.links .button { grid-template-columns: 2.25rem 1fr; counter-increment: line; border-color: color-mix(in srgb, var(--edge) 60%, transparent); font-weight: 500; letter-spacing: .01em }
.links .button::before { content: counter(line, decimal-leading-zero) / ""; font-variant-numeric: tabular-nums; font-weight: 400 }
.links small { grid-column: 2 }
.links .pic { padding-inline-end: 1.25rem }
.links .provider { justify-self: start }
h2 { font: 400 1.625rem/1.2 Didot, "Bodoni MT", "Noto Serif Display", "URW Palladio L", P052, Sylfaen, serif }
`,
};
