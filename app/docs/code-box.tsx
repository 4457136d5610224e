/** Preformatted text in a scrollable box. */
export const CodeBox = ({ text }: { text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
  <pre tabIndex={0} className="max-h-96 overflow-auto rounded-control bg-ground p-3 font-mono text-xs">
    {text}
  </pre>
);
