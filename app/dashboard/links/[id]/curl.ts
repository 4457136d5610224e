import { curlCommand } from "@/lib/openapi/curl";

type Link = {
  long_url: string;
  slug: string;
  title: string;
  starts_at: string | null;
  expires_at: string;
  click_limit: number | null;
};

/** The curl command that creates this link. Single quotes are escaped, so no value can break out of the shell quoting. */
export function curlOf(
  { long_url, slug, title, starts_at, expires_at, click_limit }: Link,
  appUrl: string,
): string {
  const body = {
    url: long_url,
    alias: slug,
    ...(title && { title }),
    ...(starts_at && { starts_at }),
    expires_at,
    ...(click_limit !== null && { click_limit }),
  };
  return curlCommand(`${appUrl}/api/v1/links`, "$WAYPOST_KEY", body);
}
