/** The opacity of a share by position, the strongest first. */
const SHADES = [100, 64, 40, 82, 28, 52, 18, 72];

export const shadeOf = (index: number): string =>
  `color-mix(in oklab, var(--accent) ${SHADES[index % SHADES.length]}%, var(--raised))`;

/** A stacked bar of shares in percent. The numbers are in the list beside it. */
export const ShareBar = ({ shares }: { shares: readonly { id: number; weight: number }[] }) => (
  <div aria-hidden className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-raised">
    {shares.map(({ id, weight }, index) => (
      <span
        key={id}
        className="min-w-0 transition-[width] motion-reduce:transition-none"
        style={{ width: `${weight}%`, background: shadeOf(index) }}
      />
    ))}
  </div>
);
