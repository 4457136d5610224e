import { z } from "zod";
import { accountOperations } from "@/lib/accounts/openapi";
import { bioOperations } from "@/lib/bio-pages/openapi";
import { countdownEvents, countdownOperations } from "@/lib/countdowns/openapi";
import { env } from "@/lib/env";
import { linkEvents, linkOperations } from "@/lib/links/openapi";
import { menuOperations } from "@/lib/menus/openapi";
import { build } from "@/lib/openapi/builder/build";
import type { JsonSchema } from "@/lib/openapi/builder/json-schema";
import type { Operation } from "@/lib/openapi/builder/operation";
import { textLike } from "@/lib/openapi/builder/response-schemas";
import { INTRODUCTION } from "@/lib/openapi/introduction";
import { signatureOperations } from "@/lib/signatures/openapi";
import { timerEvents, timerOperations } from "@/lib/timers/openapi";
import { webhookEvents } from "@/lib/webhooks/openapi";

const own: Operation = {
  ...{ tag: "Account", path: "/openapi.json", method: "get", id: "readOpenApi", open: true },
  summary: "Read this document",
  replies: { 200: { description: "This document", schema: z.looseObject({ openapi: textLike("3.1.0") }) } },
};

/** The sections of the API, in display order. */
export const TAGS = [
  { name: "Links", description: "Short links, their QR codes and statistics" },
  { name: "Email timers", description: "Countdown images for email that start when they are loaded" },
  { name: "Countdown pages", description: "Pages that count down to a date" },
  { name: "Bio pages", description: "Link-in-bio pages, their links, views and clicks" },
  { name: "Menus", description: "Menu pages, their items, and scans per table" },
  { name: "Signatures", description: "Email signatures" },
  { name: "Account", description: "Your account" },
  { name: "Webhooks", description: "Requests sent to the URLs you register in the dashboard" },
];

/** Every operation, in the order of its section. */
export const OPERATIONS: readonly Operation[] = [
  ...linkOperations,
  ...timerOperations,
  ...countdownOperations,
  ...bioOperations,
  ...menuOperations,
  ...signatureOperations,
  ...accountOperations,
  own,
];

export const EVENTS = [...linkEvents, ...timerEvents, ...countdownEvents, ...webhookEvents];

/**
 * The whole API as an OpenAPI 3.1 document, made from the rules, serializers, error codes and settings that the server
 * uses.
 */
export const apiDocument = (retrySeconds: readonly number[] = env.WEBHOOK_RETRY_SECONDS): JsonSchema =>
  build({
    info: {
      title: "Waypost API",
      version: "1.0.0",
      description: INTRODUCTION,
    },
    server: `${env.APP_URL}/api/v1`,
    tags: TAGS,
    operations: OPERATIONS,
    events: EVENTS,
    retrySeconds,
  });
