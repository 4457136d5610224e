import { fieldStyle } from "@/components/pages/form/field-style";

/** The CSS of links with thumbnails. */
const thumbnails = `
.links .pic { position: relative; min-height: 4.5rem; padding-inline: 4.75rem 1.25rem }
@media (min-width: 26rem) { .links .pic { padding-inline-end: 4.75rem } }
.pic img {
  position: absolute;
  top: 50%;
  inset-inline-start: .5rem;
  width: 3.25rem;
  height: 3.25rem;
  margin-top: -1.625rem;
  border-radius: calc(var(--radius) - .375rem);
  object-fit: cover;
}
`;

/** The CSS of headings and dividers. */
const headings = `
.heading { margin-top: 1rem }
.heading:first-child { margin-top: 0 }
h2 { font-size: 1.1875rem; font-weight: 600; line-height: 1.3; text-wrap: balance }
h2 + p { margin-top: .25rem; color: var(--soft); font-size: .9375rem; white-space: pre-line }
hr { margin: .5rem 0; border: 0; border-top: 2px solid color-mix(in srgb, var(--ink) 30%, transparent) }
.divider { display: flex; align-items: center; gap: 1rem; margin: .25rem 0; color: var(--soft); font-size: .9375rem }
.divider::before, .divider::after {
  content: "";
  flex: 1 0 1.5rem;
  border-top: 2px solid color-mix(in srgb, var(--ink) 30%, transparent);
}
`;

/** The CSS of embeds and their players. */
const embeds = `
button.button { width: 100%; font: inherit; text-align: inherit; cursor: pointer }
.links .provider { display: inline-flex; align-items: center; justify-self: center; gap: .375rem }
.provider svg { width: .75rem; height: .75rem }
.links iframe { display: block; width: 100%; border: 0; border-radius: min(var(--radius), .875rem) }
.links iframe:not([height]) { aspect-ratio: 16 / 9 }
`;

/** The CSS of forms. */
const forms = `
.form {
  padding: 1.25rem;
  border: 2px solid color-mix(in srgb, var(--ink) 25%, transparent);
  border-radius: min(var(--radius), .875rem);
  background: var(--surface);
  text-align: start;
}
form { display: grid; gap: 1.25rem; margin-top: 1.25rem }
.form :is(input, textarea, select) { font: inherit; color: inherit }
.form :focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
.form .button { width: 100%; font: inherit; font-weight: 600; text-align: center; cursor: pointer }
.links .form .button { grid-template-columns: 1fr; counter-increment: none }
.links .form .button::before { content: none }
.form .button[aria-disabled="true"] { cursor: progress }
.form {
  --card: var(--surface);
  --corner: min(var(--radius), .625rem);
  --edge: var(--soft);
  --line: var(--soft);
  --star: var(--ink);
  --tick: var(--accent-ink);
}
.choice :focus-visible, .star :focus-visible { outline: 0 }
${fieldStyle}`;

type Styled = { readonly kind: string; readonly thumbnail: string | null };

/** The CSS for the entries of a page beyond plain links. */
export function blockStyle(blocks: readonly Styled[]): string {
  const has = (kind: string) => blocks.some((block) => block.kind === kind);
  return [
    blocks.some(({ thumbnail }) => thumbnail) ? thumbnails : "",
    has("heading") || has("divider") || has("form") ? headings : "",
    has("embed") ? embeds : "",
    has("form") ? forms : "",
  ].join("");
}
