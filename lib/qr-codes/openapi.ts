import type { Operation } from "@/lib/openapi/builder/operation";
import { qrShape } from "@/lib/qr-codes/options";

type Coded = Pick<Operation, "tag" | "path" | "id"> & { one: string; field: string };

/** The QR code of a resource, which contains the URL in one of its fields. */
export const qrOperation = ({ one, field, path, ...operation }: Coded): Operation => ({
  ...operation,
  path: `${path}/{id}/qr`,
  method: "get",
  summary: `Read the QR code of ${one}`,
  description: `Encodes exactly \`${field}\`. Every dot of the code is a whole number of pixels, at least 2; with \`logo\`, \`dots\` or \`eyes\` at least 4. Such a code is test-read before it is sent. If it can't be read, the error says what to change.`,
  query: qrShape,
  about: {
    size: "Width and height in pixels, exactly. If it is too small for the code, `invalid_size` names the smallest that works.",
    fg: "Foreground color. With `logo`, `dots` or `eyes` darker than `bg`, with a contrast of at least 3:1.",
    bg: "Background color. The same as `fg` is `invalid_bg`: the code could not be scanned.",
    margin: "Quiet zone around the code, in dots.",
    level: "Error correction level. With a logo it is `H`; another one is `invalid_level`.",
    logo: "`1` puts a logo in the middle: the logo of the URL's domain if it has one, otherwise the account's. Logos are uploaded in the dashboard; without one, `invalid_logo`.",
    dots: "Shape of the dots.",
    eyes: "Shape of the finder and alignment patterns.",
    track: `\`1\` encodes \`${field}\` with \`?qr=1\`${field === "short_url" ? ", so that scans are counted apart from other clicks" : ", which doesn't change how visits are counted"}.`,
  },
  replies: {
    200: { description: "The image", media: ["image/png", "image/svg+xml"] },
    304: { description: "Not modified" },
  },
});
