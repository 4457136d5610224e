import type { MetadataRoute } from "next";

/** For the app's own host; a domain has its own (lib/visitors/domains/domain-response.ts). */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", disallow: ["/api/", "/dashboard"] } };
}
