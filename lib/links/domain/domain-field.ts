import { z } from "zod";
import { requiredOr } from "@/lib/validation/fields";
import { check } from "@/lib/validation/form-messages";
import { parseUrl } from "@/lib/validation/urls";

/** The name of a domain, in lower case and as A-labels. Whether it is the account's is for served-domains.ts. */
export const linkDomain = () => {
  const rule = "must be the name of one of your domains, like go.example.com";
  return z
    .string({ error: requiredOr(rule) })
    .trim()
    .superRefine(check(rule, (value) => (domainName(value) ? undefined : "Choose one of your domains")))
    .transform((value) => domainName(value) ?? value)
    .meta({ description: rule, maxLength: 253 });
};

/** A host name in lower case and as A-labels; undefined for what isn't one. */
export function domainName(text: string): string | undefined {
  if (text.length > 253 || /[\s/\\?#@:%,]/.test(text)) return undefined;
  const host = parseUrl(`http://${text}/`)?.hostname;
  return host && /^[a-z0-9.-]+$/.test(host) ? host : undefined;
}
