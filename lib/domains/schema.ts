import { z } from "zod";
import { domainName } from "@/lib/validation/domain-names";
import { flag, httpUrl, integer, optional, orNull } from "@/lib/validation/fields";

/** The fields that can be changed, in the order of docs/contract.md §14. */
export const patchShape = {
  root_url: orNull(httpUrl()),
  root_bio_page_id: optional(integer(1, 2_147_483_647), null),
  not_found_url: orNull(httpUrl()),
  expired_url: orNull(httpUrl()),
  primary: optional(flag(), false),
};

/** The fields of a new domain. */
export const createShape = {
  name: domainName(
    "must be a host name of at least two labels and at most 253 characters, like go.example.com, without a port or wildcard",
    "Enter a domain name, like go.example.com",
  ),
  ...patchShape,
};

const LINKS_RULE = "must be delete or left out";

/** The parameters of a deletion. */
export const deleteShape = {
  links: z.enum(["delete"], { error: LINKS_RULE }).optional().meta({ description: LINKS_RULE }),
};

export type DomainFields = { [K in keyof typeof patchShape]: z.output<(typeof patchShape)[K]> };
