import { style } from "@/components/pages/style";

/** The password page: one field as wide as its button, large enough for thumbs. */
export const passwordStyle = `${style}
:root { --edge: #7e837b; --fault: #b3261e }
@media (prefers-color-scheme: dark) { :root { --edge: #7d8681; --fault: #ffb4ab } }
form { max-width: 22rem; margin: 2rem auto 0; text-align: start }
label { font-weight: 600 }
input, button {
  display: block;
  width: 100%;
  min-height: 3.25rem;
  border-radius: .75rem;
  font: inherit;
}
input {
  margin-top: .375rem;
  padding: .625rem 1rem;
  background: var(--surface);
  color: inherit;
  border: 1px solid var(--edge);
}
[aria-invalid] { border-color: var(--fault); box-shadow: inset 0 0 0 1px var(--fault) }
.problem { max-width: none; margin-top: .5rem; color: var(--fault); font-size: .9375rem; font-weight: 600; text-wrap: pretty }
button {
  margin-top: 1rem;
  padding: .625rem 1.5rem;
  background: var(--accent);
  color: var(--ground);
  border: 1px solid transparent;
  font-weight: 650;
  cursor: pointer;
}
:is(input, button):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.next { margin-top: 2rem }
`;
