import { db } from "@/lib/db/client";
import { forms } from "@/lib/forms";
import { expect, test, visit } from "@/tests/support/fixtures";
import { clickUrl, newBioPage } from "@/tests/support/rows/bio-pages";
import { field, formUrl, newForm } from "@/tests/support/rows/forms";

const at = (page: { id: number }, lid?: number) => `/bio-pages/${page.id}/links${lid ? `/${lid}` : ""}`;

test("a form follows its slug, and its block disappears while it is closed and when it is deleted", async ({
  account,
  api,
}) => {
  const form = await newForm(account, [field("q", { label: "Your email" })]);
  const page = await newBioPage(api, {}, [{ kind: "form", title: "Join", url: formUrl(form) }]);
  const [link] = page.links;
  const shown = async () => (await (await visit(page.page_url)).text()).includes("Your email");
  const change = (fields: object) => forms.update(account.owner, { id: form.id }, { ...fields }, new Date());
  expect(await shown()).toBe(true);
  await change({ open: false });
  expect(await shown()).toBe(false);
  await change({ open: true, published: false });
  expect(await shown()).toBe(false);
  const { slug } = await change({ published: true, alias: `new${form.slug}` });
  expect(await shown()).toBe(true);
  expect((await api.get(at(page, link.id))).body.url).toBe(formUrl({ slug }));
  expect((await api.get(`${at(page)}?q=${slug}`)).body.total).toBe(1);
  expect((await visit(clickUrl(page, link))).headers.get("location")).toBe(`/f/${slug}`);
  await forms.remove(account.owner, { id: form.id });
  expect(await shown()).toBe(false);
  expect((await visit(clickUrl(page, link))).status).toBe(404);
  const { body } = await api.get(at(page, link.id));
  expect((await api.patch(at(page, link.id), { ...body, title: "Gone" })).body).toMatchObject({
    title: "Gone",
  });
});

test("a closing time removes a form from a cached page", async ({ account, api }) => {
  const form = await newForm(account, [field("q", { label: "Your email" })]);
  const page = await newBioPage(api, {}, [{ kind: "form", title: "Join", url: formUrl(form) }]);
  expect(await (await visit(page.page_url)).text()).toContain("Your email");
  await db.form.update({ where: { id: form.id }, data: { closesAt: new Date(Date.now() - 1000) } });
  expect(await (await visit(page.page_url)).text()).not.toContain("Your email");
});
