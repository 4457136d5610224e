import { bioPages } from "@/lib/bio-pages";
import { previewRoute } from "@/lib/http/dashboard/preview";
import { imagePath } from "@/lib/images/urls";
import { drawBioPage } from "@/lib/visitors/pages/bio-page";

/** The document of a bio page that is not saved yet, with the links and the picture that it has. */
export const POST = previewRoute(async (fields, { owner, now }) => {
  const { avatarHash, links, ...view } = await bioPages.sample(owner, fields, now);
  return drawBioPage(
    {
      ...view,
      url: "/",
      picture: "",
      avatar: avatarHash
        ? { small: imagePath(avatarHash, "small"), large: imagePath(avatarHash, "large") }
        : null,
      // They lead nowhere: a click of the owner is not a visitor's.
      links: links.map((link) => ({ ...link, href: `#${link.id}` })),
    },
    true,
  );
});
