import { curlCommand } from "@/lib/openapi/curl";
import type { WireLink } from "../link-table";

type Link = Pick<
  WireLink,
  | ("long_url" | "slug" | "title" | "starts_at" | "expires_at" | "click_limit" | "forward_query" | "utm")
  | ("expired_url" | "auto_renew" | "rules" | "split" | "split_until")
>;

const withoutId = <T extends { id: number }>({ id: _, ...rest }: T) => rest;

/**
 * The curl command that creates this link, without its password, of which only a hash is stored. Single quotes are
 * escaped to prevent shell injection.
 */
export function curlOf(link: Link, appUrl: string): string {
  const { title, starts_at, click_limit, utm, expired_url, rules, split, split_until } = link;
  const body = {
    url: link.long_url,
    alias: link.slug,
    ...(title && { title }),
    ...(starts_at && { starts_at }),
    // A link with `auto_renew` rejects a date.
    ...(link.auto_renew ? { auto_renew: true } : { expires_at: link.expires_at }),
    ...(click_limit !== null && { click_limit }),
    ...(link.forward_query && { forward_query: true }),
    ...(utm && { utm }),
    ...(expired_url && { expired_url }),
    ...(rules && { rules: rules.map(withoutId) }),
    ...(split && { split: split.map(withoutId) }),
    ...(split && split_until && { split_until }),
  };
  return curlCommand(`${appUrl}/api/v1/links`, "$WAYPOST_KEY", body);
}
