import type { Theme } from "@/components/pages/bio/themes/theme";

/** An evening sky behind one soft white card, in a rounded typeface. */
export const sunset: Theme = {
  papers: ["ffffff"],
  accent: "c92a5e",
  card: true,
  share: { paper: "fbd9c4", glow: "fff1e6", ink: "36182b" },
  css: `
:root {
  color-scheme: light;
  --bg: #f0707c; --surface: #fff; --ink: #36182b; --soft: #70495f; --hover: rgb(160 40 110 / .1);
  --font: ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Comfortaa, Manjari, "Arial Rounded MT Bold", Nunito, Calibri, sans-serif;
  --fill: var(--accent); --on-fill: var(--on-accent); --edge: var(--accent-ink);
  --tint: color-mix(in srgb, var(--accent-ink) 9%, #fff);
}
body { padding: 6rem 1rem 2.5rem; background: linear-gradient(165deg, #ffc48c, #ff8577 38%, #d45a9e 72%, #7d4cc0) fixed var(--bg) }
main { max-width: 30rem; padding: 0 1.25rem 2rem; border-radius: 2rem; background: #fff; box-shadow: 0 30px 60px -25px rgb(80 10 70 / .6) }
.avatar { position: relative; top: -3.5rem; margin-bottom: -2.25rem; border: .375rem solid #fff }
h1 { font-weight: 700 }
header:not(:has(.avatar)) { padding-top: 2.5rem }
.links .button { border-color: color-mix(in srgb, var(--edge) 60%, transparent) }
`,
};
