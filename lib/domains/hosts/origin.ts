import { env } from "@/lib/env";

/** The address of a domain, `https://go.example.com`, as DOMAIN_ORIGIN says. */
export const domainOrigin = (name: string): string => env.DOMAIN_ORIGIN.replace("{domain}", name);
