import type { FieldError } from "@/lib/validation/validate";

/** Every process caches the routing of links. */
const MAX_BYTES = 65_536;

type Sized = { rules?: readonly object[] | null; split?: readonly object[] | null; utm?: object | null };

/** Rules, split and campaign parameters have a common limit, whichever of them was sent (docs/contract.md §3). */
export function* sizeFault(sent: Sized, stored: Sized = {}): Iterable<FieldError<"rules">> {
  const { rules = stored.rules, split = stored.split, utm = stored.utm } = sent;
  if (!(sent.rules || sent.split || sent.utm)) return;
  if ([rules, split, utm].reduce((sum, part) => sum + bytesOf(part), 0) > MAX_BYTES)
    yield [
      "rules",
      `must be at most ${MAX_BYTES.toLocaleString("en")} bytes as JSON, together with split and utm`,
      "Shorten or remove some rules or variants",
    ];
}

/** As sent: without the ids, which are added later. */
const bytesOf = (part: object | null | undefined): number =>
  part ? Buffer.byteLength(JSON.stringify(part, (key, value) => (key === "id" ? undefined : value))) : 0;
