import { starStyle } from "@/components/pages/form/star-style";

/**
 * The CSS of a form's fields, on its own page and on bio pages. Uses `--card`, `--corner` (radius), `--edge`, `--ink`,
 * `--line`, `--soft` and `--tick`, and those of stars.
 */
export const fieldStyle = `
[hidden] { display: none !important }
fieldset { min-width: 0; padding: 0; border: 0 }
label, legend { padding: 0; font-weight: 600 }
.help, .choice span { unicode-bidi: plaintext }
.optional { margin-inline-start: .5em; color: var(--soft); font-size: .875rem; font-weight: 400; white-space: nowrap }
.when { margin-top: .125rem; color: var(--soft); font-size: .9375rem; font-style: italic }
.help { margin-top: .125rem; color: var(--soft); font-size: .9375rem; white-space: pre-line }
.box {
  display: block;
  width: 100%;
  min-height: 3rem;
  margin-top: .5rem;
  padding: .625rem .875rem;
  background: var(--card);
  border: 1px solid var(--edge);
  border-radius: var(--corner);
}
textarea.box { min-height: 8rem; resize: vertical }
input[type="date"].box { max-width: 16rem }
.choices { display: grid; gap: .5rem; margin-top: .625rem }
.choice {
  display: flex;
  gap: .75rem;
  align-items: flex-start;
  padding: .6875rem .875rem;
  border: 1px solid var(--line);
  border-radius: var(--corner);
  font-weight: 400;
  cursor: pointer;
}
.choice:has(:checked) { border-color: var(--edge); box-shadow: inset 0 0 0 1px var(--edge) }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; margin: .125rem 0 0; accent-color: var(--tick) }
.choice:focus-within:has(:focus-visible) { outline: 3px solid var(--ink); outline-offset: 2px }
.trap { position: absolute; inset-inline-start: -100vw; width: 1px; height: 1px; overflow: hidden }
${starStyle}`;
