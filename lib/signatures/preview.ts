import { signatureShape } from "@/lib/signatures/schema";
import { checkSize } from "@/lib/signatures/size";
import { signatureHtml } from "@/lib/signatures/templates";
import { signatureText } from "@/lib/signatures/text";
import { type Fields, validate } from "@/lib/validation/validate";

/** A preview of the signature with unsaved fields. Throws `invalid_<field>`. */
export function preview(fields: Fields) {
  const { name: _name, ...card } = validate(signatureShape, fields);
  checkSize(card);
  return { card, html: signatureHtml(card), text: signatureText(card) };
}
