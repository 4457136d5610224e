import { db } from "@/lib/db/client";
import { forms } from "@/lib/forms";
import { HONEYPOT, TOKEN } from "@/lib/forms/input-names";
import { expect, test, visit } from "@/tests/support/fixtures";
import { field, formUrl, newForm, sendForm, submissionsOf, tokenOf } from "@/tests/support/rows/forms";

const HOSTILE = `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)>`;

test.describe("a form's page", () => {
  test("is a complete document that runs and loads only its own parts", async ({ account }) => {
    const choice = field("b", { kind: "choice", label: HOSTILE, options: [HOSTILE, "Other"] });
    const fields = [field("a", { label: HOSTILE, help: HOSTILE }), choice];
    const form = await newForm(account, fields, {
      title: HOSTILE,
      description: HOSTILE,
      submit_label: `"><b>`,
    });
    const response = await visit(formUrl(form));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).not.toContain("<img");
    expect(html.match(/<script/g)).toHaveLength(1);
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain("unsafe");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });

  test("has another token each time, and is found in any letter case", async ({ account }) => {
    const form = await newForm(account, [field("a")]);
    const token = async (url: string) =>
      /name="token" value="([^"]+)"/.exec(await (await visit(url)).text())?.[1];
    const [first, second] = [
      await token(formUrl(form)),
      await token(formUrl({ slug: form.slug.toUpperCase() })),
    ];
    expect(first).toMatch(/^[\w-]{40,}$/);
    expect(second).not.toBe(first);
  });

  test("returns 404 for a draft, and says when it is closed or has ended", async ({ account }) => {
    const form = await newForm(account, [field("a")]);
    const statuses = async () => [
      (await visit(formUrl(form))).status,
      (await sendForm(form, { f_a: "x" })).status,
    ];
    const set = (fields: object) => forms.update(account.owner, form, { ...fields }, new Date());
    await set({ published: false });
    expect(await statuses()).toEqual([404, 404]);
    await set({ published: true, open: false });
    expect(await statuses()).toEqual([410, 410]);
    await set({ open: true });
    expect((await visit(formUrl(form))).status).toBe(200);
    await db.form.update({ where: { id: form.id }, data: { closesAt: new Date(Date.now() - 1000) } });
    expect(await statuses()).toEqual([410, 410]);
    expect(await (await visit(formUrl(form))).text()).toContain(" closed on ");
    expect(await submissionsOf(form)).toEqual([]);
  });

  test("counts views by people, and not by robots or of the thank-you page", async ({ account }) => {
    const form = await newForm(account, [field("a")]);
    await visit(formUrl(form));
    await visit(formUrl(form));
    await visit(`${formUrl(form)}?thanks`);
    await visit(formUrl(form), { "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
    expect((await forms.get(account.owner, form)).views).toBe(2);
  });
});

test.describe("a submission", () => {
  test("is stored and redirects to the thank-you page or the owner's URL", async ({ account }) => {
    const form = await newForm(account, [field("a"), field("n", { kind: "number" })], { thanks: "Danke <3" });
    const response = await sendForm(form, { f_a: " Ada ", f_n: "3,5", other: "x" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`/f/${form.slug}?thanks`);
    expect(await submissionsOf(form)).toEqual([{ a: "Ada", n: 3.5 }]);
    expect(await (await visit(`${formUrl(form)}?thanks`)).text()).toContain("Danke &lt;3");
    await forms.update(account.owner, form, { redirect_url: "https://example.com/é" }, new Date());
    const redirect = await sendForm(form, { f_a: "again" });
    expect([redirect.status, redirect.headers.get("location")]).toEqual([303, "https://example.com/%C3%A9"]);
    expect((await visit(formUrl(form))).headers.get("content-security-policy")).toContain(
      "form-action 'self' http: https:",
    );
  });

  test("is shown again when something is wrong, with each error beside its field", async ({ account }) => {
    const form = await newForm(account, [
      field("a", { required: true, label: "Name" }),
      field("e", { kind: "email", required: true }),
      field("c", { kind: "checkboxes", options: ["One", "Two"], required: true }),
    ]);
    const response = await sendForm(form, { f_a: `"><b>x`, f_e: "no address" });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain(`value="&quot;&gt;&lt;b&gt;x"`);
    expect(html).toContain(`value="no address"`);
    expect(html).toMatch(/aria-describedby="e_e"[^>]*aria-invalid="true"/);
    expect(html).toContain("2 answers need attention");
    expect(await submissionsOf(form)).toEqual([]);
  });

  test("sent twice from one page, even concurrently, is stored once", async ({ account }) => {
    const form = await newForm(account, [field("a")]);
    const body = { f_a: "once", [TOKEN]: tokenOf(form) };
    const responses = await Promise.all(Array.from({ length: 8 }, () => sendForm(form, body)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 303));
    expect(await submissionsOf(form)).toEqual([{ a: "once" }]);
    const changed = await sendForm(form, { ...body, f_a: "twice" });
    expect(changed.status).toBe(409);
    expect(await changed.text()).toContain(`value="twice"`);
    expect(await submissionsOf(form)).toHaveLength(1);
  });

  test("is rejected without a token of this form, too early and too late", async ({ account }) => {
    const form = await newForm(account, [field("a")]);
    const other = await newForm(account, [field("a")]);
    for (const token of [
      "",
      "x",
      tokenOf(other),
      `${tokenOf(form)}A`,
      tokenOf(form, 0),
      tokenOf(form, 86_401),
    ]) {
      const response = await sendForm(form, { f_a: "x", [TOKEN]: token });
      expect(response.status, token).toBe(422);
      expect(await response.text()).toContain("Send the form again");
    }
    expect((await sendForm(form, {})).status).toBe(422);
    expect(await submissionsOf(form)).toEqual([]);
  });

  test("that fills the honeypot is thanked and dropped", async ({ account }) => {
    const form = await newForm(account, [field("a")]);
    expect((await sendForm(form, { f_a: "spam", [HONEYPOT]: "x" })).status).toBe(303);
    expect(await submissionsOf(form)).toEqual([]);
  });

  test("is limited to 20 in ten minutes from one address, which isn't stored", async ({ account }) => {
    const form = await newForm(account, [field("a")]);
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) {
      const response = await sendForm(form, { f_a: `answer ${n}` });
      statuses.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
    const kept = await db.$queryRaw<{ n: bigint }[]>`
      SELECT count(*) AS n FROM rate_log WHERE subject LIKE ${`form:${form.id}:%`} AND subject ~ '127|::'`;
    expect(Number(kept[0]?.n)).toBe(0);
  });

  test("of another type or size is rejected", async ({ account }) => {
    const form = await newForm(account, [field("a")]);
    const post = (body: BodyInit, type: string) =>
      fetch(formUrl(form), { method: "POST", body, headers: { "Content-Type": type }, redirect: "manual" });
    expect((await post("{}", "application/json")).status).toBe(415);
    const tooLarge = "a".repeat(forms.maxBodyBytes + 1);
    expect((await post(tooLarge, "application/x-www-form-urlencoded")).status).toBe(413);
    expect((await post("%%%=%ff&f_a=%00&token=%e0%a4", "application/x-www-form-urlencoded")).status).toBe(
      422,
    );
    expect(
      (await fetch(formUrl({ slug: "no-such-form-here" }), { method: "POST", body: new URLSearchParams() }))
        .status,
    ).toBe(404);
    expect((await fetch(formUrl(form), { method: "DELETE" })).status).toBe(405);
  });
});
