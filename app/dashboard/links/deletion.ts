import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteLink } from "./actions";

type Link = { id: number; slug: string; domain: string | null };

/** On the account's own domain, nobody else can take the slug. */
export const linkDeletion = ({ id, slug, domain }: Link): Deletion => ({
  title: `Delete “${slug}”?`,
  action: "Delete link",
  consequences: `The link and its statistics will be deleted, ${
    domain
      ? "and printed QR codes will stop working"
      : "printed QR codes will stop working, and the slug will become available to others"
  }. This can't be undone.`,
  success: "Link deleted",
  run: () => deleteLink(id),
});
