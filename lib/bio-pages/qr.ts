import { pageUrl } from "@/lib/bio-pages/serialize";
import { get } from "@/lib/bio-pages/service";
import type { Owner } from "@/lib/owner";
import { renderQr } from "@/lib/qr";
import { name, optional } from "@/lib/validation/fields";
import type { Query } from "@/lib/validation/query";
import { validate } from "@/lib/validation/validate";

/** Large enough to print. */
const LOOK = { size: 1024, fg: "000000", bg: "ffffff", margin: 4, level: "M" } as const;

const shape = { format: optional(name(["png", "svg"]), "png") };

/** The QR code of the page's address, black on white. Throws `invalid_format`. */
export async function qr(owner: Owner, at: { id?: number }, query: Query) {
  const { slug } = await get(owner, at);
  return renderQr(pageUrl(slug), { ...LOOK, ...validate(shape, query) });
}
