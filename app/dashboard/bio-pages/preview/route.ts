import { bioPages } from "@/lib/bio-pages";
import { isMissingRow } from "@/lib/db/errors";
import { forms } from "@/lib/forms";
import { previewRoute } from "@/lib/http/dashboard/preview";
import { imagePath } from "@/lib/images/urls";
import type { Owner } from "@/lib/owner";
import { drawBioPage } from "@/lib/visitors/pages/bio-page";

/** Renders an unsaved bio page with its stored links and picture. */
export const POST = previewRoute(async (fields, { owner, language, now }) => {
  const { avatarHash, links, ...view } = await bioPages.preview(owner, fields, now);
  const blocks = await Promise.all(
    links.map(async ({ id, formId, thumbnailHash, url, ...link }) => ({
      ...link,
      url: url ?? "",
      // Links are inert: a click by the owner must not be counted.
      href: `#${id}`,
      thumbnail: thumbnailHash && imagePath(thumbnailHash, "small"),
      form: formId === null ? null : await inlineForm(owner, formId, now),
    })),
  );
  return drawBioPage(
    {
      ...view,
      url: "/",
      picture: "",
      avatar: avatarHash
        ? { small: imagePath(avatarHash, "small"), large: imagePath(avatarHash, "large") }
        : null,
      links: blocks,
    },
    language,
    true,
  );
});

/** The form as visitors see it inside the page; null unless it accepts submissions. */
async function inlineForm(owner: Owner, id: number, now: Date) {
  const row = await forms.get(owner, { id }).catch((error: unknown) => {
    if (isMissingRow(error)) return undefined;
    throw error;
  });
  if (!row || forms.serialize(row, now).state !== "open") return null;
  const { redirectUrl, slug, description, fields, submitLabel, language } = forms.publicForm(row);
  return { slug, description, fields, submitLabel, language, token: "", redirects: redirectUrl !== null };
}
