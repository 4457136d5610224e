/** A text of the API's description, in which what stands between backticks is code. */
export const InlineCode = ({ text }: { text: string }) =>
  text.split("`").map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
      <code key={at} className="font-mono text-[0.9em]">
        {part}
      </code>
    ) : (
      part
    ),
  );
