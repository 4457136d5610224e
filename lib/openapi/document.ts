import { z } from "zod";
import { accountOperations } from "@/lib/accounts/openapi";
import { bioOperations } from "@/lib/bio-pages/openapi";
import { countdownEvents, countdownOperations } from "@/lib/countdowns/openapi";
import { domainOperations } from "@/lib/domains/openapi";
import { env } from "@/lib/env";
import { formEvents } from "@/lib/forms/openapi";
import { bulkOperations } from "@/lib/links/bulk/openapi";
import { linkEvents, linkOperations } from "@/lib/links/openapi";
import { menuOperations } from "@/lib/menus/openapi";
import { build } from "@/lib/openapi/builder/build";
import type { JsonSchema } from "@/lib/openapi/builder/json-schema";
import type { Operation } from "@/lib/openapi/builder/operation";
import { textLike } from "@/lib/openapi/builder/response-schemas";
import { INTRODUCTION } from "@/lib/openapi/introduction";
import { signatureOperations } from "@/lib/signatures/openapi";
import { statisticsOperations } from "@/lib/statistics/openapi";
import { tagOperations } from "@/lib/tags/openapi";
import { timerEvents, timerOperations } from "@/lib/timers/openapi";
import { webhookEvents } from "@/lib/webhooks/openapi";

const own: Operation = {
  tag: "Account",
  path: "/openapi.json",
  method: "get",
  id: "readOpenApi",
  open: true,
  summary: "Read this document",
  description:
    "The OpenAPI 3.1 document of this server. Needs no key and doesn't count against the rate limit.",
  replies: {
    200: { description: "This document", schema: z.looseObject({ openapi: textLike("3.1.0") }) },
    304: { description: "Not modified" },
  },
};

/** The sections of the API, in display order. */
const TAGS = [
  {
    name: "Links",
    description:
      "Short links with their QR codes and statistics. Every visit is counted exactly once before the visitor is redirected, and a change applies to the very next visitor.",
  },
  {
    name: "Tags",
    description: "Labels for links, each with a color and the number of links that have it.",
  },
  {
    name: "Statistics",
    description: "Clicks, views and scans of everything in the account, by day, country, referrer and more.",
  },
  {
    name: "Domains",
    description:
      "Your own host names for short links and pages. A domain becomes active once its DNS records prove that it's yours and point to this server.",
  },
  {
    name: "Email timers",
    description:
      "Animated countdown images for email. Paste `embed_html` into a campaign; whenever the image is loaded, it shows the time left and counts down.",
  },
  {
    name: "Countdown pages",
    description: "Public pages that count down to a date, and then show a message or redirect.",
  },
  {
    name: "Bio pages",
    description: "Link-in-bio pages and their links, with views and clicks.",
  },
  {
    name: "Menus",
    description:
      "Menus that guests open by scanning a QR code, with their items and the scans of each table.",
  },
  {
    name: "Signatures",
    description: "Email signatures as HTML to paste into an email client, and as plain text.",
  },
  { name: "Account", description: "The account that the key belongs to." },
  {
    name: "Webhooks",
    description:
      "Requests that Waypost sends to the URLs of your webhooks, signed so that you can verify them.",
  },
];

/** Every operation, in the order of its section. */
export const OPERATIONS: readonly Operation[] = [
  ...linkOperations,
  ...bulkOperations,
  ...tagOperations,
  ...(env.DOMAINS === "on" ? domainOperations : []),
  ...statisticsOperations,
  ...timerOperations,
  ...countdownOperations,
  ...bioOperations,
  ...menuOperations,
  ...signatureOperations,
  ...accountOperations,
  own,
];

export const WEBHOOK_EVENTS = [
  ...linkEvents,
  ...timerEvents,
  ...countdownEvents,
  ...formEvents,
  ...webhookEvents,
];

/**
 * The whole API as an OpenAPI 3.1 document, generated from the rules, serializers, error codes and settings that the
 * server uses.
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
    events: WEBHOOK_EVENTS,
    retrySeconds,
  });

let bytes: Uint8Array | undefined;

/** The document as the server sends it. */
export function apiDocumentBytes(): Uint8Array {
  bytes ??= new TextEncoder().encode(JSON.stringify(apiDocument()));
  return bytes;
}
