import { readableHost } from "@/lib/domains/hosts/readable-host";
import { env } from "@/lib/env";

/** The origin of a domain, `https://go.example.com`, by the template DOMAIN_ORIGIN. */
export const domainOrigin = (name: string): string => env.DOMAIN_ORIGIN.replace("{domain}", name);

/** The host of links and pages without a domain, for display. */
export const defaultHost = (): string => readableHost(new URL(env.SHORT_URL).host);

/** The short URL of a link; `domain` is null for the host of SHORT_URL. */
export const shortUrl = ({ slug, domain }: { slug: string; domain: string | null }): string =>
  `${domain === null ? env.SHORT_URL : domainOrigin(domain)}/${slug}`;
