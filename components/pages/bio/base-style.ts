/** The CSS shared by all themes; each sets the variables and adds its own rules. */
export const baseStyle = `
* { box-sizing: border-box; margin: 0 }
[hidden] { display: none !important }
html { -webkit-text-size-adjust: 100% }
body {
  min-height: 100vh;
  min-height: 100svh;
  background: var(--bg);
  color: var(--ink);
  font: 1rem/1.5 var(--font);
  overflow-wrap: anywhere;
}
main { position: relative; max-width: 37.5rem; margin: 0 auto; padding: 4.5rem 1.25rem 4rem; text-align: center }
.avatar {
  display: block;
  width: 7rem;
  height: 7rem;
  margin: 0 auto 1.25rem;
  border-radius: 50%;
  object-fit: cover;
  background: var(--surface);
}
.letter { display: grid; place-items: center; background: var(--fill); color: var(--on-fill); font-size: 3rem; line-height: 1 }
h1 { font-size: 1.625rem; line-height: 1.2; letter-spacing: -.015em; text-wrap: balance }
.about { margin-top: .625rem; color: var(--soft); white-space: pre-line; text-wrap: pretty }
ul { padding: 0; list-style: none }
.socials { display: flex; flex-wrap: wrap; justify-content: center; gap: .25rem; margin-top: 1rem }
.socials a, .share {
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  color: var(--ink);
}
svg { display: block; width: 1.375rem; height: 1.375rem; fill: currentColor }
.links { display: grid; gap: .875rem; margin-top: 1.75rem }
.links .button {
  display: grid;
  align-content: center;
  min-height: 3.75rem;
  padding: .75rem 1.25rem;
  border: 2px solid transparent;
  border-radius: var(--radius);
  background: var(--button);
  color: var(--on-button);
  font-weight: 600;
  line-height: 1.35;
  text-decoration: none;
  transition: transform .15s ease, box-shadow .15s ease;
}
.links small { font-size: .875rem; font-weight: 400; white-space: pre-line }
.share { position: absolute; top: 1rem; right: 1rem; padding: 0; border: 0; background: none; font: inherit; cursor: pointer }
.said {
  position: fixed;
  inset: auto 1rem 1.5rem;
  width: fit-content;
  max-width: 24rem;
  margin: 0 auto;
  padding: .625rem 1.125rem;
  border-radius: 1.5rem;
  background: #111;
  color: #fff;
  font-size: .9375rem;
}
.said:empty { display: none }
a:focus-visible, button:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
@media (hover: hover) {
  .links .button:hover { transform: translateY(-2px); box-shadow: 0 8px 20px -10px rgb(0 0 0 / .5) }
  .socials a:hover, .share:hover { background: var(--hover) }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important } }
`;

const filled = "--button:var(--fill);--on-button:var(--on-fill)";

/** The CSS of each button style, for every theme. */
export const buttonStyles = {
  rounded: `:root{${filled};--radius:.875rem}`,
  pill: `:root{${filled};--radius:2rem}`,
  square: `:root{${filled};--radius:0}`,
  outline:
    ":root{--button:none;--on-button:var(--ink);--radius:.875rem}.links .button{border-color:var(--edge)}",
  soft: `:root{--button:var(--tint);--on-button:var(--ink);--radius:.875rem}`,
  shadow:
    ":root{--button:var(--surface);--on-button:var(--ink);--radius:.25rem}" +
    ".links .button{border-color:var(--ink);box-shadow:5px 5px 0 var(--edge)}" +
    "@media (hover:hover){.links .button:hover{transform:translate(2px,2px);box-shadow:3px 3px 0 var(--edge)}}",
} as const;
