import { Fragment, type ReactNode } from "react";

// Wider than this, a word may not fit beside a photo on a narrow phone.
const MAX_WORD_LENGTH = 16;
const PIECE = 12;

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Text that breaks only very long words, for boxes that are never narrower than a word. */
export function breakable(text: string): ReactNode {
  if (!text.split(/\s+/).some((word) => word.length > MAX_WORD_LENGTH)) return text;
  return text.split(/(\s+)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a constant text
    <Fragment key={index}>{part.length > MAX_WORD_LENGTH ? pieces(part) : part}</Fragment>
  ));
}

const pieces = (word: string): ReactNode[] => {
  const signs = Array.from(graphemes.segment(word), ({ segment }) => segment);
  return Array.from({ length: Math.ceil(signs.length / PIECE) }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a constant word
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {signs.slice(index * PIECE, (index + 1) * PIECE).join("")}
    </Fragment>
  ));
};
