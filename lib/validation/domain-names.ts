import { z } from "zod";
import { requiredOr } from "@/lib/validation/fields";
import { ruleIssue } from "@/lib/validation/form-messages";
import { parseUrl } from "@/lib/validation/urls";

const MAX = 253;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** The name of a domain, as stored. `rule` is the API's message, `formMessage` the dashboard's. */
export const domainName = (rule: string, formMessage: string) =>
  z
    .string({ error: requiredOr(rule) })
    .transform((value, context) => {
      const name = parseDomainName(value);
      if (name !== undefined) return name;
      context.addIssue(ruleIssue(rule, formMessage));
      return z.NEVER;
    })
    .meta({ description: rule, maxLength: MAX });

/**
 * The name of a domain as stored, in lower case, as A-labels and without a trailing dot; undefined unless a host name
 * of at least two labels.
 */
export function parseDomainName(typed: string): string | undefined {
  const text = typed.trim();
  // Characters with a meaning in URLs.
  if (/[\s/\\?#@:[\]%*<>^|]/.test(text) || text.length > 4 * MAX) return undefined;
  const host = parseUrl(`http://${text}/`)?.hostname.replace(/\.$/, "") ?? "";
  const labels = host.split(".");
  // The URL parser reads names that end in a number as IP addresses.
  const isAddress = /^\d+$/.test(labels.at(-1) ?? "");
  const isName = labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !isAddress;
  return isName && host.length <= MAX ? host : undefined;
}
