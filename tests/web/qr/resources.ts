import type { TestAccount } from "@/tests/support/fixtures";
import { newBioPage } from "@/tests/support/rows/bio-pages";
import { newCountdown } from "@/tests/support/rows/countdowns";
import { field, formUrl, newForm } from "@/tests/support/rows/forms";
import { publicMenu } from "@/tests/support/rows/menus";

/** A resource with a QR code: the name of its row in the list, its id and its public address. */
type Coded = { name: string; id: number; address: string };

/** Every kind of resource that has a QR code, by its folder in the dashboard. */
export const CODED = {
  links: async ({ api }: TestAccount) => {
    const { body } = await api.post("/links", { url: "https://example.com/qr" });
    return { name: body.slug, id: body.id, address: body.short_url };
  },
  "bio-pages": async ({ api }: TestAccount) => {
    const { id, title, page_url } = await newBioPage(api);
    return { name: title, id, address: page_url };
  },
  menus: async ({ api }: TestAccount) => {
    const { id, url } = await publicMenu(api, { name: "Café Zoë", tables: ["1"] });
    return { name: "Café Zoë", id, address: url };
  },
  countdowns: async ({ api }: TestAccount) => {
    const { id, title, page_url } = await newCountdown(api);
    return { name: title, id, address: page_url };
  },
  forms: async (account: TestAccount) => {
    const form = await newForm(account, [field("a")]);
    return { name: form.title, id: form.id, address: formUrl(form) };
  },
} satisfies Readonly<Record<string, (account: TestAccount) => Promise<Coded>>>;
