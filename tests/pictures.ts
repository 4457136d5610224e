// Takes the pictures of the landing page and of README.md from the example data of a running server, best with a SHORT_URL
// such as https://cafe-linde.example: node --import tsx tests/pictures.ts <url> <email> <password> [<picture> …]
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { ROOT } from "@/tests/support/root";
import { findChromium } from "@/tests/support/servers/tools";

const [url = "", email = "", password = "", ...only] = process.argv.slice(2);

/** Opens what a picture shows and returns where its upper left corner is. */
type Open = (page: Page) => Promise<{ x: number; y: number }>;
type Size = readonly [width: number, height: number];
/**
 * How to open what is shown, how large the window is and, if it is less, how much of it is shown, with what around. The
 * lower edge is between two rows.
 */
type Subject = { open: Open; window: Size; shown?: Size; around?: number; oneTheme?: true };

const DESKTOP = [1280, 1100] as const;
const corner = async (page: Page, selector = "body") => {
  const box = await page.locator(selector).first().boundingBox();
  return box ?? { x: 0, y: 0 };
};

const go = (page: Page, path: string) => page.goto(url + path, { waitUntil: "networkidle" });

/** The page of the first of a kind that was created. */
async function goToFirst(page: Page, list: string, below = "") {
  await go(page, `/dashboard/${list}`);
  const hrefs = await page
    .locator(`main a[href^="/dashboard/${list}/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  await go(page, `${hrefs.filter((href) => /\d$/.test(href)).at(-1)}${below}`);
}

const dashboard =
  (list: string, selector?: string, below?: string): Open =>
  async (page) => {
    await goToFirst(page, list, below);
    return corner(page, selector);
  };

/** What visitors see of it. */
const visitor =
  (list: string, query = ""): Open =>
  async (page) => {
    await goToFirst(page, list);
    const hrefs = await page
      .locator("main a[target=_blank]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const href = hrefs.find((one) => /\/[bcfm]\/\w+$/.test(one)) ?? "";
    await go(page, new URL(href).pathname + query);
    return corner(page);
  };

const qr: Open = async (page) => {
  await goToFirst(page, "links");
  await page.getByLabel("Foreground").fill("#0c6b58");
  await page.getByRole("button", { name: "Soft" }).click();
  const drawn = page.locator("#qr-code img[src*='0c6b58']");
  await drawn.evaluate(async (image) => {
    if (image instanceof HTMLImageElement) await image.decode();
  });
  return corner(page, "#qr-code");
};

const utm: Open = async (page) => {
  await go(page, "/dashboard/utm");
  const typed = { Destination: "https://example.com/brunch", Source: "newsletter", Medium: "email" };
  for (const [label, text] of Object.entries({ ...typed, Campaign: "november" }))
    await page.getByLabel(label).fill(text);
  await page.locator("h1").click();
  return corner(page, "main form");
};

const EMAIL_STYLE = `body { margin: 0; padding: 26px 30px; font: 17px/1.5 Inter, Arial, sans-serif; color: #1c1f24; background: #fff }
h1 { margin: 0 0 6px; font-size: 25px; line-height: 1.25; letter-spacing: -.02em } p { margin: 0 0 20px; color: #565b64 }
img { display: block; width: 100%; height: auto } .photo { height: 220px; margin-bottom: 26px; border-radius: 12px; object-fit: cover }
b { display: block; margin: 24px 0; padding: 11px; border-radius: 8px; color: #fff; background: #0c6b58; font-weight: 600; text-align: center }`;

/** A newsletter with the timer in it and, where there is room, a photo of the menu. */
const newsletter =
  (hasPhoto = false): Open =>
  async (page) => {
    await goToFirst(page, "menus");
    const photo = await page.locator("main ol img").first().getAttribute("src");
    await goToFirst(page, "timers");
    const timer = new URL((await page.getByText(/\/t\/\w+\.png$/).textContent()) ?? "").pathname;
    await go(page, "/");
    const html = `<style>${EMAIL_STYLE}</style>
      ${hasPhoto ? `<p>Café Linde · 9:12</p><img class="photo" src="${photo?.replace("-320", "-960")}" alt="">` : ""}
      <h1>Sunday brunch is almost full</h1><p>Twelve seats under the linden trees. Booking closes in</p>
      <img src="${timer}" alt=""><b>Book a table</b>
      ${hasPhoto ? "<p>Café Linde, Lindenstraße 12, 10969 Berlin</p>" : ""}`;
    await page.evaluate(async (body) => {
      for (const sheet of document.head.querySelectorAll("link[rel=stylesheet]")) sheet.remove();
      document.body.innerHTML = body;
      await Promise.all(Array.from(document.images, (image) => image.decode()));
    }, html);
    return corner(page);
  };

const PHONE = [390, 700] as const;
const LANDING: Readonly<Record<string, Subject>> = {
  link: { open: dashboard("links"), window: [1280, 800] },
  "link-phone": { open: dashboard("links"), window: [390, 640] },
  qr: { open: qr, window: DESKTOP, shown: [309, 318] },
  bio: { open: visitor("bio-pages"), window: PHONE, oneTheme: true },
  menu: { open: visitor("menus", "?table=3"), window: PHONE },
  cards: {
    open: dashboard("menus", "main figure", "/cards"),
    window: DESKTOP,
    shown: [624, 620],
    oneTheme: true,
  },
  timer: { open: newsletter(), window: [560, 380], oneTheme: true },
  countdown: { open: visitor("countdowns"), window: [720, 500], shown: [720, 420], oneTheme: true },
  form: { open: visitor("forms"), window: [560, 500], shown: [560, 354] },
  signature: { open: dashboard("signatures", "main figure"), window: DESKTOP, shown: [472, 440] },
  utm: { open: utm, window: DESKTOP, shown: [512, 452], around: 20 },
  webhook: {
    open: dashboard("webhooks", "main h2:has-text('Deliveries')"),
    window: DESKTOP,
    shown: [1008, 440],
    around: 20,
  },
};

const README: Readonly<Record<string, Subject>> = {
  readme: { open: dashboard("links"), window: [1280, 1000] },
  "readme-bio": { open: visitor("bio-pages"), window: [390, 780] },
  "readme-menu": { open: visitor("menus", "?table=3"), window: [390, 780] },
  "readme-timer": { open: newsletter(true), window: [390, 780] },
};

const wanted = (subjects: Readonly<Record<string, Subject>>) =>
  Object.entries(subjects).filter(([name]) => only.length === 0 || only.includes(name));

const executablePath = findChromium(() => undefined);
const browser = await chromium.launch(executablePath ? { executablePath } : {});

async function signedIn(options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ timezoneId: "Europe/Berlin", locale: "en-GB", ...options });
  await go(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/dashboard");
  return page;
}

async function take(
  page: Page,
  { open, window: [width, height], shown, around = 0 }: Subject,
): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  const { x, y } = await open(page);
  await page.evaluate(() => document.fonts.ready);
  if (!shown) return page.screenshot();
  return page.screenshot({ clip: { x: x - around, y: y - around, width: shown[0], height: shown[1] } });
}

for (const colorScheme of ["light", "dark"] as const) {
  const page = await signedIn({ colorScheme, deviceScaleFactor: 1.5 });
  for (const [name, subject] of wanted(LANDING)) {
    if (subject.oneTheme && colorScheme === "dark") continue;
    const file = subject.oneTheme ? name : `${name}-${colorScheme}`;
    const picture = sharp(await take(page, subject)).webp({ quality: 72, effort: 6, smartSubsample: true });
    await picture.toFile(join(ROOT, `components/landing/pictures/${file}.webp`));
  }
}
for (const [name, subject] of wanted(README)) {
  const page = await signedIn({
    colorScheme: "light",
    deviceScaleFactor: subject.window[0] > 1000 ? 1.5 : 2,
  });
  const picture = sharp(await take(page, subject)).png({ palette: true, effort: 10 });
  await writeFile(join(ROOT, `public/${name}.png`), await picture.toBuffer());
}
await browser.close();
