import { createElement } from "react";
import { MenuPage, menuStyle } from "@/components/pages/menu/page";
import { shareColors } from "@/components/pages/menu/palettes";
import { menuScript } from "@/components/pages/menu/script";
import { translationsFor } from "@/components/pages/menu/translations";
import type { ItemView, MenuView } from "@/components/pages/menu/view";
import { pagePool } from "@/lib/db/visitor-pools";
import { env } from "@/lib/env";
import { imagePath } from "@/lib/images/urls";
import { ofLiveAccount } from "@/lib/visitors/counting/live-account";
import type { FoundPage } from "@/lib/visitors/counting/page-visits";
import { type PageKind, type PageRoute, pageKey, staticPage } from "@/lib/visitors/pages/page-kind";
import { shareImage } from "@/lib/visitors/pages/share-image";
import { drawDocument, IMAGE_POLICY } from "@/lib/visitors/response/document";
import type { VisitorResponse } from "@/lib/visitors/response/response";

const PICTURE = "og.png";

const MENU = `
SELECT name, description, currency, language, theme, accent, address, phone, opening_hours AS "openingHours", slug, revision
FROM menus WHERE id = $1`;

const ITEMS = `
SELECT id, name, description, category, price::text, variants, allergens, dietary, marks, available, photo
FROM menu_items WHERE menu_id = $1 ORDER BY position`;

type MenuColumns = Omit<MenuView, "table" | "url" | "picture" | "items"> & {
  slug: string;
  revision: number;
};
type ItemColumns = Omit<ItemView, "photo"> & { photo: string | null };

const menu: PageKind = {
  name: "menu",
  find: `SELECT m.id, m.account_id, CASE WHEN v.segment = ANY (m.tables) THEN v.segment ELSE '' END AS segment,
      m.revision::text AS version, NULL AS data
    FROM menus m WHERE m.slug_key = v.key AND m.published AND ${ofLiveAccount("m.account_id")}`,
  draw: async (found, { part }) => {
    const view = await readMenu(found);
    return view && staticPage(part === PICTURE ? await drawPicture(view) : await drawMenu(view));
  },
};

async function readMenu({ id, segment }: FoundPage): Promise<MenuView | undefined> {
  const [menus, items] = await Promise.all([
    pagePool().query<MenuColumns>(MENU, [id]),
    pagePool().query<ItemColumns>(ITEMS, [id]),
  ]);
  const [found] = menus.rows;
  if (!found) return undefined;
  const { slug, revision, ...columns } = found;
  const url = `${env.SHORT_URL}/m/${slug}`;
  const picture = `${url}/${PICTURE}?${revision}`;
  return { ...columns, table: segment, url, picture, items: items.rows.map(itemView) };
}

const itemView = ({ photo, ...item }: ItemColumns): ItemView => ({
  ...item,
  photo: photo ? { small: imagePath(photo, "small"), large: imagePath(photo, "large") } : null,
});

/** The HTML document of a menu; `framed` for the dashboard's preview. */
export const drawMenu = (view: MenuView, { framed = false } = {}): Promise<VisitorResponse> =>
  drawDocument(createElement(MenuPage, { view }), {
    styles: [menuStyle(view)],
    scripts: [menuScript],
    allow: IMAGE_POLICY,
    indexed: true,
    framed,
  });

/** The share image of a menu. */
const drawPicture = ({
  name,
  description,
  address,
  language,
  theme,
  accent,
}: MenuView): Promise<VisitorResponse> =>
  shareImage({
    title: name,
    label: translationsFor(language).menu,
    line: (description || address).replace(/\s+/g, " "),
    colors: shareColors(theme, accent),
  });

/** /m/{slug}?table={label} and /m/{slug}/og.png (docs/contract.md §7). */
export const menuPageRoute: PageRoute = ({ first, second, query }) => {
  const key = pageKey(first);
  if (key === undefined) return undefined;
  if (second === PICTURE) return { kind: menu, key, part: PICTURE, uncounted: true };
  return second === undefined ? { kind: menu, key, segment: query.get("table")?.trim() ?? "" } : undefined;
};
