import type { Theme } from "@/components/pages/bio/themes/theme";

/** Stationery: warm laid paper, an old-style serif, a photo placed by hand. */
export const paper: Theme = {
  papers: ["f5efe3", "fffdf7"],
  accent: "8a3b1e",
  share: { paper: "f5efe3", glow: "fffaf0", ink: "2a211b" },
  css: `
:root {
  color-scheme: light;
  --bg: #f5efe3; --surface: #fffdf7; --ink: #2a211b; --soft: #655546; --hover: rgb(96 64 32 / .1);
  --font: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, "Book Antiqua", serif;
  --fill: var(--accent); --on-fill: var(--on-accent); --edge: var(--accent-ink);
  --tint: color-mix(in srgb, var(--accent-ink) 10%, var(--surface));
}
body {
  background:
    repeating-linear-gradient(rgb(120 90 50 / .045) 0 1px, transparent 1px 5px),
    radial-gradient(70rem 50rem at 50% 0, #fffaf0, transparent) var(--bg);
  font-size: 1.125rem;
}
.avatar { width: 8.5rem; height: 8.5rem; border: .5rem solid #fffefb; border-radius: 2px; rotate: -2.5deg; box-shadow: 0 6px 18px -6px rgb(70 45 20 / .5) }
h1 { margin-top: 1.75rem; font-size: 2.25rem; font-style: italic; font-weight: 500 }
h1::after {
  content: "";
  display: block;
  width: 5.5rem;
  height: 5px;
  margin: .875rem auto 0;
  border: solid var(--accent-ink);
  border-width: 1px 0 2px;
}
.about { font-size: 1.125rem }
.links .button { font-weight: 500; letter-spacing: .01em }
h2 { font-size: 1.375rem; font-style: italic; font-weight: 500 }
.links small { font-style: italic; font-size: .9375rem }
`,
};
