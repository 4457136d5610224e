import { style } from "@/components/pages/style";

/** The waiting page: tabular digits in fixed tiles, so that nothing moves while it counts. */
export const scheduledLinkStyle = `${style}
.clock { display: flex; flex-wrap: wrap; justify-content: center; gap: .5rem; margin-top: 1.75rem }
.clock span {
  flex: 1 1 0;
  min-width: min-content;
  max-width: 9rem;
  padding: 1.1em .3rem .9em;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 1rem;
}
.clock b {
  display: block;
  font-size: min(11vw, 4.5rem);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  letter-spacing: -.03em;
  overflow-wrap: normal;
}
.clock small { display: block; margin-top: .6rem; font-size: .8125rem; line-height: 1.3; color: var(--quiet); overflow-wrap: normal }
.when { min-height: 3.1em; margin-top: 1.75rem; word-break: keep-all }
.when > * { display: block }
#local { font-weight: 600 }
#local:not([hidden]) + time { color: var(--quiet); font-size: .9375rem }
@media (min-width: 40rem) { .clock small { font-size: .9375rem } }
.again { visibility: hidden }
.due .again { visibility: visible }
`;

/** Without JavaScript the digits would stand still, so only the date is shown. */
export const stillStyle = ".clock { display: none } .when { min-height: 0 } .again { visibility: visible }";
