import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";
import { expectClean } from "@/tests/support/readers/axe";
import { serveDomain } from "@/tests/support/rows/domains";

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** What a column is mapped to, a cell that fails there, and what is said of it. */
const COLUMNS: [label: string, wrong: string, problem: string][] = [
  ["Domain", "nobody.example", "Domain: "],
  ["Tags", "x".repeat(51), "Tags: "],
  ["Notes", "x".repeat(2001), "Notes: "],
  ["Your own ID", "x".repeat(256), "Your own ID: "],
  ["Archived", "maybe", "Archived: "],
  ["Forward visitors' query parameters", "maybe", "Forward visitors' query parameters: "],
  ["Campaign parameters (JSON)", '{"speed":"fast"}', "utm"],
  ["After expiry, redirect to", "ftp://example.com", "After expiry, redirect to: "],
  ["Renew automatically", "maybe", "Renew automatically: "],
  ["Targeting rules (JSON)", '[{"url":"https://example.com","countries":["UK"]}]', "rules[0].countries"],
  ["Split (JSON)", '[{"url":"https://example.com/","weight":100}]', "split"],
  ["Split until", "soon", "Split until: "],
];

test("every field of a link can be mapped to a column, and the check says what is wrong with each", async ({
  owner,
  account,
  api,
}) => {
  const { name: domain } = await serveDomain(account);
  const right = [
    domain,
    "Red, Blue",
    "Shelf 3",
    "sku-9",
    "true",
    "true",
    '{"source":"print"}',
    "https://example.com/over",
    "true",
    '[{"url":"https://example.com/de","countries":["DE"]}]',
    '[{"url":"https://example.com/a","weight":50},{"url":"https://example.com/b","weight":50}]',
    "2030-01-01 00:00:00",
  ];
  const head = ["Homepage", ...COLUMNS.map((_, index) => `Field ${index}`)];
  const row = (n: number, cells: readonly string[]) =>
    [`https://example.com/${n}`, ...cells].map(quoted).join(",");
  const wrong = COLUMNS.map(([, cell], index) =>
    row(
      index,
      COLUMNS.map((_, at) => (at === index ? cell : "")),
    ),
  );
  await owner.goto(`${env.APP_URL}/dashboard/links/import`);
  await expect(owner.getByRole("link", { name: "paste a list" })).toHaveAttribute("href", /\/links\/paste$/);
  await owner.getByLabel("CSV file").setInputFiles({
    name: "links.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([head.join(","), row(99, right), ...wrong].join("\n")),
  });
  await owner.getByRole("button", { name: "Upload and check" }).click();
  const field = (label: string) => owner.getByLabel(label, { exact: true });
  await owner.getByLabel(/^Destination/).selectOption({ index: 1 });
  for (const [index, [label]] of COLUMNS.entries()) await field(label).selectOption({ index: index + 2 });
  await owner.getByRole("button", { name: "Apply and check again" }).click();
  await expect(owner.getByText("1 of 13 rows can be imported")).toBeVisible();
  const problems = owner.getByRole("table", { name: "Rows that can't be imported" }).locator("tbody tr");
  for (const [index, [, , problem]] of COLUMNS.entries())
    await expect(problems.nth(index).getByRole("cell").last()).toContainText(problem);
  await expectClean(owner);
  await owner.getByRole("button", { name: "Import 1 link" }).click();
  await expect(owner.getByText("1 created, 0 skipped, 12 failed")).toBeVisible({ timeout: 30_000 });
  expect((await api.get("/links")).body.data).toMatchObject([
    {
      domain,
      tags: ["Blue", "Red"],
      notes: "Shelf 3",
      external_id: "sku-9",
      archived: true,
      forward_query: true,
      utm: { source: "print" },
      expired_url: "https://example.com/over",
      auto_renew: true,
      rules: [{ countries: ["DE"] }],
      split: [{ weight: 50 }, { weight: 50 }],
      split_until: "2030-01-01 00:00:00",
    },
  ]);
});
