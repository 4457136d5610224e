import { CopyButton } from "@/components/ui/copy-button";

/** A code sample with a copy button. */
export const Sample = ({ code, label }: { code: string; label: string }) => (
  <figure className="my-3 rounded-control border border-line bg-raised">
    <figcaption className="flex items-center justify-between border-line border-b py-1 pr-1 pl-3 text-quiet text-xs">
      {label}
      <CopyButton value={code} label={label} />
    </figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
    <pre tabIndex={0} className="overflow-x-auto p-3 font-mono text-xs leading-relaxed">
      <code>{code}</code>
    </pre>
  </figure>
);
