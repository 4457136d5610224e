import { z } from "zod";
import { exampleOf } from "@/lib/openapi/builder/example";
import { type JsonSchema, toJsonSchema } from "@/lib/openapi/builder/json-schema";
import type { EventDescription } from "@/lib/openapi/builder/operation";
import { retryWaits } from "@/lib/openapi/builder/retry-waits-text";

const SENT = "2026-01-31T09:30:00+00:00";
const PREVIOUS = "X-Service-Signature-Previous";

const SIGNATURES: [name: string, description: string][] = [
  ["X-Service-Event", "The event's name"],
  [
    "X-Service-Signature",
    "`sha256=` and the HMAC-SHA256 of the body's exact bytes in hexadecimal, keyed with the secret as displayed",
  ],
  [PREVIOUS, "As `X-Service-Signature`, keyed with the previous secret; only for 24 hours after a rotation"],
  ["X-Service-Delivery", "The delivery's ID, the same for every retry and when it is resent"],
  ["X-Service-Attempt", "1 for the first attempt"],
  ["webhook-id", "The delivery's ID (Standard Webhooks)"],
  ["webhook-timestamp", "When it was sent, as a Unix time in seconds (Standard Webhooks)"],
  ["webhook-signature", "`v1,` and the signature in base64 (Standard Webhooks)"],
];

/** One event as a receiver gets it (docs/contract.md §10). */
export const webhookItem = (
  { event, summary, data }: EventDescription,
  retrySeconds: readonly number[],
): JsonSchema => ({
  post: {
    operationId: event,
    tags: ["Webhooks"],
    summary,
    security: [],
    parameters: SIGNATURES.map(([name, description]) => ({
      name,
      in: "header",
      required: name !== PREVIOUS,
      description,
      schema: { type: "string" },
    })),
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: bodyOf(event, toJsonSchema(z.object(data))),
          example: {
            event,
            created_at: SENT,
            data: exampleOf({ name: event, schema: z.object(data) }, true),
          },
        },
      },
    },
    responses: {
      "2XX": {
        description: `Received; anything else, redirects included, is retried after ${retryWaits(retrySeconds)}`,
      },
    },
  },
});

const bodyOf = (event: string, data: JsonSchema): JsonSchema => ({
  type: "object",
  properties: {
    event: { type: "string", const: event },
    created_at: { type: "string", format: "date-time", examples: [SENT] },
    data,
  },
  required: ["event", "created_at", "data"],
});

/** The envelope of all events. */
export const webhookSchema = (events: readonly EventDescription[]): JsonSchema => ({
  type: "object",
  description: "What every webhook request contains",
  properties: {
    event: { type: "string", enum: events.map(({ event }) => event) },
    created_at: { type: "string", format: "date-time" },
    data: { type: "object" },
  },
  required: ["event", "created_at", "data"],
});
