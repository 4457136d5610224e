import type { Theme } from "@/components/pages/bio/themes/theme";

/** Quiet and neutral, in the visitor's light or dark. */
export const clean: Theme = {
  papers: ["f6f6f7", "ffffff"],
  accent: "1f2328",
  dark: { papers: ["0f1113", "1a1d21"], accent: "e8eaed" },
  share: { paper: "f6f6f7", glow: "ffffff", ink: "16181b" },
  css: `
:root {
  color-scheme: light dark;
  --bg: #f6f6f7; --surface: #fff; --ink: #16181b; --soft: #555b63; --hover: rgb(0 0 0 / .07);
  --font: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  --fill: var(--accent); --on-fill: var(--on-accent); --edge: var(--accent-ink);
  --tint: color-mix(in srgb, var(--accent-ink) 9%, var(--surface));
}
@media (prefers-color-scheme: dark) {
  :root { --bg: #0f1113; --surface: #1a1d21; --ink: #f2f3f5; --soft: #a6acb4; --hover: rgb(255 255 255 / .1) }
}
body { background: linear-gradient(color-mix(in srgb, var(--accent) 9%, var(--bg)), var(--bg) 22rem) var(--bg) }
.avatar { box-shadow: 0 0 0 4px var(--surface), 0 10px 30px -12px rgb(0 0 0 / .45) }
.links .button { border-color: color-mix(in srgb, var(--edge) 55%, transparent) }
`,
};
