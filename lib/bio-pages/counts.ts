import { viewsBySegment, viewsOf } from "@/lib/analytics/view-counts";
import type { LinkRow, PageRow, StoredLink } from "@/lib/bio-pages/serialize";
import type { BioPage } from "@/prisma/client/client";

/** All-time clicks by link, including deleted links. */
async function clicksByLink(pageId: number): Promise<Map<string, number>> {
  return new Map((await viewsBySegment("bio_click", pageId)).map(({ segment, n }) => [segment, n]));
}

/** Links of one page with their clicks. */
export async function withClicks(pageId: number, links: StoredLink[]): Promise<LinkRow[]> {
  const clicks = links.length ? await clicksByLink(pageId) : new Map<string, number>();
  return links.map((link) => ({ ...link, clicks: clicks.get(String(link.id)) ?? 0 }));
}

/** Pages with their views and clicks. Clicks on deleted links still count. */
export async function withViews(pages: BioPage[]): Promise<PageRow[]> {
  const ids = pages.map(({ id }) => id);
  const [views, clicks] = await Promise.all([viewsOf("bio_page", ids), viewsOf("bio_click", ids)]);
  return pages.map((page) => ({ ...page, views: views.get(page.id) ?? 0, clicks: clicks.get(page.id) ?? 0 }));
}

/** One page and its links, each with its numbers. */
export async function withLinks({ links, ...page }: BioPage & { links: StoredLink[] }): Promise<PageRow> {
  const counted = await withClicks(page.id, links);
  const [row] = await withViews([page]);
  return { ...page, views: row?.views ?? 0, clicks: row?.clicks ?? 0, links: counted };
}
