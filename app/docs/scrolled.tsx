/** Text as it is, in a box of its own that scrolls. */
export const Scrolled = ({ text }: { text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <pre tabIndex={0} className="max-h-96 overflow-auto rounded-control bg-ground p-3 font-mono text-xs">
    {text}
  </pre>
);
