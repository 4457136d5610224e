import { db } from "@/lib/db/client";
import { databaseUrl, env } from "@/lib/env";
import { rateLimit } from "@/lib/rate-limit";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { type Mailbox, openMailbox } from "@/tests/support/fakes/mailbox";
import { expect, newAccount, type TestAccount, test } from "@/tests/support/fixtures";
import { cases } from "@/tests/support/repetitions";
import { field, newForm, sendForm, submissionsOf } from "@/tests/support/rows/forms";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

const ROWS = cases(100_000);

const download = async (account: TestAccount, id: number): Promise<Response> =>
  fetch(`${env.APP_URL}/dashboard/forms/${id}/export`, {
    headers: { cookie: await sessionCookie(account) },
  });

test("streams thousands of submissions, oldest first, none missing", async ({ account }) => {
  const form = await newForm(account, [field("a", { label: "=Name" }), field("n", { kind: "number" })]);
  await db.$executeRaw`
    INSERT INTO submissions (form_id, token, answers, text, created_at)
    SELECT ${form.id}::int, 'seed-' || n, jsonb_build_object('a', '=SUM(A' || n || ')', 'n', -n), '', now()
    FROM generate_series(1, ${ROWS}::int) AS n`;
  const response = await download(account, form.id);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Length")).toBeNull();
  expect(response.headers.get("Content-Disposition")).toBe(
    `attachment; filename="${form.slug}-submissions.csv"`,
  );
  let [text, lines, largest] = ["", 0, 0];
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    largest = Math.max(largest, piece.byteLength);
    const rows = (text + decoder.decode(piece, { stream: true })).split("\r\n");
    text = rows.pop() ?? "";
    for (const row of rows) {
      if (lines > 0 && !row.endsWith(`,'=SUM(A${lines}),-${lines}`)) expect(row).toBe(`row ${lines}`);
      if (lines === 0) expect(row).toBe("Submitted at (UTC),'=Name,Field n");
      lines++;
    }
  }
  expect([lines, text]).toEqual([ROWS + 1, ""]);
  expect(largest).toBeLessThan(200_000);
});

test("an aborted download doesn't harm the server", async ({ account }) => {
  const form = await newForm(account, [field("a")]);
  await db.$executeRaw`
    INSERT INTO submissions (form_id, token, answers, text, created_at)
    SELECT ${form.id}::int, 'seed-' || n, jsonb_build_object('a', repeat('x', 1000)), '', now()
    FROM generate_series(1, 20000) AS n`;
  const response = await download(account, form.id);
  const reader = response.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  await reader?.cancel();
  expect((await sendForm(form, { f_a: "after" })).status).toBe(303);
  expect((await download(account, form.id)).status).toBe(200);
});

test("can be downloaded only by the owner of the form", async ({ account }) => {
  const form = await newForm(account, [field("a")]);
  expect((await download(await newAccount(), form.id)).status).toBe(404);
  expect((await fetch(`${env.APP_URL}/dashboard/forms/${form.id}/export`)).status).toBe(401);
});

