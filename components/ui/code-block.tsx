import { CopyButton } from "./copy-button";

/** Text to copy as is: a command, a secret, a piece of HTML. */
export function CodeBlock({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex items-start gap-2 rounded-control border border-line bg-raised p-1 pl-3">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
      <pre tabIndex={0} className="min-w-0 flex-1 overflow-x-auto py-2 font-mono text-xs">
        <code>{value}</code>
      </pre>
      <CopyButton value={value} label={label} />
    </div>
  );
}
