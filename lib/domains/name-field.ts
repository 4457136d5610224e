import { isIP } from "node:net";
import { z } from "zod";
import { ownHosts } from "@/lib/domains/hosts/instance-hosts";
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
  const isName = labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !isIP(host);
  return isName && host.length <= MAX ? host : undefined;
}

/** The name of a domain: a host name that isn't this instance's own. docs/contract.md §14. */
export function domainName() {
  const rule = `must be a host name of at least two labels and at most ${MAX} characters, like go.example.com, without a port or wildcard`;
  return z
    .string({ error: requiredOr(rule) })
    .transform((value, context) => {
      const name = hostName(value.trim());
      if (name === undefined) {
        context.addIssue(ruleIssue(rule, "Enter a host name, like go.example.com"));
        return z.NEVER;
      }
      const own = ownHosts().find((host) => name === host || name.endsWith(`.${host}`));
      if (own !== undefined) {
        const message = `must not be ${own}, the host of this server, nor below it`;
        context.addIssue(ruleIssue(message, `Enter a name outside ${own}, the host of this server`));
        return z.NEVER;
      }
      return name;
    })
    .meta({ description: rule, maxLength: MAX });
}
