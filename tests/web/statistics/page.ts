import type { Locator, Page } from "@playwright/test";
import { env } from "@/lib/env";
import type { Client } from "@/tests/support/clients/api-client";
import { expect } from "@/tests/support/owner-page";

/** The statistics page. */
export const STATISTICS = `${env.APP_URL}/dashboard/statistics`;

/** The list of a card. */
export const listOf = (page: Page, title: string): Locator =>
  page.getByRole("list", { name: title, exact: true });

/** The names and numbers of a card. */
export const rowsOf = (page: Page, title: string): Promise<string[][]> =>
  listOf(page, title)
    .getByRole("listitem")
    .evaluateAll((items) =>
      items.map((item) =>
        [...item.children].filter((part) => !part.ariaHidden).map((part) => part.textContent ?? ""),
      ),
    );

/** What the API counts by a group: its values and numbers. */
export async function countedBy(api: Client, group: string, query = ""): Promise<[string | null, number][]> {
  const { status, body } = await api.get(`/stats?group_by=${group}${query}`);
  expect(status).toBe(200);
  return body.data.map((entry: Record<string, string | null> & { clicks: number }) => [
    entry[group] ?? null,
    entry.clicks,
  ]);
}

/** The title of the chart: "3 clicks in 30 days". */
export const total = (page: Page): Locator =>
  page.getByRole("heading", { level: 2, name: / in [\d,]+ days?$/ });
