/** The CSS of ratings, here and on bio pages. Uses `--star`, `--edge`, `--ink` and `--fault`. */
export const starStyle = `
.stars { display: flex; max-width: 30rem; margin-block-start: .375rem; margin-inline-start: -.375rem }
.star { position: relative; flex: 0 1 3rem; padding: .25rem; border-radius: .5rem; cursor: pointer }
.star input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer }
.star svg { display: block; width: 100%; fill: none; stroke: var(--edge); stroke-width: 1.5; stroke-linejoin: round }
.star:has(:checked) svg, .star:has(~ .star :checked) svg { fill: var(--star); stroke: var(--star) }
@media (hover: hover) {
  .star:hover svg, .star:has(~ .star:hover) svg { stroke: var(--star) }
}
.star:has(:focus-visible) { outline: 3px solid var(--ink); outline-offset: -1px }
.bad .star svg { stroke: var(--fault) }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
`;
