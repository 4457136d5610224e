import type { FormField } from "@/lib/forms/options";
import { telHref } from "@/lib/validation/phone-numbers";

type Props = { field: FormField; text: string };

/** A submitted value in a list. */
export const valueText = ({ field, text }: Props): string =>
  field.kind === "rating" && text ? `${text} of ${field.stars ?? 5}` : text;

/** A submitted value in full; email addresses and phone numbers are links. */
export function SubmissionValue({ field, text }: Props) {
  if (!text) return <span className="text-quiet">No answer</span>;
  const href = hrefOf({ field, text });
  if (href)
    return (
      <a href={href} className="underline">
        {text}
      </a>
    );
  if (field.kind !== "rating") return text;
  const [given, most] = [Number(text), field.stars ?? 5];
  return (
    <>
      <span aria-hidden className="mr-2 text-accent">
        {"★".repeat(given)}
        {"☆".repeat(Math.max(0, most - given))}
      </span>
      {valueText({ field, text })}
    </>
  );
}

function hrefOf({ field, text }: Props): string | undefined {
  if (field.kind === "phone") return telHref(text);
  if (field.kind !== "email") return undefined;
  const at = text.lastIndexOf("@");
  return `mailto:${encodeURIComponent(text.slice(0, at))}@${text.slice(at + 1)}`;
}
