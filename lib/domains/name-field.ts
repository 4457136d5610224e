import { z } from "zod";
import { requiredOr } from "@/lib/validation/fields";
import { ruleIssue } from "@/lib/validation/form-messages";
import { parseUrl } from "@/lib/validation/urls";

const MAX = 253;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** A host name as it is stored: lower case, A-labels, no trailing dot. Undefined when it is none. */
function hostName(text: string): string | undefined {
  // What else a URL would make something of.
  if (/[\s/\\?#@:[\]%*<>^|]/.test(text) || text.length > 4 * MAX) return undefined;
  const host = parseUrl(`http://${text}/`)?.hostname.replace(/\.$/, "") ?? "";
  const labels = host.split(".");
  // A URL turns whatever ends in a number into an IP address.
  const isAddress = /^\d+$/.test(labels.at(-1) ?? "");
  const isName = labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !isAddress;
  return isName && host.length <= MAX ? host : undefined;
}

/** The name of a domain. docs/contract.md §14. */
export function domainName() {
  const rule = `must be a host name of at least two labels and at most ${MAX} characters, like go.example.com, without a port or wildcard`;
  return z
    .string({ error: requiredOr(rule) })
    .transform((value, context) => {
      const name = hostName(value.trim());
      if (name !== undefined) return name;
      context.addIssue(ruleIssue(rule, "Enter a domain name, like go.example.com"));
      return z.NEVER;
    })
    .meta({ description: rule, maxLength: MAX });
}
