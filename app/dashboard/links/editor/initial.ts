import type { Values } from "@/components/ui/form/use-form";
import type { links } from "@/lib/links";

/** The fields of a new link's form. */
export const EMPTY: Values = {
  url: "",
  alias: null,
  title: "",
  starts_at: null,
  expires_at: null,
  click_limit: null,
  paused: false,
  domain: null,
  forward_query: false,
  utm: null,
  expired_url: null,
  auto_renew: false,
  rules: null,
  split: null,
  split_until: null,
  tags: [],
  notes: "",
  external_id: null,
  archived: false,
  duplicate: false,
};

/** The fields of a stored link, except its password, which can't be read. */
export const fieldsOfLink = (link: ReturnType<typeof links.serialize>): Values => ({
  url: link.long_url,
  alias: link.slug,
  title: link.title,
  starts_at: link.starts_at,
  expires_at: link.expires_at,
  click_limit: link.click_limit,
  paused: link.paused,
  domain: link.domain,
  forward_query: link.forward_query,
  utm: link.utm,
  expired_url: link.expired_url,
  auto_renew: link.auto_renew,
  rules: link.rules,
  split: link.split,
  split_until: link.split_until,
  tags: link.tags,
  notes: link.notes,
  external_id: link.external_id,
  archived: link.archived,
});
