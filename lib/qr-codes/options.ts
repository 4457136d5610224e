import { SHAPES } from "@/lib/qr/styled";
import { contrast, luminance, SCANNABLE } from "@/lib/validation/contrast";
import { color, name, optional } from "@/lib/validation/fields";
import type { Query } from "@/lib/validation/query";
import { queryInteger } from "@/lib/validation/query-fields";
import { type FieldError, validate } from "@/lib/validation/validate";

const no = () => optional(name(["0", "1"]), "0");

const look = {
  size: optional(queryInteger(96, 2048), 300),
  fg: optional(color(), "000000"),
  bg: optional(color(), "ffffff"),
  margin: optional(queryInteger(0, 16), 4),
  level: optional(name(["L", "M", "Q", "H"]), "M"),
  logo: no(),
  dots: optional(name(SHAPES), "square"),
  eyes: optional(name(SHAPES), "square"),
  track: no(),
};

/** The options of a QR code in the API, in the order of docs/contract.md §3. */
export const qrShape = { format: optional(name(["png", "svg"]), "png"), ...look };

/** As `qrShape`, for the dashboard, which also has PDF. */
const qrFileShape = { format: optional(name(["png", "svg", "pdf"]), "png"), ...look };

export type QrFileOptions = ReturnType<typeof readFileOptions>;

/** The options of an API request. Throws `invalid_<option>`. */
export const readOptions = (query: Query) => validate(qrShape, query, (values) => faults(values, query));

/** The options of a download in the dashboard. Throws `invalid_<option>`. */
export const readFileOptions = (query: Query) =>
  validate(qrFileShape, query, (values) => faults(values, query));

type Values = Partial<Record<"fg" | "bg" | "level" | "logo" | "dots" | "eyes", string>>;

/** Whether a code has custom shapes or a logo, so that it must be verified; plain ones are always readable. */
export const isStyled = ({ logo, dots, eyes }: Values): boolean =>
  logo === "1" || [dots, eyes].some((shape) => shape !== undefined && shape !== "square");

function* faults(values: Values, query: Query): Iterable<FieldError<"fg" | "bg" | "level">> {
  const { fg, bg } = values;
  if (fg && bg) {
    if (fg.toLowerCase() === bg.toLowerCase())
      yield [
        "bg",
        "must differ from fg, or the code cannot be scanned",
        "Choose a background that differs from the foreground",
      ];
    else if (isStyled(values)) yield* colorFaults(fg, bg);
  }
  if (values.logo === "1" && query.level !== undefined && values.level !== "H")
    yield ["level", "must be H, or absent, with a logo", "Codes with a logo have level H"];
}

/** Shapes and logos use up the tolerance that readers have for poor contrast. */
function* colorFaults(fg: string, bg: string): Iterable<FieldError<"fg">> {
  if (luminance(fg) > luminance(bg))
    yield [
      "fg",
      "must be darker than bg for a code with a logo, dots or eyes: swap the two colors",
      "Choose a foreground darker than the background, or square shapes without a logo",
    ];
  else if (contrast(fg, bg) < SCANNABLE)
    yield [
      "fg",
      `must have a contrast of at least ${SCANNABLE}:1 with bg for a code with a logo, dots or eyes: choose a darker fg or a lighter bg`,
      "Choose a darker foreground or a lighter background",
    ];
}
