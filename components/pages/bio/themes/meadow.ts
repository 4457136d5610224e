import type { Theme } from "@/components/pages/bio/themes/theme";

/** A morning in the fields: pale sky, a low sun, three hills at the foot of the page, a humanist sans. */
export const meadow: Theme = {
  papers: ["e6f1f0", "f7fbf0", "ffffff"],
  accent: "2b7339",
  share: { paper: "dcebd0", glow: "f7fbf0", ink: "1d3220" },
  css: `
:root {
  color-scheme: light;
  --bg: #f1f7ea; --surface: #fff; --ink: #1d3220; --soft: #48604a; --hover: rgb(40 100 50 / .12);
  --font: Seravek, "Gill Sans Nova", "Gill Sans", Ubuntu, Calibri, "DejaVu Sans", "Trebuchet MS", sans-serif;
  --fill: var(--accent); --on-fill: var(--on-accent); --edge: var(--accent-ink);
  --tint: color-mix(in srgb, var(--accent-ink) 12%, #fff);
}
html { background: #f1f7ea }
body {
  padding-bottom: 11rem;
  background:
    radial-gradient(60% 9rem at 82% 100%, #4f9455 99%, transparent) no-repeat,
    radial-gradient(75% 10.5rem at 12% 100%, #7db56c 99%, transparent) no-repeat,
    radial-gradient(90% 12.5rem at 60% 100%, #a9cf8e 99%, transparent) no-repeat,
    radial-gradient(circle at 84% 7rem, #ffe6a1 3.25rem, rgb(255 230 161 / .35) 3.3rem 5rem, transparent 5.05rem) no-repeat,
    linear-gradient(#e6f1f0, #f7fbf0 30rem);
}
main { padding-bottom: 2rem; font-size: 1.0625rem }
.avatar { border: .3125rem solid #fff; border-radius: 46% 54% 52% 48% / 55% 46% 54% 45%; box-shadow: 0 8px 20px -10px rgb(30 70 30 / .6) }
h1 { font-size: 1.875rem; font-weight: 600 }
.links .button { border-color: color-mix(in srgb, var(--edge) 60%, transparent) }
`,
};
