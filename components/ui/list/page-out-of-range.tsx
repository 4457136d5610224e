import { SearchX } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

type Props = { page: number; query: Record<string, string> };

/** Shown for a page number past the end of a list. */
export const PageOutOfRange = ({ page, query }: Props) => (
  <EmptyState icon={SearchX} title={`Page ${page} doesn't exist`} text="This list has fewer pages.">
    <LinkButton href={`?${new URLSearchParams(query)}`}>Go to first page</LinkButton>
  </EmptyState>
);
