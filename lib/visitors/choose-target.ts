import { env } from "@/lib/env";
import { matchRule } from "@/lib/routing/match-rules";
import type { Routing, Rule, Variant } from "@/lib/routing/routing";
import { chooseVariant, identityOf } from "@/lib/routing/split";
import { type Facts, languagesOf } from "@/lib/visitors/request/facts";
import { visitorAddress } from "@/lib/visitors/request/ip-address";
import { networkOf } from "@/lib/visitors/request/network";
import type { Visit } from "@/lib/visitors/request/visit";

/**
 * The first rule that matches a visitor, else their variant of the split; undefined for the link's own `url`
 * (docs/contract.md §3, Visitors). Rules also apply to robots, which see what people see; splits don't.
 */
export function chooseTarget(
  { linkId, rules, split, splitUntil }: Routing,
  { method, headers, address, now }: Visit,
  facts: Facts,
  query: string,
): Rule | Variant | undefined {
  if (rules.length > 0) {
    const { country, device, system, browser } = facts;
    const languages = () => languagesOf(headers["accept-language"] ?? "");
    const rule = matchRule(rules, { country, device, system, browser, languages, query, now });
    if (rule) return rule;
  }
  if (split.length === 0 || !facts.counts || method === "HEAD") return undefined;
  if (splitUntil !== null && splitUntil <= now.getTime()) return undefined;
  const network = networkOf(visitorAddress(headers, address, env.TRUST_PROXY));
  return chooseVariant(split, identityOf(linkId, network, headers["user-agent"] ?? ""));
}
