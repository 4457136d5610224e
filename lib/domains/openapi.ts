import { domainResponse } from "@/lib/domains/response-schema";
import { createShape, deleteShape, patchShape } from "@/lib/domains/schema";
import { crud } from "@/lib/openapi/builder/crud";
import type { Operation } from "@/lib/openapi/builder/operation";
import { QUOTAS } from "@/lib/plans";

const tag = "Domains";

const resource = crud({
  tag,
  path: "/domains",
  name: "Domain",
  one: "a domain",
  many: "domains",
  response: domainResponse,
  create: createShape,
  patch: patchShape,
  example: { name: "go.example.com", root_url: "https://www.example.com/" },
  change: { not_found_url: "https://www.example.com/missing" },
  searched: "name",
  about: {
    name: "A host name that you control. Add the DNS records of the response, and it becomes active.",
    root_url: "Where `/` redirects. With neither this nor `root_bio_page_id`, `/` is the 404 page.",
    root_bio_page_id: "The bio page that is shown at `/`, instead of `root_url`.",
    not_found_url: "Where visitors of unknown short links are redirected; null for the 404 page.",
    expired_url:
      "Where visitors of links that have expired or reached their click limit are redirected, unless the link has its own `expired_url`; null for the 410 page.",
    primary:
      "Whether the dashboard preselects it for new links. Any other primary domain stops being primary. The API's default stays the server's own host.",
  },
  cap: `At most ${QUOTAS.free.domains}, ${QUOTAS.pro.domains} or ${QUOTAS.business.domains} domains on the Free, Pro or Business plan`,
  createErrors: ["domain_taken"],
});

/** The links on a domain are deleted only on request. */
const deletion: Partial<Operation> = {
  description:
    "Deletes the domain permanently; its name is no longer served. If there are links on it, returns 422 `invalid_links`. With `links=delete`, the links are deleted too, each with a `link.deleted` event.",
  query: deleteShape,
  about: { links: "`delete` also deletes the links on the domain." },
};

export const domainOperations: Operation[] = [
  ...resource.map((operation) => {
    // The name is immutable, so it can't be taken.
    if (operation.method === "patch") return { ...operation, errors: [] };
    return operation.method === "delete" ? { ...operation, ...deletion } : operation;
  }),
  {
    tag,
    path: "/domains/{id}/check",
    method: "post",
    id: "checkDomain",
    summary: "Check a domain",
    description:
      "Checks the domain's DNS records now and returns the domain. Within 10 seconds of the last check, returns its result.",
    replies: { 200: { description: "The domain", one: { name: "Domain", schema: domainResponse } } },
  },
];