test.describe("a server that sends mail", () => {
  test.describe.configure({ mode: "default" });
  let mailbox: Mailbox;
  let server: RunningServer;

  test.beforeAll(async () => {
    mailbox = await openMailbox();
    server = await startServer({
      DATABASE_URL: databaseUrl(),
      SMTP_URL: mailbox.url,
      MAIL_FROM: "Waypost <hello@example.org>",
      LOG_LEVEL: "fatal",
    });
  });
  test.afterAll(() => server.stop());

  test("a notification can be replied to, and no answer becomes a header", async ({ account }) => {
    const fields = [field("n"), field("e", { kind: "email" }), field("f", { kind: "email" })];
    const form = await newForm(account, fields, { title: "Contact", notify_email: account.email });
    const send = (answers: Record<string, string>) =>
      sendForm(form, answers, `${server.url}/f/${form.slug}`).then(({ status }) => status);
    // The jobs of this server write to the owners of other tests' domains, too.
    const letters = () => mailbox.letters.filter(({ to }) => to.includes(account.email));
    /** The Reply-To of the newest mail, once there are this many. */
    const replyTo = async (count: number) => {
      await expect.poll(() => letters().length).toBe(count);
      const head = letters().at(-1)?.body.split("\r\n\r\n")[0] ?? "";
      expect(head).not.toMatch(/^(Bcc|Cc):/im);
      expect(letters().at(-1)?.to).toEqual([account.email]);
      return /^Reply-To: (.*)$/im.exec(head)?.[1]?.trim();
    };
    expect(await send({ f_n: "Ada", f_e: "ada@example.com", f_f: "second@example.com" })).toBe(303);
    expect(await replyTo(1)).toBe("ada@example.com");
    expect(await send({ f_n: "Ada", f_f: "second@example.com" })).toBe(303);
    expect(await replyTo(2)).toBe("second@example.com");
    expect(await send({ f_n: "no address" })).toBe(303);
    expect(await replyTo(3)).toBeUndefined();
    // Valid in a form, but in a header the first is two addresses and the second a comment.
    for (const [at, odd] of ["a,b@example.com", "(comment)x@example.com"].entries()) {
      expect(await send({ f_n: "odd", f_e: odd }), odd).toBe(303);
      expect(await replyTo(4 + at), odd).toBeUndefined();
    }
    for (const attack of ["ada@example.com\r\nBcc: x@example.com", "ada@example.com%0aBcc:x@example.com\n"])
      expect(await send({ f_n: "x", f_e: attack }), attack).toBe(422);
    expect(letters()).toHaveLength(5);
    expect(mailbox.letters.flatMap(({ to }) => to)).not.toContain("x@example.com");
  });

  // The last one, because it closes the mailbox.
  test("emails a submission at most 60 times an hour, never a rejected one, and a failing mail server loses none", async ({
    account,
  }) => {
    const fields = [field("a", { label: "Your name", required: true })];
    const to = account.email;
    const form = await newForm(account, fields, { title: "Fête d’été", notify_email: to });
    const silent = await newForm(account, fields);
    const letters = () => mailbox.letters.filter((letter) => letter.to.includes(to));
    const page = ({ slug }: { slug: string }) => `${server.url}/f/${slug}`;
    expect((await sendForm(form, { f_a: "" }, page(form))).status).toBe(422);
    expect((await sendForm(silent, { f_a: "Nobody hears" }, page(silent))).status).toBe(303);
    expect((await sendForm(form, { f_a: "Ada" }, page(form))).status).toBe(303);
    await expect.poll(() => letters().length).toBe(1);
    const [letter] = letters();
    expect(letter?.to).toEqual([to]);
    expect(letter?.body).toContain("Your name");
    expect(letter?.body).toContain(`/dashboard/forms/${form.id}/submissions`);

    const flooded = await newForm(account, fields, { title: "Flooded", notify_email: to });
    const hour = { requests: 60, seconds: 3600 };
    for (let n = 1; n < hour.requests; n++) await rateLimit(`form-mail:${flooded.id}`, hour, new Date());
    for (const name of ["The 60th", "The 61st"])
      expect((await sendForm(flooded, { f_a: name }, page(flooded))).status).toBe(303);
    expect((await sendForm(form, { f_a: "Behind them" }, page(form))).status).toBe(303);
    await expect.poll(() => letters().length).toBe(3);
    const texts = letters()
      .map(({ body }) => body)
      .join("\n");
    expect(texts).toContain("The 60th");
    expect(texts).not.toContain("The 61st");
    expect(await submissionsOf(flooded)).toHaveLength(2);

    await mailbox.close();
    expect((await sendForm(form, { f_a: "Grace" }, page(form))).status).toBe(303);
    expect(await submissionsOf(form)).toMatchObject([{}, {}, { a: "Grace" }]);
  });
});
