import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import type { Client } from "@/tests/support/clients/api-client";

export const LIST = `${env.APP_URL}/dashboard/bio-pages`;

/** A page with links of these titles, and its editor in the browser. */
export async function openEditor(api: Client, page: Page, titles: string[], path = "") {
  const { body: bio } = await api.post("/bio-pages", { title: "Ada Lovelace" });
  for (const title of titles)
    await api.post(`/bio-pages/${bio.id}/links`, { title, url: "https://example.com/" });
  await page.goto(`${LIST}/${bio.id}${path}`);
  return bio;
}

export const preview = (page: Page) => page.frameLocator("iframe[title='Bio page preview']");
