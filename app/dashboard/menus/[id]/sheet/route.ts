import { translationsFor } from "@/components/pages/menu/translations";
import { download } from "@/lib/http/dashboard/download";
import { menus } from "@/lib/menus";
import { sheet } from "@/lib/menus/sheet";

export const GET = download(async ({ owner, at }) => {
  const { language } = await menus.get(owner, at);
  return sheet(owner, at, translationsFor(language));
});
