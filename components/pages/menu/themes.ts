import type { MenuTheme } from "@/lib/menus/options";

const SERIF = `"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "Noto Serif", serif`;
const ROUND = `ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", Quicksand, Nunito, "Segoe UI", system-ui, sans-serif`;
const NARROW = `"Avenir Next Condensed", "Helvetica Neue Condensed", "Arial Narrow", "Roboto Condensed", Impact, sans-serif`;

/** The CSS of each theme, on top of the shared style and its colors. */
export const THEME_STYLES: Record<MenuTheme, string> = {
  // A printed card: a serif, centered, dot leaders between item and price.
  paper: `
:root { --display: ${SERIF}; --text: ${SERIF}; --radius: .25rem }
header { text-align: center; padding-top: 3.5rem }
h1 { font-weight: 500; letter-spacing: 0 }
header::after { content: "❦" / ""; display: block; margin-top: 1.25rem; color: var(--accent); font-size: 1.25rem }
.intro { font-style: italic; margin-inline: auto }
h2 { text-align: center; font-weight: 500; font-size: 1.75rem; margin-bottom: .75rem }
.item { border-top: 0; padding-block: .8rem }
.top h3, .top h2 { flex: 0 1 auto; font: 600 1.125rem/1.35 ${SERIF}; text-align: start }
.variant { flex: 0 1 auto; font-style: italic }
.price { flex: 1 0 auto; display: flex; align-items: baseline; gap: .5rem; overflow-wrap: anywhere }
.price::before { content: ""; flex: 1; min-width: .5rem; border-bottom: 2px dotted var(--line); transform: translateY(-.25em) }
.bar ul { justify-content: safe center }
footer { text-align: center }
.bar a { border-radius: 0; padding-inline: .7rem }
.bar a[aria-current] { background: none; color: var(--accent); box-shadow: inset 0 -2px var(--accent) }`,
  // A chalkboard: double frame, wide letter-spacing, dashed lines.
  bistro: `
:root { --display: ${SERIF}; --radius: .35rem }
header { text-align: center }
header > div { border: 3px double var(--line); border-radius: .5rem; padding: 2rem 1.25rem }
h1 { font-weight: 600; letter-spacing: .02em }
.intro { margin-inline: auto }
h2 { font: 600 1.0625rem/1.3 var(--text); text-transform: uppercase; letter-spacing: .16em; color: var(--accent); padding-bottom: .6rem; border-bottom: 2px solid var(--line) }
.item { border-top-style: dashed }
.price { font-family: ${SERIF}; font-size: 1.125rem }
footer h2 { color: var(--accent) }`,
  // Quiet and modern: a card per section, the picture first.
  slate: `
:root { --radius: 1rem }
h1 { font-weight: 750 }
section { padding-top: 1.75rem }
.items { background: var(--tile); border: 1px solid var(--line); border-radius: var(--radius); padding-inline: 1rem }
.item { flex-direction: row-reverse; justify-content: flex-end }
.photo { border-radius: .75rem }
.price { color: var(--ink) }`,
  // Soft and round, for plant-based kitchens.
  garden: `
:root { --display: ${ROUND}; --text: ${ROUND}; --radius: 1.25rem }
header > div { background: var(--tile); border-radius: 1.75rem; padding: 1.75rem 1.5rem }
h1 { color: var(--accent) }
h2 { display: flex; align-items: center; gap: .75rem }
h2::after { content: ""; flex: 1; height: 3px; border-radius: 3px; background: var(--line) }
.item { border-top: 0; background: var(--tile); border-radius: var(--radius); padding: 1rem; margin-top: .6rem }
.tags li { background: var(--paper); border-color: transparent }`,
  // Air and water: a colored header, thin lines, wide small headings.
  coast: `
:root { --radius: .5rem }
header { max-width: none; background: var(--accent); color: var(--on-accent); padding-block: 3rem 2.5rem }
header > div { max-width: 43.5rem; margin-inline: auto }
h1 { font-weight: 300; letter-spacing: -.03em }
.intro { color: inherit }
.table { background: var(--on-accent); color: var(--accent) }
h2 { font-weight: 400; font-size: 1.625rem; letter-spacing: -.02em }
.bar a { border-radius: .5rem }
.top h3, .top h2 { font-weight: 550 }`,
  // After dark: black, bold, narrow, lit by the accent.
  neon: `
:root { --display: ${NARROW}; --radius: .5rem }
h1 { font-size: clamp(2.25rem, 11vw, 5rem); font-weight: 800; text-transform: uppercase; line-height: .95; color: var(--accent); text-shadow: 0 0 2.5rem color-mix(in srgb, var(--accent) 55%, transparent) }
h2 { font-size: 2rem; font-weight: 800; text-transform: uppercase; color: var(--accent) }
.item { background: var(--tile); border: 1px solid var(--line); border-radius: var(--radius); padding: 1rem; margin-top: .6rem }
.item:first-child { border-top: 1px solid var(--line) }
.bar a { border-radius: .5rem; font-weight: 700 }
.price { font-size: 1.125rem; font-weight: 700 }
footer h2 { font: 700 .875rem/1.4 var(--text); text-transform: none; color: var(--soft) }`,
  // A magazine: a card per dish, with a full-width photo and its marks on it.
  gallery: `
:root { --display: ${SERIF}; --radius: 1.1rem }
header, main, footer, .bar ul { max-width: 60rem }
header { text-align: center; padding-block: 4rem 2.25rem }
h1 { font-size: clamp(2.5rem, 12vw, 4.25rem); font-weight: 500; letter-spacing: -.035em; line-height: 1 }
.intro { margin-inline: auto; font-size: 1.125rem }
.bar ul { justify-content: safe center }
section { padding-top: 3rem }
h2 { margin-bottom: 1.25rem; font-size: 2rem; font-weight: 500; letter-spacing: -.02em; text-align: center }
.items { display: flex; flex-wrap: wrap; align-items: flex-start; justify-content: center; gap: 1rem }
.item { position: relative; width: 100%; flex-direction: column-reverse; justify-content: flex-end; gap: 0; padding: 0; border: 1px solid var(--line); border-radius: var(--radius); background: var(--tile); overflow: hidden }
.item:first-child { border-top: 1px solid var(--line) }
.item > div { flex: none; width: 100%; padding: 1.1rem 1.2rem 1.25rem }
.top h3, .top h2 { font: 600 1.1875rem/1.3 ${SERIF}; text-align: start }
.photo { width: 100%; height: auto; aspect-ratio: 4 / 3; border-radius: 0 }
.item:has(.photo) .marks { position: absolute; top: .75rem; inset-inline: .75rem; margin: 0; gap: .4rem }
.item:has(.photo) .marks li { padding: .25rem .7rem; border-radius: 99rem; background: var(--tile) }
.variants { margin-top: .6rem; padding-top: .45rem; border-top: 1px solid var(--line) }
footer h2 { margin-bottom: .25rem; font: 600 .875rem/1.4 var(--text); letter-spacing: .02em }
footer { text-align: center }
@media (min-width: 40rem) { .item { width: calc(50% - .5rem) } .photo { width: 100%; height: auto } }
@media (min-width: 60rem) { .item { width: calc((100% - 2rem) / 3) } }`,
};
