/** Safe HTML. Only `html` creates it, and `html` escapes everything else it is given. */
export class Markup {
  constructor(readonly text: string) {}
}

type Piece = Markup | string | number | false | null | undefined | readonly Piece[];

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&#34;",
  "'": "&#39;",
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");

function show(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === "string" || typeof piece === "number") return escaped(String(piece));
  return piece ? piece.map(show).join("") : "";
}

/**
 * HTML with interpolated values. Every value that isn't created by `html` is escaped; false, null and undefined
 * render nothing.
 */
export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Markup =>
  new Markup(strings.reduce((done, next, index) => done + show(pieces[index - 1]) + next));

/** The truthy pieces, separated by `between`. */
export const joined = (pieces: readonly (Markup | false)[], between: Markup): Markup[] =>
  pieces
    .filter((piece) => piece instanceof Markup)
    .flatMap((piece, index) => (index ? [between, piece] : [piece]));
