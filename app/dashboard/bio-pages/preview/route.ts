import { bioPages } from "@/lib/bio-pages";
import { previewRoute } from "@/lib/http/dashboard/preview";
import { imagePath } from "@/lib/images/urls";
import { drawBioPage } from "@/lib/visitors/pages/bio-page";

/** Renders an unsaved bio page with its stored links and picture. */
export const POST = previewRoute(async (fields, { owner, now }) => {
  const { avatarHash, links, ...view } = await bioPages.preview(owner, fields, now);
  return drawBioPage(
    {
      ...view,
      url: "/",
      picture: "",
      avatar: avatarHash
        ? { small: imagePath(avatarHash, "small"), large: imagePath(avatarHash, "large") }
        : null,
      // The links go nowhere: a click by the owner must not be counted.
      links: links.map((link) => ({ ...link, href: `#${link.id}` })),
    },
    true,
  );
});
