import { z } from "zod";
import { extendShape } from "@/lib/links/schema";
import { tagNames } from "@/lib/tags/schema";
import { flag, optional, requiredOr } from "@/lib/validation/fields";
import { check } from "@/lib/validation/form-messages";
import type { Fields } from "@/lib/validation/validate";

/** Maximum links of one request. */
const MAX = 100;

const atomic = () => optional(flag(), false);

/** An object that is validated later, per link. In the OpenAPI document it refers to this schema. */
const fieldsOf = (schema: string, rule: string) =>
  z
    .record(z.string(), z.unknown(), { error: requiredOr(rule) })
    .meta({ $ref: `#/components/schemas/${schema}` });

const LINKS_RULE = `must be a list of 1 to ${MAX} objects, each as for creating one link`;

export const bulkCreateShape = {
  links: z
    .array(fieldsOf("LinkCreate", "must be an object"), { error: requiredOr(LINKS_RULE) })
    .min(1, LINKS_RULE)
    .max(MAX, LINKS_RULE)
    .meta({ description: LINKS_RULE }),
  atomic: atomic(),
};

function ids() {
  const rule = `must be a list of 1 to ${MAX} different link IDs`;
  return z
    .array(z.int({ error: "must be a whole number" }), { error: requiredOr(rule) })
    .min(1, rule)
    .max(MAX, rule)
    .superRefine(
      check(rule, (list) => (new Set(list).size === list.length ? undefined : "Choose each link only once")),
    )
    .meta({ description: rule, uniqueItems: true });
}

const CHANGES_RULE = "must be an object with fields of a link, but no alias";

const changes = () =>
  fieldsOf("LinkUpdate", CHANGES_RULE)
    .superRefine(
      check(CHANGES_RULE, (fields: Fields) =>
        ["alias", "slug"].some((name) => Object.hasOwn(fields, name))
          ? "Change the slugs of links one by one"
          : undefined,
      ),
    )
    .meta({ description: CHANGES_RULE });

export const bulkUpdateShape = {
  ids: ids(),
  changes: optional(changes(), {}),
  add_tags: optional(tagNames(), []),
  remove_tags: optional(tagNames(), []),
  atomic: atomic(),
};

/** Dashboard only. */
export const bulkExtendShape = { ids: ids(), ...extendShape };

export const bulkDeleteShape = { ids: ids(), atomic: atomic() };
