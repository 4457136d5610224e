import { bulkCreated, bulkDeleted, bulkUpdated } from "@/lib/links/bulk/response-schema";
import { bulkCreateShape, bulkDeleteShape, bulkUpdateShape } from "@/lib/links/bulk/schema";
import { createShape, patchShape } from "@/lib/links/schema";
import type { Operation } from "@/lib/openapi/builder/operation";

const tag = "Links";

const { alias: _alias, slug: _slug, ...changeShape } = patchShape;

const atomic =
  "When true, nothing is changed if any item fails. The response is then the error of the first failing item; its message starts with the item's position.";
const answered =
  "Runs in one transaction and counts as one request. The response has one item for each item of the request, in the same order, with the status it would have on its own.";

/** Requests for up to 100 links. */
export const bulkOperations: Operation[] = [
  {
    tag,
    path: "/links/bulk",
    method: "post",
    id: "createLinks",
    summary: "Create up to 100 links",
    description: `${answered} If several items have the same URL, the first creates the link and the others return it.`,
    about: { links: "Each with the fields of a single link.", atomic },
    body: {
      name: "LinksCreate",
      shape: bulkCreateShape,
      example: {
        links: [
          { url: "https://example.com/spring-sale", title: "Spring sale" },
          { url: "https://example.com/autumn-fair", title: "Autumn fair" },
        ],
      },
    },
    replies: {
      200: {
        description: "The result of each item, in order",
        one: { name: "LinksCreated", schema: bulkCreated },
      },
    },
    itemFields: createShape,
    errors: ["alias_taken", "plan_limit_reached"],
  },
  {
    tag,
    path: "/links/bulk",
    method: "patch",
    id: "updateLinks",
    summary: "Update up to 100 links",
    description: answered,
    about: {
      changes: "The fields to change, the same for each link.",
      add_tags: "Added to the link's tags, or to those in `changes`.",
      remove_tags: "Tags to remove, after others are added.",
      atomic,
    },
    body: {
      name: "LinksUpdate",
      shape: bulkUpdateShape,
      example: { ids: [12, 13], changes: { archived: true }, add_tags: ["Spring"] },
    },
    replies: {
      200: {
        description: "The result of each item, in order",
        one: { name: "LinksUpdated", schema: bulkUpdated },
      },
    },
    itemFields: changeShape,
    errors: ["not_found", "alias_taken", "plan_limit_reached"],
  },
  {
    tag,
    path: "/links/bulk/delete",
    method: "post",
    id: "deleteLinks",
    summary: "Delete up to 100 links",
    description: answered,
    about: { atomic },
    body: { name: "LinksDelete", shape: bulkDeleteShape, example: { ids: [12, 13] } },
    replies: {
      200: {
        description: "The result of each item, in order",
        one: { name: "LinksDeleted", schema: bulkDeleted },
      },
    },
    errors: ["not_found"],
  },
];
