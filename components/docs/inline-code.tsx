/** Renders text between backticks as code. */
export const InlineCode = ({ text }: { text: string }) =>
  text.split("`").map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order
      <code key={at} className="font-mono text-[0.9em]">
        {part}
      </code>
    ) : (
      part
    ),
  );
