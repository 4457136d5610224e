import { Badge } from "@/components/ui/badge";

/** Whether visitors can open a page. */
export const PublishedBadge = ({ published }: { published: boolean }) => (
  <Badge tone={published ? "good" : "plain"}>{published ? "Published" : "Hidden"}</Badge>
);
