/** The CSS shared by all themes: mobile first, one column, a sticky bar, no layout shift while images load. */
export const baseStyle = `
* { box-sizing: border-box; margin: 0 }
[hidden] { display: none !important }
:root { --radius: .75rem; --text: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif; --display: var(--text) }
html { scroll-padding-top: 4.5rem; -webkit-text-size-adjust: 100% }
body { background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 var(--text); overflow-wrap: anywhere; padding-bottom: env(safe-area-inset-bottom) }
header, main, footer, .bar ul { width: 100%; max-width: 46rem; margin-inline: auto; padding-inline: 1.25rem }
header { padding-block: 2.75rem 1.75rem }
h1, h2, h3, .intro, .what, .variant, .bar a, footer p, address { unicode-bidi: plaintext }
h1, h2 { font-family: var(--display); line-height: 1.15; text-wrap: balance }
h1 { font-size: clamp(2rem, 9vw, 3rem); font-weight: 700; letter-spacing: -.02em }
.intro { margin-top: .75rem; color: var(--soft); white-space: pre-line; max-width: 36rem }
.table { display: inline-flex; align-items: baseline; gap: .4em; margin-bottom: 1.25rem; padding: .35rem .9rem; border-radius: 99rem; background: var(--accent); color: var(--on-accent); font-size: .9375rem }
.table b { font-weight: 700 }
.bar { position: sticky; top: 0; z-index: 1; background: var(--paper); border-bottom: 1px solid var(--line) }
.bar ul { display: flex; gap: .25rem; overflow-x: auto; list-style: none; padding-block: .5rem; scrollbar-width: none; position: relative }
.bar ul::-webkit-scrollbar { display: none }
.bar a { display: block; max-width: 16rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; padding: .55rem .95rem; border-radius: 99rem; color: var(--ink); text-decoration: none; font-size: .9375rem; font-weight: 550 }
.bar a:hover { background: var(--tile) }
.bar a[aria-current] { background: var(--accent); color: var(--on-accent) }
a:focus-visible, summary:focus-visible, button:focus-visible, .chip :focus-visible + span { outline: 3px solid var(--accent); outline-offset: 2px }
.bar a:focus-visible { outline-offset: -3px; outline-color: currentColor }
.filter { margin-top: 1.25rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--tile) }
.filter summary { display: flex; justify-content: space-between; gap: 1rem; padding: .75rem 1rem; cursor: pointer; font-weight: 600; border-radius: var(--radius); list-style: none }
.filter summary::-webkit-details-marker { display: none }
.filter summary::after { content: ""; width: .55em; height: .55em; margin-top: .3em; border: solid var(--soft); border-width: 0 2px 2px 0; transform: rotate(45deg) }
.filter[open] summary::after { transform: rotate(-135deg); margin-top: .6em }
.filter form { padding: .25rem 1rem 1rem }
fieldset { border: 0; padding: 0; min-width: 0 }
fieldset + fieldset { margin-top: 1rem }
legend { padding: 0; margin-bottom: .5rem; font-size: .875rem; color: var(--soft) }
.chips { display: flex; flex-wrap: wrap; gap: .5rem }
.chip { position: relative }
.chip input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer }
.chip span { display: block; padding: .45rem .85rem; border: 1px solid var(--soft); border-radius: 99rem; font-size: .9375rem }
.chip input:checked + span { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
button { margin-top: 1rem; padding: .6rem 0; border: 0; background: none; color: var(--accent); font: inherit; font-weight: 600; text-decoration: underline; text-underline-offset: .2em; cursor: pointer; border-radius: .25rem }
.none { color: var(--soft); text-align: center }
.none:not(:empty) { padding: 2.5rem 0 }
section { padding-top: 2.25rem }
h2 { font-size: 1.5rem; font-weight: 700; letter-spacing: -.01em; margin-bottom: .5rem }
.items { list-style: none; padding: 0 }
.item { display: flex; gap: 1rem; padding-block: 1rem; border-top: 1px solid var(--line) }
.item:first-child { border-top: 0 }
.item > div { flex: 1; min-width: 0 }
.top { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .5rem }
.top h3, .top h2 { flex: 1 1 0; min-width: min-content; overflow-wrap: normal; margin: 0; font: 600 1.0625rem/1.35 var(--text); letter-spacing: 0; text-wrap: initial }
.price { flex: none; max-width: 100%; margin-inline-start: auto; overflow-wrap: break-word; font-weight: 600; font-variant-numeric: tabular-nums; text-align: end; color: var(--accent) }
.marks { display: flex; flex-wrap: wrap; gap: .15rem .8rem; list-style: none; padding: 0; margin-top: .15rem; font-size: .8125rem; font-weight: 650; color: var(--accent) }
.marks li { display: inline-flex; align-items: baseline; gap: .3em; overflow-wrap: normal }
.marks svg { flex: none; fill: currentColor; transform: translateY(.08em) }
.variants { list-style: none; padding: 0; margin-top: .35rem }
.variants li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .5rem; padding-block: .12rem }
.variant { flex: 1 1 0; min-width: min-content; overflow-wrap: normal; font-size: .9688rem }
.what { margin-top: .2rem; color: var(--soft); font-size: .9688rem; white-space: pre-line }
.tags { display: flex; flex-wrap: wrap; gap: .35rem; list-style: none; padding: 0; margin-top: .5rem }
.tags li { padding: .1rem .55rem; border: 1px solid var(--line); border-radius: 99rem; font-size: .8125rem; color: var(--ink) }
.contains { margin-top: .4rem; font-size: .8125rem; color: var(--soft) }
.photo { flex: none; width: 5.5rem; height: 5.5rem; object-fit: cover; border-radius: var(--radius); background: var(--line) }
.out h3, .out h2, .out .price, .out .variant, .out .marks { color: var(--soft) }
.out .price { text-decoration: line-through }
.out .photo { filter: grayscale(1); opacity: .55 }
.sold { display: inline-block; margin-top: .4rem; padding: .1rem .6rem; border: 1px solid var(--soft); border-radius: .35rem; font-size: .8125rem; font-weight: 600 }
footer { margin-top: 3.5rem; padding-block: 2rem 3rem; border-top: 1px solid var(--line); display: grid; gap: 1.5rem }
footer h2 { font: 600 .875rem/1.4 var(--text); letter-spacing: .02em; color: var(--soft); margin-bottom: .25rem }
footer p, address { font-style: normal; white-space: pre-line }
footer a { display: inline-block; padding-block: .35rem; color: var(--accent); font-weight: 600; text-underline-offset: .2em }
@media (max-width: 22rem) { .item { gap: .6rem } .photo { width: 4rem; height: 4rem } }
@media (max-width: 18rem) { .item { flex-wrap: wrap } .item > div { flex-basis: 100% } }
@media (min-width: 40rem) { .photo { width: 8rem; height: 8rem } footer { grid-template-columns: 1fr 1fr } }
@media (prefers-reduced-motion: no-preference) { html, .bar ul { scroll-behavior: smooth } }
@media print { .bar, .filter { display: none } .item { break-inside: avoid } }
`;
