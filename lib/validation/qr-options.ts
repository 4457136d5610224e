import { invalid } from "@/lib/errors";
import { type Level, smallestSize } from "@/lib/qr";
import { color, name, optional } from "@/lib/validation/fields";
import { queryInteger } from "@/lib/validation/query-fields";
import type { FieldError } from "@/lib/validation/validate";

const look = {
  size: optional(queryInteger(96, 2048), 300),
  fg: optional(color(), "000000"),
  bg: optional(color(), "ffffff"),
  margin: optional(queryInteger(0, 16), 4),
  level: optional(name(["L", "M", "Q", "H"]), "M"),
};

/** The options of a QR code in the API, in the order of docs/contract.md §3. */
export const qrShape = { format: optional(name(["png", "svg"]), "png"), ...look };

/** The same in the dashboard, which also has PDF. */
export const qrFileShape = { format: optional(name(["png", "svg", "pdf"]), "png"), ...look };

type Colors = { fg?: string | undefined; bg?: string | undefined };

/** The rule that the two colors differ. */
export function* differentColors({ fg, bg }: Colors): Iterable<FieldError<"bg">> {
  if (fg && fg.toLowerCase() === bg?.toLowerCase())
    yield [
      "bg",
      "must differ from fg, or the code cannot be scanned",
      "Choose a background that differs from the foreground",
    ];
}

/** Throws `invalid_size`, naming the smallest size that works for this text (docs/contract.md §3). */
export function requireSize(text: string, look: { size: number; margin: number; level: Level }): void {
  const smallest = smallestSize(text, look.margin, look.level);
  if (look.size >= smallest) return;
  throw invalid("size", `must be at least ${smallest} for this address, margin and level`, {
    formMessage: `Enter a size of ${smallest} pixels or more`,
  });
}
