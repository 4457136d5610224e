import { env } from "@/lib/env";
import { openWithoutScripts } from "@/tests/support/clients/open-without-scripts";
import { inDays } from "@/tests/support/dates";
import { newAccount } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";

test.use({ timezoneId: "UTC" });

const DASHBOARD = `${env.APP_URL}/dashboard`;

test("signs in with an email and password typed while the page loads", async ({ page }) => {
  const account = await newAccount();
  const arrive = await openWithoutScripts(page, `${env.APP_URL}/login`);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  // A native form submission would lose everything that was typed.
  await page.getByLabel("Password").press("Enter");
  const button = page.getByRole("button", { name: "Sign in" });
  await expect(button).toBeDisabled();
  arrive();
  await button.click();
  await expect(page).toHaveURL(DASHBOARD);
  await expect(page.getByRole("main")).toBeVisible();
});

test("saves form changes made while the page loads", async ({ owner, api }) => {
  const { body: timer } = await api.post("/timers", {
    name: "Spring",
    ends_at: inDays(3),
    bg: "ABCDEF",
    expired_message: "It is over",
    units: "dhms",
  });
  const arrive = await openWithoutScripts(owner, `${DASHBOARD}/timers/${timer.id}`);
  await owner.getByLabel("Name").fill("Summer");
  const end = inDays(40);
  await owner.getByLabel("Expires").fill(end.replace(" ", "T"));
  await owner.getByLabel("Style").selectOption("rounded");
  await owner.getByLabel("Digits picker").fill("#112233");
  await owner.getByLabel("Accent color", { exact: true }).fill("9a3412");
  await owner.getByLabel("Width").fill("480");
  await owner.getByRole("checkbox", { name: "Days" }).uncheck();
  await owner.getByRole("checkbox", { name: "Seconds" }).uncheck();
  await owner.getByLabel("Expired message").fill("Come again");
  arrive();
  await expect(owner.getByText("Unsaved changes")).toBeVisible();
  await expect(owner.getByLabel("Expired message")).toHaveValue("Come again");
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(
    owner.getByText("Saved. The image in emails you've already sent is updated, too."),
  ).toBeVisible();
  await expect(owner.getByText("Unsaved changes")).toBeHidden();
  expect((await api.get(`/timers/${timer.id}`)).body).toMatchObject({
    name: "Summer",
    ends_at: end,
    style: "rounded",
    bg: timer.bg,
    fg: "112233",
    accent: "9a3412",
    width: 480,
    units: "hm",
    expired_message: "Come again",
  });
});

test("an untouched form has nothing to save", async ({ owner, api }) => {
  const { body: timer } = await api.post("/timers", { ends_at: inDays(3), bg: "ABCDEF" });
  const arrive = await openWithoutScripts(owner, `${DASHBOARD}/timers/${timer.id}`);
  await expect(owner.getByRole("button", { name: "Save" })).toBeDisabled();
  arrive();
  await expect(owner.getByRole("button", { name: "Save" })).toBeEnabled();
  await expect(owner.getByText("Unsaved changes")).toBeHidden();
});

test("keeps a theme chosen while the page loads", async ({ owner, api }) => {
  const { body: page } = await api.post("/bio-pages", { title: "Ada", theme: "clean", description: "One" });
  const arrive = await openWithoutScripts(owner, `${DASHBOARD}/bio-pages/${page.id}/appearance`);
  await owner.getByRole("radio", { name: "Terminal" }).check({ force: true });
  await owner.getByLabel("Description").fill("One\nTwo");
  arrive();
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(owner.getByText("Saved", { exact: true })).toBeVisible();
  const { body } = await api.get(`/bio-pages/${page.id}`);
  expect(body).toMatchObject({ theme: "terminal", description: "One\nTwo", title: "Ada" });
});

test("runs a search, uses a color for the QR code and checks a file, chosen while the page loads", async ({
  owner,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/a", title: "Needle" });
  await api.post("/links", { url: "https://example.com/b", title: "Straw" });
  const listed = await openWithoutScripts(owner, `${DASHBOARD}/links`);
  await owner.getByRole("searchbox").fill("need");
  await expect(owner.getByRole("row")).toHaveCount(3);
  listed();
  await expect(owner.getByRole("row")).toHaveCount(2);
  await expect(owner).toHaveURL(/\?q=need$/);
  await owner.unrouteAll();

  const opened = await openWithoutScripts(owner, `${DASHBOARD}/links/${link.id}`);
  await owner.getByLabel("Foreground").fill("#112233");
  const svg = owner.getByRole("link", { name: "Download SVG" });
  await expect(svg).toHaveAttribute("href", /fg=000000/);
  opened();
  await expect(svg).toHaveAttribute("href", /fg=112233/);
  await expect(owner.getByLabel("Foreground")).toHaveValue("#112233");
  await owner.unrouteAll();

  const arrive = await openWithoutScripts(owner, `${DASHBOARD}/links/import`);
  const buffer = Buffer.from("url,title\nhttps://example.com/early,Early\n");
  await owner.getByLabel("CSV file").setInputFiles({ name: "early.csv", mimeType: "text/csv", buffer });
  arrive();
  await owner.getByRole("button", { name: "Upload and check" }).click();
  await expect(owner).toHaveURL(/\/dashboard\/links\/import\/\d+$/);
  await expect(owner.getByText("early.csv").first()).toBeVisible();
});
