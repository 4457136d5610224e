import { AppError } from "@/lib/errors";
import { upload } from "@/lib/http/dashboard/upload";
import { fieldsOf } from "@/lib/http/request/arguments";
import { addItems } from "@/lib/menus/import";

/** Adds the chosen dishes of a checked file: the body is a JSON list of their fields. */
export const POST = upload(({ owner, at, bytes, now }) => addItems(owner, at, readList(bytes), now));

function readList(bytes: Uint8Array) {
  try {
    const list: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (Array.isArray(list)) return list.map((item: unknown) => fieldsOf(item));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new AppError("invalid_json", "The body must be a JSON list of objects");
}
