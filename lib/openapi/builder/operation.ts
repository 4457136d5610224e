import type { z } from "zod";
import type { ErrorResponseCode } from "@/lib/openapi/builder/errors";
import type { BodyOptions } from "@/lib/openapi/builder/json-schema";

export type Shape = Readonly<Record<string, z.ZodType>>;

/** A schema with a name of its own in the document. */
export type Named = {
  name: string;
  schema: z.ZodType;
  /** Its field values in examples. */
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

/** One operation of the API, described by its resource. `build` adds what all operations share. */
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
  /** The fields of items in the body, whose errors are errors of the whole request. */
  itemFields?: Shape;
  /** Error codes besides those that every operation of its kind has. */
  errors?: readonly ErrorResponseCode[];
  /** Needs no key and doesn't count against the rate limit. */
  open?: boolean;
};

/** A webhook event: the fields of its `data`. */
export type EventDescription = { event: string; summary: string; data: Shape };
