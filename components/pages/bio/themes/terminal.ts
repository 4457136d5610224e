import type { Theme } from "@/components/pages/bio/themes/theme";

/** A phosphor screen: monospaced, left-aligned, with a prompt before every link. */
export const terminal: Theme = {
  papers: ["0b0f0c", "131a14"],
  accent: "46d97c",
  share: { paper: "0b0f0c", glow: "152018", ink: "d9f2dc" },
  css: `
:root {
  color-scheme: dark;
  --bg: #0b0f0c; --surface: #131a14; --ink: #d9f2dc; --soft: #97b39b; --hover: rgb(120 255 150 / .14);
  --font: ui-monospace, "Cascadia Code", "SF Mono", Menlo, "Source Code Pro", Consolas, "DejaVu Sans Mono", monospace;
  --fill: var(--accent); --on-fill: var(--on-accent); --edge: var(--accent-ink);
  --tint: color-mix(in srgb, var(--accent-ink) 14%, #131a14);
}
body { background: repeating-linear-gradient(rgb(255 255 255 / .025) 0 1px, transparent 1px 3px) var(--bg); font-size: .9375rem }
main { text-align: left }
.avatar { width: 5.5rem; height: 5.5rem; margin-left: 0; border: 2px solid var(--edge); border-radius: 0 }
h1 { font-size: 1.375rem; letter-spacing: 0 }
h1::before { content: "$ " / ""; color: var(--accent-ink) }
h1::after { content: "" ; display: inline-block; width: .6em; height: 1.1em; margin-left: .3em; background: var(--accent-ink); vertical-align: -.2em; animation: blink 1.2s steps(2, jump-none) infinite }
@keyframes blink { to { opacity: 0 } }
.socials { justify-content: flex-start; margin-left: -.625rem }
.socials a, .share { border-radius: 0 }
.links .button { grid-template-columns: auto 1fr; column-gap: 1ch; border-color: color-mix(in srgb, var(--edge) 60%, transparent) }
.links .button::before { content: ">" / ""; }
.links small { grid-column: 2; font-size: .8125rem }
.links .button > span { font-weight: 600 }
.links .pic { padding-inline-end: 1.25rem }
.links .provider { justify-self: start }
h2 { font-size: 1rem }
.heading h2::before { content: "# " / ""; color: var(--accent-ink) }
`,
};
