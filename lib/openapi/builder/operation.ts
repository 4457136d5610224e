import type { z } from "zod";
import type { RefusalCode } from "@/lib/openapi/builder/errors";
import type { BodyOptions } from "@/lib/openapi/builder/json-schema";

export type Shape = Readonly<Record<string, z.ZodType>>;

/** A schema that stands in the document under its own name. */
export type Named = {
  name: string;
  schema: z.ZodType;
  /** Fields of it as they stand in examples. */
  known?: object;
};

export type Reply = {
  description: string;
  /** A page of them. */
  list?: Named;
  one?: Named;
  schema?: z.ZodType;
  /** Anything but JSON, by content type. */
  media?: readonly string[];
};

/** One operation of the API, as its resource describes it. What every operation has is added by `build`. */
export type Operation = {
  id: string;
  tag: string;
  method: "get" | "post" | "patch" | "delete";
  /** Below `/api/v1`, like `/links/{id}`. */
  path: string;
  summary: string;
  description?: string;
  query?: Shape;
  about?: BodyOptions["about"];
  body?: { name: string; shape: Shape; partial?: boolean; example: object };
  replies: Readonly<Record<number, Reply>>;
  /** Codes of refusals besides those that every operation of its kind has. */
  errors?: readonly RefusalCode[];
  /** Needs no key and does not count against the rate limit. */
  open?: boolean;
};

/** An event that webhooks are sent: its `data`, by field. */
export type EventDescription = { event: string; summary: string; data: Shape };
