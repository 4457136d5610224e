import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { TestAccount } from "@/tests/support/fixtures";
import { ROOT } from "@/tests/support/root";
import { OWNED, type Texts } from "@/tests/support/rows/full-account";

/** What a page needs to exist: a resource that is created for it, or nothing. */
const ABOUT: Readonly<Record<string, keyof typeof OWNED>> = {
  "/dashboard/links/[id]": "link",
  "/dashboard/links/[id]/edit": "link",
  "/dashboard/links/import/[id]": "linkImport",
  "/dashboard/timers/[id]": "timer",
  "/dashboard/countdowns/[id]": "countdown",
  "/dashboard/countdowns/[id]/qr-code": "countdown",
  "/dashboard/bio-pages/[id]": "bioLink",
  "/dashboard/bio-pages/[id]/qr-code": "bioPage",
  "/dashboard/bio-pages/[id]/appearance": "bioPage",
  "/dashboard/bio-pages/[id]/stats": "bioLink",
  "/dashboard/menus/[id]": "item",
  "/dashboard/menus/[id]/qr-code": "menu",
  "/dashboard/menus/[id]/cards": "menu",
  "/dashboard/menus/[id]/edit": "menu",
  "/dashboard/menus/[id]/import": "menu",
  "/dashboard/menus/[id]/statistics": "menu",
  "/dashboard/menus/[id]/items/new": "menu",
  "/dashboard/menus/[id]/items/[iid]": "item",
  "/dashboard/signatures/[id]": "signature",
  "/dashboard/forms/[id]": "form",
  "/dashboard/forms/[id]/qr-code": "form",
  "/dashboard/forms/[id]/submissions": "submission",
  "/dashboard/forms/[id]/submissions/[sid]": "submission",
  "/dashboard/domains/[id]": "domain",
  "/dashboard/webhooks/[id]": "delivery",
  "/dashboard/webhooks/[id]/edit": "webhook",
  "/dashboard/webhooks/[id]/deliveries/[delivery]": "delivery",
  // Lists are shown with something in them.
  "/dashboard": "link",
  "/dashboard/links": "link",
  "/dashboard/timers": "timer",
  "/dashboard/countdowns": "countdown",
  "/dashboard/bio-pages": "bioPage",
  "/dashboard/menus": "menu",
  "/dashboard/signatures": "signature",
  "/dashboard/forms": "form",
  "/dashboard/domains": "domain",
  "/dashboard/statistics": "link",
  "/dashboard/webhooks": "webhook",
  "/dashboard/links/import": "linkImport",
  "/dashboard/links/tags": "link",
  "/dashboard/api-keys": "apiKey",
  "/dashboard/utm": "template",
};

/** Every page of app/ by its pattern, so that none is missed. */
export const ROUTES: readonly string[] = readdirSync(resolve(ROOT, "app"), {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/(^|\/)page\.tsx$/, "").replace(/\/?\(\w+\)/, "")}`)
  .sort();

export const isOwners = (route: string): boolean => route.startsWith("/dashboard");

/** The URL of a page, after creating what it needs for the account. */
export async function addressOf(route: string, account: TestAccount, texts?: Texts): Promise<string> {
  const about = ABOUT[route.replace(/\?.*/, "")];
  const ids = about ? await OWNED[about](account, texts) : [];
  const path = route
    .replace("[...path]", "no-such-page")
    .replace(/\[\w+\]/g, () => String(ids.shift() ?? ""));
  if (path.includes("//")) throw new Error(`nobody makes what ${route} is about`);
  return path;
}
