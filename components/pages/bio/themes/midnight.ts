import type { Theme } from "@/components/pages/bio/themes/theme";

const star = (x: number, y: number, size: number, light: number) =>
  `radial-gradient(circle at ${x}% ${y}%, rgb(255 255 255 / ${light}) 0 ${size}px, transparent ${size + 0.6}px)`;

const sky = [
  star(11, 17, 1, 0.8),
  star(33, 61, 0.7, 0.6),
  star(58, 27, 0.9, 0.7),
  star(72, 82, 1.1, 0.75),
  star(91, 44, 0.7, 0.6),
];

/** A night sky with the accent as its northern light, and a geometric sans. */
export const midnight: Theme = {
  papers: ["0a0f20", "1d2440"],
  accent: "8ea2ff",
  share: { paper: "0a0f20", glow: "2a3265", ink: "eef1ff" },
  css: `
:root {
  color-scheme: dark;
  --bg: #0a0f20; --surface: #161d36; --ink: #eef1ff; --soft: #b3bbdb; --hover: rgb(255 255 255 / .12);
  --font: "Avenir Next", Avenir, Montserrat, Corbel, "URW Gothic", "Century Gothic", ui-sans-serif, sans-serif;
  --fill: var(--accent); --on-fill: var(--on-accent); --edge: var(--accent-ink);
  --tint: color-mix(in srgb, var(--accent-ink) 16%, #161d36);
}
body { position: relative; z-index: 0 }
body::before {
  content: "";
  position: fixed;
  inset: 0;
  z-index: -1;
  background:
    ${sky.join(",\n    ")},
    radial-gradient(60rem 30rem at 15% -5%, color-mix(in srgb, var(--accent) 30%, transparent), transparent 70%),
    radial-gradient(45rem 26rem at 95% 8%, rgb(190 90 255 / .2), transparent 70%),
    linear-gradient(#0a0f20, #111a38);
  background-size: 220px 220px, 220px 220px, 220px 220px, 220px 220px, 220px 220px, auto, auto, auto;
}
.avatar { padding: 4px; background: conic-gradient(from 210deg, var(--accent), #67e8f9, #c084fc, var(--accent)) }
.letter { background: var(--fill) }
h1 { font-weight: 600; letter-spacing: .01em }
.links .button { font-weight: 550; letter-spacing: .01em; border-color: color-mix(in srgb, var(--ink) 35%, transparent) }
`,
};
