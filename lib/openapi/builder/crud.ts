import { z } from "zod";
import type { ErrorResponseCode } from "@/lib/openapi/builder/errors";
import { knownOf } from "@/lib/openapi/builder/example";
import type { BodyOptions } from "@/lib/openapi/builder/json-schema";
import type { Operation, Shape } from "@/lib/openapi/builder/operation";
import { id } from "@/lib/openapi/builder/response-schemas";
import { text } from "@/lib/validation/fields";
import { queryInteger } from "@/lib/validation/query-fields";

type Crud = {
  tag: string;
  /** `/links`, or `/menus/{id}/items`. */
  path: string;
  /** The name of the last id in an item's path, `id` by default. */
  itemId?: string;
  /** The name of its schema, and its singular and plural in sentences. */
  name: string;
  one: string;
  many: string;
  response: z.ZodType;
  /** A list entry, where it has fewer fields than a single resource. */
  listed?: z.ZodType;
  create: Shape;
  patch: Shape;
  example: object;
  change: object;
  about?: BodyOptions["about"];
  /** The fields that `q` searches. */
  searched: string;
  /** Further parameters of its list, besides paging and `q`. */
  filters?: Shape;
  aboutFilters?: BodyOptions["about"];
  /** What a create returns with 200 instead of 201. */
  reused?: { description: string; schema: z.ZodType };
  /** The maximum count, as a sentence; past it `plan_limit_reached`. */
  cap?: string;
  createErrors?: readonly ErrorResponseCode[];
};

const DELETED = { name: "Deleted", schema: z.object({ id: id(), deleted: z.literal(true) }) };

const ABOUT_PAGES = {
  limit: "Page size, 25 by default. Values out of bounds are clamped.",
  offset: "How many to skip, 0 by default. Values out of bounds are clamped.",
};

/** The five operations of a resource: list, create, read, update, delete (docs/contract.md §2). */
export function crud(resource: Crud): Operation[] {
  const { tag, path, name, one, many, about, reused } = resource;
  const known = knownOf(resource.create, resource.example);
  const response = { name, schema: resource.response, known };
  const item = `${path}/{${resource.itemId ?? "id"}}`;
  const things = pascal(many);
  const created = { description: `The new ${noun(one)}`, one: response };
  return [
    {
      tag,
      path,
      method: "get",
      id: `list${things}`,
      summary: `List ${many}`,
      description: `${resource.itemId ? "In the order of their positions" : resource.filters ? "Newest first by default" : "Newest first"}, a page at a time. \`total\` is the number on all pages.`,
      query: {
        limit: queryInteger(1, 100),
        offset: queryInteger(0, 2_147_483_647),
        q: text(2048),
        ...resource.filters,
      },
      about: {
        ...ABOUT_PAGES,
        ...resource.aboutFilters,
        q: `Only those whose ${resource.searched} contains this text, in any letter case.`,
      },
      replies: {
        200: {
          description: `A page of ${many}`,
          list: resource.listed ? { name: `${name}Listed`, schema: resource.listed, known } : response,
        },
      },
    },
    {
      tag,
      path,
      method: "post",
      id: `create${name}`,
      summary: `Create ${one}`,
      about,
      description: resource.cap
        ? `Returns the new ${noun(one)}. ${resource.cap}; one more is 403 \`plan_limit_reached\`.`
        : `Returns the new ${noun(one)} with its \`id\`.`,
      body: { name: `${name}Create`, shape: resource.create, example: resource.example },
      replies: reused ? { 200: reused, 201: created } : { 201: created },
      errors: [...(resource.createErrors ?? []), ...(resource.cap ? (["plan_limit_reached"] as const) : [])],
    },
    {
      tag,
      path: item,
      method: "get",
      id: `read${name}`,
      summary: `Read ${one}`,
      description: `Returns the ${noun(one)} with all its fields. One that belongs to another account is 404 \`not_found\`.`,
      replies: { 200: { description: `The ${noun(one)}`, one: response } },
    },
    {
      tag,
      path: item,
      method: "patch",
      id: `update${name}`,
      summary: `Update ${one}`,
      about,
      description: "Only the fields you send are updated; unknown and read-only ones are ignored.",
      body: { name: `${name}Update`, shape: resource.patch, partial: true, example: resource.change },
      replies: { 200: { description: `The updated ${noun(one)}`, one: response } },
      errors: resource.createErrors ?? [],
    },
    {
      tag,
      path: item,
      method: "delete",
      id: `delete${name}`,
      summary: `Delete ${one}`,
      description: `Deletes the ${noun(one)} permanently.`,
      replies: { 200: { description: "Deleted", one: DELETED } },
    },
  ];
}

const noun = (one: string): string => one.replace(/^an? /, "");

const pascal = (words: string): string =>
  words.replace(/(?:^|[ -])(\w)/g, (_, letter: string) => letter.toUpperCase());
