import type { Client } from "@/tests/support/clients/api-client";
import { expect } from "@/tests/support/fixtures";

/** Profiles on platforms that have icons of their own. */
export const SOCIALS = ["instagram", "youtube", "email", "phone", "bluesky", "website"].map((platform) => ({
  platform,
  url: "https://example.com/",
}));

/** A bio page with these links. */
export async function newBioPage(api: Client, fields: object = {}, links: object[] = []) {
  const { body, status } = await api.post("/bio-pages", { title: "Ada", ...fields });
  expect(status).toBe(201);
  for (const link of links) {
    const fields = { title: "Shop", url: "https://example.com/", ...link };
    const created = await api.post(`/bio-pages/${body.id}/links`, fields);
    expect(created.status).toBe(201);
    body.links.push(created.body);
  }
  return body;
}

/** The address of a link on its page, which counts a click and redirects. */
export const clickUrl = (page: { page_url: string }, link: { id: number }) => `${page.page_url}/${link.id}`;
