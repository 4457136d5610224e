type Props = {
  label: string;
  rows: readonly { name: string; value: number }[];
  empty?: string;
  shown?: number;
};

/** Names with their numbers, each with a bar as long as its share of the first. */
export function BarList({ label, rows, empty = "No data yet", shown = 8 }: Props) {
  if (rows.length === 0) return <p className="text-quiet text-sm">{empty}</p>;
  const most = Math.max(...rows.map((row) => row.value), 1);
  const number = new Intl.NumberFormat("en");
  return (
    <ol className="space-y-1" aria-label={label}>
      {rows.slice(0, shown).map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
        <li key={index} className="relative flex justify-between gap-3 rounded-md px-2 py-1.5 text-sm">
          <span
            aria-hidden
            className="absolute inset-y-0 left-0 rounded-md bg-accent/12"
            style={{ width: `${(100 * value) / most}%` }}
          />
          <span className="relative min-w-0 truncate">{name}</span>
          <span className="relative tabular-nums">{number.format(value)}</span>
        </li>
      ))}
    </ol>
  );
}
