import { z } from "zod";
import { requiredOr } from "@/lib/validation/fields";
import { ruleIssue } from "@/lib/validation/form-messages";
import { parseUrl } from "@/lib/validation/urls";

const MAX = 253;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** The name of a domain, as it is stored. `rule` is the API's sentence, `formMessage` the dashboard's. */
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
 * The name of a domain as it is stored, in lower case, as A-labels and without a trailing dot; undefined for what is no
 * host name of at least two labels.
 */
export function parseDomainName(typed: string): string | undefined {
  const text = typed.trim();
  // What else a URL would make something of.
  if (/[\s/\\?#@:[\]%*<>^|]/.test(text) || text.length > 4 * MAX) return undefined;
  const host = parseUrl(`http://${text}/`)?.hostname.replace(/\.$/, "") ?? "";
  const labels = host.split(".");
  // A URL turns whatever ends in a number into an IP address.
  const isAddress = /^\d+$/.test(labels.at(-1) ?? "");
  const isName = labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !isAddress;
  return isName && host.length <= MAX ? host : undefined;
}
