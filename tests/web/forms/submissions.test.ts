import { env } from "@/lib/env";
import type { TestAccount } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { field, newForm, sendForm } from "@/tests/support/rows/forms";

const EMAIL = "petronella.van.der.westhuizen@very-long-company-name.example";
const LONG = "A long message that takes several lines. ".repeat(40).trim();

const fields = [
  field("n", { label: "Your full name, as it is written in your passport" }),
  field("m", { kind: "paragraph", label: "Message" }),
  field("e", { kind: "email", label: "Email" }),
  field("p", { kind: "phone", label: "Phone" }),
  field("d", { kind: "date", label: "Date" }),
  field("s", { kind: "rating", label: "Stars", stars: 10 }),
  field("u", { label: "Without spaces" }),
];

const row = {
  f_m: LONG,
  f_e: EMAIL,
  f_p: "+44 20 7946 0000",
  f_d: "2030-02-03",
  f_s: "9",
  f_u: "x".repeat(300),
};

async function formWithSubmissions(account: TestAccount) {
  const form = await newForm(account, fields, { title: "Reservations" });
  for (const name of ["Ada", "Grace", "Linus"])
    expect((await sendForm(form, { f_n: name, ...row })).status).toBe(303);
  return `${env.APP_URL}/dashboard/forms/${form.id}/submissions`;
}

test("columns are as wide as their contents: emails and dates stay whole, long texts are cut, only the table scrolls", async ({
  account,
  owner,
}) => {
  await owner.setViewportSize({ width: 1280, height: 800 });
  await owner.goto(await formWithSubmissions(account));
  const table = owner.getByRole("table", { name: "Submissions" });
  const cells = table.getByRole("row").nth(1).getByRole("cell");
  const widthOf = async (index: number) => (await cells.nth(index).boundingBox())?.width ?? 0;
  // Message: two lines of at most 36 characters, and nothing wider than that.
  expect(await widthOf(2)).toBeLessThan(400);
  expect(await widthOf(7)).toBeLessThan(400);
  for (const [index, whole] of [
    [3, EMAIL],
    [4, "+44 20 7946 0000"],
    [5, "2030-02-03"],
    [6, "9 of 10"],
  ] as const) {
    const text = cells.nth(index).getByText(whole, { exact: true });
    const shape = await text.evaluate((node) => ({
      lines: node.getClientRects().length,
      cut: node.parentElement ? node.parentElement.scrollWidth > node.parentElement.clientWidth : true,
    }));
    expect(shape, whole).toEqual({ lines: 1, cut: false });
  }
  expect(await owner.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const first = cells.first();
  const left = (await first.boundingBox())?.x;
  await table.evaluate((node) => node.parentElement?.scrollTo(2000, 0));
  await expect(cells.nth(7)).toBeInViewport();
  expect((await first.boundingBox())?.x).toBeCloseTo(left ?? 0, 0);
});

test("on a phone submissions are cards without a table, which open the submission", async ({
  account,
  owner,
}) => {
  await owner.setViewportSize({ width: 360, height: 740 });
  await owner.goto(await formWithSubmissions(account));
  await expect(owner.getByRole("table")).toHaveCount(0);
  const card = owner.getByRole("list", { name: "Submissions" }).getByRole("listitem").first();
  await expect(card).toContainText("Linus");
  await expect(card).toContainText(EMAIL);
  expect(await owner.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await card.getByRole("link").click();
  await expect(owner.getByRole("heading", { name: "Submission", exact: true })).toBeVisible();
  await expect(owner.getByText(LONG)).toBeVisible();
  await expect(owner.getByRole("link", { name: EMAIL })).toHaveAttribute("href", `mailto:${EMAIL}`);
  await expect(owner.getByRole("link", { name: "+44 20" })).toHaveAttribute("href", "tel:+442079460000");
  expect(await owner.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("a submission leads to the ones before and after it, and is printed without the app around it", async ({
  account,
  owner,
}) => {
  await owner.goto(await formWithSubmissions(account));
  await owner.getByRole("row").nth(1).getByRole("link").click();
  const main = owner.getByRole("main");
  await expect(main).toContainText("Linus");
  await expect(main.getByRole("link", { name: "Newer" })).toHaveCount(0);
  await main.getByRole("link", { name: "Older" }).click();
  await expect(main).toContainText("Grace");
  await main.getByRole("link", { name: "Older" }).click();
  await expect(main).toContainText("Ada");
  await expect(main.getByRole("link", { name: "Older" })).toHaveCount(0);
  await main.getByRole("link", { name: "Newer" }).click();
  await expect(main).toContainText("Grace");
  await owner.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(main.getByText("Grace")).toBeVisible();
  await expect(main.getByText("9 of 10")).toBeVisible();
  for (const name of ["Print", "Delete"]) await expect(owner.getByRole("button", { name })).toHaveCount(0);
  await expect(owner.getByRole("link", { name: "Webhooks" })).toHaveCount(0);
  const ink = await main.getByText("Grace").evaluate((node) => getComputedStyle(node).color);
  expect(ink).toBe("rgb(28, 31, 36)");
});
