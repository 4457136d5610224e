import { serializeMe } from "@/lib/accounts/serialize";
import { readAccount } from "@/lib/accounts/service";
import { bioLinks, bioPages } from "@/lib/bio-pages";
import { countdowns } from "@/lib/countdowns";
import { domains } from "@/lib/domains";
import type { DomainRow } from "@/lib/domains/serialize";
import { env } from "@/lib/env";
import { qrEndpoint } from "@/lib/http/api/qr-code";
import { collection, item, jsonHandler, type Resource } from "@/lib/http/api/resource";
import { type Endpoint, openRoute, route } from "@/lib/http/api/route";
import { cacheable, json } from "@/lib/http/response/responses";
import { links } from "@/lib/links";
import { bulkLinks } from "@/lib/links/bulk";
import { menuItems, menus } from "@/lib/menus";
import { apiDocumentBytes } from "@/lib/openapi/document";
import { signatures } from "@/lib/signatures";
import { readStatistics } from "@/lib/statistics/service";
import { tags } from "@/lib/tags";
import { timers } from "@/lib/timers";

const domainResource: Resource<DomainRow> = {
  ...domains,
  remove: (owner, at, now, query) => domains.remove(owner, at, now, query, links.removeOnDomain),
};

const domainEndpoints: Readonly<Record<string, Endpoint>> = {
  "/domains": collection(domainResource),
  "/domains/{id}": item(domainResource),
  "/domains/{id}/check": route({
    POST: async ({ owner, at, now }) => json(domains.serialize(await domains.check(owner, at, now))),
  }),
};

const link = item(links);

// No link has this id, so reading and deleting it are 404.
const manyLinks = route({
  POST: jsonHandler(async ({ owner, now }, fields) =>
    json(bulkLinks.serialize.created(await bulkLinks.create(owner, fields, now), now)),
  ),
  PATCH: jsonHandler(async ({ owner, now }, fields) =>
    json(bulkLinks.serialize.updated(await bulkLinks.update(owner, fields, now), now)),
  ),
});

/** All endpoints of the API, by path below /api/v1. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  "/openapi.json": openRoute(async (request) =>
    cacheable(request.header("if-none-match"), apiDocumentBytes(), "application/json"),
  ),
  "/me": route({ GET: async ({ owner, key }) => json(serializeMe(await readAccount(owner), key)) }),

  "/stats": route({
    GET: async ({ owner, query, now }) => json(await readStatistics(owner, query, now)),
  }),

  "/links": collection(links),
  "/links/bulk": (request, params) =>
    /^(GET|HEAD|DELETE)$/.test(request.method) ? link(request, { id: "bulk" }) : manyLinks(request, params),
  "/links/bulk/delete": route({
    POST: jsonHandler(async ({ owner, now }, fields) =>
      json(bulkLinks.serialize.deleted(await bulkLinks.remove(owner, fields, now))),
    ),
  }),
  "/links/{id}": link,
  "/links/{id}/extend": route({
    POST: jsonHandler(
      async ({ owner, at, now }, fields) =>
        json(links.serialize(await links.extend(owner, at, fields, now), now)),
      ({ owner, at }) => links.get(owner, at),
    ),
  }),
  "/links/{id}/stats": route({
    GET: async ({ owner, at, query, now }) => json(await links.stats(owner, at, query, now)),
  }),
  "/links/{id}/qr": qrEndpoint(links.qrAddress),

  ...(env.DOMAINS === "on" && domainEndpoints),
  "/tags": collection(tags),
  "/tags/{id}": item(tags),

  "/timers": collection(timers),
  "/timers/{id}": item(timers),
  "/countdowns": collection(countdowns),
  "/countdowns/{id}": item(countdowns),
  "/countdowns/{id}/qr": qrEndpoint(countdowns.qrAddress),
  "/signatures": collection(signatures),
  "/signatures/{id}": item(signatures),

  "/bio-pages": collection(bioPages),
  "/bio-pages/{id}": item(bioPages),
  "/bio-pages/{id}/links": collection(bioLinks),
  "/bio-pages/{id}/links/{lid}": item(bioLinks),
  "/bio-pages/{id}/stats": route({
    GET: async ({ owner, at, now }) => json(await bioPages.stats(owner, at, now)),
  }),
  "/bio-pages/{id}/qr": qrEndpoint(bioPages.qrAddress),

  "/menus": collection(menus),
  "/menus/{id}": item(menus),
  "/menus/{id}/items": collection(menuItems),
  "/menus/{id}/items/{iid}": item(menuItems),
  "/menus/{id}/stats": route({
    GET: async ({ owner, at, now }) => json(await menus.stats(owner, at, now)),
  }),
  "/menus/{id}/qr": qrEndpoint(menus.qrAddress),
};
