import { SearchX } from "lucide-react";
import { LinkButton } from "./button";
import { EmptyState } from "./empty-state";

type Props = { page: number; query: Record<string, string> };

/** Said on a page that the list is too short for. */
export const PageOutOfRange = ({ page, query }: Props) => (
  <EmptyState icon={SearchX} title={`There is no page ${page}`} text="The list is shorter by now.">
    <LinkButton href={`?${new URLSearchParams(query)}`}>To the first page</LinkButton>
  </EmptyState>
);
