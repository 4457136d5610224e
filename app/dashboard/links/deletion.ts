import type { Deletion } from "@/components/ui/delete-dialog";
import { deleteLink } from "./actions";

export const linkDeletion = ({ id, slug }: { id: number; slug: string }): Deletion => ({
  title: `Delete the link ${slug}?`,
  action: "Delete link",
  lost: "Whoever opens it will find nothing. Its clicks and statistics are lost, and the address is free for anybody. Printed QR codes stop working.",
  said: `${slug} was deleted`,
  run: () => deleteLink(id),
});
